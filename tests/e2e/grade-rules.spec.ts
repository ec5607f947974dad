import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const card = (page: Page) => page.getByRole("region", { name: "Your grade" });

async function opensRules(page: Page) {
  await card(page).getByRole("button", { name: "More about your grade" }).click();
  await page.getByRole("menuitem", { name: "How it adds up" }).click();
  return page.getByRole("dialog", { name: "How it adds up" });
}

test("@mobile a course of points with absences and a hurdle comes to its grade by hand alone", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Chemistry" });
  await page.goto(`/courses/${id}`);
  await test.step("its parts have points and no shares", async () => {
    await page.getByRole("button", { name: "Add the grading" }).click();
    const dialog = page.getByRole("dialog", { name: "Grading" });
    await dialog.getByRole("textbox", { name: "Part 1" }).fill("Labs");
    await dialog.getByLabel("Pieces of part 1", { exact: true }).fill("2");
    await dialog.getByRole("button", { name: "Points and more of part 1" }).click();
    await dialog.getByLabel("Points of each piece of part 1").fill("25");
    await dialog.getByRole("button", { name: "Add a part" }).click();
    await dialog.getByRole("textbox", { name: "Part 2" }).fill("Exam");
    await dialog.getByRole("button", { name: "Points and more of part 2" }).click();
    await dialog.getByLabel("Points of each piece of part 2").fill("50");
    await expectAccessible(page, { within: "[role=dialog]", targets: true });
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step("its rules are typed by what they do", async () => {
    const dialog = await opensRules(page);
    await dialog.getByRole("button", { name: "Add a rule" }).click();
    await dialog.getByLabel("Rule 1", { exact: true }).selectOption("Points off for each");
    await dialog.getByLabel("For each", { exact: true }).fill("Absences");
    await dialog.getByLabel("Points off", { exact: true }).fill("5");
    await dialog.getByLabel("Beyond", { exact: true }).fill("1");
    await dialog.getByRole("button", { name: "Add a rule" }).click();
    await dialog
      .getByLabel("Rule 2", { exact: true })
      .selectOption("A part has to reach its least");
    await dialog.getByRole("combobox", { name: "Part", exact: true }).selectOption("Exam");
    await dialog.getByLabel("At least (%)").fill("50");
    await expectAccessible(page, { within: "[role=dialog]", targets: true });
    await dialog.getByRole("button", { name: "Save rules" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page)).toContainText("Beyond 1, each of “Absences” takes off 5.");
    await expect(card(page)).toContainText("“Exam” needs at least 50%.");
  });
  await test.step("scores and absences come to the grade", async () => {
    await card(page).getByRole("button", { name: "Labs 0 of 2 scored" }).click();
    await card(page).getByLabel("Score of Labs 1").fill("25");
    await page.keyboard.press("Enter");
    await card(page).getByLabel("Score of Labs 2").fill("20");
    await page.keyboard.press("Enter");
    await card(page).getByLabel("Score of Exam").fill("20");
    await page.keyboard.press("Enter");
    await expect(card(page)).toContainText("65%");
    await expect(card(page)).toContainText("“Exam” is below 50%.");
    await card(page).getByLabel("How many: Absences").fill("3");
    await page.keyboard.press("Enter");
    await expect(card(page)).toContainText("55%");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
