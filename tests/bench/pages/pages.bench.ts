import type { Browser, Page } from "@playwright/test";
import { percentile } from "@/tests/bench/measure";
import { type Member, test } from "@/tests/e2e/support/signed-in";
import { asSlowPhone } from "@/tests/e2e/support/slow-phone";
import { makesBusy } from "./busy-student";

/** How often each page is opened, in turn, after a first time that does not count. */
const RUNS = 5;
const PHONE = { width: 390, height: 844 };
/** What comes after the page is loaded counts so long, in milliseconds. */
const AFTER_LOAD = 4000;
/** A task beyond these milliseconds lets a student wait; what is beyond counts as blocking time. */
const LONG = 50;

interface Seen {
  /** When something of the page first showed, in milliseconds from the request. */
  content: number;
  blocking: number;
  longest: number;
}

test("blocking time", async ({ browser, baseURL, member }) => {
  const id = await makesBusy(member);
  const signedIn = ["/dashboard", `/courses/${id}`, "/courses", "/calendar", "/study-plans"];
  const paths = ["/login", ...signedIn, "/assistant", "/resources", "/grades", "/settings"];
  const seen = new Map<string, Seen[]>(paths.map((path) => [path, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const path of paths) {
      const storageState = path === "/login" ? undefined : member.storage;
      const one = await opened(browser, { baseURL, storageState }, path);
      if (run > 0) seen.get(path)?.push(one);
    }
  }

  const login = median(seen.get("/login") ?? [], "content");
  console.log(`Medians of ${RUNS}, ms   first content  by /login's  blocking  longest task`);
  for (const [path, all] of seen) {
    const content = median(all, "content");
    const figures = [content, content / login, median(all, "blocking"), median(all, "longest")];
    const [first, ratio, ...rest] = figures.map((one, at) => one.toFixed(at === 1 ? 2 : 0));
    console.log(
      [path.padEnd(20), first, ratio, ...rest].map((text) => text?.padStart(13)).join(""),
    );
  }
});

/** Opens the page as a phone with an empty cache does. */
async function opened(
  browser: Browser,
  visitor: { baseURL: string | undefined; storageState: Member["storage"] | undefined },
  path: string,
): Promise<Seen> {
  const options = { ...visitor, viewport: PHONE, serviceWorkers: "block" } as const;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await asSlowPhone(page);
  await page.goto(path, { waitUntil: "load" });
  await page.waitForTimeout(AFTER_LOAD);
  const one = await read(page);
  await context.close();
  return one;
}

async function read(page: Page): Promise<Seen> {
  const { content, tasks } = await page.evaluate(async () => ({
    content: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    tasks: await new Promise<{ end: number; duration: number }[]>((resolve) => {
      // The browser keeps them for who asks later.
      const observer = new PerformanceObserver((list) =>
        resolve(
          list.getEntries().map(({ startTime, duration }) => ({
            end: startTime + duration,
            duration,
          })),
        ),
      );
      observer.observe({ type: "longtask", buffered: true });
      setTimeout(resolve, 1000, []);
    }),
  }));
  const after = tasks.filter(({ end }) => end > content).map(({ duration }) => duration);
  const blocking = after.reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);
  return { content, blocking, longest: Math.max(0, ...after) };
}

function median(all: Seen[], figure: keyof Seen): number {
  return percentile(
    all.map((one) => one[figure]),
    50,
  );
}
