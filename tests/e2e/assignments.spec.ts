import { expect, type Page } from "@playwright/test";
import { DAY_MS } from "@/lib/time/durations";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label}\\*?$`, "i"));

async function choose(page: Page, title: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an assignment is added, started, completed, edited and deleted", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Add Assignment" }).click();
  await field(page, "Title").fill("Lab report 2");
  await field(page, "Due date").fill("2036-10-09T23:59");
  await field(page, "Type").selectOption("Lab");
  await field(page, "Estimated hours").fill("2.5");
  await field(page, "Weight \\(%\\)").fill("10");
  await dialog(page).getByRole("button", { name: "Add Assignment" }).click();

  const lab = row(page, "Lab report 2");
  await expect(lab).toContainText("Not Started");
  await expect(lab).toContainText("Thu 9 Oct 2036, 11:59 PM");
  await expect(lab).toContainText("2.5 h · 10% of grade");

  await lab.getByRole("button", { name: "Start working" }).click();
  await expect(lab).toContainText("In Progress");
  await lab.getByRole("button", { name: "Mark complete" }).click();
  await expect(lab).toContainText("Completed");

  await choose(page, "Lab report 2", "Edit");
  await field(page, "Title").fill("Lab report 2, corrected");
  await field(page, "Status").selectOption("Submitted");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  const corrected = row(page, "Lab report 2, corrected");
  await expect(corrected).toContainText("Submitted");

  await page.reload();
  await choose(page, "Lab report 2, corrected", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(corrected).toBeHidden();
  await page.reload();
  await expect(page.getByText("No assignments yet")).toBeVisible();
});

test("the form says what is missing, and takes it back when it is edited", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Add Assignment" }).click();
  await field(page, "Weight \\(%\\)").fill("120");
  await dialog(page).getByRole("button", { name: "Add Assignment" }).click();
  await expect(dialog(page).getByText("Title is required")).toBeVisible();
  await expect(dialog(page).getByText("Due date is required")).toBeVisible();
  await expect(dialog(page).getByText("Weight must be between 0 and 100")).toBeVisible();
  await field(page, "Title").fill("Essay");
  await expect(dialog(page).getByText("Title is required")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard what you typed?")).toBeVisible();
});

test("a change of status can be undone", async ({ page, member }) => {
  const course = await member.makesCourse();
  await member.makesAssignment(course.id, { title: "Essay", status: "in_progress" });
  await page.goto(`/courses/${course.id}`);
  await row(page, "Essay").getByRole("button", { name: "Mark complete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Essay")).toContainText("In Progress");
  await expect(page.getByText("“Essay” is In Progress again")).toBeVisible();
  await page.reload();
  await expect(row(page, "Essay")).toContainText("In Progress");
});

test("a status that the server refuses is changed back, with the reason", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await member.makesAssignment(course.id, { title: "Essay" });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/mark-in-progress/", async (route) => {
    await answered;
    await route.fulfill({ status: 503, json: { message: "The server is being repaired." } });
  });
  await page.goto(`/courses/${course.id}`);
  await row(page, "Essay").getByRole("button", { name: "Start working" }).click();
  await expect(row(page, "Essay")).toContainText("In Progress");
  answer();
  await expect(row(page, "Essay")).toContainText("Not Started");
  await expect(page.getByText("The server is being repaired.")).toBeVisible();
});

test("an overdue assignment says so and offers no quick action", async ({ page, member }) => {
  const course = await member.makesCourse();
  const due_date = new Date(Date.now() - 2 * DAY_MS).toISOString();
  await member.makesAssignment(course.id, { title: "Essay", due_date });
  await page.goto(`/courses/${course.id}`);
  await expect(row(page, "Essay")).toContainText("Overdue");
  await expect(row(page, "Essay")).toContainText("2 days ago");
  await expect(row(page, "Essay").getByRole("button", { name: /Start|Mark/ })).toHaveCount(0);
});

test.describe("in a browser far from home", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("an assignment opened and saved unchanged keeps its instant on the night clocks go back", async ({
    page,
    member,
  }) => {
    const course = await member.makesCourse();
    // 1:30 AM in New York for the second time.
    const due_date = "2026-11-01T06:30:17.000Z";
    await member.makesAssignment(course.id, { title: "Essay", due_date });
    await page.goto(`/courses/${course.id}`);
    await choose(page, "Essay", "Edit");
    await expect(field(page, "Due date")).toHaveValue("2026-11-01T01:30");
    const saved = page.waitForRequest((request) => request.method() === "PUT");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    expect((await saved).postDataJSON()).toMatchObject({ due_date });
    await expect(dialog(page)).toBeHidden();
  });
});

test("everything is within reach and free of axe findings @mobile", async ({ page, member }) => {
  const course = await member.makesCourse();
  await member.makesAssignment(course.id, { title: "Essay on a subject with a rather long name" });
  await member.makesAssignment(course.id, { title: "Lab", status: "in_progress" });
  await member.makesAssignment(course.id, { title: "Quiz", status: "completed" });
  await page.goto(`/courses/${course.id}`);
  await expect(row(page, "Lab")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(dialog(page)).toContainText("America/New York time");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Edit" }).click();
  await expect(field(page, "Title")).toHaveValue("Lab");
  await expectAccessible(page);
});
