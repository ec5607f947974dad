import { expect, type Page } from "@playwright/test";
import type { StudySession } from "@/lib/contract/study-sessions";
import type { Member } from "./support/signed-in";
import { test } from "./support/signed-in";
import { dayIn, generatesPlan, section, toast } from "./support/study-plans";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const today = (page: Page) => page.getByRole("region", { name: "Today" });
const timer = (page: Page) => page.getByRole("region", { name: "Focus timer" });

/** Over the API, as another client would. */
async function asks<T>(
  page: Page,
  { storage }: Member,
  method: string,
  path: string,
  data?: object,
) {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

/** An active plan with a session today and `missed` ones of yesterday. */
async function follows(page: Page, member: Member, missed = 0) {
  const { plan } = await generatesPlan(page, member, "active");
  const path = `/study-sessions/?plan_id=${plan.id}`;
  if (missed > 0) {
    const start_date = dayIn(-5);
    await asks(page, member, "PATCH", `/study-plans/${plan.id}/`, { start_date });
  }
  const sessions = await asks<StudySession[]>(page, member, "GET", path);
  const [first, ...others] = sessions.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!first) throw new Error("The plan has no sessions");
  if (first.date !== dayIn(0)) {
    await asks(page, member, "PATCH", `/study-sessions/${first.id}/`, { date: dayIn(0) });
  }
  for (const { id } of others.slice(-missed || others.length)) {
    await asks(page, member, "PATCH", `/study-sessions/${id}/`, { date: dayIn(-1) });
  }
  return { plan, session: first };
}

test.describe("today's sessions", () => {
  test("are ticked on the dashboard, and skipped, and taken back", async ({ page, member }) => {
    const { plan, session } = await follows(page, member);
    await page.goto("/dashboard");
    const row = today(page).getByRole("listitem").filter({ hasText: session.title }).first();
    const tick = row.getByRole("checkbox", { name: `Done: ${session.title}` });
    await tick.check();
    await expect(today(page)).not.toContainText(" 0 h done");
    await tick.uncheck();
    await row.getByRole("button", { name: `Skip ${session.title}` }).click();
    await expect(row).toContainText("Skipped");
    await row.getByRole("button", { name: `Take back ${session.title}` }).click();
    await expect(row).not.toContainText("Skipped");
    await expectAccessible(page);
    await row.getByRole("link", { name: new RegExp(plan.title) }).click();
    await expect(page).toHaveURL(`/study-plans?plan=${plan.id}`);
    await expect(section(page, "Sessions")).toContainText("Today");
  });

  test("change back what is not stored", async ({ page, member }) => {
    const { session } = await follows(page, member);
    await page.goto("/dashboard");
    await page.route("**/api/study-sessions/*/", (route) => route.abort());
    const tick = today(page).getByRole("checkbox").first();
    await tick.click();
    await expect(toast(page, `“${session.title}” was not ticked`)).toBeVisible();
    await expect(tick).not.toBeChecked();
  });

  test("stand in the calendar and lead to their plan", async ({ page, member }) => {
    const { plan, session } = await follows(page, member);
    await page.goto("/calendar");
    const events = page.getByRole("region", { name: "All Events" });
    const event = events.getByRole("link").filter({ hasText: "Study Session" }).first();
    await expect(event).toContainText(session.title);
    await expect(event).toContainText(`${session.hours} h`);
    await event.click();
    await expect(page).toHaveURL(`/study-plans?plan=${plan.id}`);
  });

  test("are not asked for without a plan", async ({ page, member }) => {
    await member.makesCourse();
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Recent Courses" })).toBeVisible();
    await expect(today(page)).toBeHidden();
  });
});

test.describe("missed work", () => {
  test("is offered new days, and moves only where accepted", async ({ page, member }) => {
    const { plan } = await follows(page, member, 2);
    await page.goto("/dashboard");
    await expect(today(page)).toContainText("2 sessions");
    await today(page)
      .getByRole("link", { name: /Find new days/ })
      .click();
    const missed = section(page, "Missed work");
    await expect(missed).toContainText("2 sessions missed");
    await missed.getByRole("button", { name: "Find new days" }).click();
    await expect(missed.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expectAccessible(page);
    await missed.getByRole("button", { name: "Leave as it is" }).click();
    await expect(missed.getByRole("checkbox")).toHaveCount(0);
    await missed.getByRole("button", { name: "Find new days" }).click();
    await missed.getByRole("checkbox").first().uncheck();
    await missed.getByRole("button", { name: "Accept 1" }).click();
    const moved = toast(page, "1 session moved to new days");
    await expect(moved).toBeVisible();
    await expect(missed).toContainText("1 session missed");
    await moved.getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, `“${plan.title}” is as it was before`)).toBeVisible();
    await expect(missed).toContainText("2 sessions missed");
    await missed.getByRole("button", { name: "Find new days" }).click();
    await missed.getByRole("button", { name: "Accept all" }).click();
    await expect(toast(page, "2 sessions moved to new days")).toBeVisible();
    await expect(missed).toBeHidden();
  });

  test("says why no days were found", async ({ page, member }) => {
    const { plan } = await follows(page, member, 1);
    await page.route("**/missed/", (route) =>
      route.fulfill({ status: 400, json: { message: "The library is closed." } }),
    );
    await page.goto(`/study-plans?plan=${plan.id}`);
    await section(page, "Missed work").getByRole("button", { name: "Find new days" }).click();
    await expect(section(page, "Missed work").getByRole("alert")).toContainText(
      "The library is closed.",
    );
  });
});

test.describe("the focus timer", () => {
  test("outlives a reload, goes along between pages and logs its minutes", async ({
    page,
    member,
  }) => {
    const { plan, session } = await follows(page, member);
    await page.clock.install();
    await page.goto("/dashboard");
    await today(page)
      .getByRole("button", { name: `Start focus timer for ${session.title}` })
      .first()
      .click();
    await expect(timer(page)).toContainText(session.title);
    await page.reload();
    await expect(timer(page)).toContainText(session.title);
    await page.clock.fastForward("10:00");
    await expect(timer(page).getByRole("timer")).toHaveText(/^1[45]:/);
    await timer(page).getByRole("button", { name: "50 min" }).click();
    await expect(timer(page).getByRole("timer")).toHaveText(/^(39|40):/);
    await page.goto("/study-plans");
    await expect(timer(page)).toContainText(session.title);
    await expectAccessible(page);
    await timer(page).getByRole("button", { name: "Stop" }).click();
    await expect(toast(page, "10 min logged")).toBeVisible();
    await expect(timer(page)).toBeHidden();
    await page.goto(`/study-plans?plan=${plan.id}`);
    await expect(section(page, "Sessions")).toContainText("10 min logged");
  });

  test("keeps minutes that could not be sent, and sends them once", async ({ page, member }) => {
    const { plan, session } = await follows(page, member);
    await page.clock.install();
    await page.goto("/dashboard");
    await today(page)
      .getByRole("button", { name: /^Start focus timer/ })
      .first()
      .click();
    await page.clock.fastForward("26:00");
    await expect(timer(page)).toContainText("25 minutes are over.");
    // The answer is lost, the minutes are not.
    let sent = 0;
    await page.route("**/api/study-sessions/*/time/", async (route) => {
      sent += 1;
      if (sent === 1) await route.fetch();
      await route.abort();
    });
    await timer(page).getByRole("button", { name: "Log 25 min" }).click();
    await expect(timer(page).getByRole("alert")).toContainText("25 minutes wait to be saved.");
    await page.reload();
    await expect(timer(page).getByRole("alert")).toContainText("25 minutes wait to be saved.");
    await page.unroute("**/api/study-sessions/*/time/");
    await timer(page).getByRole("button", { name: "Try Again" }).click();
    await expect(timer(page)).toBeHidden();
    const path = `/study-sessions/?plan_id=${plan.id}`;
    const sessions = await asks<StudySession[]>(page, member, "GET", path);
    const logged = sessions.filter(({ minutes_spent }) => minutes_spent > 0);
    expect(logged.map(({ title, minutes_spent }) => [title, minutes_spent])).toEqual([
      [session.title, 25],
    ]);
  });

  test("fits on a phone @mobile", async ({ page, member }) => {
    await follows(page, member, 1);
    await page.goto("/dashboard");
    await today(page)
      .getByRole("button", { name: /^Start focus timer/ })
      .first()
      .click();
    await expect(timer(page).getByRole("button", { name: "Stop" })).toBeInViewport();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await timer(page).getByRole("button", { name: "Discard" }).click();
    await expect(timer(page)).toBeHidden();
  });
});
