import { expect, type Page } from "@playwright/test";
import { newMember, test } from "./support/signed-in";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label}\\*?$`, "i"));

test.describe("the course page", () => {
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("shows what is known about the course, dates as they were given", async ({
    page,
    member,
  }) => {
    const course = await member.makesCourse({
      name: "Linear Algebra",
      code: "MATH 221",
      description: "Vector spaces and linear maps.",
      instructor: "Prof. Example",
      credits: null,
      semester: "Fall 2026",
      difficulty_level: 5,
      start_date: "2026-09-01",
      end_date: "2036-12-18",
    });
    await page.goto(`/courses/${course.id}`);
    await expect(page.getByRole("heading", { name: "Linear Algebra", level: 1 })).toBeVisible();
    await expect(page.getByText("MATH 221")).toBeVisible();
    await expect(page.getByText("Vector spaces and linear maps.")).toBeVisible();
    const facts = page.getByRole("region", { name: "Course Information" });
    for (const [name, value] of [
      ["Instructor", "Prof. Example"],
      ["Credits", "0"],
      ["Semester", "Fall 2026"],
      ["Difficulty", "Very Hard"],
      ["Start date", "1 Sep 2026"],
      ["End date", "18 Dec 2036"],
      ["Status", course.is_active ? "Active" : "Inactive"],
    ] as const) {
      await expect(facts.getByText(new RegExp(`^${name}$`)).locator("xpath=..")).toContainText(
        value,
      );
    }
  });

  test("edits in place", async ({ page, member }) => {
    const course = await member.makesCourse({ name: "Botany" });
    await page.goto(`/courses/${course.id}`);
    await page.getByRole("button", { name: "Edit Course" }).click();
    await field(page, "Course name").fill("Advanced Botany");
    await field(page, "Semester").selectOption(`Fall ${new Date().getFullYear()}`);
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("heading", { name: "Advanced Botany", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Courses", exact: true }).first().click();
    await expect(card(page, "Advanced Botany")).toBeVisible();
  });

  test("deletes after asking, says when that fails, and goes back to the list", async ({
    page,
    member,
  }) => {
    const course = await member.makesCourse({ name: "Botany" });
    await page.goto(`/courses/${course.id}`);
    await page.route(`**/api/courses/${course.id}/`, (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.continue(),
    );
    await page.getByRole("button", { name: "Delete Course" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const reason = page.getByRole("main").getByRole("alert");
    await expect(reason).toContainText("The course was not deleted");
    await page.unroute(`**/api/courses/${course.id}/`);
    await page.getByRole("button", { name: "Delete Course" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  });

  for (const id of ["2147483647", "99999999999", "abc", "1.5"]) {
    test(`says that course ${id} is not there`, async ({ page }) => {
      await page.goto(`/courses/${id}`);
      await expect(page.getByRole("heading", { name: "Course not found" })).toBeVisible();
      await page.getByRole("link", { name: "Back to Courses" }).click();
      await expect(page).toHaveURL("/courses");
    });
  }

  test("shows nothing of another student's course", async ({ page, playwright, baseURL }) => {
    const other = await newMember(playwright.request, baseURL);
    const { id } = await other.makesCourse({ name: "Private Matters" });
    await page.goto(`/courses/${id}`);
    await expect(page.getByRole("heading", { name: "Course not found" })).toBeVisible();
    await expect(page.getByText("Private Matters")).toBeHidden();
  });

  test("says why it cannot load, and tries again", async ({ page, member }) => {
    const course = await member.makesCourse({ name: "Botany" });
    await page.route(`**/api/courses/${course.id}/`, (route) =>
      route.fulfill({ status: 400, json: { message: "The library is closed." } }),
    );
    await page.goto(`/courses/${course.id}`);
    const error = page.getByRole("main").getByRole("alert").first();
    await expect(error).toContainText("The library is closed.");
    await page.unroute(`**/api/courses/${course.id}/`);
    await error.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Botany", level: 1 })).toBeVisible();
  });
});

test.describe("the dashboard", () => {
  test("leads to the areas and to the recent courses", async ({ page, member }) => {
    const course = await member.makesCourse({ name: "Botany" });
    await page.goto("/dashboard");
    const actions = page.getByRole("navigation", { name: "Quick actions" });
    for (const [name, href] of [
      ["Courses", "/courses"],
      ["Study Plans", "/study-plans"],
      ["AI Assistant", "/assistant"],
    ] as const) {
      await expect(actions.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await page.getByRole("link", { name: "Botany" }).click();
    await expect(page).toHaveURL(`/courses/${course.id}`);
  });

  test("says what to do when there is no course", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("No recent courses. Add one to get started!")).toBeVisible();
  });
});
