import { readFile } from "node:fs/promises";
import { type APIRequest, expect, type Page } from "@playwright/test";
import { type Member, PASSWORD, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const html = (page: Page) => page.locator("html");

async function signsIn(page: Page, username: string) {
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.keyboard.press("Enter");
}

/** A program that says nothing a browser would say. */
async function signsInElsewhere(api: APIRequest, member: Member, baseURL = "") {
  const other = await api.newContext({ userAgent: "something else", baseURL });
  const data = { username: member.user.username, password: PASSWORD };
  expect((await other.post("/api/auth/login/", { data })).ok()).toBe(true);
  await other.dispose();
}

test.describe("the page", () => {
  test("leads to its sections, and an address with an anchor opens there", async ({ page }) => {
    await page.goto("/settings");
    const nav = page.getByRole("navigation", { name: "Settings" });
    await expect(nav.getByRole("link", { name: "Profile" })).toHaveAttribute(
      "aria-current",
      "location",
    );
    for (const [label, title] of [
      ["Appearance", "Appearance"],
      ["AI and privacy", "AI and privacy"],
      ["Calendar feeds", "Calendar Feeds"],
      ["Devices", "Devices"],
      ["Trash", "Trash"],
      ["Your data", "Your Data"],
    ] as const) {
      await nav.getByRole("link", { name: label }).click();
      await expect(region(page, title)).toBeInViewport();
      await expect(nav.getByRole("link", { name: label })).toHaveAttribute(
        "aria-current",
        "location",
      );
    }
    await page.goto("/dashboard");
    await page.goto("/settings#data");
    await expect(region(page, "Your Data")).toBeInViewport();
  });

  test("everyone can use it @mobile", async ({ page, member }) => {
    await member.makesCourse({ name: "Linear Algebra" });
    await page.goto("/settings");
    await expect(page.getByRole("list", { name: "Devices" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export my data" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("appearance", () => {
  test("the theme is chosen in words and stays chosen", async ({ page }) => {
    await page.goto("/settings");
    const choice = region(page, "Appearance").getByRole("radio", { name: "Dark" });
    await choice.check({ force: true });
    await expect(html(page)).toHaveClass(/dark/);
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
    await expect(choice).toBeChecked();
    await choice.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(html(page)).toHaveClass(/light/);
  });

  test("the streak is hidden at once, and shown again when the server refuses", async ({
    page,
  }) => {
    await page.goto("/settings");
    const streak = page.getByRole("switch", { name: "Show my study streak" });
    await expect(streak).toBeChecked();
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.ok(),
    );
    await streak.click();
    await expect(streak).not.toBeChecked();
    await saved;
    await page.reload();
    await expect(streak).not.toBeChecked();

    await page.route("**/api/profile/", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 503, json: { detail: "The server is busy." } })
        : route.fallback(),
    );
    await streak.click();
    await expect(region(page, "Appearance").getByRole("alert")).toContainText(
      "could not be saved, so it is as it was. The server is busy.",
    );
    await expect(streak).not.toBeChecked();
  });
});

test.describe("in Kolkata", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("the browser's zone is proposed, and saved with the profile only", async ({ page }) => {
    await page.clock.setFixedTime("2026-10-09T13:55:00Z");
    await page.goto("/settings");
    const zone = page.getByLabel("Timezone");
    const line = page.getByText("Your browser is in Asia/Kolkata (7:25 PM there).");
    await expect(line).toBeVisible();
    await page.getByRole("button", { name: "Use this time zone" }).click();
    await expect(zone).toHaveValue("Asia/Kolkata");
    await expect(zone).toBeFocused();
    await expect(line).toBeHidden();
    await page.reload();
    await expect(zone).toHaveValue("America/New_York");
    await page.getByRole("button", { name: "Use this time zone" }).click();
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await page.reload();
    await expect(zone).toHaveValue("Asia/Kolkata");
    await expect(page.getByRole("button", { name: "Use this time zone" })).toBeHidden();
  });
});

test.describe("devices", () => {
  test("another browser is listed, signed out, and knows it", async ({ page, member, browser }) => {
    const context = await browser.newContext({
      userAgent: IPHONE,
      storageState: { cookies: [], origins: [] },
    });
    const phone = await context.newPage();
    await signsIn(phone, member.user.username);
    await expect(phone).toHaveURL("/dashboard");
    await page.goto("/settings");
    const devices = page.getByRole("list", { name: "Devices" });
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices.getByRole("listitem").first()).toContainText("This device");
    await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText("Device signed out")).toBeVisible();
    await phone.goto("/courses");
    await expect(phone).toHaveURL(/\/login/);

    await signsIn(phone, member.user.username);
    await expect(phone).toHaveURL("/dashboard");
    await page.reload();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await phone.reload();
    await expect(phone).toHaveURL(/\/login/);
    await context.close();
    await page.reload();
    await expect(devices).toBeVisible();
  });

  test("a device that could not be signed out is back in the list", async ({
    page,
    member,
    playwright,
    baseURL,
  }) => {
    await signsInElsewhere(playwright.request, member, baseURL);
    await page.route("**/api/profile/sessions/revoke/", (route) =>
      route.fulfill({ status: 503, json: { detail: "The server is busy." } }),
    );
    await page.goto("/settings");
    const devices = page.getByRole("list", { name: "Devices" });
    await devices.getByRole("button", { name: "Sign out Unknown device" }).first().click();
    await expect(region(page, "Devices").getByRole("alert")).toContainText("still signed in");
    await expect(devices.getByRole("listitem")).toHaveCount(2);
  });
});

test("a new password signs out every other device, and the list knows", async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  await signsInElsewhere(playwright.request, member, baseURL);
  await page.goto("/settings");
  const devices = page.getByRole("list", { name: "Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  const form = region(page, "Change Password");
  await form.getByLabel(/^Current password/).fill(PASSWORD);
  await form.getByLabel(/^New password/).fill("another good phrase");
  await form.getByLabel(/^Confirm new password/).fill("another good phrase");
  await form.getByRole("button", { name: "Change Password" }).click();
  await expect(form.getByRole("status")).toContainText("Password changed");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});

test.describe("your data", () => {
  test("is exported with progress and downloaded as a ZIP", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Linear Algebra" });
    await member.makesAssignment(id);
    await page.goto("/settings#data");
    const data = region(page, "Your Data");
    await data.getByRole("button", { name: "Export my data" }).click();
    const button = data.getByRole("button", { name: "Download" });
    await expect(button).toBeVisible({ timeout: 45_000 });
    await expect(data.getByText(/B · kept until /)).toBeVisible();
    const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(saved.suggestedFilename()).toMatch(/^study-companion-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await saved.path());
    expect(zip.subarray(0, 2).toString()).toBe("PK");
    await page.reload();
    await expect(data.getByRole("button", { name: "Download" })).toBeVisible();
  });

  test("shows how far an export is, why it failed, and tries again", async ({ page }) => {
    const running = {
      id: 1,
      stage: "collecting",
      files_done: 12,
      files_total: 40,
      file_size: null,
      error: "",
      created_at: new Date().toISOString(),
      expires_at: null,
    };
    const failed = { ...running, stage: "failed", error: "The storage is out of reach." };
    let answer = running;
    await page.route("**/api/account/exports/", (route) =>
      route.request().method() === "GET"
        ? route.fulfill({ json: [answer] })
        : route.fulfill({ status: 202, json: running }),
    );
    await page.goto("/settings");
    const data = region(page, "Your Data");
    await expect(data.getByText("12 of 40 files")).toBeVisible();
    await expect(data.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "30");
    answer = failed;
    await expect(data.getByText("The storage is out of reach.")).toBeVisible();
    await expectAccessible(page);
    answer = running;
    await data.getByRole("button", { name: "Try Again" }).click();
    await expect(data.getByText("12 of 40 files")).toBeVisible();
  });

  test("goes with the account; the way in is closed at once", async ({ page, member }) => {
    await member.makesCourse({ name: "Linear Algebra" });
    await page.goto("/settings#data");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: "Delete my account" });
    await expect(dialog).toContainText("All courses with their assignments");
    await confirm.click();
    await expect(dialog.getByText("Password is required")).toBeVisible();
    await dialog.getByLabel(/^Your password/).fill("not the password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel(/^Your password/)).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await page.goto("/courses");
    await expect(page.getByText("Linear Algebra")).toBeVisible();

    await page.goto("/settings#data");
    await page.getByRole("button", { name: "Delete account" }).click();
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await confirm.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText("Your account is deleted")).toBeVisible();
    await signsIn(page, member.user.username);
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
