import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { toast } from "./support/trash";

const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
const line = (page: Page) => page.getByRole("textbox", { name: "Quick add" });

test("work is added by a line and from the palette, and finished by its box @mobile", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse({ name: "Statistics", code: "STAT 201" });
  await page.goto(`/courses/${course.id}`);
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);

  await test.step("a line is shown as it is understood, and Enter adds it", async () => {
    await line(page).fill("Problem set 7 12 Dec 2036 5pm 10%");
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Problem set 7");
    await expectAccessible(page, { within: "form" });
    await expectNoSidewaysScroll(page);
    await line(page).press("Enter");
    await expect(row(page, "Problem set 7")).toContainText("Fri 12 Dec 2036, 5:00 PM");
    await expect(line(page)).toBeFocused();
  });

  await test.step("the palette adds as well", async () => {
    await page.keyboard.press("Control+k");
    await page
      .getByRole("dialog")
      .getByRole("combobox")
      .fill("midterm 15 Dec 2036 2pm stat room 3");
    await page.getByRole("option", { name: /^Add: midterm/ }).click();
    const dialog = page.getByRole("dialog", { name: "Quick add" });
    await expect(dialog.getByRole("button", { name: "Add exam" })).toBeVisible();
    await expect(line(page).last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Exam “midterm” added to STAT 201")).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Exams" })).toContainText("midterm");
  });

  await test.step("late work is finished by one click, and an undo takes it back", async () => {
    await member.makesAssignment(course.id, { title: "Essay", due_date: "2026-01-05T12:00:00Z" });
    await page.reload();
    const box = page.getByRole("checkbox", { name: "Finish Essay" });
    await box.check();
    await toast(page, "“Essay” is completed").getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "Essay")).toContainText("Overdue");
    await expect(box).not.toBeChecked();
  });
});

test("assignments are edited where they stand, and several are changed together", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  for (const title of ["One", "Two", "Three"])
    await member.makesAssignment(course.id, { title, due_date: "2036-12-12T17:00:00Z" });
  await page.goto(`/courses/${course.id}`);

  await page.getByRole("button", { name: "One", exact: true }).focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  await expect(row(page, "First")).toBeVisible();
  await page.getByRole("button", { name: /change the due date of First$/ }).click();
  await page.getByLabel("Due date of First").fill("2036-12-01T09:00");
  await page.keyboard.press("Enter");
  await expect(row(page, "First")).toContainText("Mon 1 Dec 2036, 9:00 AM");

  await row(page, "First").click({ modifiers: ["Shift"], position: { x: 300, y: 8 } });
  await row(page, "Three").click({ modifiers: ["Shift"], position: { x: 300, y: 8 } });
  const bar = page.getByRole("toolbar", { name: "Selected assignments" });
  await expect(bar).toContainText("3 selected");
  await expectAccessible(page, { within: "[role=toolbar]" });
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(row(page, "Two")).toBeHidden();
  await toast(page, "3 assignments deleted").getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Two")).toBeVisible();
});
