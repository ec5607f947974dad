import { expect } from "@playwright/test";
import { aTerm, day, NOW } from "./support/calendar";
import { makesExam } from "./support/exams";
import { test } from "./support/signed-in";
import { expectAccessible } from "./support/test";

test.describe("the calendar's month and week", () => {
  // The student's zone is New York; the browser's is another.
  test.use({ timezoneId: "Pacific/Honolulu" });
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

  test("shows a month, and a crowded day as a list", async ({ page, member }) => {
    const { algebra } = await aTerm(page, member);
    for (const title of ["Essay", "Peer review"]) {
      await member.makesAssignment(algebra, { title, due_date: "2026-11-22T04:59:00Z" });
    }
    await page.goto("/calendar?view=month");
    const grid = page.getByRole("grid", { name: "November 2026" });
    await expect(grid.getByRole("columnheader")).toHaveText([
      /^Sunday/,
      /^Monday/,
      /^Tuesday/,
      /^Wednesday/,
      /^Thursday/,
      /^Friday/,
      /^Saturday/,
    ]);
    await expect(grid.getByRole("gridcell")).toHaveCount(35);
    await expect(day(page, "Wednesday 18 November 2026, 0 events")).toHaveAttribute(
      "aria-current",
      "date",
    );
    const saturday = grid.getByRole("gridcell").filter({ hasText: "more" });
    await expect(saturday.getByRole("link")).toHaveCount(3);
    await saturday.getByRole("button", { name: "+2 more on Saturday 21 November 2026" }).click();
    const list = page.getByRole("dialog", { name: "Saturday 21 November" });
    await expect(list.getByRole("listitem")).toHaveCount(5);
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(saturday.getByRole("button", { name: /more/ })).toBeFocused();

    await page.getByRole("button", { name: "Next month" }).click();
    await expect(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Final ?, Final Exam/ })).toBeVisible();
    await page.getByRole("button", { name: "Today", exact: true }).click();
    await expect(grid).toBeVisible();
  });

  test("is walked through by keyboard", async ({ page, member }) => {
    await aTerm(page, member);
    await page.goto("/calendar?view=month");
    await day(page, "Wednesday 18 November 2026").focus();
    for (const [key, name] of [
      ["ArrowRight", "Thursday 19 November 2026"],
      ["End", "Saturday 21 November 2026, 3 events"],
      ["ArrowUp", "Saturday 14 November 2026"],
      ["Home", "Sunday 8 November 2026"],
      ["PageDown", "Tuesday 8 December 2026"],
      ["ArrowDown", "Tuesday 15 December 2026"],
      ["ArrowRight", "Wednesday 16 December 2026, 1 event"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(page, name)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: "Wednesday 16 December" });
    await expect(list.getByRole("link", { name: "Final" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(day(page, "Wednesday 16 December 2026")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Final ?, Final Exam/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/courses\/\d+$/);
  });

  test("shows a week in columns, on the right days of the night the clocks go back", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Astronomy" });
    const night = { exam_date: "2026-11-01T03:30:00Z", duration_minutes: 180, exam_type: "oral" };
    await makesExam(page, member, id, { name: "Moonrise", ...night });
    for (const [title, due_date] of [
      ["First half past one", "2026-11-01T05:30:00Z"],
      ["Second half past one", "2026-11-01T06:30:00Z"],
      ["End of the long day", "2026-11-02T04:59:00Z"],
    ] as const) {
      await member.makesAssignment(id, { title, due_date });
    }
    await page.goto("/calendar?view=week&date=2026-11-01");
    const week = page.getByRole("table", { name: "1 – 7 November 2026" });
    await expect(week.getByRole("columnheader")).toHaveCount(7);
    await expect(week.getByRole("cell").first().getByRole("link")).toHaveText([
      /^1:30 AM.*First half/,
      /^1:30 AM.*Second half/,
      /^11:59 PM.*End of the long day/,
    ]);
    await expect(week.getByRole("cell").nth(1)).toHaveText("Monday 2 November 2026: nothing");
    await page.getByRole("button", { name: "Previous week" }).click();
    await expect(
      page
        .getByRole("table", { name: "25 – 31 October 2026" })
        .getByRole("cell")
        .last()
        .getByRole("link"),
    ).toHaveText(/^11:30 PM – 1:30 AM \(Sun 1 Nov\)Moonrise.*Oral Exam/);
    await page.getByRole("button", { name: "Today", exact: true }).click();
    await expect(page.getByRole("table", { name: "15 – 21 November 2026" })).toBeVisible();
  });

  test("@mobile shows the events of the day that is chosen in the month", async ({
    page,
    member,
    isMobile,
  }) => {
    await aTerm(page, member);
    await page.goto("/calendar?view=month");
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
  });
});
