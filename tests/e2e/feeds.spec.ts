import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible } from "./support/test";

const panel = (page: Page) => page.getByRole("region", { name: "Calendar feeds" });
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

test("a feed is turned on, copied, read without signing in, given a new address and turned off", async ({
  page,
  member,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await member.makesCourse({ name: "Linear Algebra" });
  await member.makesAssignment(id, { title: "Eigenvalues" });
  await member.makesCourse({ name: "Biology" });
  await page.goto("/settings#calendar-feeds");
  await expect(panel(page).getByRole("textbox")).toHaveCount(0);
  const first = await turnsOn(page, "All courses");
  await expect(address(page, "All courses")).toBeFocused();

  await test.step("its address is copied by keyboard, also where the clipboard is closed", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText("Address copied")).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
      document.execCommand = () => false;
    });
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText(/press Ctrl\+C/)).toBeVisible();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(first);
  });
  await test.step("a calendar reads it without signing in", async () => {
    await expect(panel(page).getByText("No calendar has read it yet")).toBeVisible();
    const feed = await reads(page, first);
    expect(feed.status).toBe(200);
    expect(feed.type).toContain("text/calendar");
    expect(feed.text).toContain("Eigenvalues");
    await page.reload();
    await expect(panel(page).getByText("Last read by a calendar just now")).toBeVisible();
    const app = panel(page).getByRole("link", { name: "Open in calendar app" });
    await expect(app).toHaveAttribute("href", first.replace("http:", "webcal:"));
  });
  await test.step("a new address ends the old one, turning off ends it for good", async () => {
    await expectAccessible(page);
    await acts(page, "New address for the feed of All courses");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page, { within: "[role=alertdialog]", targets: true });
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
  await test.step("the feed of one course holds that course only", async () => {
    await panel(page).getByText("Feeds for one course").click();
    const biology = await reads(page, await turnsOn(page, "Biology"));
    expect(biology.status).toBe(200);
    expect(biology.text).not.toContain("Eigenvalues");
    const algebra = await reads(page, await turnsOn(page, "Linear Algebra"));
    expect(algebra.text).toContain("Eigenvalues");
    await page.reload();
    await expect(address(page, "Biology")).toBeVisible();
  });
});
