import { expect } from "@playwright/test";
import { addsTopic, choose, dialog, field, makesExam, panel, posts, stop } from "./support/exams";
import { test } from "./support/signed-in";

test.describe("the exam form", () => {
  // The student's zone is New York; the browser's is another.
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("adds an exam with what it covers, in the student's own zone", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await posts(page, member, `/courses/${id}/topic-items/`, { title: "Hash tables" });
    await page.goto(`/courses/${id}`);
    await expect(panel(page).getByText("No exams yet")).toBeVisible();
    await panel(page).getByRole("button", { name: "Add Your First Exam" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Add New Exam");
    await expect(field(page, "Type")).toHaveValue("test");
    await expect(field(page, "Duration")).toHaveValue("120");
    await field(page, "Exam name").fill("The final");
    await field(page, "Date and time").fill("2036-12-12T09:00");
    await field(page, "Type").selectOption("Final Exam");
    await field(page, "Location").fill("Main hall");
    await expect(dialog(page).locator("datalist option")).toHaveAttribute("value", "Hash tables");
    await addsTopic(page, "Hash tables", "60");
    await addsTopic(page, "Trees", "30");
    await expect(dialog(page).getByText("Total: 90%")).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await dialog(page).getByRole("button", { name: "Add Exam" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ exam_date: "2036-12-12T14:00:00.000Z" });
    await expect(dialog(page)).toBeHidden();
    const exam = stop(page, "The final");
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

  test("needs a name and a date; the duration falls back to two hours", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await page.goto(`/courses/${id}`);
    await panel(page).getByRole("button", { name: "Add Exam" }).click();
    const submit = dialog(page).getByRole("button", { name: "Add Exam" });
    await submit.click();
    for (const label of ["Exam name", "Date and time"]) {
      await expect(field(page, label)).toHaveAccessibleDescription(
        "Please provide exam name and date",
      );
    }
    await field(page, "Exam name").fill("Quiz 1");
    await field(page, "Date and time").fill("2036-12-12T09:00");
    await expect(dialog(page).getByText("Please provide exam name and date")).toBeHidden();
    await field(page, "Duration").fill("14");
    await submit.click();
    await expect(field(page, "Duration")).toHaveAccessibleDescription(
      "Duration must be between 15 and 480 minutes",
    );
    await field(page, "Duration").fill("");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ duration_minutes: 120 });
    await expect(stop(page, "Quiz 1")).toContainText("2 h");
  });

  test("lets an exam cover at most 100%, and leaves out nothing typed unsaid", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await page.goto(`/courses/${id}`);
    await panel(page).getByRole("button", { name: "Add Exam" }).click();
    const add = dialog(page).getByRole("button", { name: "Add topic" });
    const submit = dialog(page).getByRole("button", { name: "Add Exam" });
    await field(page, "Exam name").fill("Quiz 1");
    await field(page, "Date and time").fill("2036-12-12T09:00");
    for (const [topic, weight] of [
      ["", "50"],
      ["   ", "50"],
      ["Graphs", ""],
      ["Graphs", "0"],
      ["Graphs", "101"],
    ] as const) {
      await field(page, "Topic").fill(topic);
      await field(page, "Weight (%)").fill(weight);
      await expect(add, `${topic} ${weight}`).toBeDisabled();
    }
    await addsTopic(page, "Graphs", "60");
    await expect(field(page, "Topic")).toBeFocused();
    await field(page, "Topic").fill("graphs");
    await expect(dialog(page).getByText("This topic is in the list already")).toBeVisible();
    await field(page, "Topic").fill("Trees");
    await field(page, "Weight (%)").fill("50");
    await field(page, "Weight (%)").press("Enter");
    await expect(dialog(page).getByText("Total: 110% (Exceeds 100%)")).toBeVisible();
    await expect(submit).toBeDisabled();
    await dialog(page).getByRole("button", { name: "Remove Graphs" }).click();
    await expect(dialog(page).getByText("Total: 50%")).toBeVisible();
    await field(page, "Topic").fill("Sorting");
    await submit.click();
    await expect(field(page, "Topic")).toHaveAccessibleDescription(
      "Add this topic to the list, or clear the field",
    );
    await field(page, "Topic").fill("");
    await submit.click();
    await expect(stop(page, "Quiz 1")).toContainText("Trees 50%");
  });

  test("saved unchanged keeps the identical instant, on a night with two equal hours", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    const exam_date = "2036-11-02T06:30:45.678Z";
    await makesExam(page, member, id, { name: "Night exam", exam_date });
    await page.goto(`/courses/${id}`);
    await choose(page, "Night exam", "Edit");
    await expect(dialog(page)).toHaveAccessibleName("Edit Exam");
    await expect(field(page, "Date and time")).toHaveValue("2036-11-02T01:30");
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ exam_date });
    await expect(dialog(page)).toBeHidden();
  });

  test("keeps what was typed when saving fails, and asks before throwing it away", async ({
    page,
    member,
    context,
  }) => {
    const { id } = await member.makesCourse();
    await page.goto(`/courses/${id}`);
    await panel(page).getByRole("button", { name: "Add Exam" }).click();
    await field(page, "Exam name").fill("Quiz 1");
    await field(page, "Date and time").fill("2036-12-12T09:00");
    await addsTopic(page, "Graphs", "60");
    await context.setOffline(true);
    await dialog(page).getByRole("button", { name: "Add Exam" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("could not reach the server");
    await expect(field(page, "Exam name")).toHaveValue("Quiz 1");
    await expect(dialog(page).getByText("Total: 60%")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await context.setOffline(false);
    await dialog(page).getByRole("button", { name: "Add Exam" }).click();
    await expect(stop(page, "Quiz 1")).toContainText("Graphs 60%");
  });
});
