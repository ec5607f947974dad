import { expect } from "@playwright/test";
import { READ_WITHIN } from "./support/files";
import { test } from "./support/signed-in";
import {
  accepts,
  items,
  review,
  reviewsNewCourse,
  row,
  SCHEDULE,
  SYLLABUS,
  syllabusPdf,
  toast,
} from "./support/syllabus-imports";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const ALL = "Add 4 items and 4 topics";

test.describe("a new course from a syllabus", () => {
  test("shows where its syllabus says it, is set up after a review, and gone again with one undo", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const letter = ["Welcome.", "This is a friendly letter about reading books with pleasure."];
    const parts = [SYLLABUS.slice(0, 3), letter, SYLLABUS.slice(3), SCHEDULE];
    await reviewsNewCourse(page, syllabusPdf("bio210.pdf", parts));
    const form = review(page);
    const pdf = form.getByRole("region", { name: "bio210.pdf" });
    const mark = pdf.locator("[data-mark]");

    await test.step("it opens where the first item stands, also without motion", async () => {
      await expect(pdf.getByText("Marked on page 3")).toBeAttached(READ_WITHIN);
      await expect(mark).toBeInViewport();
    });

    await test.step("it shows where it stands by click and by arrow keys", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await row(items(page), "Homework 1").getByRole("textbox").first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByLabel("Title of Homework 2")).toBeFocused();
      const chip = (title: string) =>
        form.getByRole("button", { name: `show where it says “${title}”` });
      await expect(chip("Homework 2")).toHaveAttribute("aria-pressed", "true");
      await chip("Signalling").click();
      await expect(pdf.getByText("Marked on page 4")).toBeAttached();
      await expect(mark).toBeInViewport();
      await pdf.getByRole("region", { name: "Pages of the document" }).press("Home");
      await expect(mark).not.toBeInViewport();
      await chip("Signalling").click();
      await expect(mark).toBeInViewport();
    });

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
    const topics = page.getByRole("region", { name: "Syllabus topics" });
    await expect(topics.getByRole("checkbox")).toHaveCount(4);

    await toast(page, "Cell Biology is ready: 5 items, 4 topics")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(page).toHaveURL("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  });

  test("whose days have no year asks for it once, and dates the work by it @mobile", async ({
    page,
  }) => {
    const lines = SYLLABUS.filter((line) => line !== "Fall 2036").map((line) =>
      line.replace(", 2036", ""),
    );
    await reviewsNewCourse(page, syllabusPdf("undated.pdf", [lines]));
    const date = review(page).getByLabel("Date of Homework 1");
    await expect(date).toHaveValue("");
    await review(page).getByLabel("Title of Homework 2").fill("Second sheet");
    const asked = review(page).getByRole("region", { name: "Which year is this syllabus for?" });
    await expect(asked).toContainText("from 19 Sep to 15 Dec");
    await expectAccessible(page, { within: "[role=dialog]", targets: true });
    const year = String(new Date().getFullYear() + 1);
    await asked.getByLabel("Year").selectOption(year);
    await asked.getByRole("button", { name: "Date the work" }).click();
    await expect(review(page).getByRole("region", { name: `Dated in ${year}` })).toBeVisible(
      READ_WITHIN,
    );
    await expect(date).toHaveValue(`${year}-09-19`);
    await expect(review(page).getByLabel("Title of Homework 2")).toHaveValue("Second sheet");
    await expect(review(page).getByLabel("Date of Homework 2")).toHaveValue(`${year}-10-03`);
    await expectAccessible(page, { within: "[role=dialog]", targets: true });
    await expectNoSidewaysScroll(page);
  });
});
