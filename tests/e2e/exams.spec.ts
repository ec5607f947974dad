import { expect } from "@playwright/test";
import { DAY_MS } from "@/lib/time/durations";
import {
  addsTopic,
  choose,
  dialog,
  fromNow,
  GRAPHS_AND_TREES,
  makesExam,
  panel,
  stop,
} from "./support/exams";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test.describe("exams", () => {
  // The student's zone is New York; the browser's is another.
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("show what is next first, and what is past below it", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    for (const [name, milliseconds] of [
      ["Last year", -400 * DAY_MS],
      ["Yesterday", -DAY_MS],
      ["In ten days", 10 * DAY_MS],
      ["In three days", 3 * DAY_MS],
    ] as const) {
      await makesExam(page, member, id, { name, exam_date: fromNow(milliseconds) });
    }
    await page.goto(`/courses/${id}`);
    await expect(panel(page).getByRole("listitem").getByRole("heading")).toHaveText([
      "In three days",
      "In ten days",
      "Yesterday",
      "Last year",
    ]);
    await expect(panel(page).getByText("Next", { exact: true })).toHaveCount(1);
    await expect(stop(page, "In three days")).toContainText("in 3 days");
    await expect(stop(page, "In three days")).toContainText("Next");
    await expect(stop(page, "Yesterday")).toContainText("Completed");
  });

  test("remember what is prepared, and take back a tick that was not stored", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await makesExam(page, member, id, { syllabus_coverage: GRAPHS_AND_TREES });
    await page.goto(`/courses/${id}`);
    await panel(page).getByRole("button", { name: "Midterm", exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName("Exam Details");
    const graphs = dialog(page).getByRole("checkbox", { name: "Graphs" });
    const trees = dialog(page).getByRole("checkbox", { name: "Trees" });
    await graphs.click();
    await expect(dialog(page).getByRole("img", { name: "Prepared: 50%" })).toBeVisible();

    let refuse = () => {};
    const asked = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route("**/update_preparation/", async (route) => {
      await asked;
      await route.abort();
    });
    await trees.click();
    await expect(dialog(page).getByRole("img", { name: "Prepared: 100%" })).toBeVisible();
    refuse();
    await expect(page.getByText("“Trees” is not marked as prepared.")).toBeVisible();
    await expect(trees).not.toBeChecked();
    await expect(graphs).toBeChecked();
    await expect(dialog(page).getByRole("img", { name: "Prepared: 50%" })).toBeVisible();

    await page.unroute("**/update_preparation/");
    await page.reload();
    await expect(stop(page, "Midterm").getByRole("img", { name: "Prepared: 50%" })).toBeVisible();
  });

  test("are deleted after asking, and come back when the server does not delete them", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await makesExam(page, member, id, {});
    await page.goto(`/courses/${id}`);
    const sure = page.getByRole("alertdialog", { name: "Delete Exam" });
    await choose(page, "Midterm", "Delete");
    await expect(sure).toContainText('Are you sure you want to delete "Midterm"?');
    await sure.getByRole("button", { name: "Cancel" }).click();
    await page.route("**/exams/*/", (route) => route.abort());
    await choose(page, "Midterm", "Delete");
    await sure.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("“Midterm” was not deleted.")).toBeVisible();
    await expect(stop(page, "Midterm")).toBeVisible();
    await page.unroute("**/exams/*/");
    await choose(page, "Midterm", "Delete");
    await sure.getByRole("button", { name: "Delete" }).click();
    await expect(panel(page).getByText("No exams yet")).toBeVisible();
    await page.reload();
    await expect(panel(page).getByText("No exams yet")).toBeVisible();
  });

  test("say that they are loading, why they cannot, and try again", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesExam(page, member, id, {});
    let answer = () => {};
    const waited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/exams/", async (route) => {
      await waited;
      await route.fulfill({ status: 400, json: { message: "The library is closed." } });
    });
    await page.goto(`/courses/${id}`);
    await expect(panel(page).getByRole("status", { name: "Loading exams" })).toBeVisible();
    answer();
    await expect(panel(page).getByRole("alert")).toContainText("The library is closed.");
    await page.unroute("**/exams/");
    await panel(page).getByRole("button", { name: "Try Again" }).click();
    await expect(stop(page, "Midterm")).toBeVisible();
  });

  test("are reached by keyboard alone", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesExam(page, member, id, { syllabus_coverage: GRAPHS_AND_TREES });
    await page.goto(`/courses/${id}`);
    const name = panel(page).getByRole("button", { name: "Midterm", exact: true });
    await name.focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("checkbox", { name: "Graphs" }).focus();
    await page.keyboard.press("Space");
    await expect(dialog(page).getByRole("checkbox", { name: "Graphs" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(name).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Edit Exam");
  });

  test("@mobile leave axe nothing to find and nothing sticking out", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesExam(page, member, id, {
      name: "An exam with a name that is longer than what a phone shows in one line",
      exam_type: "final",
      location: "Science Building, Room 204",
      syllabus_coverage: GRAPHS_AND_TREES,
    });
    await makesExam(page, member, id, { name: "Quiz 1", exam_date: fromNow(-DAY_MS) });
    await page.goto(`/courses/${id}`);
    await expect(stop(page, "Quiz 1")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel(page)
      .getByRole("button", { name: /^An exam with/ })
      .click();
    await expect(dialog(page).getByRole("checkbox", { name: "Graphs" })).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Edit" }).click();
    await addsTopic(page, "Sorting", "50");
    await expect(dialog(page).getByText("(Exceeds 100%)")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
