import { expect, type Page } from "@playwright/test";
import { NOW, switchTo } from "./support/calendar";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const dialog = (page: Page) => page.getByRole("dialog");
const panel = (page: Page) => page.getByRole("region", { name: "Class times" });
const inCalendar = (page: Page) => page.getByRole("link", { name: "STAT 101 lecture" });

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

test("class times are added on the course page, stand in the week, and can be undone @mobile", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({
    name: "Statistics",
    code: "STAT 101",
    start_date: "2026-09-01",
    end_date: "2026-12-11",
  });

  await test.step("adds one; what is missing is said in the form", async () => {
    await page.goto(`/courses/${id}`);
    await panel(page).getByRole("button", { name: "Add class time" }).click();
    await dialog(page).getByRole("button", { name: "Add class time" }).click();
    await expect(dialog(page)).toContainText("Please choose at least one day");
    await expectAccessible(page, { within: "[role=dialog]" });
    for (const day of ["Monday", "Wednesday"]) {
      await dialog(page).getByRole("button", { name: day }).click();
    }
    await dialog(page).getByLabel("Start").fill("10:10");
    await dialog(page).getByLabel("End").fill("11:00");
    await dialog(page).getByLabel("Place").fill("Room 101");
    await dialog(page).getByRole("button", { name: "Add class time" }).click();
    await expect(panel(page).getByRole("listitem")).toContainText("Mon, Wed");
    await expect(panel(page)).toContainText("10:10 AM – 11:00 AM");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the list of all events has none, the week has them, the address says so", async () => {
    await page.goto("/calendar");
    await expect(page.getByText("No events found")).toBeVisible();
    await switchTo(page, "Week");
    await expect(inCalendar(page)).toHaveCount(2);
    const box = page.getByRole("checkbox", { name: "Class times" });
    await box.click();
    await expect(inCalendar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/classes=off/);
    await page.reload();
    await expect(box).not.toBeChecked();
    await box.click();
    await expect(inCalendar(page)).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step("a deleted one comes back by Undo", async () => {
    await page.goto(`/courses/${id}`);
    await panel(page)
      .getByRole("button", { name: /^Delete Lecture/ })
      .click();
    await expect(panel(page)).toContainText("No class times yet");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(panel(page).getByRole("listitem")).toContainText("Room 101");
  });
});
