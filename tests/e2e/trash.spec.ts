import { expect, type Page } from "@playwright/test";
import { choose, makesExam, posts } from "./support/exams";
import { files, READ_WITHIN, readable } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { acts, pastes, SYLLABUS, sources } from "./support/topics";
import { confirms, deletes, toast, trash, trashed, undoes } from "./support/trash";

const assignments = (page: Page) => page.getByRole("region", { name: "Assignments" });
const course = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

async function deletesCourse(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirms(page, "Delete");
}

test.describe("Undo brings back", () => {
  test("a course from its list and from its page", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    await member.makesAssignment(id, { title: "Herbarium" });
    await page.goto("/courses");
    await deletesCourse(page, "Botany");
    await expect(course(page, "Botany")).toBeHidden();
    await undoes(page, "Botany");
    await expect(course(page, "Botany")).toContainText("0 of 1 assignment done");
    await page.goto(`/courses/${id}`);
    await page.getByRole("button", { name: "Delete Course" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("restore it for 30 days");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/courses");
    await undoes(page, "Botany");
    await course(page, "Botany").getByRole("link", { name: "Botany" }).click();
    await expect(assignments(page)).toContainText("Herbarium");
  });

  test("an assignment, an exam and a topic", async ({ page, member }) => {
    const { id } = await member.makesCourse();
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
  });

  test("a file, a resource and a syllabus with its topics", async ({ page, member }) => {
    test.slow();
    const quizzes = files("Quiz Files", "Upload");
    const resources = files("Resources", "Upload");
    const { id } = await member.makesCourse();
    await page.goto(`/courses/${id}`);
    await quizzes.uploads(page, readable("quiz-1.pdf"));
    await resources.uploads(page, readable("chapter-1.pdf"));
    for (const [collection, title] of [
      [quizzes, "quiz-1"],
      [resources, "chapter-1"],
    ] as const) {
      await expect(collection.row(page, title)).toContainText(/Processed|Ready/, READ_WITHIN);
      await collection.acts(page, title, "Delete");
      await confirms(page, "Delete");
      await expect(collection.row(page, title)).toBeHidden();
      await undoes(page, title);
      await expect(collection.row(page, title)).toContainText(/Processed|Ready/);
      // The message lies over the next menu.
      await page.reload();
    }

    await pastes(page, SYLLABUS);
    await expect(page.getByRole("checkbox")).toHaveCount(3, READ_WITHIN);
    await page.getByRole("checkbox").first().click();
    await acts(page, "Pasted syllabus", "Delete");
    await confirms(page, "Delete");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await undoes(page, "Pasted syllabus");
    await expect(sources(page)).toContainText("3 topics");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});

test.describe("the message with Undo", () => {
  test("is reached by keyboard and waits there", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.clock.install();
    await page.goto("/courses");
    await deletesCourse(page, "Botany");
    const message = toast(page, "“Botany” is deleted");
    await expect(message).toBeVisible();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(message.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(message).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(course(page, "Botany")).toBeVisible();
  });

  test("leaves by itself, and the trash keeps what it was about", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.clock.install();
    await page.goto("/courses");
    await deletesCourse(page, "Botany");
    const message = toast(page, "“Botany” is deleted");
    await expect(message).toBeVisible();
    await page.clock.runFor(8000);
    await expect(message).toBeVisible();
    await page.clock.runFor(4000);
    await expect(message).toBeHidden();
    await page.goto("/settings");
    await expect(trashed(page, "Botany")).toContainText("Course");
  });

  test("says why it did not work", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.goto("/courses");
    await deletesCourse(page, "Botany");
    await member.makesCourse({ name: "Botany" });
    await toast(page, "“Botany” is deleted").getByRole("button", { name: "Undo" }).click();
    const reason = toast(page, "“Botany” was not restored");
    await expect(reason).toContainText("course with this name");
  });
});

test.describe("the trash in the settings", () => {
  test("restores a course with everything inside, and says where it is", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    await member.makesAssignment(id, { title: "Herbarium", status: "completed" });
    await makesExam(page, member, id, { name: "Midterm" });
    await posts(page, member, `/courses/${id}/topic-items/`, { title: "Mosses" });
    await page.goto("/settings");
    await expect(trash(page)).toContainText("Nothing in the trash");
    await deletes(page, `/courses/${id}/`);
    await page.reload();
    await expect(trashed(page, "Botany")).toContainText("with 3 items");
    await expect(trashed(page, "Botany")).toContainText("for good in 30 days");
    await trash(page).getByRole("button", { name: "Restore Botany" }).click();
    await expect(trashed(page, "Botany")).toBeHidden();
    await toast(page, "“Botany” is back").getByRole("button", { name: "Open" }).click();
    await expect(page).toHaveURL(`/courses/${id}`);
    await expect(assignments(page)).toContainText("Herbarium");
    await expect(assignments(page)).toContainText("Completed");
    await expect(page.getByRole("region", { name: "Exams" })).toContainText("Midterm");
    await expect(page.getByRole("checkbox", { name: "Completed: Mosses" })).toBeVisible();
  });

  test("brings back a course before what was deleted from it", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    const exam = await makesExam(page, member, id, { name: "Midterm" });
    await page.goto("/settings");
    await deletes(page, `/courses/${id}/exams/${exam.id}/`);
    await deletes(page, `/courses/${id}/`);
    await page.reload();
    await expect(trash(page).getByRole("listitem")).toContainText(["Botany", "Midterm"]);
    const restoreExam = trash(page).getByRole("button", { name: "Restore Midterm" });
    await expect(restoreExam).toBeDisabled();
    await expect(trashed(page, "Midterm")).toContainText("Restore the course first.");
    await trash(page).getByRole("button", { name: "Restore Botany" }).click();
    await restoreExam.click();
    await expect(toast(page, "“Midterm” is back in “Botany”")).toBeVisible();
    await expect(trash(page)).toContainText("Nothing in the trash");
  });

  test("says when a name is taken by now", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    await page.goto("/settings");
    await deletes(page, `/courses/${id}/`);
    await member.makesCourse({ name: "Botany" });
    await page.reload();
    await trash(page).getByRole("button", { name: "Restore Botany" }).click();
    const reason = trashed(page, "Botany").getByRole("alert");
    await expect(reason).toContainText("“Botany” was not restored");
    await expect(reason).toContainText("course with this name");
  });

  test("deletes for good after asking, one or all", async ({ page, member }) => {
    for (const name of ["Botany", "Zoology", "Geology"]) {
      const { id } = await member.makesCourse({ name });
      await page.goto("/settings");
      await deletes(page, `/courses/${id}/`);
    }
    await page.reload();
    await trash(page).getByRole("button", { name: "Delete for good Botany" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(trashed(page, "Botany")).toBeVisible();
    await trash(page).getByRole("button", { name: "Delete for good Botany" }).click();
    await confirms(page, "Delete for good");
    await expect(trashed(page, "Botany")).toBeHidden();
    await trash(page).getByRole("button", { name: "Empty trash" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("2 deletions");
    await confirms(page, "Empty trash");
    await expect(trash(page)).toContainText("Nothing in the trash");
    await page.reload();
    await expect(trash(page)).toContainText("Nothing in the trash");
  });

  test("says what does not work, and tries again", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    const refusal = { status: 400, json: { message: "The library is closed." } };
    await page.route("**/api/trash/**", (route) => route.fulfill(refusal));
    await page.goto("/settings");
    await expect(trash(page).getByRole("alert")).toContainText("Error loading the trash");
    await deletes(page, `/courses/${id}/`);
    await page.unroute("**/api/trash/**");
    await trash(page).getByRole("button", { name: "Try Again" }).click();
    await expect(trashed(page, "Botany")).toBeVisible();
    await page.route("**/api/trash/*/**", (route) => route.fulfill(refusal));
    await trash(page).getByRole("button", { name: "Delete for good Botany" }).click();
    await confirms(page, "Delete for good");
    const reason = trashed(page, "Botany").getByRole("alert");
    await expect(reason).toContainText("“Botany” was not deleted");
    await expect(reason).toContainText("The library is closed.");
  });

  test("everyone can use it @mobile", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Environmental Systems Analysis" });
    const exam = await makesExam(page, member, id, { name: "Midterm" });
    await page.goto("/settings");
    await deletes(page, `/courses/${id}/exams/${exam.id}/`);
    await deletes(page, `/courses/${id}/`);
    await page.reload();
    await expect(trash(page).getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await trash(page).getByRole("button", { name: "Empty trash" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
  });
});
