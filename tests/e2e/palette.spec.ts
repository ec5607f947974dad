import { expect, type Page } from "@playwright/test";
import { makesExam } from "./support/exams";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => palette(page).getByRole("combobox");
const result = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });
const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

async function opens(page: Page, path: string, title: string) {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
}

async function searches(page: Page, words = "") {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test("the command palette and the keys lead everywhere and give the focus back", async ({
  page,
  member,
}) => {
  const botany = await member.makesCourse({ name: "Botany" });
  await member.makesCourse({ name: "Zoology" });
  await member.makesAssignment(botany.id, { title: "Herbarium of mosses" });
  await makesExam(page, member, botany.id, { name: "Moss midterm" });
  await opens(page, "/settings", "Settings");
  const name = page.getByLabel("First name");

  await test.step("it opens with Ctrl-K and with ⌘K, closes with both", async () => {
    await name.focus();
    for (const keys of ["Control+k", "Meta+k"]) {
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(palette(page)).toBeHidden();
      await expect(name).toBeFocused();
    }
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  });

  await test.step("keys do nothing while typing, else G and a letter go to a page", async () => {
    await name.fill("");
    await page.keyboard.type("gd?");
    await expect(name).toHaveValue("gd?");
    await name.fill("Ann");
    await name.blur();
    for (const [key, title] of [
      ["d", "Hello, Ann"],
      ["l", "Calendar"],
    ] as const) {
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await expect(heading(page, title)).toBeVisible();
    }
  });

  await test.step("it finds what the student has and opens it with Enter", async () => {
    await page.keyboard.press("Control+k");
    await expect(result(page, /Moss midterm/)).toContainText("Exam");
    await page.keyboard.type("moss");
    await expect(result(page, /Zoology/)).toBeHidden();
    await expect(result(page, /Herbarium of mosses/)).toContainText("Botany");
    await expect(result(page, /Herbarium of mosses/)).toContainText("Assignment");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(chosen(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/courses/${botany.id}`);
    await expect(palette(page)).toBeHidden();
  });

  await test.step("it switches the theme, adds a course, logs out", async () => {
    await searches(page, "theme dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await searches(page, "add");
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Add Course" });
    await form.getByLabel("Course name").fill("Mycology");
    await form.getByLabel("Credits").fill("3");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Mycology")).toBeVisible();
    await searches(page, "log out");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login/);
  });
});

test("everyone can use the palette and the list of keys @mobile", async ({ page, member }) => {
  const { id } = await member.makesCourse({
    name: "Environmental Systems Analysis and Optimization under Uncertainty",
  });
  await member.makesAssignment(id);
  await opens(page, "/courses", "Courses");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(result(page, /Problem Set 1/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page).fill("xylophone");
  await expect(palette(page)).toContainText("We found nothing for");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(shortcuts(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
