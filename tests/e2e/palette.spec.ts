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

test.describe("the command palette", () => {
  test("opens with Ctrl-K and with ⌘K, closes with both, and gives the focus back", async ({
    page,
  }) => {
    await opens(page, "/settings", "Settings");
    const name = page.getByLabel("First name");
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

  test("opens by its button @mobile", async ({ page }) => {
    await opens(page, "/dashboard", "Hello, Ann");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(field(page)).toBeFocused();
  });

  test("finds what the student has and opens it with Enter", async ({ page, member }) => {
    const botany = await member.makesCourse({ name: "Botany" });
    await member.makesCourse({ name: "Zoology" });
    await member.makesAssignment(botany.id, { title: "Herbarium of mosses" });
    await makesExam(page, member, botany.id, { name: "Moss midterm" });
    await opens(page, "/calendar", "Calendar");
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

  test("starts with what changed last, then pages and actions", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await opens(page, "/courses", "Courses");
    await page.keyboard.press("Control+k");
    await expect(chosen(page)).toContainText("Botany");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await chosen(page).getAttribute("id")) ?? "",
    );
    await page.keyboard.type("calen");
    await expect(chosen(page)).toContainText("Go to Calendar");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Calendar")).toBeVisible();
  });

  test("adds a course, switches the theme, logs out", async ({ page }) => {
    await opens(page, "/dashboard", "Hello, Ann");
    await searches(page, "theme dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await searches(page, "add");
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Add Course" });
    await form.getByLabel("Course name").fill("Botany");
    await form.getByLabel("Credits").fill("3");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Botany")).toBeVisible();
    await searches(page, "log out");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login/);
  });

  test("says when nothing fits and when it cannot search; pages still open", async ({ page }) => {
    await opens(page, "/courses", "Courses");
    await searches(page, "xylophone");
    await expect(palette(page)).toContainText("Nothing is called “xylophone”.");
    await page.route("**/api/search/**", (route) => route.abort());
    await field(page).fill("sett");
    await expect(palette(page).getByRole("alert")).toContainText("could not reach the server");
    await page.unroute("**/api/search/**");
    await palette(page).getByRole("button", { name: "Try Again" }).click();
    await expect(palette(page).getByRole("alert")).toBeHidden();
    await result(page, "Go to Settings").click();
    await expect(heading(page, "Settings")).toBeVisible();
  });

  test("shows no result of earlier words that does not fit the new ones", async ({
    page,
    member,
  }) => {
    await member.makesCourse({ name: "Botany" });
    await opens(page, "/courses", "Courses");
    await searches(page, "bot");
    await expect(chosen(page)).toContainText("Botany");
    await page.route("**/api/search/**", () => {});
    await page.keyboard.type("a");
    await expect(chosen(page)).toContainText("Botany");
    await page.keyboard.type("ny of mosses");
    await expect(result(page, /Botany/)).toBeHidden();
  });
});

test.describe("keys", () => {
  test("G and a letter go to each page", async ({ page }) => {
    await opens(page, "/settings", "Settings");
    for (const [key, title] of [
      ["d", "Hello, Ann"],
      ["c", "Courses"],
      ["s", "Study Plans"],
      ["a", "AI Study Assistant"],
      ["r", "Study Resources"],
      ["l", "Calendar"],
      ["t", "Settings"],
    ] as const) {
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await expect(heading(page, title)).toBeVisible();
    }
  });

  test("? lists them, and they can be switched off", async ({ page }) => {
    await opens(page, "/courses", "Courses");
    await page.keyboard.press("?");
    await expect(shortcuts(page)).toContainText("Calendar");
    const choice = shortcuts(page).getByRole("checkbox", { name: "Use ? and G" });
    await choice.uncheck();
    await page.keyboard.press("Escape");
    await expect(shortcuts(page)).toBeHidden();
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await page.keyboard.press("?");
    await searches(page, "keyboard");
    await page.keyboard.press("Enter");
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await expect(heading(page, "Calendar")).toBeVisible();
  });

  test("do nothing while typing, with other keys held, or beside a dialog", async ({ page }) => {
    await opens(page, "/settings", "Settings");
    await page.getByLabel("First name").fill("");
    await page.keyboard.type("gd?");
    await expect(page.getByLabel("First name")).toHaveValue("gd?");
    await page.getByLabel("First name").fill("Ann");
    await opens(page, "/courses", "Courses");
    await page.keyboard.press("Alt+g");
    await page.keyboard.press("d");
    await page.getByRole("button", { name: "Add Course" }).click();
    const form = page.getByRole("dialog", { name: "Add Course" });
    await form.getByRole("button", { name: "Close" }).focus();
    for (const key of ["g", "d", "?", "Control+k"]) await page.keyboard.press(key);
    await expect(form).toBeVisible();
    await expect(palette(page)).toBeHidden();
    await expect(shortcuts(page)).toBeHidden();
    await expect(page).toHaveURL("/courses");
  });
});

test("everyone can use the palette and the list of keys @mobile", async ({ page, member }) => {
  const { id } = await member.makesCourse({
    name: "Environmental Systems Analysis and Optimization under Uncertainty",
  });
  await member.makesAssignment(id);
  await opens(page, "/courses", "Courses");
  await page.keyboard.press("Control+k");
  await expect(result(page, /Problem Set 1/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page).fill("xylophone");
  await expect(palette(page)).toContainText("Nothing is called");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(shortcuts(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
