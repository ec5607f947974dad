import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test("@mobile all grades stand on one page, and the GPA follows what is typed", async ({
  page,
  member,
}) => {
  const waves = { name: "Waves", semester: "Spring 2026", start_date: "2026-01-12", credits: 4 };
  await member.makesCourse({ ...waves, end_date: null });
  await member.makesCourse({ name: "Fields", semester: "Fall 2026", credits: 3 });
  await page.goto("/grades");
  const gpa = page.getByRole("region", { name: "GPA" });
  await expect(gpa).toContainText("Once a course has credits and a grade");

  await test.step("a final grade is saved where it is typed", async () => {
    await page.getByRole("textbox", { name: "Final grade of Waves" }).fill("B");
    await page.keyboard.press("Enter");
    await expect(gpa).toContainText("3.00over 4 credits");
    await page.reload();
    await expect(page.getByRole("region", { name: "Spring 2026" })).toContainText("3 points");
  });
  await test.step("a goal and a supposed grade say what is still possible", async () => {
    await page.getByRole("textbox", { name: "My goal" }).fill("3.4");
    await expect(gpa).toContainText("an average of 3.94 points over 3 credits under way");
    await page.getByRole("button", { name: "What if" }).click();
    await page.getByRole("combobox", { name: "Supposed grade of Fields" }).selectOption("A");
    await expect(gpa).toContainText("3.43if it goes like this, over 7 credits");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back to my grades" }).click();
    await expect(gpa).toContainText("3.00over 4 credits");
  });
  await test.step("points of one's own school and credits of before count", async () => {
    await page.getByRole("button", { name: "Grade points" }).click();
    const dialog = page.getByRole("dialog", { name: "Grade points" });
    await dialog.getByLabel("One grade a line").fill("A 5\nB 4");
    await dialog.getByLabel("GPA").fill("4.5");
    await dialog.getByLabel("Credits").fill("4");
    await expectAccessible(page, { within: "[role=dialog]" });
    await dialog.getByRole("button", { name: "Save points" }).click();
    await expect(gpa).toContainText("4.25over 8 credits, those before included");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
