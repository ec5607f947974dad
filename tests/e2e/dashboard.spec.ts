import { expect, type Page } from "@playwright/test";
import { DAY_MS } from "@/lib/time/durations";
import { fromNow, makesExam, posts } from "./support/exams";
import { READ_WITHIN } from "./support/files";
import { test } from "./support/signed-in";
import { review, SCHEDULE, SYLLABUS, syllabusPdf } from "./support/syllabus-imports";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const list = (page: Page, name: string) => page.getByRole("region", { name });
const counter = (page: Page, name: string) =>
  page.getByRole("main").getByRole("term").filter({ hasText: name }).locator("..");

test.describe("the dashboard of a student in New York who travels", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("leads to the first course, then shows what is due, when, and how far it is", async ({
    page,
    member,
  }) => {
    await test.step("the first course is added", async () => {
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: "Hello, Ann", level: 1 })).toBeVisible();
      for (const name of ["Total Courses", "Pending Assignments", "Study Plans", "Study Streak"]) {
        await expect(counter(page, name)).toContainText("0");
      }
      await page.getByRole("button", { name: "Add Course" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("Course name").fill("Botany");
      await form.getByLabel("Credits").fill("3");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Botany", level: 1 })).toBeVisible();
    });
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    await member.makesAssignment(id, { title: "Herbarium", due_date: inNewYork(1) });
    await member.makesAssignment(id, { title: "Much later", due_date: fromNow(20 * DAY_MS) });
    await member.makesAssignment(id, { title: "Done", status: "completed" });
    await makesExam(page, member, id, {
      name: "Mosses",
      exam_type: "quiz",
      exam_date: inNewYork(3),
    });
    await posts(page, member, "/study-plans/", {
      title: "Plan for the final",
      status: "active",
      course_id: id,
      start_date: dayIn(0),
      end_date: dayIn(5),
      plan_data: {
        topics: [{ title: "Mosses", estimated_hours: 2, completed: true }, { title: "Ferns" }],
      },
    });
    await page.goto("/dashboard");
    const exam = list(page, "Upcoming Exams & Quizzes").getByRole("link", { name: /Mosses/ });
    await test.step("what is due is shown in the student's own zone", async () => {
      const assignments = list(page, "Upcoming Assignments");
      await expect(assignments.getByRole("listitem")).toHaveCount(1);
      await expect(assignments.getByRole("link", { name: /Herbarium/ })).toContainText("tomorrow");
      await expect(assignments.getByRole("link", { name: /Herbarium/ })).toContainText("12:30 PM");
      await expect(exam).toContainText("Quiz");
      await expect(exam).toContainText("in 3 days");
      const plan = list(page, "Study Plan Deadlines").getByRole("link", { name: /Plan for/ });
      await expect(plan).toContainText("in 5 days");
      await expect(plan).toContainText("% done");
      await expect(plan).toHaveAttribute("href", "/study-plans");
      await expect(counter(page, "Total Courses")).toContainText("1");
      await expect(counter(page, "Pending Assignments")).toContainText("2");
      await expect(counter(page, "Study Plans")).toContainText("1");
      await expect(counter(page, "Study Streak")).toContainText(/1\s*day/);
      const recent = list(page, "Recent Courses");
      await expect(recent.getByRole("link", { name: /Botany/ })).toBeVisible();
    });
    await test.step("its rows and cards lead on", async () => {
      await exam.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/courses/${id}`);
      await page.goBack();
      await page
        .getByRole("navigation", { name: "Quick actions" })
        .getByRole("link", { name: "Study Plans" })
        .click();
      await expect(page).toHaveURL("/study-plans");
    });
  });
});

test("syllabi dropped on the first page become courses together, and what is unclear is reviewed @mobile", async ({
  page,
}) => {
  const syllabus = (name: string, year = "2036") =>
    [SYLLABUS, SCHEDULE].map((lines) =>
      lines.map((line) => line.replace("BIO 210: Cell Biology", name).replaceAll("2036", year)),
    );
  await page.goto("/dashboard");
  await page
    .getByRole("region", { name: "Set up your term in a minute" })
    .getByLabel("Drop your syllabi here")
    .setInputFiles([
      syllabusPdf("bio210.pdf", syllabus("BIO 210: Cell Biology")),
      syllabusPdf("chem101.pdf", syllabus("CHEM 101: General Chemistry")),
      syllabusPdf("phys101.pdf", syllabus("PHYS 101: Mechanics", "2021")),
    ]);
  const together = page.getByRole("dialog", { name: "What we found in your 3 syllabi" });
  const add = together.getByRole("button", { name: "Add 2 of 3 courses" });
  await expect(add).toBeVisible(READ_WITHIN);
  const old = together.getByRole("listitem").filter({ hasText: "Mechanics" });
  await expect(old).toContainText("Its term is over.", READ_WITHIN);
  await expect(old.getByRole("checkbox")).toBeHidden();
  await expect(together.getByText("Left out without a sure date: Term paper")).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await add.click();
  await expect(page.getByText(/^2 courses are ready: 8 items and 8 topics$/)).toBeVisible();

  // What is left waits in the list, and opens nothing over the week that they filled.
  const form = review(page);
  await expect(together).toBeHidden();
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Review phys101.pdf" }).click();
  await expect(form).toContainText("phys101.pdf");
  await form.getByRole("button", { name: /^Add \d+ items/ }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
  await expect(counter(page, "Total Courses")).toContainText("3");
});

test("late work is finished where it stands, and comes back with one undo", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesAssignment(id, { title: "Herbarium", due_date: fromNow(-2 * DAY_MS) });
  await page.goto("/dashboard");
  const tick = list(page, "Overdue").getByRole("checkbox", { name: "Finish Herbarium" });
  await test.step("an undo by keys gives the focus back, whatever Tab came by", async () => {
    await tick.press("Space");
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    const isThere = () => undo.evaluate((button) => button === document.activeElement);
    for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await page.keyboard.press("Tab");
    const taken = page.waitForResponse(
      (answer) => answer.request().postDataJSON()?.status === "not_started",
    );
    await page.keyboard.press("Enter");
    await expect(tick).not.toBeChecked();
    await expect(tick).toBeFocused();
    // A reload before that would leave the work finished.
    await taken;
    await page.reload();
  });
  await tick.check();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tick).not.toBeChecked();
  const stored = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.status === "completed",
  );
  await tick.check();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(counter(page, "Pending Assignments")).toContainText("0");
  await expect(list(page, "Overdue")).toBeHidden();
});

test("everyone can use the dashboard, an empty and a full one @mobile", async ({
  page,
  member,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByText("No recent courses. Add one to get started!")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { id } = await member.makesCourse({
    name: "Environmental Systems Analysis and Optimization under Uncertainty",
  });
  await member.makesAssignment(id, { title: "A problem set with an uncommonly long title" });
  await member.makesAssignment(id, { title: "Late since Monday", due_date: fromNow(-DAY_MS) });
  for (const exam_type of ["quiz", "midterm", "final", "other"]) {
    await makesExam(page, member, id, { name: `The ${exam_type}`, exam_type });
  }
  await page.reload();
  await expect(list(page, "Upcoming Exams & Quizzes").getByRole("listitem")).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

/** The calendar day so many days from today in the student's zone. */
function dayIn(days: number) {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Half past twelve on that day, daylight saving time or not. */
function inNewYork(days: number) {
  const day = dayIn(days);
  const at = (offset: string) => new Date(`${day}T12:30:00${offset}`);
  const hour = at("-05:00").toLocaleTimeString("en-US", {
    hour: "numeric",
    hour12: false,
    timeZone: "America/New_York",
  });
  return at(hour === "12" ? "-05:00" : "-04:00").toISOString();
}
