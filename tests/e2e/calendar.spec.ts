import { expect } from "@playwright/test";
import {
  all,
  aTerm,
  day,
  dayOf,
  drag,
  grab,
  movesTo,
  NOW,
  switchTo,
  upcoming,
} from "./support/calendar";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test.describe("the calendar", () => {
  // The student's zone is New York; the browser's is another.
  test.use({ timezoneId: "Pacific/Honolulu" });
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

  test("leads from its events to where they belong and keeps what was chosen", async ({
    page,
    member,
  }) => {
    const { algebra, biology } = await aTerm(page, member);
    await member.makesAssignment(algebra, {
      title: "From the spring",
      due_date: "2026-05-20T03:59:00Z",
    });
    const filter = page.getByLabel("Filter by course");

    await test.step("it opens at today: what is past lies above, a scroll away", async () => {
      await page.goto("/calendar");
      await expect(dayOf(page, "Wednesday 18 November")).toBeInViewport();
      await expect(dayOf(page, "Tuesday 10 November")).toContainText("Reading response");
      await expect(dayOf(page, "Tuesday 10 November")).not.toBeInViewport();
      await expect(upcoming(page).getByRole("listitem")).toHaveCount(4);
    });

    await test.step("events lead on, and Back leads back", async () => {
      await all(page).getByRole("link", { name: "Midterm" }).click();
      await expect(page).toHaveURL(`/courses/${algebra}`);
      await page.goBack();
      await all(page).getByRole("link", { name: "Be ready" }).click();
      await expect(page).toHaveURL("/study-plans");
      await page.goBack();
    });

    await test.step("earlier days are shown on request, and a button leads to today", async () => {
      await expect(all(page).getByText("From Monday 19 October 2026")).toBeAttached();
      await expect(page.getByText("From the spring")).toHaveCount(0);
      await all(page).getByRole("button", { name: "Show earlier" }).click();
      await expect(dayOf(page, "Tuesday 19 May")).toContainText("From the spring");
      await dayOf(page, "Tuesday 19 May").scrollIntoViewIfNeeded();
      await all(page).getByRole("button", { name: "Go to today" }).click();
      await expect(dayOf(page, "Wednesday 18 November")).toBeInViewport();
      await expect(dayOf(page, "Wednesday 18 November")).toBeFocused();
    });

    await test.step("course, view and day outlive Back and a reload", async () => {
      await expect(filter.getByRole("option")).toHaveText(["All Courses", "Algebra", "Biology"]);
      await filter.selectOption("Biology");
      await expect(all(page).getByText("Problem Set 1")).toBeHidden();
      await expect(all(page).getByText("Lab report")).toBeVisible();
      await expect(page).toHaveURL(`/calendar?course=${biology}`);
      await switchTo(page, "Month");
      await expect(page).toHaveURL(`/calendar?course=${biology}&view=month`);
      await page.getByRole("button", { name: "Next month" }).click();
      await expect(page).toHaveURL(/date=2026-12-18/);
      await page.reload();
      await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
      await expect(filter).toHaveValue(String(biology));
      await page.getByRole("button", { name: "Previous month" }).click();
      // The address follows by and by; written during a navigation it would take that back.
      await expect(page).toHaveURL(`/calendar?course=${biology}&view=month`);
      await page.getByRole("link", { name: /^Lab report/ }).click();
      await expect(page).toHaveURL(new RegExp(`/courses/${biology}\\?assignment=\\d+$`));
      await expect(page.getByRole("dialog", { name: "Lab report" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
      await page.goBack();
      await expect(all(page)).toBeVisible();
      await expect(filter).toHaveValue(String(biology));
      await filter.selectOption("Algebra");
      await expect(all(page).getByText("Problem Set 1")).toBeVisible();
    });

    await test.step("a deadline stands on the day it has where the student lives", async () => {
      await expect(page.getByText("in America/New York")).toBeVisible();
      await expect(dayOf(page, "Saturday 21 November")).toContainText("Problem Set 1");
      await movesTo(page, member, "Asia/Kolkata");
      await page.reload();
      await expect(dayOf(page, "Sunday 22 November")).toContainText("10:29 AM");
      await expect(dayOf(page, "Sunday 22 November")).toContainText("Problem Set 1");
      // A date is no instant: it stays.
      await expect(dayOf(page, "Saturday 21 November")).toContainText("Be ready");
    });
  });

  test("is walked through by keyboard in its month", async ({ page, member }) => {
    await aTerm(page, member);
    await page.goto("/calendar?view=month&date=2026-12-15");
    await day(page, "Tuesday 15 December 2026, 0 events").focus();
    await page.keyboard.press("ArrowRight");
    await expect(day(page, "Wednesday 16 December 2026, 1 event")).toBeFocused();
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: "Wednesday 16 December" });
    await expect(list.getByRole("link", { name: "Final" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(day(page, "Wednesday 16 December 2026, 1 event")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(day(page, "Add on Wednesday 16 December 2026")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Final ?, Final Exam/ })).toBeFocused();
    // The address follows by and by; written during a navigation it would take that back.
    await expect(page).toHaveURL(/date=2026-12-16/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/courses\/\d+$/);
  });

  test("lets events be dragged to another day and hour, and put back", async ({ page, member }) => {
    await aTerm(page, member);
    await page.goto("/calendar?view=month");
    const cell = (date: string) => page.locator(`td[data-cell="${date}"]`);
    const report = page.getByRole("link", { name: /^Lab report/ });

    await test.step("in a month it keeps its time", async () => {
      await drag(page, report, cell("2026-11-25"));
      await expect(page.getByText("“Lab report” moved to Wed 25 Nov")).toBeVisible();
      await expect(cell("2026-11-25").getByRole("link", { name: /^Lab report/ })).toHaveAttribute(
        "title",
        /due 11:59 PM/,
      );
      await expect(page).toHaveURL(/\/calendar\?view=month/);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("“Lab report” is back on Sat 21 Nov")).toBeVisible();
      await expect(cell("2026-11-21").getByRole("link", { name: /^Lab report/ })).toBeVisible();
    });

    await test.step("in a week it gets the hour it is dropped on, and a reload knows it", async () => {
      await switchTo(page, "Week");
      const midterm = page.getByRole("link", { name: /^Midterm/ });
      // Let go where it was, it stays, and is not clicked on.
      await midterm.hover({ position: { x: 30, y: 8 } });
      const { x = 0, y = 0 } = (await midterm.boundingBox()) ?? {};
      await page.mouse.down();
      await page.mouse.move(x + 42, y + 8, { steps: 4 });
      await page.mouse.up();
      const ten = page.locator('td[data-cell="2026-11-19"][data-hour="10"]');
      await drag(page, midterm, ten);
      await expect(page.getByText(/“Midterm” moved to Thu 19 Nov, \d+:\d\d AM/)).toBeVisible();
      await page.reload();
      await expect(page.getByRole("link", { name: /^Midterm/ })).toHaveAttribute(
        "title",
        /Midterm\n(?:9|10|11):\d\d AM – (?:11|12|1):\d\d [AP]M/,
      );
    });

    await test.step("Escape leaves a dragged event where it was", async () => {
      const due = page.getByRole("link", { name: /^Problem Set 1/ });
      await grab(page, due, page.locator('td[data-cell="2026-11-16"][data-hour="11"]'));
      await expect(page.locator('td[data-cell="2026-11-16"]').locator(due)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await expect(page.locator('td[data-cell="2026-11-21"]').locator(due)).toBeVisible();
    });

    await test.step("a click on an empty hour adds there", async () => {
      await page.locator('td[data-cell="2026-11-17"][data-hour="14"]').click({
        position: { x: 60, y: 4 },
      });
      const dialog = page.getByRole("dialog", { name: "Add on Tuesday 17 November at 2:00 PM" });
      await dialog.getByRole("textbox", { name: "Quick add" }).fill("Quiz 2 Algebra");
      await dialog.getByRole("button", { name: "Add assignment" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("link", { name: /^Quiz 2/ })).toHaveAttribute("title", /2:00 PM/);
    });
  });

  test("moves an event by keyboard alone", async ({ page, member }) => {
    await aTerm(page, member);
    await page.goto("/calendar?view=week");
    await page.getByRole("link", { name: /^Midterm/ }).focus();
    await page.keyboard.press("m");
    const bar = page.getByRole("application", { name: "Move Midterm" });
    await expect(bar).toBeFocused();
    await expectAccessible(page);
    for (const key of ["ArrowLeft", "ArrowDown", "ArrowDown", "PageDown"]) {
      await page.keyboard.press(key);
    }
    await expect(bar).toContainText("Thursday 26 November, 2:30 PM");
    await expect(page.getByRole("table", { name: "22 – 28 November 2026" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("“Midterm” moved to Thu 26 Nov, 2:30 PM")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Midterm/ })).toBeFocused();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText("“Midterm” is back on Fri 20 Nov, 2:00 PM")).toBeVisible();
  });

  test("@mobile leaves axe nothing to find and nothing sticking out", async ({
    page,
    member,
    isMobile,
  }) => {
    const { algebra } = await aTerm(page, member);
    await member.makesAssignment(algebra, {
      title: "An assignment with a name that is longer than what a phone shows in one line",
      description: "https://example.org/a-very-long-address-without-any-place-to-break-it-in-two",
      due_date: "2026-11-18T22:00:00Z",
    });
    await page.goto("/calendar");
    for (const view of ["List", "Week", "Month"]) {
      await switchTo(page, view);
      await expect(page.getByText("An assignment with a name").first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await test.step("the events of the day that is chosen in the month are shown", async () => {
      await day(page, "Saturday 21 November 2026, 3 events").click();
      const shown = isMobile
        ? page.getByRole("region", { name: /^Saturday 21 November/ })
        : page.getByRole("dialog", { name: "Saturday 21 November" });
      await expect(shown.getByRole("listitem")).toHaveText([
        /Be ready/,
        /Problem Set 1/,
        /Lab report/,
      ]);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Today", exact: true }).click();
    });
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    for (const view of ["List", "Month", "Week"]) {
      await switchTo(page, view);
      await expect(page.getByText("An assignment with a name").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    if (size) await page.setViewportSize(size);
  });
});
