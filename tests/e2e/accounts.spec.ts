import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newMember, PASSWORD, test as signedIn } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll, test } from "./support/test";

const field = (page: Page, label: string) =>
  page.locator("form").getByLabel(new RegExp(`^${label}\\*?$`, "i"));

const alert = (page: Page) => page.getByRole("main").getByRole("alert");

test.describe("registration", () => {
  test("takes a newcomer to the dashboard, with the required fields alone", async ({ page }) => {
    await page.goto("/register");
    await fillIn(page, newcomer());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  });

  test("says at each field what is missing, until the field is edited", async ({ page }) => {
    await page.goto("/register");
    await page.getByRole("button", { name: "Create account" }).click();
    for (const message of [
      "Username is required",
      "Email is required",
      "Password is required",
      "Please confirm your password",
      "First name is required",
      "Last name is required",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(field(page, "Username")).toBeFocused();
    await expect(field(page, "Username")).toHaveAccessibleDescription("Username is required");
    await page.keyboard.type("a");
    await expect(page.getByText("Username is required")).toBeHidden();
    await expect(page.getByText("Email is required")).toBeVisible();
  });

  test("says what is wrong with what was typed", async ({ page }) => {
    await page.goto("/register");
    await fillIn(page, {
      ...newcomer(),
      Username: "ab",
      Email: "ada at home",
      Password: "short",
      "Confirm password": "shorter",
    });
    await page.getByRole("button", { name: "Create account" }).click();
    for (const message of [
      "Username must be at least 3 characters",
      "Please enter a valid email address",
      "Password must be at least 8 characters",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await field(page, "Password").fill("long enough 7");
    await field(page, "Username").fill("abc");
    await field(page, "Email").fill("ada@example.org");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
  });

  test("shows a taken username at its field and keeps what was typed", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const other = await newMember(playwright.request, baseURL);
    const typed = { ...newcomer(), Username: other.user.username };
    await page.goto("/register");
    await fillIn(page, typed);
    await page.getByLabel("Major").selectOption("Physics");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(field(page, "Username")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Username")).toHaveAccessibleDescription(/username/i);
    await expect(field(page, "Username")).toBeFocused();
    for (const [label, value] of Object.entries(typed)) {
      await expect(field(page, label)).toHaveValue(value);
    }
    await expect(page.getByLabel("Major")).toHaveValue("Physics");
  });

  test.describe("in Berlin", () => {
    test.use({ timezoneId: "Europe/Berlin" });

    test("proposes the browser's time zone and lists the common ones first", async ({ page }) => {
      await page.goto("/register");
      const zone = page.getByLabel("Timezone");
      await expect(zone).toHaveValue("Europe/Berlin");
      await expect(zone.locator("option").first()).toHaveText("America/New York");
      await expect(
        zone.locator('option[value="Asia/Kathmandu"], option[value="Asia/Katmandu"]'),
      ).toHaveCount(1);
    });
  });
});

test.describe("signing in", () => {
  test("needs both fields", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Username is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await field(page, "Password").fill("x");
    await expect(page.getByText("Password is required")).toBeHidden();
  });

  test("keeps the typed username after a wrong password, then works", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { user } = await newMember(playwright.request, baseURL);
    await page.goto("/login");
    await field(page, "Username").fill(user.username);
    await field(page, "Password").fill("not the password");
    await page.keyboard.press("Enter");
    await expect(alert(page)).toHaveText("Login failed. Please check your credentials.");
    await expect(field(page, "Username")).toHaveValue(user.username);
    await field(page, "Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  });

  test("says so when the server is out of reach, and loses nothing", async ({ page }) => {
    await page.route("**/api/auth/login/", (route) => route.abort());
    await page.goto("/login");
    await field(page, "Username").fill("ada");
    await field(page, "Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(alert(page)).toContainText("could not reach the server");
    await expect(field(page, "Username")).toHaveValue("ada");
    await expect(field(page, "Password")).toHaveValue(PASSWORD);
  });

  test("shows the password on demand", async ({ page }) => {
    await page.goto("/login");
    await field(page, "Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Show what you typed" }).click();
    await expect(field(page, "Password")).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide what you typed" }).click();
    await expect(field(page, "Password")).toHaveAttribute("type", "password");
  });

  for (const [next, destination] of [
    ["/settings", "/settings"],
    ["//example.org/", "/dashboard"],
    ["https://example.org/", "/dashboard"],
    ["/\\example.org", "/dashboard"],
  ] as const) {
    test(`with next=${next} ends at ${destination}`, async ({ page, playwright, baseURL }) => {
      const { user } = await newMember(playwright.request, baseURL);
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await field(page, "Username").fill(user.username);
      await field(page, "Password").fill(PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(destination);
    });
  }
});

test.describe("guards", () => {
  for (const path of ["/", "/dashboard", "/courses", "/courses/1", "/settings", "/calendar"]) {
    test(`send a stranger from ${path} to the sign-in page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login(\?|$)/);
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    });
  }

  for (const path of ["/login", "/register"]) {
    signedIn(`send a member from ${path} to the dashboard`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/dashboard");
    });
  }

  signedIn("logging out signs out every tab", async ({ page, context }) => {
    await page.goto("/dashboard");
    const second = await context.newPage();
    await second.goto("/courses");
    await expect(second.getByRole("heading", { name: "Courses", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page.getByRole("heading", { name: /Hello/ })).toBeHidden();
  });
});

signedIn.describe("settings", () => {
  signedIn("change the profile, and the whole page knows at once", async ({ page }) => {
    await page.goto("/settings");
    await field(page, "First name").fill("");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    await field(page, "First name").fill("Grace");
    await page.getByLabel("Year of study").selectOption({ label: "3rd Year" });
    await page.getByLabel("Timezone").selectOption("Pacific/Honolulu");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(page.getByRole("complementary").getByText("Grace Example")).toBeVisible();
    await field(page, "Last name").fill("Hopper");
    await expect(page.getByText("Profile updated successfully!")).toBeHidden();
    await page.reload();
    await expect(page.getByLabel("Year of study")).toHaveValue("3");
    await expect(page.getByLabel("Timezone")).toHaveValue("Pacific/Honolulu");
    await page.getByLabel("Year of study").selectOption("");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  });

  signedIn("change the password: says so and clears the fields", async ({ page, member }) => {
    const next = "another good phrase";
    await page.goto("/settings");
    await page.getByRole("button", { name: "Change Password" }).click();
    for (const message of [
      "Current password is required",
      "New password is required",
      "Please confirm your new password",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await changePassword(page, "not the password", next, "something else");
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await changePassword(page, "not the password", next, next);
    await expect(field(page, "Current password")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "New password")).toHaveValue(next);
    await changePassword(page, PASSWORD, next, next);
    await expect(page.getByText(/^Password changed/)).toBeVisible();
    await expect(field(page, "Current password")).toHaveValue("");
    await expect(field(page, "New password")).toHaveValue("");
    await page.getByRole("button", { name: "Log out" }).click();
    await field(page, "Username").fill(member.user.username);
    await field(page, "Password").fill(next);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  });
});

test.describe("everyone can use", () => {
  for (const path of ["/login", "/register"]) {
    test(`${path} @mobile`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
      await page.getByRole("main").getByRole("button").last().click();
      await expect(page.getByText("Username is required")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  for (const [path, heading] of [
    ["/dashboard", "Hello, Ann"],
    ["/settings", "Settings"],
    ["/study-plans", "Study Plans"],
    ["/assistant", "AI Study Assistant"],
    ["/resources", "Study Resources"],
    ["/calendar", "Calendar"],
  ] as const) {
    signedIn(`${path} @mobile`, async ({ page }) => {
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

async function fillIn(page: Page, form: Record<string, string>) {
  for (const [label, value] of Object.entries(form)) await field(page, label).fill(value);
}

async function changePassword(page: Page, current: string, next: string, confirmation: string) {
  await field(page, "Current password").fill(current);
  await field(page, "New password").fill(next);
  await field(page, "Confirm new password").fill(confirmation);
  await page.getByRole("button", { name: "Change Password" }).click();
}
