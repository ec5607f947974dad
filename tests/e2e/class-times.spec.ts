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
    const repeats = dialog(page).getByLabel("Repeats");
    await repeats.selectOption("Every 2 weeks");
    const room = await repeats.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("Nothing to measure with");
      pen.font = font;
      const widest = Math.max(
        ...[...select.options].map(({ text }) => pen.measureText(text).width),
      );
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return select.clientWidth - sides - widest;
    });
    expect(room, "pixels left beside the longest choice").toBeGreaterThanOrEqual(0);
    await repeats.selectOption("Every week");
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
