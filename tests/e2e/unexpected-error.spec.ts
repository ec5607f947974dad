import { expect } from "@playwright/test";
import { test } from "./support/signed-in";

test("a page that fails says so in the student's own theme, and Refresh Page brings it back", async ({
  browser,
  member,
}) => {
  // Not the page of every test, which fails on what a page throws.
  const context = await browser.newContext({ storageState: member.storage });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (sessionStorage.getItem("failed")) return;
    sessionStorage.setItem("failed", "once");
    localStorage.setItem("theme", "dark");
    // What the days of a page are written with.
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error("planted");
    };
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Oops! Something went wrong" })).toBeVisible();
  await expect(page).toHaveTitle("Something went wrong · Study Companion");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const font = await page.getByRole("main").evaluate((main) => getComputedStyle(main).fontFamily);
  expect(font).toMatch(/^"?figtree/i);

  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ann");
  await context.close();
});
