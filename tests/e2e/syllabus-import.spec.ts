import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import {
  accepts,
  dialog,
  items,
  READ_WITHIN,
  review,
  reviewsNewCourse,
  row,
  SCHEDULE,
  SYLLABUS,
  syllabusPdf,
  toast,
  waiting,
} from "./support/syllabus-imports";

const ALL = "Add 4 items and 4 topics";

test.describe("a new course from a syllabus", () => {
  test("is set up after a review, and gone again with one undo", async ({ page }) => {
    await reviewsNewCourse(page);
    const form = review(page);
    await expect(form.getByLabel("Course name")).toHaveValue("Cell Biology");
    await expect(form.getByLabel("Code")).toHaveValue("BIO 210");
    await expect(form.getByLabel("Semester")).toHaveValue("Fall 2036");
    const paper = row(items(page), "Term paper");
    await expect(paper.getByRole("checkbox")).not.toBeChecked();
    await expect(paper).toContainText("Unknown");
    const homework = row(items(page), "Homework 1");
    await expect(homework.getByRole("checkbox")).toBeChecked();
    await expect(homework.getByLabel("Date of Homework 1")).toHaveValue("2036-09-19");
    await expect(homework).toContainText("Date only");
    await expect(form.getByText("add up to 80%, not 100%")).toBeVisible();
    await expect(form.getByRole("button", { name: ALL })).toBeVisible();

    await paper.getByRole("checkbox").check();
    await expect(form.getByText("add up to 100%")).toBeVisible();
    await homework.getByLabel("Title of Homework 1").fill("Problem set 1");
    await homework.getByLabel("Time of Homework 1").fill("10:30");
    await accepts(page, "Add 5 items and 4 topics");

    await expect(page).toHaveURL(/\/courses\/\d+$/);
    await expect(page.getByRole("heading", { name: "Cell Biology", level: 1 })).toBeVisible();
    const assignments = page.getByRole("region", { name: "Assignments" });
    await expect(assignments).toContainText("Problem set 1");
    await expect(assignments).toContainText("Fri 19 Sep 2036, 10:30 AM");
    await expect(assignments).toContainText("Term paper");
    await expect(page.getByRole("region", { name: "Exams" })).toContainText("Midterm exam");
    const topics = page.getByRole("region", { name: "Syllabus Topics" });
    await expect(topics.getByRole("checkbox")).toHaveCount(4);

    await toast(page, "Cell Biology is set up: 5 items, 4 topics")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(page).toHaveURL("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  });

  test("shows where the syllabus says it, by click and by arrow keys", async ({ page }) => {
    await reviewsNewCourse(page);
    const pdf = review(page).getByRole("region", { name: "bio210.pdf" });
    await expect(pdf.getByText("Marked on page 1")).toBeAttached(READ_WITHIN);
    await row(items(page), "Homework 1").getByRole("textbox").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByLabel("Title of Homework 2")).toBeFocused();
    const chip = (title: string) =>
      review(page).getByRole("button", { name: `show where it says “${title}”` });
    await expect(chip("Homework 2")).toHaveAttribute("aria-pressed", "true");
    await chip("Signalling").click();
    await expect(pdf.getByText("Marked on page 2")).toBeAttached();
    const mark = pdf.locator("[data-mark]");
    await expect(mark).toBeInViewport();
    await pdf.getByRole("region", { name: "Pages of the document" }).press("Home");
    await expect(mark).not.toBeInViewport();
    await chip("Signalling").click();
    await expect(mark).toBeInViewport();
  });

  test("opens where the first of it stands, also without motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const cover = ["A cover", "without anything on it"];
    await reviewsNewCourse(page, syllabusPdf("bio210.pdf", [cover, cover, SYLLABUS, SCHEDULE]));
    const pdf = review(page).getByRole("region", { name: "bio210.pdf" });
    await expect(pdf.getByText("Marked on page 3")).toBeAttached(READ_WITHIN);
    await expect(pdf.locator("[data-mark]")).toBeInViewport();
  });

  test("may be left, reloaded and taken up again, with what was changed", async ({ page }) => {
    await reviewsNewCourse(page);
    await review(page).getByLabel("Instructor").fill("Dr. Sample");
    await row(items(page), "Homework 2").getByRole("checkbox").uncheck();
    await page.reload();
    await expect(waiting(page)).toContainText("A syllabus waits for your review: bio210.pdf");
    await waiting(page).getByRole("button", { name: "Review" }).click();
    await expect(review(page)).toContainText("You go on where you left off");
    await expect(review(page).getByLabel("Instructor")).toHaveValue("Dr. Sample");
    await expect(row(items(page), "Homework 2").getByRole("checkbox")).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(review(page)).toBeHidden();
    await waiting(page).getByRole("button", { name: "Review" }).click();
    await review(page).getByRole("button", { name: "Start over" }).click();
    await expect(review(page).getByLabel("Instructor")).toHaveValue("Dr. Example");
    await expect(row(items(page), "Homework 2").getByRole("checkbox")).toBeChecked();
    await review(page).getByRole("button", { name: "Close" }).last().click();
    await expect(review(page)).toBeHidden();

    const question = page.getByRole("alertdialog");
    await waiting(page).getByRole("button", { name: "Discard" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(waiting(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await expect(waiting(page)).toBeHidden();
  });

  test("from text that did not arrive has the text again", async ({ page }) => {
    const pasted = [...SYLLABUS, ...SCHEDULE].join("\n");
    await page.goto("/courses");
    const begin = page.getByRole("button", { name: "New course from syllabus" });
    await begin.click();
    await dialog(page).getByLabel("Or paste the text").fill(pasted);
    await page.reload();
    await begin.click();
    await expect(dialog(page).getByLabel("Or paste the text")).toHaveValue(pasted);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/syllabus-imports/", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await released;
      await route.abort();
    });
    await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(toast(page, "The syllabus did not arrive")).toContainText("What you gave is kept");
    await page.unroute("**/api/syllabus-imports/");
    await begin.click();
    await expect(dialog(page).getByLabel("Or paste the text")).toHaveValue(pasted);
    await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
    await expect(review(page)).toBeVisible(READ_WITHIN);
    await page.keyboard.press("Escape");
    await begin.click();
    await expect(dialog(page).getByLabel("Or paste the text")).toHaveValue("");
  });

  test("that cannot be made says why at the field and keeps every edit", async ({
    page,
    member,
  }) => {
    await member.makesCourse({ name: "Cell Biology", semester: "Fall 2036" });
    await reviewsNewCourse(page);
    const form = review(page);
    await row(items(page), "Homework 1").getByLabel("Title of Homework 1").fill(" ");
    await form.getByRole("button", { name: ALL }).click();
    await expect(row(items(page), "Homework 1")).toContainText("Title is required");
    await expect(form.getByLabel("Title of Homework 1")).toBeFocused();
    await form.getByLabel("Title of Homework 1").fill("Problem set 1");
    await form.getByRole("button", { name: ALL }).click();
    await expect(form.getByRole("alert")).toContainText("Nothing was added");
    await expect(form.getByLabel("Course name")).toHaveAccessibleDescription(
      "You already have a course with this name in this semester.",
    );
    await expect(form.getByLabel("Course name")).toBeFocused();
    await expect(form.getByLabel("Title of Homework 1")).toHaveValue("Problem set 1");

    await page.route("**/accept/", (route) => route.abort());
    await form.getByLabel("Course name").fill("Cells");
    await form.getByRole("button", { name: ALL }).click();
    await expect(form.getByRole("alert")).toContainText("could not reach the server");
    await page.unroute("**/accept/");
    await accepts(page, ALL);
    await expect(page.getByRole("heading", { name: "Cells", level: 1 })).toBeVisible();
  });

  test("from pasted text marks the words in the text", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("button", { name: "New course from syllabus" }).click();
    await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
    await expect(dialog(page)).toContainText("Please provide the syllabus as text or as a PDF");
    await dialog(page)
      .getByLabel("Or paste the text")
      .fill([...SYLLABUS, ...SCHEDULE].join("\n"));
    await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
    await expect(review(page)).toBeVisible(READ_WITHIN);
    const text = review(page).getByRole("region", { name: "Text of the syllabus" });
    await row(items(page), "Homework 2").getByRole("textbox").first().focus();
    await expect(text.locator("mark")).toContainText("October 3, 2036");
    await expect(review(page)).not.toContainText("could not be marked");
    await accepts(page, ALL);
    await expect(page.getByRole("heading", { name: "Cell Biology", level: 1 })).toBeVisible();
  });

  test("of which nothing is found is made by hand", async ({ page }) => {
    const lines = ["Welcome.", "This is a friendly letter about reading books with pleasure."];
    await reviewsNewCourse(page, syllabusPdf("letter.pdf", [lines]));
    await expect(review(page)).toContainText("No deadlines and no topics were found");
    await review(page).getByLabel("Course name").fill("Reading");
    await review(page).getByRole("button", { name: "Add a topic" }).click();
    await expect(review(page).getByLabel("Title of your topic")).toBeFocused();
    await page.keyboard.type("Novels");
    await accepts(page, "Add 1 topic");
    const topics = page.getByRole("region", { name: "Syllabus Topics" });
    await expect(topics.getByRole("checkbox", { name: "Completed: Novels" })).toBeVisible();
  });
});
