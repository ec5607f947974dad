import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const panel = (page: Page) => page.getByRole("region", { name: "Calendar Feeds" });
const address = (page: Page, name: string) =>
  panel(page).getByLabel(`Address of the feed of ${name}`, { exact: true });
const acts = (page: Page, action: string) =>
  panel(page).getByRole("button", { name: action, exact: true }).click();
const confirms = (page: Page, answer: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: answer }).click();

/** As a calendar program does: without a session. */
async function reads(page: Page, url: string) {
  const stranger = await page.context().browser()?.newContext();
  const response = await stranger?.request.get(url);
  const answer = {
    status: response?.status(),
    type: response?.headers()["content-type"],
    text: (await response?.text()) ?? "",
  };
  await stranger?.close();
  return answer;
}

async function turnsOn(page: Page, name: string) {
  await acts(page, `Turn on the feed of ${name}`);
  await expect(address(page, name)).toBeVisible();
  return address(page, name).inputValue();
}

test.beforeEach(async ({ member, page }) => {
  const { id } = await member.makesCourse({ name: "Linear Algebra" });
  await member.makesAssignment(id, { title: "Eigenvalues" });
  await member.makesCourse({ name: "Biology" });
  await page.goto("/settings#calendar-feeds");
});

test("a feed is off until it is turned on, then a calendar reads it without signing in", async ({
  page,
}) => {
  await expect(panel(page).getByRole("textbox")).toHaveCount(0);
  const url = await turnsOn(page, "All courses");
  await expect(address(page, "All courses")).toBeFocused();
  await expect(panel(page).getByText("Not read by a calendar yet")).toBeVisible();
  const feed = await reads(page, url);
  expect(feed.status).toBe(200);
  expect(feed.type).toContain("text/calendar");
  expect(feed.text).toContain("Eigenvalues");
  await page.reload();
  await expect(panel(page).getByText("Last read by a calendar just now")).toBeVisible();
  const app = panel(page).getByRole("link", { name: "Open in calendar app" });
  await expect(app).toHaveAttribute("href", url.replace("http:", "webcal:"));
});

test("the address is copied, by keyboard, also where the clipboard is closed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const url = await turnsOn(page, "All courses");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("Address copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    document.execCommand = () => false;
  });
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText(/press Ctrl\+C/)).toBeVisible();
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  expect(await selected()).toBe(url);
});

test("a new address ends the old one, turning off ends it for good", async ({ page }) => {
  const first = await turnsOn(page, "All courses");
  await acts(page, "New address for the feed of All courses");
  await confirms(page, "Cancel");
  expect((await reads(page, first)).status).toBe(200);
  await acts(page, "New address for the feed of All courses");
  await confirms(page, "New address");
  await expect(address(page, "All courses")).not.toHaveValue(first);
  await expect(page.getByText("The old one no longer works")).toBeVisible();
  const second = await address(page, "All courses").inputValue();
  expect((await reads(page, first)).status).toBe(404);
  expect((await reads(page, second)).status).toBe(200);

  await acts(page, "Turn off the feed of All courses");
  await confirms(page, "Turn off");
  await expect(address(page, "All courses")).toBeHidden();
  await expect(
    panel(page).getByRole("button", { name: "Turn on the feed of All courses" }),
  ).toBeFocused();
  expect((await reads(page, second)).status).toBe(404);
});

test("the feed of one course holds that course only", async ({ page }) => {
  await panel(page).getByText("Feeds of one course only").click();
  const biology = await reads(page, await turnsOn(page, "Biology"));
  expect(biology.status).toBe(200);
  expect(biology.text).not.toContain("Eigenvalues");
  const algebra = await reads(page, await turnsOn(page, "Linear Algebra"));
  expect(algebra.text).toContain("Eigenvalues");
  await page.reload();
  await expect(address(page, "Biology")).toBeVisible();
});

test("what fails is said in its row, and leaves the rest of the page usable", async ({ page }) => {
  const failing = { status: 503, json: { detail: "The server is busy. Please try again." } };
  await page.route("**/api/calendar/feeds/", (route) =>
    route.request().method() === "POST" ? route.fulfill(failing) : route.fallback(),
  );
  await acts(page, "Turn on the feed of All courses");
  await expect(panel(page).getByRole("alert")).toContainText("could not be turned on");
  await page.route("**/api/calendar/feeds/", (route) => route.fulfill({ ...failing, status: 400 }));
  await page.reload();
  await expect(panel(page).getByRole("alert")).toContainText("could not be loaded");
  await expect(page.getByRole("button", { name: "Update Profile" })).toBeVisible();
  await page.unrouteAll();
  await panel(page).getByRole("button", { name: "Try Again" }).click();
  await expect(
    panel(page).getByRole("button", { name: "Turn on the feed of All courses" }),
  ).toBeVisible();
});

test("everyone can use feeds @mobile", async ({ page }) => {
  await turnsOn(page, "All courses");
  await panel(page).getByText("Feeds of one course only").click();
  await turnsOn(page, "Biology");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await acts(page, "Turn off the feed of Biology");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});
