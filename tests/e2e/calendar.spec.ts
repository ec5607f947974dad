import { expect } from "@playwright/test";
import { all, aTerm, dayOf, movesTo, NOW, switchTo, upcoming } from "./support/calendar";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test.describe("the calendar", () => {
  // The student's zone is New York; the browser's is another.
  test.use({ timezoneId: "Pacific/Honolulu" });
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

  test("lists every event by day, and next to it those of a week", async ({ page, member }) => {
    const { algebra } = await aTerm(page, member);
    await page.goto("/calendar");
    await expect(page.getByRole("heading", { name: "Calendar", level: 1 })).toBeVisible();
    await expect(page.getByText("View all your assignments and exam dates")).toBeVisible();
    await expect(upcoming(page).getByRole("listitem")).toHaveText([
      /Midterm.*Fri 20 Nov, 2:00 PM – 4:00 PM.*Algebra.*Hall 4/,
      /Be ready.*Sat 21 Nov.*Algebra.*Study Plan.*0% done/,
      /Problem Set 1.*Sat 21 Nov, 11:59 PM.*Algebra.*Homework/,
      /Lab report.*Sat 21 Nov, 11:59 PM.*Biology.*Lab/,
    ]);
    await expect(all(page).getByRole("heading", { level: 3 })).toHaveText([
      /^Tuesday 10 November/,
      /^Today.*Wednesday 18 November/,
      /^Friday 20 November/,
      /^Saturday 21 November/,
      /^Wednesday 16 December/,
    ]);
    await expect(dayOf(page, "Tuesday 10 November")).toContainText("Reading response");
    await expect(dayOf(page, "Tuesday 10 November")).toContainText("Completed");
    await expect(dayOf(page, "Wednesday 18 November")).toContainText("Nothing on this day");
    await expect(dayOf(page, "Saturday 21 November").getByRole("listitem")).toHaveText([
      /Be ready/,
      /Problem Set 1/,
      /Lab report/,
    ]);
    // It opens at today: what is past lies above, a scroll away.
    await expect(dayOf(page, "Wednesday 18 November")).toBeInViewport();
    await expect(dayOf(page, "Tuesday 10 November")).not.toBeInViewport();

    await all(page).getByRole("link", { name: "Midterm" }).click();
    await expect(page).toHaveURL(`/courses/${algebra}`);
    await page.goBack();
    await all(page).getByRole("link", { name: "Be ready" }).click();
    await expect(page).toHaveURL("/study-plans");
  });

  test("shows earlier days on request and leads back to today", async ({ page, member }) => {
    await aTerm(page, member);
    await member.makesAssignment((await member.makesCourse({ name: "Music" })).id, {
      title: "From the spring",
      due_date: "2026-05-20T03:59:00Z",
    });
    await page.goto("/calendar");
    await expect(all(page).getByText("From Monday 19 October 2026")).toBeAttached();
    await expect(page.getByText("From the spring")).toHaveCount(0);
    await all(page).getByRole("button", { name: "Show earlier" }).click();
    await expect(dayOf(page, "Tuesday 19 May")).toContainText("From the spring");
    await dayOf(page, "Tuesday 19 May").scrollIntoViewIfNeeded();
    await all(page).getByRole("button", { name: "Go to today" }).click();
    await expect(dayOf(page, "Wednesday 18 November")).toBeInViewport();
    await expect(dayOf(page, "Wednesday 18 November")).toBeFocused();
  });

  test("keeps course and view through Back and reload", async ({ page, member }) => {
    const { biology } = await aTerm(page, member);
    await page.goto("/calendar");
    const filter = page.getByLabel("Filter by course");
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
    await page.getByRole("link", { name: /^Lab report/ }).click();
    await expect(page).toHaveURL(`/courses/${biology}`);
    await page.goBack();
    await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
    await page.goBack();
    await expect(all(page)).toBeVisible();
    await expect(filter).toHaveValue(String(biology));
    await filter.selectOption("Algebra");
    await expect(all(page).getByText("Problem Set 1")).toBeVisible();
  });

  test("puts a deadline on the day it has where the student lives", async ({ page, member }) => {
    await aTerm(page, member);
    await page.goto("/calendar");
    await expect(page.getByText("those of America/New York")).toBeVisible();
    await expect(dayOf(page, "Saturday 21 November")).toContainText("Problem Set 1");
    await movesTo(page, member, "Asia/Kolkata");
    await page.reload();
    await expect(dayOf(page, "Sunday 22 November")).toContainText("10:29 AM");
    await expect(dayOf(page, "Sunday 22 November")).toContainText("Problem Set 1");
    // A date is no instant: it stays.
    await expect(dayOf(page, "Saturday 21 November")).toContainText("Be ready");
  });

  test("says what is missing and shows the rest", async ({ page, member }) => {
    await aTerm(page, member);
    await page.route("**/calendar/events/**", async (route) => {
      const { events } = await (await route.fetch()).json();
      const rest = events.filter(({ type }: { type: string }) => type !== "exam");
      await route.fulfill({ json: { events: rest, missing: ["exam"] } });
    });
    const notice = page.getByText("Exams could not be loaded. Everything else is shown.");
    for (const view of ["list", "month", "week"]) {
      await page.goto(`/calendar?view=${view}`);
      await expect(notice).toBeVisible();
      await expect(page.getByRole("link", { name: /Problem Set 1/ }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: /Midterm/ })).toHaveCount(0);
    }
    await page.unroute("**/calendar/events/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole("link", { name: /Midterm/ })).toBeVisible();
  });

  test("says that it is loading, why it cannot, and tries again", async ({ page, member }) => {
    await aTerm(page, member);
    for (const [view, shown] of [
      ["list", all(page)],
      ["month", page.getByRole("grid")],
      ["week", page.getByRole("table")],
    ] as const) {
      let answer = () => {};
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/calendar/events/**", async (route) => {
        await waited;
        await route.fulfill({ status: 400, json: { message: "The library is closed." } });
      });
      await page.goto(`/calendar?view=${view}`);
      await expect(page.getByText("Loading calendar...")).toBeVisible();
      answer();
      await expect(page.getByRole("alert").first()).toContainText("The library is closed.");
      await page.unroute("**/calendar/events/**");
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByText("The library is closed.")).toBeHidden();
      await expect(shown.getByRole("link", { name: /Problem Set 1/ })).toBeVisible();
    }
  });

  test("says what to do while there is nothing, for all courses and for one", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Music" });
    await page.goto("/calendar");
    await expect(upcoming(page)).toContainText("No upcoming events");
    await expect(all(page)).toContainText("No events found");
    await expect(all(page)).toContainText("No assignments or exams scheduled across all courses.");
    await page.getByLabel("Filter by course").selectOption("Music");
    await expect(all(page)).toContainText("No assignments or exams scheduled for this course.");
    await expect(
      page.getByRole("link", { name: "Subscribe in your calendar app" }),
    ).toHaveAttribute("href", "/settings#calendar-feeds");
    await all(page).getByRole("link", { name: "Go to Courses" }).click();
    await expect(page).toHaveURL("/courses");
    // A course that is gone filters nothing.
    await page.goto(`/calendar?course=${id + 1_000_000}&date=yesterday&view=year`);
    await expect(page.getByLabel("Filter by course")).toHaveValue("");
    await expect(all(page)).toContainText("across all courses");
  });

  test("@mobile leaves axe nothing to find and nothing sticking out", async ({ page, member }) => {
    const { algebra } = await aTerm(page, member);
    await member.makesAssignment(algebra, {
      title: "An assignment with a name that is longer than what a phone shows in one line",
      description: "https://example.org/a-very-long-address-without-any-place-to-break-it-in-two",
      due_date: "2026-11-18T22:00:00Z",
    });
    for (const view of ["list", "month", "week"]) {
      await page.goto(`/calendar?view=${view}`);
      await expect(page.getByText("An assignment with a name").first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
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
