import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { test as signedIn } from "./support/signed-in";
import { test } from "./support/test";

/** What opens first is light; no page is heavier than the second. */
const FIRST_BYTES = 180_000;
/** What draws the data that a page has come with is no longer fetched after it: the goal is the same 180. */
const WITH_DATA_BYTES = 186_000;
const HEAVIEST_BYTES = 250_000;

const LATER = ["/courses", "/study-plans", "/assistant", "/resources", "/calendar", "/settings"];

test("/login loads at most 180 kB of script, gzipped", async ({ page }) => {
  expect(await scriptBytes(page, "/login")).toBeLessThanOrEqual(FIRST_BYTES);
});

signedIn(
  "dashboard and course load at most 186 kB of script, gzipped, and every other page 250",
  async ({ page, member }) => {
    const { id } = await member.makesCourse();
    const browser = await page.context().newCDPSession(page);
    const opened = ["/dashboard", `/courses/${id}`];
    for (const path of [...opened, ...LATER]) {
      // What the page before still loads is none of this one's.
      await page.goto("about:blank");
      await browser.send("Network.clearBrowserCache");
      const most = opened.includes(path) ? WITH_DATA_BYTES : HEAVIEST_BYTES;
      expect.soft(await scriptBytes(page, path), path).toBeLessThanOrEqual(most);
    }
  },
);

/** Everything of JavaScript that a browser with an empty cache fetches until the page is loaded. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on("response", weigh);
  await page.goto(path, { waitUntil: "load" });
  page.off("response", weigh);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);

  console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of script, gzipped`);
  return bytes;
}
