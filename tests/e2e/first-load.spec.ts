import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { test as signedIn } from "./support/signed-in";
import { test } from "./support/test";

/** Every page's goal, less for what opens first. */
const MOST_KB = {
  "/login": 180,
  "/dashboard": 180,
  "/courses/": 180,
  "/courses": 180,
  "/study-plans": 200,
  "/assistant": 200,
  "/resources": 200,
  "/calendar": 200,
  "/grades": 200,
  "/settings": 200,
};

test("the sign-in page loads little script", async ({ page }) => {
  expect(await scriptBytes(page, "/login")).toBeLessThanOrEqual(1000 * MOST_KB["/login"]);
});

test("React and Next are compiled while they arrive", async ({ request }) => {
  const html = await (await request.get("/login")).text();
  const places = Array.from(html.matchAll(/<script src="([^"]+)" async/g), ([, place]) => place);
  const scripts = await Promise.all(
    places.map(async (place = "") => (await request.get(place)).text()),
  );
  const large = scripts.filter(({ length }) => length > 150_000);
  expect(large).toHaveLength(2);
  for (const script of large)
    expect(script.slice(0, 40)).toContain("//# allFunctionsCalledOnLoad\n");
});

signedIn("every page loads little script", async ({ page, member }) => {
  const { id } = await member.makesCourse();
  const browser = await page.context().newCDPSession(page);
  for (const [path, most] of Object.entries(MOST_KB).slice(1)) {
    // What the page before still loads is none of this one's.
    await page.goto("about:blank");
    await browser.send("Network.clearBrowserCache");
    const address = path === "/courses/" ? `${path}${id}` : path;
    expect.soft(await scriptBytes(page, address), address).toBeLessThanOrEqual(1000 * most);
  }
});

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
