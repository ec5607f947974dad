import { expect } from "@playwright/test";
import { DAY_MS } from "@/lib/time/durations";
import { textPage } from "@/tests/support/pdf";
import { fromNow, makesExam, panel, posts } from "./support/exams";
import { pdf, READ_WITHIN } from "./support/files";
import { test } from "./support/signed-in";
import { dialog, generatesPlan, MADE_WITHIN, section, toast, topic } from "./support/study-plans";
import { expectAccessible } from "./support/test";
import { sends, viewer } from "./support/viewer";

test.describe("the AI study planner", () => {
  test("makes a plan of the course without a model, and one for an exam, and opens them", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Algebra" });
    for (const title of ["Graphs", "Trees"]) {
      await posts(page, member, `/courses/${id}/topic-items/`, { title });
    }
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("generate-study-plan")) asked += 1;
    });
    await page.goto("/study-plans");
    await page.getByRole("button", { name: "AI Study Planner" }).click();
    const planner = dialog(page);
    await planner.getByRole("button", { name: "Make study plan" }).click();
    await expect(planner.getByText("Course is required")).toBeVisible();
    await planner.getByLabel("Course").selectOption({ label: "Algebra" });
    await planner.getByRole("button", { name: "Three weeks" }).click();
    await expect(planner.getByLabel("What is the plan for?")).toHaveValue("Three weeks");
    await expect(planner.getByLabel("Study hours per day")).toHaveValue("2");
    await expect(planner.getByRole("radio", { name: /Gradual/ })).toBeChecked();
    await planner.getByRole("button", { name: "Graphs" }).click();
    await planner.getByRole("button", { name: "Sunday" }).click();
    await planner.getByRole("button", { name: "Make study plan" }).dblclick();
    await expect(section(page, "Topics")).toContainText("Graphs", MADE_WITHIN);
    await expect(dialog(page).getByRole("status").first()).toContainText(
      "Your study plan is ready. We made it from the topics",
    );
    await expect(dialog(page)).toContainText("Draft");
    await expect(section(page, "How we made it")).toContainText("without a language model");
    await expect(section(page, "Sessions")).toContainText(/\d+ sessions/);
    expect(asked).toBe(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("article")).toHaveCount(1);

    await test.step("and one for an exam, from the exam's row", async () => {
      await makesExam(page, member, id, {
        name: "Midterm",
        exam_date: fromNow(12 * DAY_MS),
        syllabus_coverage: [{ topic: "Graphs", weightage: 60 }],
      });
      await page.goto(`/courses/${id}`);
      await panel(page).getByRole("button", { name: "Actions for Midterm" }).click();
      await page.getByRole("menuitem", { name: "Plan for this exam" }).click();
      const question = page.getByRole("alertdialog");
      await page.route("**/generate_study_plan/", (route) => route.abort());
      await question.getByRole("button", { name: "Make the plan" }).click();
      await expect(question.getByRole("alert")).toContainText("reach the server");
      await page.unroute("**/generate_study_plan/");
      await question.getByRole("button", { name: "Make the plan" }).click();
      await expect(page).toHaveURL(/\/study-plans\?plan=\d+/, MADE_WITHIN);
      await expect(topic(page, "Graphs")).toBeVisible();
      await expect(dialog(page)).toContainText("Your study plan for the exam is ready.");
    });
  });

  test("names the pages that a topic builds on, and opens them", async ({ page, member }) => {
    test.slow();
    const { id } = await member.makesCourse({ name: "Algebra" });
    await posts(page, member, `/courses/${id}/topic-items/`, { title: "Spanning trees" });
    const file = pdf("graphs.pdf", [
      textPage(chapter("Graphs")),
      textPage(chapter("Spanning trees")),
    ]);
    const fields = { title: "Chapter 4", resource_type: "pdf", course: String(id), file };
    await sends(page, member, "/resources/", fields);
    await page.goto(`/courses/${id}`);
    const ready = page.getByText("Ready for AI Study Plans");
    await expect(ready.first()).toBeVisible(READ_WITHIN);
    const { study_plan: plan } = await posts(page, member, "/resources/generate-study-plan/", {
      course_id: id,
      query: "two weeks",
    });
    await page.goto(`/study-plans?plan=${plan.id}&made=planner`);
    await expect(dialog(page)).toContainText(
      "RAG-powered AI study plan created successfully with context from your uploaded resources!",
    );
    const sources = dialog(page).getByRole("list", { name: "Pages for Spanning trees" });
    await sources
      .getByRole("button", { name: /^Chapter 4, p\. \d/ })
      .first()
      .click();
    await expect(
      viewer(page)
        .getByText(/are studied here in sentence 3/)
        .first(),
    ).toBeVisible();
  });
});

test("a plan is changed by words, changed back, and made to fit where hours are short", async ({
  page,
  member,
}) => {
  const { course_id, plan } = await generatesPlan(page, member, "active");
  const change = section(page, "Change it in your own words");

  await test.step("it shows what would change, changes it, and takes it back", async () => {
    await page.goto(`/study-plans?plan=${plan.id}`);
    await change.getByLabel("What should change?").fill("one hour a day");
    await change.getByRole("button", { name: "Preview changes" }).click();
    const preview = change.getByRole("region", { name: "What would change" });
    await expect(preview.getByRole("list", { name: "Changes" })).not.toBeEmpty();
    await expectAccessible(page);
    await preview.getByRole("button", { name: "Make these changes" }).click();
    await expect(toast(page, `“${plan.title}” changed`)).toBeVisible();
    await expect(change.getByLabel("What should change?")).toHaveValue("");
    await expect(section(page, "How we made it")).toContainText("1 h a day at most");
    await change.getByRole("button", { name: "Undo the last change" }).click();
    await expect(section(page, "How we made it")).toContainText("2 h a day at most");
  });

  await test.step("it says what was not understood, and keeps the words", async () => {
    await change.getByLabel("What should change?").fill("colourless green ideas");
    await change.getByRole("button", { name: "Preview changes" }).click();
    await expect(change.getByRole("alert")).toContainText("We didn't understand");
    await expect(change.getByLabel("What should change?")).toHaveValue("colourless green ideas");
  });

  await test.step("it begins with the ways out when the hours do not suffice", async () => {
    const { study_plan: short } = await posts(page, member, "/resources/generate-study-plan/", {
      course_id,
      query: "everything within two days",
      preferences: { study_hours_per_day: 0.5 },
    });
    await page.goto(`/study-plans?plan=${short.id}`);
    await expect(dialog(page).getByRole("note")).toContainText("You don't have enough hours");
    const ways = change.getByRole("list", { name: "To make it fit" });
    await ways.getByRole("button", { name: /^Study .* hours a day/ }).click();
    await change.getByRole("button", { name: "Preview changes" }).click();
    await change.getByRole("button", { name: "Make these changes" }).click();
    await expect(dialog(page).getByRole("note")).toBeHidden();
    await expect(change.getByRole("button", { name: "Undo the last change" })).toBeVisible();
  });
});

/** A page long enough to be found by what it is about. */
function chapter(title: string) {
  const lines = Array.from({ length: 14 }, (_, number) => sentence(title, number));
  return [title, ...lines];
}

function sentence(title: string, number: number) {
  return `${title} are studied here in sentence ${number} with many words on vertices and edges.`;
}
