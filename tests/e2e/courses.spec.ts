import { expect, type Page } from "@playwright/test";
import { DAY_MS } from "@/lib/time/durations";
import { fromNow, GRAPHS_AND_TREES, makesExam, stop } from "./support/exams";
import { readable, scan } from "./support/files";
import { newMember, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label}\\*?$`, "i"));

async function choose(page: Page, course: string, action: "View" | "Edit" | "Delete") {
  await page.getByRole("button", { name: `Actions for ${course}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a course is added, opened by its card and by keyboard, edited, emptied and deleted", async ({
  page,
}) => {
  await test.step("the first course is added", async () => {
    await page.goto("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await page.getByRole("button", { name: "Add Course" }).click();
    await field(page, "Course name").fill("Botany");
    await field(page, "Credits").fill("3.5");
    await field(page, "Code").fill("BIO 1");
    await field(page, "Difficulty").selectOption("2");
    await field(page, "Start date").fill("2026-09-01");
    await field(page, "End date").fill("2026-12-18");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText("Manage your 1 course and track assignments")).toBeVisible();
    await card(page, "Botany").click();
    await expect(page).toHaveURL(/\/courses\/\d+$/);
    await expect(title(page, "Botany")).toBeVisible();
    await page.goBack();
  });
  await test.step("its list works by keyboard alone", async () => {
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
    await expect(title(page, "Botany")).toBeVisible();
  });
  await test.step("it is edited in place", async () => {
    await page.getByRole("button", { name: "Edit Course" }).click();
    await field(page, "Course name").fill("Advanced Botany");
    await field(page, "Semester").selectOption(`Fall ${new Date().getFullYear()}`);
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(title(page, "Advanced Botany")).toBeVisible();
    await page.getByRole("link", { name: "Courses", exact: true }).first().click();
    await expect(card(page, "Advanced Botany")).toBeVisible();
  });
  await test.step("its optional fields are emptied", async () => {
    await choose(page, "Advanced Botany", "Edit");
    for (const label of ["Code", "Start date", "End date"]) await field(page, label).fill("");
    for (const label of ["Semester", "Difficulty"]) await field(page, label).selectOption("");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await choose(page, "Advanced Botany", "Edit");
    for (const label of ["Code", "Start date", "End date", "Semester", "Difficulty"]) {
      await expect(field(page, label)).toHaveValue("");
    }
    await expect(field(page, "Credits")).toHaveValue("3.5");
    await page.keyboard.press("Escape");
  });
  await test.step("it is deleted", async () => {
    await choose(page, "Advanced Botany", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(card(page, "Advanced Botany")).toBeHidden();
    await expect(page.getByText("“Advanced Botany” deleted")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  });
});

test("a course that is not there is not found, nor is another student's", async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto("/courses/2147483647");
  await expect(page.getByRole("heading", { level: 1, name: "Course not found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Courses" }).click();
  await expect(page).toHaveURL("/courses");
  const other = await newMember(playwright.request, baseURL);
  const { id } = await other.makesCourse({ name: "Private Matters" });
  await page.goto(`/courses/${id}`);
  await expect(page.getByRole("heading", { name: "Course not found" })).toBeVisible();
  await expect(page.getByText("Private Matters")).toBeHidden();
});

test("everyone can use the list of courses, a full course and their dialogs @mobile", async ({
  page,
  member,
}) => {
  await page.goto("/courses");
  await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  await expectAccessible(page);
  const course = await member.makesCourse({
    name: "Environmental Systems Analysis and Optimization under Uncertainty",
    code: "BEE 4750",
    semester: "Fall 2026",
    difficulty_level: 5,
  });
  await member.makesAssignment(course.id, { title: "Essay on a subject with a rather long name" });
  await member.makesAssignment(course.id, { title: "Lab", status: "in_progress" });
  await member.makesAssignment(course.id, { title: "Quiz", status: "completed" });
  await makesExam(page, member, course.id, {
    name: "An exam with a name that is longer than what a phone shows in one line",
    exam_type: "final",
    location: "Science Building, Room 204",
    syllabus_coverage: GRAPHS_AND_TREES,
  });
  await makesExam(page, member, course.id, { name: "Quiz 1", exam_date: fromNow(-DAY_MS) });
  await test.step("the list and its dialogs", async () => {
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
  });
  await test.step("the page of the course", async () => {
    await choose(page, course.name, "View");
    await expect(title(page, course.name)).toBeVisible();
    await expect(stop(page, "Quiz 1")).toBeVisible();
    await expect(page.getByRole("button", { name: "Lab", exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step("its dialogs", async () => {
    const inDialog = { within: "[role=dialog], [role=alertdialog]", targets: true };
    await page.getByLabel("Files for this course").setInputFiles([readable("Quiz 1.pdf"), scan()]);
    await expect(dialog(page).getByRole("button", { name: /^Upload/ })).toBeVisible();
    await expectAccessible(page, inDialog);
    await page.keyboard.press("Escape");
    const discard = page.getByRole("alertdialog").getByRole("button", { name: "Discard" });
    if (await discard.isVisible()) await discard.click();
    await expect(dialog(page)).toBeHidden();

    await page.getByRole("button", { name: "Add the grading" }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, inDialog);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();

    await page.getByRole("button", { name: "Delete Course" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page, inDialog);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});
