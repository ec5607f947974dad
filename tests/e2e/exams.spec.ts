import { expect } from "@playwright/test";
import {
  addsTopic,
  choose,
  dialog,
  field,
  GRAPHS_AND_TREES,
  makesExam,
  panel,
  posts,
  stop,
} from "./support/exams";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test.describe("an exam", () => {
  // The student's zone is New York; the browser's is another.
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("is added in the student's own zone, prepared for by keyboard, and deleted", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await posts(page, member, `/courses/${id}/topic-items/`, { title: "Hash tables" });
    await page.goto(`/courses/${id}`);
    const exam = stop(page, "The final");
    const name = panel(page).getByRole("button", { name: "The final", exact: true });

    await test.step("it is added with what it covers", async () => {
      await expect(panel(page).getByText("No exams yet")).toBeVisible();
      await panel(page).getByRole("button", { name: "Add your first exam" }).click();
      await field(page, "Exam name").fill("The final");
      await field(page, "Date and time").fill("2036-12-12T09:00");
      await field(page, "Type").selectOption("Final Exam");
      await field(page, "Location").fill("Main hall");
      await expect(dialog(page).locator("datalist option")).toHaveAttribute("value", "Hash tables");
      await addsTopic(page, "Hash tables", "60");
      await addsTopic(page, "Trees", "30");
      await dialog(page).getByRole("button", { name: "Add exam" }).click();
      await expect(dialog(page)).toBeHidden();
      for (const shown of [
        "Fri 12 Dec 2036, 9:00 AM",
        "Final Exam",
        "Upcoming",
        "2 h · Main hall",
        "Hash tables 60%, Trees 30%",
      ]) {
        await expect(exam).toContainText(shown);
      }
      await expect(exam.getByRole("img", { name: "Prepared: 0%" })).toBeVisible();
    });
    await test.step("it is ticked and edited by keyboard alone", async () => {
      await name.focus();
      await page.keyboard.press("Enter");
      await dialog(page).getByRole("checkbox", { name: "Hash tables" }).focus();
      await page.keyboard.press("Space");
      await expect(dialog(page).getByRole("checkbox", { name: "Hash tables" })).toBeChecked();
      await expect(dialog(page).getByRole("img", { name: "Prepared: 50%" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(name).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: "Edit" }).focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toHaveAccessibleName("Edit Exam");
      await page.keyboard.press("Escape");
    });
    await test.step("what is prepared is remembered, and goes with the exam", async () => {
      await page.reload();
      await expect(exam.getByRole("img", { name: "Prepared: 50%" })).toBeVisible();
      await choose(page, "The final", "Delete");
      const sure = page.getByRole("alertdialog", { name: "Delete Exam" });
      await sure.getByRole("button", { name: "Delete" }).click();
      await expect(panel(page).getByText("No exams yet")).toBeVisible();
      await page.reload();
      await expect(panel(page).getByText("No exams yet")).toBeVisible();
    });
  });
});

test("everyone can use the dialogs of an exam @mobile", async ({ page, member }) => {
  const { id } = await member.makesCourse();
  await makesExam(page, member, id, {
    name: "An exam with a name that is longer than what a phone shows in one line",
    exam_type: "final",
    location: "Science Building, Room 204",
    syllabus_coverage: GRAPHS_AND_TREES,
  });
  await page.goto(`/courses/${id}`);
  // Panels above that are still loading push what is clicked away.
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await panel(page)
    .getByRole("button", { name: /^An exam with/ })
    .click();
  await expect(dialog(page).getByRole("checkbox", { name: "Graphs" })).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog(page).getByRole("button", { name: "Edit" }).click();
  await addsTopic(page, "Sorting", "50");
  await expect(dialog(page).getByText("(Exceeds 100%)")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { within: "[role=dialog]" });
});
