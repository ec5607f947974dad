import { expect } from "@playwright/test";
import { READ_WITHIN } from "./support/files";
import { test } from "./support/signed-in";
import {
  accepts,
  dialog,
  givesPdf,
  items,
  review,
  reviewsNewCourse,
  row,
  SCHEDULE,
  SYLLABUS,
  setsUpCourse,
  syllabusPdf,
  toast,
  waiting,
} from "./support/syllabus-imports";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test.describe("a syllabus for a course", () => {
  test("in a newer version shows what moved, is new or gone", async ({ page, member }) => {
    await page.goto(`/courses/${await setsUpCourse(page, member)}`);
    const topics = page.getByRole("region", { name: "Syllabus topics" });
    await topics.getByRole("button", { name: "Add syllabus" }).click();
    const newer = SYLLABUS.map((line) =>
      line
        .replace("October 3, 2036", "October 10, 2036")
        .replace(/^Term paper.*/, "Presentation  20%"),
    );
    await givesPdf(page, syllabusPdf("bio210-new.pdf", [newer, SCHEDULE]));
    await expect(review(page)).toBeVisible(READ_WITHIN);
    const pdf = review(page).getByRole("region", { name: "bio210-new.pdf" });
    await expect(pdf.getByText("Marked on page 1")).toBeAttached(READ_WITHIN);
    const moved = row(items(page), "Homework 2");
    await expect(moved).toContainText("Fri 3 Oct");
    await expect(moved).toContainText("Fri 10 Oct");
    await expect(moved.getByRole("checkbox")).toBeChecked();
    await expect(row(items(page), "Presentation")).toContainText("New");
    await expect(review(page).getByText("No change (3)")).toBeVisible();
    const gone = review(page).getByRole("region", { name: "No longer in this version" });
    await expect(gone.getByRole("checkbox")).not.toBeChecked();
    await gone.getByRole("checkbox", { name: "Delete Term paper" }).check();
    const choice = row(items(page), "Presentation").getByLabel("In the course");
    await choice.selectOption({ label: "Term paper" });
    await expect(row(items(page), "Presentation")).toContainText("Updates");
    await expect(gone).toBeHidden();
    await row(items(page), "Presentation").getByLabel("Updates").selectOption({ label: "New" });
    await expect(gone.getByRole("checkbox")).toBeChecked();
    await accepts(page, "Add 1 item, update 1 and delete 1");
    // It goes after some seconds, unless the pointer is over it.
    await toast(page, "Cell Biology is up to date").hover();

    const assignments = page.getByRole("region", { name: "Assignments" });
    await expect(assignments).toContainText("Fri 10 Oct 2036");
    await expect(assignments).toContainText("Presentation");
    await expect(assignments).not.toContainText("Term paper");
    await toast(page, "Cell Biology is up to date").getByRole("button", { name: "Undo" }).click();
    await expect(assignments).toContainText("Fri 3 Oct 2036");
    await expect(assignments).toContainText("Term paper");
    await expect(assignments).not.toContainText("Presentation");
  });

  test("that is damaged says so, and another one that is locked asks for its password", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Biology" });
    await page.goto(`/courses/${id}`);
    const topics = page.getByRole("region", { name: "Syllabus topics" });
    await topics.getByRole("button", { name: "Add syllabus" }).click();
    const broken = { ...syllabusPdf("broken.pdf"), buffer: Buffer.from("%PDF-1.4 nothing") };
    await givesPdf(page, broken);
    await expect(dialog(page).getByRole("alert")).toContainText("damaged", READ_WITHIN);
    await dialog(page).getByRole("button", { name: "Choose another file" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Discard and choose another" }).click();

    const locked = syllabusPdf("locked.pdf", [SYLLABUS, SCHEDULE], { password: "secret-word" });
    await givesPdf(page, locked);
    const password = dialog(page).getByLabel("Password of the PDF", { exact: true });
    await expect(password).toBeVisible(READ_WITHIN);
    await expect(password).toHaveAccessibleDescription(/never store it/);
    await expectAccessible(page);
    await password.fill("guess");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription("That's not the right password.");
    await password.fill("secret-word");
    await page.keyboard.press("Enter");
    await expect(review(page)).toBeVisible(READ_WITHIN);
    await expect(row(items(page), "Homework 1")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(waiting(page).getByRole("listitem")).toHaveCount(1);
  });
});

test("the review has nothing for axe to find and fits a phone @mobile", async ({ page }) => {
  await page.goto("/courses");
  await page.getByRole("button", { name: "New course from a syllabus" }).click();
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
  await page.keyboard.press("Escape");
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
