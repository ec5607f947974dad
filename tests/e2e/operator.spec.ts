import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const HEALTH = {
  ...{ version: "0.1.0", uptime_seconds: 7200, memory_bytes: 300_000_000 },
  database: {
    ...{ kind: "postgresql", version: "17.5", answers_in_ms: 1.2, size_bytes: 9_000_000 },
    ...{ migrations: 40, pending_migrations: 0 },
  },
  jobs: {
    ...{ engine: "embedded", waiting: 1, running: 2, failed_in_a_day: 3 },
    oldest_waiting_since: "2026-11-27T08:00:00.000Z",
  },
  storage: { kind: "s3", is_reachable: true, bytes: 5_000_000, files: 12 },
  mail: { is_configured: true, waiting: 0, failed_in_a_day: 0, last_sent_at: null },
  push: { is_configured: false, failed_in_a_day: 0 },
  model: {
    ...{ is_on: true, host: "models.example.org", chat_model: "m", calls_today: 3 },
    ...{ failures_today: 1, tokens_today: 1234, resting: [] },
  },
};
const ACCOUNT = {
  ...{ id: 7, username: "ann", email: "ann@example.org", first_name: "Ann", last_name: "Example" },
  ...{ role: "operator", disabled_at: "2026-11-27T08:00:00.000Z", last_used_at: null },
  ...{ created_at: "2026-11-27T08:00:00.000Z", courses: 1, files: 2, storage_bytes: 2048 },
  ...{ tokens_this_month: 0, tokens_in_30_days: 1234 },
};
const JOB = {
  ...{ id: 3, job: "send-mail", step: "send", tries: 4, owner_id: 7, username: "ann" },
  ...{ rows: { mail_id: 9 }, reason: "TypeError", failed_at: "2026-11-27T08:00:00.000Z" },
  can_retry: true,
};

test("a student finds no such page and no link to it", async ({ page }) => {
  await page.goto("/operator");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Operator" })).toHaveCount(0);
});

test("an operator sees how the site is, and announces", { tag: "@mobile" }, async ({ page }) => {
  await operates(page);
  await page.goto("/operator");
  for (const name of ["Health", "Failed work", "Accounts", "Use", "Announcements", "Log"]) {
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("models.example.org")).toBeVisible();
  await expect(page.getByText("send-mail: send")).toBeVisible();
  await expect(page.getByText("Down on Sunday").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "New announcement" }).click();
  await expect(page.getByRole("dialog", { name: "New announcement" })).toBeVisible();
  await expectAccessible(page);
});

/** No student of a test has the role: the pages are shown what the API would answer to one who has. */
async function operates(page: Page) {
  await page.route("**/api/profile/", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), role: "operator" } });
  });
  const serve = (path: string, json: object) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ json }));
  const announcement = { id: 5, text: "Down on Sunday", tone: "warning" };
  await serve("/operator/health/", HEALTH);
  await serve("/operator/jobs/", { jobs: [JOB], documents: [] });
  await serve("/operator/accounts/*", { accounts: [ACCOUNT], next_cursor: null });
  await serve("/operator/use/", {
    ...{ days: [], tokens_in_30_days: 1234, storage_bytes: 5_000_000, files: 12 },
    most_tokens: [{ owner_id: 7, username: "ann", tokens: 1234 }],
  });
  const at = "2026-11-27T08:00:00.000Z";
  await serve("/operator/announcements/", [
    { ...announcement, starts_at: at, ends_at: at, created_at: at },
  ]);
  await serve("/operator/actions/*", { actions: [], next_cursor: null });
  await serve("/announcements/", [announcement]);
}
