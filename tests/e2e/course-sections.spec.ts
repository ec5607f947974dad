import { expect, type Page } from "@playwright/test";
import { makesExam, posts } from "./support/exams";
import { readable, whenRead } from "./support/files";
import { graphs, stores } from "./support/resources";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { expectText } from "./support/viewer";

const anchors = (page: Page) => page.getByRole("navigation", { name: "Sections of this course" });
const anchor = (page: Page, name: string) => anchors(page).getByRole("link", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

async function isMarked(page: Page, name: string) {
  await expect(anchor(page, name)).toHaveAttribute("aria-current", "location");
  await expect(anchor(page, name)).toBeInViewport();
}

test("a course is gone through by its sections, and a topic leads to its pages, exam and questions @mobile", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  for (const title of ["Trees", "Hash tables", "Sorting", "Heaps", "Numbers", "Words"]) {
    await posts(page, member, `/courses/${id}/topic-items/`, { title });
  }
  for (let number = 1; number <= 8; number += 1) {
    await member.makesAssignment(id, { title: `Problem set ${number}` });
  }
  await makesExam(page, member, id, {
    name: "Midterm",
    syllabus_coverage: [{ topic: "Trees", weightage: 40 }],
  });
  await stores(page, member, graphs(), { course: id });
  await whenRead(page, member);

  await test.step("the address opens a section, with what is empty in one line", async () => {
    await page.goto(`/courses/${id}#files`);
    await expect(
      section(page, "Files").getByRole("heading", { name: "Resources" }),
    ).toBeInViewport();
    await isMarked(page, "Files");
    const empty = page.getByRole("region", { name: "Quiz files" });
    await expect(empty).toContainText("No quiz files yet");
    const box = await empty.boundingBox();
    expect(box?.height).toBeLessThan(150);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("anchors lead on by keyboard, and the row follows what is in view", async () => {
    await anchor(page, "Work").focus();
    await page.keyboard.press("Enter");
    await expect(section(page, "Work")).toBeFocused();
    await expect(page).toHaveURL(/#work$/);
    await isMarked(page, "Work");
    const top = () => section(page, "Work").evaluate((one) => one.getBoundingClientRect().top);
    const below = () => anchors(page).evaluate((row) => row.getBoundingClientRect().bottom);
    expect(await top()).toBeGreaterThanOrEqual(await below());
    await page.evaluate(() => window.scrollTo(0, 0));
    await isMarked(page, "Overview");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await isMarked(page, "Map");
  });

  await test.step("a topic opens its place, by its address as well", async () => {
    await anchor(page, "Topics").click();
    await page.getByRole("button", { name: "Trees", exact: true }).click();
    await expect(page).toHaveURL(/\?topic=\d+#topics$/);
    await page.reload();
    await expect(dialog(page).getByRole("region", { name: "Its exam" })).toContainText("Midterm");
    const files = dialog(page).getByRole("region", { name: "In your files" });
    await expect(files.getByRole("button", { name: /^Page 2/ })).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await expectNoSidewaysScroll(page);
    await files.getByRole("button", { name: /^Page 2/ }).click();
    await expectText(page, 2, "without a cycle");
    await page.keyboard.press("Escape");
    await dialog(page).getByRole("link", { name: "What are Trees?" }).click();
    await expect(page.getByPlaceholder("Ask about your courses")).toHaveValue("What are Trees?");
    await expect(page.getByLabel("Course", { exact: true })).toHaveValue(String(id));
  });
});

test("files of all kinds are uploaded to a course by one button @mobile", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  await page.goto(`/courses/${id}`);
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("main").getByRole("button", { name: "Upload", exact: true }).first().click();
  await (await chosen).setFiles([readable("quiz_1.pdf"), readable("graphs.pdf")]);
  await expect(dialog(page).getByLabel("What is quiz_1.pdf?")).toHaveValue("quiz");
  await dialog(page).getByLabel("What is graphs.pdf?").selectOption("Something to study from");
  await expectAccessible(page, { within: "[role=dialog]" });
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole("button", { name: "Upload 2 files" }).click();
  await expect(page.getByRole("region", { name: "Quiz files" })).toContainText("quiz_1");
  await expect(page.getByRole("region", { name: "Resources" })).toContainText("graphs");
});
