import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import {
  acts,
  card,
  dayIn,
  dialog,
  generatesPlan,
  makesPlan,
  opens,
  section,
  toast,
  topic,
} from "./support/study-plans";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test("a study plan is made by hand, ticked, moved from status to status, deleted and brought back", async ({
  page,
  member,
}) => {
  const title = "Mosses and ferns";
  await member.makesCourse({ name: "Botany" });

  await test.step("the form makes one with topics and milestones", async () => {
    await page.goto("/study-plans");
    await page.getByRole("button", { name: "Create Study Plan" }).click();
    const form = dialog(page);
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Course").selectOption({ label: "Botany" });
    await form.getByLabel("Status").selectOption("active");
    await form.getByLabel("End date").fill(dayIn(10));
    await form.getByRole("button", { name: "Add topic" }).click();
    await form.getByLabel("Topic 1", { exact: true }).fill("Mosses");
    await form.getByLabel("Hours of topic 1").fill("0.5");
    await form.getByRole("button", { name: "Add topic" }).click();
    await expect(form.getByLabel("Topic 2", { exact: true })).toBeFocused();
    await form.getByLabel("Topic 2", { exact: true }).fill("Ferns");
    await form.getByLabel("Hours of topic 2").fill("2.5");
    await form.getByRole("button", { name: "Add milestone" }).click();
    await form.getByLabel("Milestone 1", { exact: true }).fill("Herbarium");
    await form.getByLabel("Day of milestone 1").fill(dayIn(5));
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(form).toBeHidden();
    await expect(card(page, title)).toContainText("2 topics · 3 h · 1 milestone");
  });

  await test.step("topics and milestones are ticked, and all topics complete it", async () => {
    await opens(page, title);
    await topic(page, "Mosses").check();
    await expect(dialog(page).getByRole("img", { name: "Progress: 50%" })).toBeVisible();
    await section(page, "Milestones").getByRole("checkbox", { name: "Reached: Herbarium" }).check();
    await topic(page, "Ferns").check();
    await expect(dialog(page).getByRole("button", { name: "Set to Draft" })).toBeVisible();
    await expect(dialog(page)).toContainText("Completed");
    await topic(page, "Mosses").uncheck();
    await expect(dialog(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => storedTicks(page)).toEqual([false, true, true]);
  });

  await test.step("its address keeps it open", async () => {
    await page.reload();
    await expect(topic(page, "Ferns")).toBeChecked();
    await expect(topic(page, "Mosses")).not.toBeChecked();
    await expect(dialog(page).getByRole("checkbox", { name: "Reached: Herbarium" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/study-plans");
    await expect(card(page, title)).toContainText("50% done");
  });

  await test.step("it goes from status to status", async () => {
    for (const [action, then] of [
      ["Pause", "Paused"],
      ["Reactivate", "Active"],
      ["Mark Complete", "100% done"],
      ["Set to Draft", "Draft"],
    ] as const) {
      await acts(page, title, action);
      await expect(card(page, title)).toContainText(then);
    }
    await expect(card(page, title)).toContainText("0% done");
    await acts(page, title, "Activate");
    await expect(card(page, title)).toContainText("Active");
    await acts(page, title, "Duplicate");
    await expect(card(page, `Copy of ${title}`)).toContainText("Draft");
  });

  await test.step("it is deleted after asking, and Undo brings it back", async () => {
    await acts(page, title, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(card(page, title)).toBeHidden();
    await toast(page, `“${title}” deleted`).getByRole("button", { name: "Undo" }).click();
    await expect(card(page, title)).toBeVisible();
  });
});

test("study plans, their forms and their details can be used by everyone @mobile", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Environmental Systems Analysis" });
  await page.goto("/study-plans");
  await expect(page.getByRole("heading", { name: "No study plans yet" })).toBeVisible();
  await expectAccessible(page);

  const { plan } = await generatesPlan(page, member, "active");
  await makesPlan(page, member, id, { description: "Two chapters a week." });
  await page.goto("/study-plans");
  await expect(card(page, "Plan for the final")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step("the planner", async () => {
    await page.getByRole("button", { name: "AI Study Planner" }).click();
    await dialog(page).getByLabel("Course").selectOption({ label: "Algebra" });
    await dialog(page).getByRole("button", { name: "Counting" }).click();
    await dialog(page).getByRole("button", { name: "Sunday" }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
  });

  await test.step("the form", async () => {
    await page.getByRole("button", { name: "Create Study Plan" }).click();
    await dialog(page).getByRole("button", { name: "Add topic" }).click();
    await dialog(page).getByRole("button", { name: "Add milestone" }).click();
    await expectAccessible(page);
  });

  await test.step("a plan made by hand, and one that was generated", async () => {
    await page.goto("/study-plans");
    await opens(page, "Plan for the final");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/study-plans?plan=${plan.id}`);
    await expect(section(page, "Progress against time")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

/** Of both topics and the milestone, as the server has them. */
function storedTicks(page: Parameters<typeof topic>[0]) {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("access_token")}` };
    const answer = await fetch("/api/study-plans/", { headers });
    const [{ plan_data }] = await answer.json();
    return [...plan_data.topics, ...plan_data.milestones].map(({ completed }) => completed);
  });
}
