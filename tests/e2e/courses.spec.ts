import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label}\\*?$`, "i"));

async function choose(page: Page, course: string, action: "View" | "Edit" | "Delete") {
  await page.getByRole("button", { name: `Actions for ${course}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test.describe("the course list", () => {
  test("starts empty and leads to the first course", async ({ page }) => {
    await page.goto("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await page.getByRole("button", { name: "Add Course" }).click();
    await dialog(page).getByRole("button", { name: "Add Course" }).click();
    await expect(page.getByText("Course name is required")).toBeVisible();
    await expect(page.getByText("Valid credit hours are required")).toBeVisible();
    await field(page, "Course name").fill("Linear Algebra");
    await field(page, "Credits").fill("-1");
    await field(page, "Start date").fill("2026-09-01");
    await field(page, "End date").fill("2026-09-01");
    await dialog(page).getByRole("button", { name: "Add Course" }).click();
    await expect(page.getByText("Valid credit hours are required")).toBeVisible();
    await field(page, "Credits").fill("4");
    await dialog(page).getByRole("button", { name: "Add Course" }).click();
    await expect(page.getByText("End date must be after start date")).toBeVisible();
    await field(page, "End date").fill("2026-12-18");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, "Linear Algebra")).toBeVisible();
    await expect(page.getByText("Manage your 1 course and track assignments")).toBeVisible();
  });

  test("shows progress, and opens a course by its card", async ({ page, member }) => {
    const course = await member.makesCourse({ name: "Algebra", difficulty_level: 4 });
    await member.makesCourse({ name: "Botany" });
    await member.makesAssignment(course.id, { status: "completed" });
    await member.makesAssignment(course.id);
    await page.goto("/courses");
    await expect(page.getByText("Manage your 2 courses and track assignments")).toBeVisible();
    await expect(card(page, "Algebra")).toContainText("1 of 2 assignments done");
    await expect(card(page, "Algebra")).toContainText("Hard");
    await card(page, "Algebra").click();
    await expect(page).toHaveURL(`/courses/${course.id}`);
  });

  test("keeps every field through an edit, and lets the optional ones be emptied", async ({
    page,
    member,
  }) => {
    const everything = {
      "Course name": "Statistics",
      Code: "STAT 110",
      Instructor: "Prof. Example",
      Semester: "Michaelmas 2019",
      Credits: "3.5",
      Difficulty: "2",
      "Start date": "2026-09-01",
      "End date": "2026-12-18",
      Description: "Chance,\nand what to make of it.",
      Syllabus: "Week 1: counting",
    };
    await member.makesCourse({
      name: everything["Course name"],
      code: everything.Code,
      instructor: everything.Instructor,
      semester: everything.Semester,
      credits: 3.5,
      difficulty_level: 2,
      start_date: everything["Start date"],
      end_date: everything["End date"],
      description: everything.Description,
      syllabus_text: everything.Syllabus,
    });
    await page.goto("/courses");
    await choose(page, "Statistics", "Edit");
    for (const [label, value] of Object.entries(everything)) {
      await expect(field(page, label)).toHaveValue(value);
    }
    const emptied = Object.keys(everything).filter(
      (label) => label !== "Course name" && label !== "Credits",
    );
    for (const label of emptied) {
      const control = field(page, label);
      const isSelect = await control.evaluate((element) => element.tagName === "SELECT");
      await (isSelect ? control.selectOption("") : control.fill(""));
    }
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await choose(page, "Statistics", "Edit");
    for (const label of emptied) await expect(field(page, label)).toHaveValue("");
    await expect(field(page, "Credits")).toHaveValue("3.5");
  });

  test("keeps what was typed when saving fails, and asks before losing it", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("button", { name: "Add Course" }).click();
    await field(page, "Course name").fill("Astronomy");
    await field(page, "Credits").fill("2");
    await page.route("**/api/courses/", (route) => route.abort());
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("alert")).toContainText("could not reach the server");
    await expect(field(page, "Course name")).toHaveValue("Astronomy");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(field(page, "Course name")).toHaveValue("Astronomy");
    await page.unroute("**/api/courses/");
    await dialog(page).getByRole("button", { name: "Add Course" }).click();
    await expect(card(page, "Astronomy")).toBeVisible();
  });

  test("deletes after asking", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.goto("/courses");
    await choose(page, "Botany", "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      'Are you sure you want to delete "Botany"? This will also delete all associated assignments.',
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(card(page, "Botany")).toBeVisible();
    await choose(page, "Botany", "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(card(page, "Botany")).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  });

  test("takes the card away at once and puts it back when the delete fails", async ({
    page,
    member,
  }) => {
    const botany = await member.makesCourse({ name: "Botany" });
    await member.makesCourse({ name: "Chemistry" });
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`**/api/courses/${botany.id}/`, async (route) => {
      await held;
      await route.abort();
    });
    await page.goto("/courses");
    await choose(page, "Botany", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(card(page, "Botany")).toBeHidden();
    await expect(card(page, "Chemistry")).toBeVisible();
    fail();
    await expect(card(page, "Botany")).toBeVisible();
    const reason = page.getByRole("main").getByRole("alert");
    await expect(reason).toContainText("“Botany” was not deleted");
    await expect(reason).toContainText("could not reach the server");
    await page.unroute(`**/api/courses/${botany.id}/`);
    await reason.getByRole("button", { name: "Try Again" }).click();
    await expect(card(page, "Botany")).toBeHidden();
    await expect(reason).toBeHidden();
  });

  test("says why it cannot load, and tries again", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.route("**/api/courses/", (route) =>
      route.fulfill({ status: 400, json: { message: "The library is closed." } }),
    );
    await page.goto("/courses");
    const error = page.getByRole("main").getByRole("alert");
    await expect(error).toContainText("Error loading courses");
    await expect(error).toContainText("The library is closed.");
    await page.unroute("**/api/courses/");
    await error.getByRole("button", { name: "Try Again" }).click();
    await expect(card(page, "Botany")).toBeVisible();
  });

  test("works by keyboard alone", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.goto("/courses");
    await expect(card(page, "Botany")).toBeVisible();
    await page.getByRole("button", { name: "Add Course" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Add Course" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Actions for Botany" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "View" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Actions for Botany" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Botany" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Botany", level: 1 })).toBeVisible();
  });
});

test.describe("everyone can use", () => {
  test("the course pages and their dialogs @mobile", async ({ page, member }) => {
    await page.goto("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await expectAccessible(page);
    const course = await member.makesCourse({
      name: "Environmental Systems Analysis and Optimization under Uncertainty",
      code: "BEE 4750",
      semester: "Fall 2026",
      difficulty_level: 5,
    });
    await member.makesAssignment(course.id);
    await page.reload();
    await expect(card(page, course.name)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Add Course" }).click();
    await dialog(page).getByRole("button", { name: "Add Course" }).click();
    await expect(page.getByText("Course name is required")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await choose(page, course.name, "Delete");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await choose(page, course.name, "View");
    await expect(page.getByRole("heading", { name: course.name, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});
