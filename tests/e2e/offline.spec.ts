import { expect, type Page } from "@playwright/test";
import { storeOf } from "@/lib/client/offline/kept-names";
import { DAY_MS } from "@/lib/time/durations";
import { newMember, test } from "./support/signed-in";
import { expectAccessible } from "./support/test";

/** Only here, since the worker answers what other tests answer themselves. */
test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, hasTouch: true });

const line = (page: Page) => page.getByRole("status").filter({ hasText: "You're offline" });

test("what is ticked offline shows as done, outlasts a reload, and is sent once", async ({
  page,
  context,
  member,
  playwright,
  baseURL,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesAssignment(id, { title: "Herbarium", status: "in_progress" });
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/assignments/")) {
      changes.push(new URL(request.url()).pathname);
    }
  });
  const done = page.getByRole("region", { name: "Assignments" }).getByText("Completed");

  await test.step("the pages are kept while there is a connection", async () => {
    const store = storeOf(member.user.id);
    await opens(page, store, "/courses", "/api/courses/");
    await opens(page, store, "/dashboard", "/api/dashboard/");
    await opens(page, store, `/courses/${id}`, `/api/courses/${id}/assignments/`);
    await expect(page.getByText("Herbarium").first()).toBeVisible();
  });

  await test.step("offline a tick is kept, and the reloaded page shows it", async () => {
    await context.setOffline(true);
    await expect(line(page)).toBeVisible();
    await expectAccessible(page, { within: "[data-connection-line]" });
    await finishes(page, "Herbarium");
    await expect(done).toBeVisible();
    await expect(page.getByText("We're keeping 1 change here and will send it.")).toBeVisible();
    await page.reload();
    await expect(done).toBeVisible();
    await expect(line(page)).toContainText(/This is what we had at \d+:\d\d [AP]M\./);
  });

  await test.step("other pages that were opened can be read, others say why not", async () => {
    await page.goto("/courses");
    await expect(page.getByRole("link", { name: "Botany" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Hello, Ann" })).toBeVisible();
    await page.goto("/courses/4711");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await page.goto(`/courses/${id}`);
    await expect(done).toBeVisible();
  });

  await test.step("back online it is sent, once", async () => {
    const before = changes.length;
    await context.setOffline(false);
    await expect(page.getByText("We've saved your change")).toBeVisible();
    await expect(line(page)).toBeHidden();
    await page.reload();
    await expect(done).toBeVisible();
    expect(changes.slice(before)).toEqual([expect.stringMatching(/\/assignments\/\d+\/$/)]);
  });

  await test.step("the next student on this device sees nothing of it", async () => {
    const next = await newMember(playwright.request, baseURL);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, next.storage.origins[0]?.localStorage ?? []);
    await page.goto("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .not.toContain(storeOf(member.user.id));
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(line(page)).toBeVisible();
    await expect(page.getByText("Botany")).toHaveCount(0);
  });
});

test("work finished on the dashboard offline can be taken back, and the counters follow", async ({
  page,
  context,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  const due_date = new Date(Date.now() - 2 * DAY_MS).toISOString();
  await member.makesAssignment(id, { title: "Herbarium", due_date, status: "in_progress" });
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  const tick = page.getByRole("checkbox", { name: "Finish Herbarium" });
  const pending = page
    .getByRole("term")
    .filter({ hasText: "Pending Assignments" })
    .locator("xpath=..");
  const kept = page.getByText("We're keeping 1 change here and will send it.");
  await opens(page, storeOf(member.user.id), "/dashboard", "/api/dashboard/");
  await expect(pending).toContainText("1");

  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  await tick.check();
  await expect(kept).toBeVisible();
  await expect(pending).toContainText("0");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(kept).toBeHidden();
  await expect(tick).not.toBeChecked();
  await expect(pending).toContainText("1");
  await page.reload();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(kept).toBeVisible();
  sent.length = 0;
  await context.setOffline(false);
  await expect(page.getByText("We've saved your change")).toBeVisible();
  await expect(line(page)).toBeHidden();
  await page.reload();
  await expect(pending).toContainText("0");
  expect(sent).toEqual([{ status: "completed" }]);
});

/** Opens a page and waits until the worker has it, and the student's store what stands on it. */
async function opens(page: Page, store: string, path: string, answer: string) {
  await page.goto(path);
  const isKept = () =>
    page.evaluate(
      async ([store = "", path = "", answer = ""]) => {
        const shell = await caches.open("shell");
        const kept = await caches.open(store);
        return [await shell.match(path), await kept.match(answer)].every(Boolean);
      },
      [store, path, answer],
    );
  await expect.poll(isKept, path).toBe(true);
}

async function finishes(page: Page, title: string) {
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
  await row.getByRole("button", { name: /^Mark complete/ }).click();
}
