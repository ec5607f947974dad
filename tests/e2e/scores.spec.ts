import { expect, type Page } from "@playwright/test";
import { DAY_MS } from "@/lib/time/durations";
import { fromNow, makesExam, puts } from "./support/exams";
import { type Member, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { toast } from "./support/trash";

const grade = (page: Page) => page.getByRole("region", { name: "Your grade" });
const works = (page: Page) => page.getByRole("region", { name: "Assignments" });
const exams = (page: Page) => page.getByRole("region", { name: "Exams" });

/** Two homeworks that are over, one to come, and a midterm that was written. */
async function opensCourse(page: Page, member: Member) {
  const { id } = await member.makesCourse();
  const components = [
    { title: "Homework", weight: 40, count: 3 },
    { title: "Midterm", weight: 60 },
  ];
  await puts(page, member, `/courses/${id}/grading/`, { components });
  for (const [n, days] of [-9, -2, 5].entries()) {
    const due_date = fromNow(days * DAY_MS);
    await member.makesAssignment(id, { title: `Homework ${n + 1}`, due_date, points: 20 });
  }
  await makesExam(page, member, id, { exam_date: fromNow(-3 * DAY_MS) });
  await page.goto(`/courses/${id}`);
}

test("scores are entered on the rows of what is over, and the grade follows @mobile", async ({
  page,
  member,
}) => {
  await opensCourse(page, member);
  const first = works(page).getByLabel("Score of Homework 1");
  const second = works(page).getByLabel("Score of Homework 2");
  await expect(second).toBeVisible();
  await expect(works(page).getByLabel("Score of Homework 3")).toHaveCount(0);
  await first.fill("18/20");
  await first.press("Enter");
  await expect(second).toBeFocused();
  await expect(grade(page)).toContainText("90%");
  await grade(page)
    .getByRole("button", { name: /^Homework \d of 3 scored/ })
    .click();
  await expect(grade(page).getByLabel("Score of Homework 1")).toHaveValue("18/20");

  await second.fill("a lot");
  await second.press("Enter");
  await expect(works(page).getByText("Please enter a score like 18/20")).toBeVisible();
  await second.press("Escape");
  await expect(second).toHaveValue("");

  const midterm = exams(page).getByLabel("Score of Midterm");
  await midterm.fill("70%");
  await midterm.press("Enter");
  await expect(grade(page)).toContainText("78%");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(first).toHaveValue("18/20");
  await expect(midterm).toHaveValue("70%");
});

test("pasted scores are shown with their places, saved together, and taken back", async ({
  page,
  member,
}) => {
  await opensCourse(page, member);
  await grade(page).getByRole("button", { name: "Paste scores" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste scores" });
  await dialog.getByLabel("Your grades").fill("Homework 1\t18\t20\nMidterm\t70%\nTotal\t80%");
  await expect(dialog.getByText("We found 2 scores. Check where each goes.")).toBeVisible();
  await expect(dialog.getByText("“Total”: adds up other scores")).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Save 2 scores" }).click();
  await expect(dialog).toBeHidden();
  await expect(grade(page)).toContainText("78%");
  await expect(works(page).getByLabel("Score of Homework 1")).toHaveValue("18/20");
  await expect(exams(page).getByLabel("Score of Midterm")).toHaveValue("70%");
  await toast(page, "Saved 2 scores").getByRole("button", { name: "Undo" }).click();
  await expect(works(page).getByLabel("Score of Homework 1")).toHaveValue("");
  await expect(exams(page).getByLabel("Score of Midterm")).toHaveValue("");
});
