import { readFile } from "node:fs/promises";
import { type APIRequest, expect, type Page } from "@playwright/test";
import { makesExam } from "./support/exams";
import { READ_WITHIN } from "./support/files";
import { type Member, PASSWORD, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { deletes, trash } from "./support/trash";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const html = (page: Page) => page.locator("html");
const address = (page: Page, name: string) =>
  page.getByLabel(`Address of the feed of ${name}`, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name });

async function signsIn(page: Page, username: string, password = PASSWORD) {
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.keyboard.press("Enter");
}

/** A program that says nothing a browser would say. */
async function signsInElsewhere(api: APIRequest, member: Member, baseURL = "") {
  const other = await api.newContext({ userAgent: "something else", baseURL });
  const data = { username: member.user.username, password: PASSWORD };
  expect((await other.post("/api/auth/login/", { data })).ok()).toBe(true);
  await other.dispose();
}

test("the settings lead to their sections, and what is chosen there stays", async ({ page }) => {
  await page.goto("/settings");
  await test.step("the links lead to their sections", async () => {
    const nav = page.getByRole("navigation", { name: "Settings" });
    const current = (label: string) =>
      expect(nav.getByRole("link", { name: label })).toHaveAttribute("aria-current", "location");
    await current("Profile");
    for (const [label, title] of [
      ["Reminders", "Reminders"],
      ["Appearance", "Appearance"],
      ["AI and privacy", "AI and privacy"],
      ["Calendar feeds", "Calendar feeds"],
      ["Other calendars", "Calendars from elsewhere"],
      ["Devices", "Devices"],
      ["Trash", "Trash"],
      ["Your data", "Your data"],
    ] as const) {
      await nav.getByRole("link", { name: label }).click();
      await expect(region(page, title)).toBeInViewport();
      await current(label);
    }
  });

  const theme = region(page, "Appearance").getByRole("radio", { name: "Dark" });
  const streak = page.getByRole("switch", { name: "Show my study streak" });
  await test.step("theme, streak and profile change at once on the whole page", async () => {
    await theme.check({ force: true });
    await expect(html(page)).toHaveClass(/dark/);
    await expect(streak).toBeChecked();
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.ok(),
    );
    await streak.click();
    await expect(streak).not.toBeChecked();
    await saved;
    await page.getByLabel(/^First name/).fill("Grace");
    await page.getByLabel("Year of study").selectOption({ label: "3rd Year" });
    await page.getByLabel("Timezone").selectOption("Pacific/Honolulu");
    await button(page, "Update Profile").click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(page.getByRole("complementary").getByText("Grace Example")).toBeVisible();
  });
  await test.step("all of it is there when the page is opened again", async () => {
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
    await expect(theme).toBeChecked();
    await expect(streak).not.toBeChecked();
    await expect(page.getByLabel("Year of study")).toHaveValue("3");
    await expect(page.getByLabel("Timezone")).toHaveValue("Pacific/Honolulu");
    await theme.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(html(page)).toHaveClass(/light/);
    await page.getByLabel("Year of study").selectOption("");
    await button(page, "Update Profile").click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  });
  await test.step("the dashboard hides the streak, and an address with an anchor opens there", async () => {
    await page.goto("/dashboard");
    const counters = page.getByRole("main").getByRole("term");
    await expect(counters.filter({ hasText: "Study Plans" })).toBeVisible();
    await expect(counters.filter({ hasText: "Study Streak" })).toBeHidden();
    await page.goto("/settings#data");
    await expect(region(page, "Your data")).toBeInViewport();
  });
});

test("a section that was asked for stays in its place while those above it arrive", async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    // The form of the reminders, which is shorter than what stands in its place until then.
    if ((await response.text()).includes("We couldn't save your reminders")) await held;
    await route.fulfill({ response });
  });
  await page.goto("/settings");
  const top = () =>
    region(page, "Appearance").evaluate((section) => section.getBoundingClientRect().top);
  await page.getByRole("link", { name: "Appearance" }).click();
  const before = await top();
  await expect(page.getByRole("status", { name: "Loading reminders" })).toHaveCount(1);
  arrive();
  await expect(page.getByRole("status", { name: "Loading reminders" })).toHaveCount(0);
  await expect.poll(top).toBeCloseTo(before, 0);
  await expect(page.getByRole("link", { name: "Appearance" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("other devices are listed, signed out, and know it; a new password signs them out as well", async ({
  page,
  member,
  browser,
  playwright,
  baseURL,
}) => {
  const { username } = member.user;
  const context = await browser.newContext({
    userAgent: IPHONE,
    storageState: { cookies: [], origins: [] },
  });
  const phone = await context.newPage();
  const devices = page.getByRole("list", { name: "Devices" });
  await test.step("one device is signed out", async () => {
    await signsIn(phone, username);
    await expect(phone).toHaveURL("/dashboard");
    await page.goto("/settings");
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices.getByRole("listitem").first()).toContainText("This device");
    await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText("Signed out on that device")).toBeVisible();
    await phone.goto("/courses");
    await expect(phone).toHaveURL(/\/login/);
  });
  await test.step("every other device is signed out", async () => {
    await signsIn(phone, username);
    await expect(phone).toHaveURL("/dashboard");
    await page.reload();
    await button(page, "Sign out everywhere else").click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await phone.reload();
    await expect(phone).toHaveURL(/\/login/);
    await context.close();
  });
  await test.step("a new password leaves this device alone in the list, and is the one to sign in with", async () => {
    await signsInElsewhere(playwright.request, member, baseURL);
    await page.reload();
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    const next = "another good phrase";
    const form = region(page, "Change Password");
    await form.getByLabel(/^Current password/).fill(PASSWORD);
    await form.getByLabel(/^New password/).fill(next);
    await form.getByLabel(/^Confirm new password/).fill(next);
    await form.getByRole("button", { name: "Change Password" }).click();
    await expect(form.getByRole("status")).toContainText("You've changed your password");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await button(page, "Log out").click();
    await expect(page).toHaveURL(/\/login/);
    await signsIn(page, username, next);
    await expect(page).toHaveURL("/dashboard");
  });
});

test("a student's data is exported as a ZIP, and goes with the account", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Linear Algebra" });
  await member.makesAssignment(id);
  await page.goto("/settings#data");
  const data = region(page, "Your data");
  await test.step("the export is made, downloaded, and kept", async () => {
    await data.getByRole("button", { name: "Export my data" }).click();
    const download = data.getByRole("button", { name: "Download" });
    await expect(download).toBeVisible(READ_WITHIN);
    await expect(data.getByText(/B · kept until /)).toBeVisible();
    const [saved] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(saved.suggestedFilename()).toMatch(/^study-companion-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await saved.path());
    expect(zip.subarray(0, 2).toString()).toBe("PK");
    await page.reload();
    await expect(download).toBeVisible();
  });
  await test.step("with the account the way in is closed at once", async () => {
    await button(page, "Delete account").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText("We've deleted your account")).toBeVisible();
    await signsIn(page, member.user.username);
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});

test("everyone can use the settings, those of a new student and full ones @mobile", async ({
  page,
  member,
}) => {
  await page.goto("/settings");
  await test.step("of a new student", async () => {
    await expect(page.getByRole("list", { name: "Devices" })).toBeVisible();
    await expect(button(page, "Export my data")).toBeVisible();
    await expect(trash(page)).toContainText("Nothing in the trash");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step("with feeds, a trash and an export that failed", async () => {
    await member.makesCourse({ name: "Biology" });
    const { id } = await member.makesCourse({ name: "Environmental Systems Analysis" });
    const exam = await makesExam(page, member, id, { name: "Midterm" });
    await deletes(page, `/courses/${id}/exams/${exam.id}/`);
    await deletes(page, `/courses/${id}/`);
    await page.route("**/api/account/exports/", (route) => route.fulfill({ json: [FAILED] }));
    await page.reload();
    await button(page, "Turn on the feed of All courses").click();
    await expect(address(page, "All courses")).toBeVisible();
    await page.getByText("Feeds for one course").click();
    await button(page, "Turn on the feed of Biology").click();
    await expect(address(page, "Biology")).toBeVisible();
    await expect(trash(page).getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText(FAILED.error)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  for (const [opener, role] of [
    ["Delete account", "dialog"],
    ["Turn off the feed of Biology", "alertdialog"],
    ["Empty trash", "alertdialog"],
  ] as const) {
    await test.step(`the question of “${opener}”`, async () => {
      await button(page, opener).click();
      await expect(page.getByRole(role)).toBeVisible();
      await expectAccessible(page, { within: `[role=${role}]` });
      await page.keyboard.press("Escape");
      await expect(page.getByRole(role)).toBeHidden();
    });
  }
});

const FAILED = {
  id: 1,
  stage: "failed",
  files_done: 12,
  files_total: 40,
  file_size: null,
  error: "The storage is out of reach.",
  created_at: "2026-09-01T08:00:00.000Z",
  expires_at: null,
};

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
  "Version/18.5 Mobile/15E148 Safari/604.1";
