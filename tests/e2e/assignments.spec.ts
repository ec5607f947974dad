import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible } from "./support/test";
import { toast } from "./support/trash";

const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) =>
  dialog(page).getByLabel(new RegExp(`^${label}\\*?$`, "i"));

async function choose(page: Page, title: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an assignment is added, started, completed, edited and deleted, and progress follows", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  const tracker = page.getByRole("region", { name: "Progress Tracker" });
  await expect(tracker).toContainText("Nothing to track yet.");
  await page.getByRole("button", { name: "Add assignment" }).click();
  await field(page, "Title").fill("Lab report 2");
  await field(page, "Due date").fill("2036-10-09T23:59");
  await field(page, "Type").selectOption("Lab");
  await field(page, "Estimated hours").fill("2.5");
  await field(page, "Weight \\(%\\)").fill("10");
  await dialog(page).getByRole("button", { name: "Add assignment" }).click();

  const lab = row(page, "Lab report 2");
  await expect(lab).toContainText("Not started");
  await expect(lab).toContainText("Thu 9 Oct 2036, 11:59 PM");
  await expect(lab).toContainText("2.5 h · 10% of grade");
  await expect(tracker).toContainText("0 of 1 assignment");

  await lab.getByRole("button", { name: "Start working" }).click();
  await expect(lab).toContainText("In progress");
  await lab.getByRole("button", { name: "Mark complete" }).click();
  await expect(lab).toContainText("Completed");
  await expect(tracker).toContainText("1 of 1 assignment");
  const done = toast(page, "“Lab report 2” is completed");
  await done.getByRole("button", { name: "Undo" }).click();
  await expect(lab).toContainText("In progress");
  await expect(page.getByText("“Lab report 2” is in progress again")).toBeVisible();
  await page.reload();
  await expect(lab).toContainText("In progress");

  await choose(page, "Lab report 2", "Edit");
  await field(page, "Title").fill("Lab report 2, corrected");
  await field(page, "Status").selectOption("Submitted");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  const corrected = row(page, "Lab report 2, corrected");
  await expect(corrected).toContainText("Submitted");

  await choose(page, "Lab report 2, corrected", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(corrected).toBeHidden();
  await page.reload();
  await expect(page.getByText("No assignments yet")).toBeVisible();
});

test("everyone can use the dialogs of an assignment @mobile", async ({ page, member }) => {
  const course = await member.makesCourse();
  await member.makesAssignment(course.id, { title: "Lab", status: "in_progress" });
  await page.goto(`/courses/${course.id}`);
  // Panels above that are still loading push what is clicked away.
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(dialog(page)).toContainText("America/New York time");
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog(page).getByRole("button", { name: "Edit" }).click();
  await expect(field(page, "Title")).toHaveValue("Lab");
  await expectAccessible(page, { within: "[role=dialog]" });
});

test("work that repeats is added at once, numbered, and taken back at once", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse({ start_date: "2036-09-01", end_date: "2036-10-31" });
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Add assignment" }).click();
  await field(page, "Title").fill("Problem set 2");
  await field(page, "Due date").fill("2036-10-10T17:00");
  await field(page, "Repeats").selectOption("Every week");
  await expect(dialog(page).getByRole("button", { name: "Friday" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(field(page, "Until")).toHaveValue("2036-10-31");
  await expect(dialog(page)).toContainText(
    "4 assignments: Problem set 2 on Fri 10 Oct to Problem set 5 on Fri 31 Oct",
  );
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add 4 assignments" }).click();
  await expect(row(page, "Problem set 5")).toContainText("Fri 31 Oct 2036, 5:00 PM");
  const added = toast(page, "4 assignments added");
  await added.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Problem set 2")).toBeHidden();
  await expect(row(page, "Problem set 5")).toBeHidden();
});
