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

test("today's sessions are ticked and skipped, stand in the calendar, and missed ones get new days", async ({
  page,
  member,
}) => {
  const { plan, session } = await follows(page, member, 2);

  await test.step("they are ticked on the dashboard, and skipped, and taken back", async () => {
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
    await row.getByRole("link", { name: new RegExp(plan.title) }).click();
    await expect(page).toHaveURL(`/study-plans?plan=${plan.id}`);
    await expect(section(page, "Sessions")).toContainText("Today");
  });

  await test.step("they stand in the calendar and lead to their plan", async () => {
    await page.goto("/calendar");
    const events = page.getByRole("region", { name: "All Events" });
    const event = events
      .locator(`[data-day="${dayIn(0)}"]`)
      .getByRole("link")
      .filter({ hasText: "Study session" })
      .first();
    await expect(event).toContainText(session.title);
    await expect(event).toContainText(`${session.hours} h`);
    await event.click();
    await expect(page).toHaveURL(`/study-plans?plan=${plan.id}`);
  });

  await test.step("they get a time, in the dialog of their plan as well", async () => {
    const sessions = section(page, "Sessions");
    const time = sessions.getByRole("button", { name: `Day and time of ${session.title}` }).first();
    await time.click();
    const asked = page.getByRole("dialog", { name: "Day and time" });
    await asked.getByLabel("Start time").fill("16:30");
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Save" }).click();
    await expect(asked).toBeHidden();
    await expect(sessions).toContainText("4:30 PM");
    await expect(time).toBeFocused();
  });

  await test.step("missed ones are offered new days, and move only where accepted", async () => {
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
    await expect(toast(page, `“${plan.title}” is back to what it was`)).toBeVisible();
    await expect(missed).toContainText("2 sessions missed");
    await missed.getByRole("button", { name: "Find new days" }).click();
    await missed.getByRole("button", { name: "Accept all" }).click();
    await expect(toast(page, "2 sessions moved to new days")).toBeVisible();
    await expect(missed).toBeHidden();
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

  test("fits on a phone, and does not cover what it belongs to @mobile", async ({
    page,
    member,
  }) => {
    await follows(page, member, 1);
    await page.goto("/dashboard");
    const start = today(page)
      .getByRole("button", { name: /^Start focus timer/ })
      .first();
    // At the lower edge, where the timer comes to stand.
    await start.evaluate((one) => one.scrollIntoView({ block: "end" }));
    await start.click();
    await expect(timer(page).getByRole("button", { name: "Stop" })).toBeInViewport();
    const bottom = async () => {
      const row = await today(page).locator("[data-session]").first().boundingBox();
      return (row?.y ?? 0) + (row?.height ?? 0);
    };
    const top = (await timer(page).boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(top);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await timer(page).getByRole("button", { name: "Discard" }).click();
    await expect(timer(page)).toBeHidden();
  });
});
