import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import {
  accepts,
  dialog,
  givesPdf,
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
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

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
  });

  test("may be left and taken up again, with what was changed", async ({ page }) => {
    await reviewsNewCourse(page);
    await review(page).getByLabel("Instructor").fill("Dr. Sample");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Nothing has entered a course yet");
    await question.getByRole("button", { name: "Keep reviewing" }).click();
    await review(page).getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Close" }).first().click();
    await expect(review(page)).toBeHidden();
    await expect(waiting(page)).toContainText("A syllabus waits for your review: bio210.pdf");
    await waiting(page).getByRole("button", { name: "Review" }).click();
    await expect(review(page).getByLabel("Instructor")).toHaveValue("Dr. Sample");
    await review(page).getByRole("button", { name: "Cancel" }).click();
    await expect(review(page)).toBeHidden();

    await waiting(page).getByRole("button", { name: "Discard" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(waiting(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await expect(waiting(page)).toBeHidden();
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

test.describe("a syllabus for a course", () => {
  test("in a newer version shows what moved, is new or gone", async ({ page }) => {
    await reviewsNewCourse(page);
    await row(items(page), "Term paper").getByRole("checkbox").check();
    await accepts(page, "Add 5 items and 4 topics");
    const topics = page.getByRole("region", { name: "Syllabus Topics" });
    await topics.getByRole("button", { name: "Add Syllabus" }).click();
    const newer = SYLLABUS.map((line) =>
      line
        .replace("October 3, 2036", "October 10, 2036")
        .replace(/^Term paper.*/, "Presentation  20%"),
    );
    await givesPdf(page, syllabusPdf("bio210-new.pdf", [newer, SCHEDULE]));
    await expect(review(page)).toBeVisible(READ_WITHIN);
    const moved = row(items(page), "Homework 2");
    await expect(moved).toContainText("Fri 3 Oct");
    await expect(moved).toContainText("Fri 10 Oct");
    await expect(moved.getByRole("checkbox")).toBeChecked();
    await expect(row(items(page), "Presentation")).toContainText("New");
    await expect(review(page).getByText("No change (3)")).toBeVisible();
    const gone = review(page).getByRole("region", { name: "Not in this version any more" });
    await expect(gone.getByRole("checkbox")).not.toBeChecked();
    await gone.getByRole("checkbox", { name: "Delete Term paper" }).check();
    await row(items(page), "Presentation").getByRole("checkbox").check();
    await accepts(page, "Add 1 item, update 1 and delete 1");

    const assignments = page.getByRole("region", { name: "Assignments" });
    await expect(assignments).toContainText("Fri 10 Oct 2036");
    await expect(assignments).toContainText("Presentation");
    await expect(assignments).not.toContainText("Term paper");
    await toast(page, "Cell Biology is up to date").getByRole("button", { name: "Undo" }).click();
    await expect(assignments).toContainText("Fri 3 Oct 2036");
    await expect(assignments).toContainText("Term paper");
    await expect(assignments).not.toContainText("Presentation");
  });

  test("is read on while its dialog is closed, and waits in the topics", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Biology" });
    await page.goto(`/courses/${id}`);
    const topics = page.getByRole("region", { name: "Syllabus Topics" });
    await topics.getByLabel("Drop your syllabus here").setInputFiles(syllabusPdf());
    await expect(dialog(page)).toContainText("Nothing enters a course before you have checked it");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/syllabus-imports/", async (route) => {
      if (route.request().method() === "POST") await released;
      await route.continue();
    });
    await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(waiting(page)).toContainText("waits for your review: bio210.pdf", READ_WITHIN);
    await page.goto("/courses");
    await expect(page.getByRole("article").filter({ hasText: "Biology" })).toBeVisible();
    await expect(waiting(page)).toBeHidden();
  });

  test("that is locked asks for its password and says when it is wrong", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Biology" });
    await page.goto(`/courses/${id}`);
    const topics = page.getByRole("region", { name: "Syllabus Topics" });
    await topics.getByRole("button", { name: "Add Syllabus" }).click();
    const locked = syllabusPdf("locked.pdf", [SYLLABUS, SCHEDULE], { password: "secret-word" });
    await givesPdf(page, locked);
    const password = dialog(page).getByLabel("Password of the PDF", { exact: true });
    await expect(password).toBeVisible(READ_WITHIN);
    await expect(password).toHaveAccessibleDescription(/never stored/);
    await expectAccessible(page);
    await password.fill("guess");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription("The password is not right.");
    await password.fill("secret-word");
    await page.keyboard.press("Enter");
    await expect(review(page)).toBeVisible(READ_WITHIN);
    await expect(row(items(page), "Homework 1")).toBeVisible();
  });

  test("that is damaged says so, and another one can be given", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Biology" });
    await page.goto(`/courses/${id}`);
    const topics = page.getByRole("region", { name: "Syllabus Topics" });
    await topics.getByRole("button", { name: "Add Syllabus" }).click();
    const broken = { ...syllabusPdf("broken.pdf"), buffer: Buffer.from("%PDF-1.4 nothing") };
    await givesPdf(page, broken);
    await expect(dialog(page).getByRole("alert")).toContainText("damaged", READ_WITHIN);
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("damaged", READ_WITHIN);
    await dialog(page).getByRole("button", { name: "Choose another file" }).click();
    await givesPdf(page, syllabusPdf());
    await expect(review(page)).toBeVisible(READ_WITHIN);
    await review(page).getByRole("button", { name: "Cancel" }).click();
    await expect(waiting(page).getByRole("listitem")).toHaveCount(1);
  });
});

test("a locked assignment PDF is unlocked on its row", async ({ page, member }) => {
  const { id } = await member.makesCourse({ name: "Biology" });
  await page.goto(`/courses/${id}`);
  await page.getByRole("button", { name: "Upload assignment file" }).click();
  const lines = ["Homework 3: Cells", "Due: October 9, 2036", "Problem 1. Draw a cell."];
  const locked = syllabusPdf("homework_3.pdf", [lines], { password: "secret-word" });
  await dialog(page).locator("input[type=file]").setInputFiles(locked);
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("button", { name: "Enter password" }).click(READ_WITHIN);
  await dialog(page).getByLabel("Password of the PDF", { exact: true }).fill("secret-word");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("From File")).toBeVisible(READ_WITHIN);
});

test("the review has nothing for axe to find and fits a phone @mobile", async ({ page }) => {
  await page.goto("/courses");
  await page.getByRole("button", { name: "New course from syllabus" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await reviewsNewCourse(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await row(items(page), "Homework 1").getByRole("button").click();
  await expect(page.getByText("Marked on page 1")).toBeAttached(READ_WITHIN);
  await page.keyboard.press("Escape");
  await review(page).getByRole("button", { name: "Cancel" }).click();
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
