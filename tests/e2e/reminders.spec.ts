import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const panel = (page: Page) => page.getByRole("region", { name: "Reminders" });

/** As if this site sent mail, and the student's address were proven or not. */
async function sendsMail(page: Page, verified_at: string | null = null) {
  await page.route("**/api/profile/email/", (route) =>
    route.fulfill({ json: { email: "ann@example.org", verified_at, by_mail: true } }),
  );
}

test("a mail with what is due is chosen, and is still chosen after a reload @mobile", async ({
  page,
}) => {
  await sendsMail(page);
  await page.goto("/settings#reminders");
  const often = panel(page).getByLabel("What is due");
  await expect(often).toHaveValue("off");
  await expect(panel(page).getByLabel("At", { exact: true })).toHaveCount(0);
  await often.selectOption("weekly");
  await panel(page).getByLabel("On", { exact: true }).selectOption("Sunday");
  await panel(page).getByLabel("At", { exact: true }).fill("18:30");
  await panel(page).getByLabel("Leave course names out of the subject").check();
  await expect(panel(page).getByText("once you've verified that address")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Send the link again" })).toBeVisible();
  await expectAccessible(page, { within: "#reminders" });
  await expectNoSidewaysScroll(page);
  await panel(page).getByRole("button", { name: "Save reminders" }).click();
  await expect(panel(page).getByText("Reminders saved")).toBeVisible();

  await page.reload();
  await expect(often).toHaveValue("weekly");
  await expect(panel(page).getByLabel("On", { exact: true })).toHaveValue("0");
  await expect(panel(page).getByLabel("At", { exact: true })).toHaveValue("18:30");
  await expect(panel(page).getByLabel("Leave course names out of the subject")).toBeChecked();
});

test("a site without mail and notifications says so, and offers nothing to save", async ({
  page,
}) => {
  await page.goto("/settings#reminders");
  await expect(panel(page).getByText("This site sends no mail and no notifications")).toBeVisible();
  await expect(panel(page).getByRole("button")).toHaveCount(0);
  await panel(page).getByRole("link", { name: "Calendar feeds" }).click();
  await expect(page.getByRole("region", { name: "Calendar feeds" })).toBeInViewport();
});

test("the page of a mail's link stops the mails by a click, for whoever is signed out", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, storageState: undefined });
  const page = await context.newPage();
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  await page.goto(`/unsubscribe#${"t".repeat(60)}`);
  await expect(page.getByRole("heading", { name: "Stop reminder mails" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const stop = page.getByRole("button", { name: "Stop these mails" });
  await expect(stop).toBeEnabled();
  await expectAccessible(page);
  expect(posted).toEqual([]);

  await stop.click();
  await expect(page.getByText("This link is not complete.")).toBeVisible();
  expect(posted).toEqual(["/api/reminders/unsubscribe/"]);
  await page.route("**/api/reminders/unsubscribe/**", (route) =>
    route.fulfill({ json: { message: "Done." } }),
  );
  await stop.click();
  await expect(page.getByText("You've stopped reminder mails")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await context.close();
});
