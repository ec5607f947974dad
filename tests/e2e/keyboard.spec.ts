import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { ANSWERED_WITHIN, conversation } from "./support/assistant";
import { PASSWORD } from "./support/signed-in";
import { test } from "./support/test";

const SYLLABUS = [
  "STAT 201 Statistics",
  "Instructor: Dr. Example",
  "Fall 2036",
  "",
  "Homework 1 is due on October 3, 2036.",
  "Midterm exam: October 24, 2036",
  "",
  "Grading: Homework 60%, Midterm 40%",
].join("\n");

test("a term is set up and worked with by keyboard alone", async ({ page }) => {
  const keys = page.keyboard;
  await test.step("registration", async () => {
    const name = `keys-${randomUUID()}`;
    await page.goto("/register");
    await tabTo(page, page.getByLabel(/^Email/));
    await keys.type(`${name}@example.org`);
    await tabTo(page, page.getByLabel(/^First name/i));
    await keys.type("Ann");
    await tabTo(page, page.getByLabel(/^Last name/i));
    await keys.type("Example");
    await tabTo(page, page.getByLabel(/^Password\*?$/));
    await keys.type(PASSWORD);
    await tabTo(page, page.getByLabel(/^Confirm password/i));
    await keys.type(PASSWORD);
    await keys.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  });

  await test.step("a syllabus is dropped by its button, reviewed and accepted", async () => {
    const chooser = page.waitForEvent("filechooser");
    await tabTo(page, page.getByLabel(/syllabi/i));
    await keys.press("Enter");
    const buffer = Buffer.from(SYLLABUS);
    await (await chooser).setFiles({ name: "stat201.txt", mimeType: "text/plain", buffer });
    const review = page.getByRole("dialog", { name: "Check the syllabus" });
    await expect(review).toBeVisible(ANSWERED_WITHIN);
    await tabTo(page, review.getByRole("button", { name: /^Add 2 items/ }));
    await keys.press("Enter");
    await expect(review).toBeHidden();
  });

  await test.step("the course is opened, work is added by a line", async () => {
    await tabTo(page, page.getByRole("link", { name: /Courses/ }).first());
    await keys.press("Enter");
    await expect(page).toHaveURL("/courses");
    await tabTo(page, page.getByRole("link", { name: /Statistics/ }).first());
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/courses\/\d+$/);
    await tabTo(page, page.getByRole("textbox", { name: "Quick add" }));
    await keys.type("Essay 12 Dec 2036 5pm");
    await keys.press("Enter");
    await expect(page.getByRole("button", { name: "Essay", exact: true })).toBeVisible();
  });

  await test.step("it is finished, and not", async () => {
    await tabTo(page, page.getByRole("checkbox", { name: "Finish Essay" }));
    await keys.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    await keys.press("Enter");
    await expect(page.getByRole("checkbox", { name: "Finish Essay" })).not.toBeChecked();
  });

  await test.step("a dialog opened for the first time gives the focus back", async () => {
    const add = page.getByRole("button", { name: "Add exam" });
    await tabTo(page, add);
    await keys.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await keys.press("Escape");
    await expect(add).toBeFocused();
  });

  await test.step("the assistant is asked", async () => {
    await keys.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await keys.type("assistant");
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/assistant/);
    await tabTo(page, page.getByLabel("Your message"));
    await keys.type("When is the midterm?");
    await keys.press("Enter");
    await expect(conversation(page)).toContainText(/24 Oct|October 24/, ANSWERED_WITHIN);
  });
});

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, place: Locator) {
  await expect(place.first()).toBeVisible();
  for (let steps = 0; steps < 120; steps += 1) {
    const there = await place.first().evaluate((element) => element === document.activeElement);
    if (there) return;
    await page.keyboard.press("Tab");
  }
  await expect(place.first(), "reached with Tab").toBeFocused();
}
