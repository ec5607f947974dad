import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { PASSWORD, test as signedIn } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll, test } from "./support/test";

const field = (page: Page, label: string) =>
  page.locator("form").getByLabel(new RegExp(`^${label}\\*?$`, "i"));

const alert = (page: Page) => page.getByRole("main").getByRole("alert");

test("a newcomer registers with the required fields alone, signs out in every tab, and in again", async ({
  page,
  context,
}) => {
  const form = newcomer();
  await test.step("registration leads to the dashboard", async () => {
    await page.goto("/register");
    await field(page, "Email").fill(form.Email);
    await expect(field(page, "Username")).toHaveValue(form.Username);
    for (const [label, value] of Object.entries(form)) await field(page, label).fill(value);
    await expect(page.getByRole("button", { name: "Time zone: " })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  });
  await test.step("who is signed in is not asked to sign in or to register", async () => {
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/dashboard");
    }
  });
  await test.step("logging out signs out every tab", async () => {
    const second = await context.newPage();
    await second.goto("/courses");
    await expect(second.getByRole("heading", { name: "Courses", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await second.close();
    await page.goBack();
    await expect(page.getByRole("heading", { name: /Hello/ })).toBeHidden();
  });
  await test.step("a wrong password keeps the email, the right one leads where they wanted", async () => {
    await page.goto(`/login?next=${encodeURIComponent("/settings")}`);
    await field(page, "Username or email").fill(form.Email.toUpperCase());
    await field(page, "Password").fill("not the password");
    await page.keyboard.press("Enter");
    await expect(alert(page)).toHaveText("Login failed. Please check your credentials.");
    await expect(field(page, "Username or email")).toHaveValue(form.Email.toUpperCase());
    await field(page, "Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings");
  });
});

test("every page sends a stranger to the sign-in page", async ({ page }) => {
  for (const path of ["/", "/dashboard", "/courses", "/courses/1", "/settings", "/calendar"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByRole("heading", { name: "Sign in" }), path).toBeVisible();
  }
});

test("everyone can use the pages of who is not signed in @mobile", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page);
      await page.getByRole("main").getByRole("button").last().click();
      await expect(page.getByText("Username is required")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

signedIn("everyone can use the pages of a new student @mobile", async ({ page }) => {
  for (const [path, heading] of [
    ["/study-plans", "Study Plans"],
    ["/assistant", "AI Study Assistant"],
    ["/resources", "Study Resources"],
    ["/calendar", "Calendar"],
    ["/grades", "Grades"],
  ] as const) {
    await signedIn.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

function newcomer() {
  const username = `ada-${randomUUID()}`;
  return {
    Username: username,
    Email: `${username}@example.org`,
    Password: PASSWORD,
    "Confirm password": PASSWORD,
    "First name": "Ada",
    "Last name": "Example",
  };
}
