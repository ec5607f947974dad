import { expect, type Page } from "@playwright/test";
import { choose, makesExam, posts } from "./support/exams";
import { test } from "./support/signed-in";
import { acts } from "./support/topics";
import { confirms, deletes, toast, trash, trashed, undoes } from "./support/trash";

const assignments = (page: Page) => page.getByRole("region", { name: "Assignments" });
const course = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

async function deletesCourse(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirms(page, "Delete");
}

test("Undo brings back an assignment, an exam, a topic, and their course from its page", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesAssignment(id, { title: "Problem Set 1", status: "in_progress" });
  await makesExam(page, member, id, { name: "Midterm" });
  await posts(page, member, `/courses/${id}/topic-items/`, { title: "Graphs" });
  await page.goto(`/courses/${id}`);

  await assignments(page).getByRole("button", { name: "Actions for Problem Set 1" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirms(page, "Delete");
  await expect(assignments(page)).toContainText("No assignments yet");
  await undoes(page, "Problem Set 1");
  await expect(assignments(page).getByRole("button", { name: /^Mark complete/ })).toBeVisible();

  await choose(page, "Midterm", "Delete");
  await confirms(page, "Delete");
  await expect(page.getByText("No exams yet")).toBeVisible();
  await undoes(page, "Midterm");
  await expect(page.getByText("No exams yet")).toBeHidden();

  await acts(page, "Graphs", "Delete");
  await confirms(page, "Delete");
  await expect(page.getByRole("heading", { name: "No topics yet" })).toBeVisible();
  await undoes(page, "Graphs");
  await expect(page.getByRole("checkbox", { name: "Completed: Graphs" })).toBeVisible();

  await page.getByRole("button", { name: "Delete Course" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/courses");
  await undoes(page, "Botany");
  await course(page, "Botany").getByRole("link", { name: "Botany" }).click();
  await expect(assignments(page)).toContainText("Problem Set 1");
});

test("the message with Undo is reached by keyboard, waits there, and brings a course back to its list", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesAssignment(id, { title: "Herbarium" });
  await page.clock.install();
  await page.goto("/courses");
  await deletesCourse(page, "Botany");
  const message = toast(page, "“Botany” deleted");
  await expect(message).toBeVisible();
  await expect(course(page, "Botany")).toBeHidden();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(message.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(message).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(course(page, "Botany")).toContainText("0 of 1 assignment done");
});

test("who deletes by keys has Undo at once, and from there goes on where they were", async ({
  page,
  member,
}) => {
  for (const name of ["Algebra", "Botany", "Zoology"]) await member.makesCourse({ name });
  await page.goto("/courses");
  const keys = page.keyboard;
  await expect(page.getByRole("article")).toHaveCount(3);
  const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
  const [, middle = "", last = ""] = names;
  async function deletesByKeys(name: string) {
    await page.getByRole("button", { name: `Actions for ${name}` }).focus();
    await keys.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await keys.press("End");
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
    await keys.press("Enter");
    const sure = page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
    await expect(sure).toBeVisible();
    while (!(await sure.evaluate((one) => one === document.activeElement))) await keys.press("Tab");
    await keys.press("Enter");
  }
  const undo = (name: string) =>
    toast(page, `“${name}” deleted`).getByRole("button", { name: "Undo" });

  await deletesByKeys(middle);
  await expect(undo(middle)).toBeFocused();
  await keys.press("Tab");
  // The next course stands in its place.
  await expect(course(page, last).locator(":focus")).toHaveCount(1);
  await keys.press("Alt+t");
  await keys.press("Tab");
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(course(page, middle)).toBeVisible();

  await deletesByKeys(last);
  await expect(undo(last)).toBeFocused();
  await keys.press("Enter");
  await expect(course(page, last)).toBeVisible();
  await expect(page.getByRole("article").locator(":focus")).toHaveCount(1);

  // A hand on the pointer is where it is: the focus does not jump.
  await deletesCourse(page, middle);
  await expect(undo(middle)).toBeVisible();
  await page.waitForTimeout(1200);
  await expect(undo(middle)).not.toBeFocused();
});

test("the trash restores a course with everything inside, then what was deleted before, and is emptied", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesAssignment(id, { title: "Herbarium", status: "completed" });
  await makesExam(page, member, id, { name: "Midterm" });
  const final = await makesExam(page, member, id, { name: "The final" });
  await posts(page, member, `/courses/${id}/topic-items/`, { title: "Mosses" });
  const zoology = await member.makesCourse({ name: "Zoology" });
  const geology = await member.makesCourse({ name: "Geology" });
  await page.goto("/settings");
  await expect(trash(page)).toContainText("Nothing in the trash");
  for (const path of [
    `/courses/${id}/exams/${final.id}/`,
    `/courses/${id}/`,
    `/courses/${zoology.id}/`,
    `/courses/${geology.id}/`,
  ]) {
    await deletes(page, path);
  }
  await page.reload();

  await test.step("the course comes first", async () => {
    const titles = ["Geology", "Zoology", "Botany", "The final"];
    await expect(trash(page).getByRole("listitem")).toContainText(titles);
    await expect(trashed(page, "Botany")).toContainText("Course");
    await expect(trashed(page, "Botany")).toContainText("with 3 items");
    await expect(trashed(page, "Botany")).toContainText("for good in 30 days");
    const restoreExam = trash(page).getByRole("button", { name: "Restore The final" });
    await expect(restoreExam).toBeDisabled();
    await expect(trashed(page, "The final")).toContainText("Restore the course first.");
    await trash(page).getByRole("button", { name: "Restore Botany" }).click();
    await expect(trashed(page, "Botany")).toBeHidden();
    await restoreExam.click();
    await expect(toast(page, "“The final” is back in “Botany”")).toBeVisible();
  });
  await test.step("the rest is deleted for good, one and all", async () => {
    await trash(page).getByRole("button", { name: "Delete for good Geology" }).click();
    await confirms(page, "Delete for good");
    await expect(trashed(page, "Geology")).toBeHidden();
    await trash(page).getByRole("button", { name: "Empty trash" }).click();
    await confirms(page, "Empty trash");
    await expect(trash(page)).toContainText("Nothing in the trash");
  });
  await test.step("the message leads to the course, and everything is in it", async () => {
    await toast(page, "“Botany” is back").getByRole("button", { name: "Open" }).click();
    await expect(page).toHaveURL(`/courses/${id}`);
    await expect(assignments(page)).toContainText("Herbarium");
    await expect(assignments(page)).toContainText("Completed");
    await expect(page.getByRole("region", { name: "Exams" })).toContainText("Midterm");
    await expect(page.getByRole("region", { name: "Exams" })).toContainText("The final");
    await expect(page.getByRole("checkbox", { name: "Completed: Mosses" })).toBeVisible();
    await page.goto("/settings");
    await expect(trash(page)).toContainText("Nothing in the trash");
  });
});
