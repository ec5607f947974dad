import { expect, type Page, type Request } from "@playwright/test";
import { DUE_WORK_MAX } from "@/lib/contract/dashboard-values";
import { DAY_MS } from "@/lib/time/durations";
import { type Member, newMember, test } from "./support/signed-in";
import { asSlowPhone } from "./support/slow-phone";

/** How often each page is opened, in turn. The fastest counts: whatever else the machine does only adds to it. */
const RUNS = 4;
const TO_LOGIN = 1.3;
const HTML_MAX = 60_000;

test("the first content of dashboard and course comes about as soon as that of the sign-in page", async ({
  browser,
  baseURL,
  member,
}) => {
  const { id } = await member.makesCourse();
  await member.makesAssignment(id);
  const login = () => firstContent("/login", undefined);
  const opened = (path: string) => firstContent(path, member.storage);
  async function firstContent(path: string, storageState: Member["storage"] | undefined) {
    const context = await browser.newContext({ baseURL, storageState, serviceWorkers: "block" });
    const page = await context.newPage();
    await asSlowPhone(page);
    await page.goto(path, { waitUntil: "load" });
    const at = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    );
    await context.close();
    return at;
  }
  // The server's first answer of a kind is no measure of the next.
  for (const path of ["/dashboard", `/courses/${id}`]) await opened(path);
  const times = { login: [], dashboard: [], course: [] } as Record<string, number[]>;
  for (let run = 0; run < RUNS; run += 1) {
    times.login?.push(await login());
    times.dashboard?.push(await opened("/dashboard"));
    times.course?.push(await opened(`/courses/${id}`));
  }
  const [first, dashboard, course] = ["login", "dashboard", "course"].map((name) =>
    Math.min(...(times[name] ?? [])),
  );
  const line = [first, dashboard, course].map((ms) => Math.round(ms ?? 0)).join(", ");
  console.log(`First content on a slow phone, ms: login, dashboard, course: ${line}`);
  expect.soft((dashboard ?? Infinity) / (first ?? 0), "dashboard").toBeLessThanOrEqual(TO_LOGIN);
  expect.soft((course ?? Infinity) / (first ?? 0), "course").toBeLessThanOrEqual(TO_LOGIN);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("dashboard, course and calendar arrive with their data, in the student's own zone", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Botany", instructor: "Dr. Example" });
    // Half past eleven at night in New York is the next day in UTC.
    const due = lateIn("America/New_York");
    await member.makesAssignment(id, { title: "Herbarium", due_date: due.toISOString() });
    expect(await html(page, "/dashboard")).toBeLessThanOrEqual(HTML_MAX);
    await expect(page.getByRole("heading", { name: "Hello, Ann" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Due today" })).toContainText("11:30 PM");
    const today = due.toLocaleDateString("en-US", {
      timeZone: "America/New_York",
      weekday: "long",
    });
    await expect(page.getByText(today).first()).toBeVisible();
    expect(await html(page, `/courses/${id}`)).toBeLessThanOrEqual(HTML_MAX);
    await expect(page.getByRole("heading", { name: "Botany", level: 1 })).toBeVisible();
    await expect(page.getByText("Dr. Example")).toBeVisible();
    await expect(page.getByText("0 of 1 assignment")).toBeVisible();
    expect(await html(page, "/calendar")).toBeLessThanOrEqual(HTML_MAX);
    // Shown by a script that stands in the page.
    expect(await page.content()).toContain(">Botany</option>");
  });

  test("a student of many courses and topics gets no heavier a page", async ({ page, member }) => {
    const [first] = await Promise.all(
      Array.from({ length: 30 }, (_, index) => member.makesCourse({ name: `Course ${index}` })),
    );
    for (let index = 0; index < 500; index += 50) {
      await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          member.makesTopic(first?.id ?? 0, `Topic ${index + at} of a long course`),
        ),
      );
    }
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        member.makesAssignment(first?.id ?? 0, {
          title: `Problem Set ${index}`,
          due_date: new Date(Date.now() + (index - 20) * (DAY_MS / 2)).toISOString(),
        }),
      ),
    );
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        member.makesAssignment(first?.id ?? 0, {
          title: `A problem set of long ago that nobody has handed in, number ${index}`,
          due_date: new Date(Date.now() - (index + 20) * DAY_MS).toISOString(),
        }),
      ),
    );
    const paths = ["/dashboard", `/courses/${first?.id}`, "/calendar", "/resources"];
    for (const path of [...paths, "/assistant", "/study-plans", "/grades", "/settings"]) {
      const bytes = await html(page, path);
      console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of HTML`);
      expect.soft(bytes, path).toBeLessThanOrEqual(HTML_MAX);
    }
    await page.goto("/dashboard");
    const late = page.getByRole("list", { name: "Overdue work" });
    await expect(late.getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("button", { name: `Show all ${DUE_WORK_MAX}` })).toBeVisible();
  });

  test("a stranger, a broken cookie and a signed-out student get pages without data", async ({
    page,
    context,
    member,
    baseURL,
  }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    const asSigned = await page.goto(`/courses/${id}`);
    expect(asSigned?.headers()["cache-control"]).toContain("no-store");
    expect(await asSigned?.text()).toContain("Botany");
    await context.addCookies([
      { name: "study-companion.signed-out", value: "1", url: baseURL ?? "" },
    ]);
    const after = await page.goto(`/courses/${id}`);
    expect(after?.status()).toBe(200);
    expect(await after?.text()).not.toContain("Botany");
    await context.clearCookies({ name: "study-companion.signed-out" });
    await context.addCookies([
      { name: "next-auth.session-token", value: "no.such.token", url: baseURL ?? "" },
    ]);
    const broken = await page.goto(`/courses/${id}`);
    expect(broken?.status()).toBe(200);
    expect(await broken?.text()).not.toContain("Botany");
  });
});

for (const timezoneId of ["America/New_York", "Asia/Kolkata", "Pacific/Apia", "UTC"]) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: timezoneId === "UTC" ? "de-DE" : "en-US" });

    // What React finds different from the server's page it logs as an error, and errors fail the test.
    test("pages go on as they came", async ({ page, member }) => {
      const { id } = await member.makesCourse({ name: "Botany" });
      const due_date = lateIn("America/New_York").toISOString();
      await member.makesAssignment(id, { title: "Herbarium", due_date });
      const places = ["/courses", "/calendar", "/calendar?view=month", "/calendar?view=week"];
      const rest = ["/resources", "/assistant", "/study-plans", "/grades", "/settings"];
      for (const path of ["/dashboard", `/courses/${id}`, ...places, ...rest]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
      }
    });
  });
}

test("nobody sees what came for somebody else, in another browser or after signing out", async ({
  page,
  browser,
  member,
  playwright,
  baseURL,
}) => {
  const other = await newMember(playwright.request, baseURL);
  const { id } = await member.makesCourse({ name: "Botany" });
  const theirs = await other.makesCourse({ name: "Zoology" });
  const context = await browser.newContext({ baseURL, storageState: other.storage });
  const second = await context.newPage();
  await Promise.all([page.goto("/dashboard"), second.goto("/dashboard")]);
  await expect(page.getByRole("link", { name: "Botany" }).first()).toBeVisible();
  await expect(second.getByRole("link", { name: "Zoology" }).first()).toBeVisible();
  expect(await page.content()).not.toContain("Zoology");
  expect(await second.content()).not.toContain("Botany");
  const [foreign] = await Promise.all([second.goto(`/courses/${id}`), page.goto("/dashboard")]);
  expect(await foreign?.text()).not.toContain("Botany");
  await expect(second.getByRole("heading", { name: "Course not found" })).toBeVisible();
  await context.close();

  // The server does not hear of this sign-out, and the cookie stays.
  await page.route("**/api/auth/logout/", (route) => route.abort());
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute("**/api/auth/logout/");
  const left = await page.request.get(`/courses/${id}`, {
    headers: { "sec-fetch-dest": "document" },
  });
  expect(await left.text()).not.toContain("Botany");
  expect(theirs.id).not.toBe(id);
});

test("inside the application the next page's frame stands at once, without its data", async ({
  page,
  member,
}) => {
  await member.makesCourse({ name: "Botany" });
  // Next drops the connection of a page that it has read ahead, which then counts as failed.
  const ahead = new Set<string>();
  const ended = (request: Request) => {
    const headers = request.headers();
    const whole = headers.rsc && !headers["next-router-prefetch"];
    if (whole) ahead.add(new URL(request.url()).pathname);
  };
  page.on("requestfinished", ended).on("requestfailed", ended);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Botany" }).first()).toBeVisible();
  const pages = ["/calendar", "/study-plans", "/resources"];
  await expect
    .poll(() => pages.filter((path) => !ahead.has(path)), { timeout: 60_000 })
    .toEqual([]);
  // From here on the server answers nothing: what is shown had come before.
  let held = 0;
  await page.route("**/*", () => {
    held += 1;
  });
  for (const name of ["Calendar", "Study Plans", "Resources"]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  expect(held, "the pages ask for their data").toBeGreaterThan(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Half past eleven at night of the zone's own day. */
function lateIn(timeZone: string): Date {
  const now = new Date();
  for (let at = now.getTime() - DAY_MS; at < now.getTime() + DAY_MS; at += 60_000) {
    const date = new Date(at);
    const is = (options: Intl.DateTimeFormatOptions, of: Date) =>
      of.toLocaleString("en-US", { timeZone, ...options });
    const day = { dateStyle: "short" } as const;
    if (is(day, date) === is(day, now) && is({ timeStyle: "short" }, date) === "11:30 PM") {
      date.setSeconds(0, 0);
      return date;
    }
  }
  throw new Error("No such minute");
}

async function html(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  return (await response?.body())?.length ?? 0;
}
