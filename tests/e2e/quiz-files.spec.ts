import { expect, type Page } from "@playwright/test";
import { drops, files, pdf, READ_WITHIN, readable, scan } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const { panel, dialog, row, acts, uploads } = files("Quiz Files", "Upload quiz file");

test("a quiz PDF is uploaded, read, opened, downloaded and deleted @mobile", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page)).toContainText("No quiz files yet");
  await panel(page).getByRole("button", { name: "Upload quiz file" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(readable("quiz_1.pdf"));
  await expect(dialog(page).getByLabel("Title")).toHaveValue("quiz_1");
  await dialog(page).getByLabel("Title").fill("First quiz");
  await dialog(page).getByLabel("Description").fill("Without a calculator.");
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();

  const quiz = row(page, "First quiz");
  await expect(quiz).toContainText("Processed", READ_WITHIN);
  await expect(quiz).toContainText("Without a calculator.");
  await expect(quiz).toContainText("quiz_1.pdf");
  await expect(panel(page).getByRole("button", { name: "Refresh" })).toBeHidden();
  await expect(page.getByText("From File")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await quiz.getByRole("button", { name: /^First quiz/ }).click();
  await expect(dialog(page).getByText("Question 2. Name a cycle.")).toBeVisible();
  await page.keyboard.press("Escape");
  const saved = page.waitForEvent("download");
  await acts(page, "First quiz", "Download");
  expect((await saved).suggestedFilename()).toBe("quiz_1.pdf");

  await acts(page, "First quiz", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(quiz).toBeHidden();
  await expect(panel(page)).toContainText("No quiz files yet");
});

test("several are dropped on the panel at once; a scan says why it cannot be read", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await drops(panel(page).getByText("Drop quiz PDFs here"), [readable("week_1.pdf"), scan()]);
  await expect(dialog(page).getByLabel("Title of week_1.pdf")).toHaveValue("week_1");
  await dialog(page).getByLabel("Title of scan.pdf").fill("Old exam");
  await dialog(page).getByRole("button", { name: "Upload 2 files" }).click();
  await expect(row(page, "week_1")).toContainText("Processed", READ_WITHIN);
  await expect(row(page, "Old exam")).toContainText("Failed", READ_WITHIN);
  await expect(row(page, "Old exam")).toContainText("pictures of pages");
  const retried = page.waitForResponse((response) => response.url().endsWith("/retry/"));
  await row(page, "Old exam").getByRole("button", { name: "Retry" }).click();
  expect((await retried).status()).toBe(202);
});

test("a title and a file are both asked for", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await panel(page).getByRole("button", { name: "Upload quiz file" }).click();
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog(page).getByText("Please provide both a title and a file")).toHaveCount(1);
});

test("while a file is read its progress and a refresh button are shown", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.route("**/quiz-files/", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    const unfinished = { is_processed: false, stage: "reading", page_count: 40, pages_read: 11 };
    const list: object[] = await answer.json();
    return route.fulfill({ json: list.map((file) => ({ ...file, ...unfinished })) });
  });
  await page.goto(`/courses/${course.id}`);
  await uploads(page, readable("quiz_2.pdf"));
  const quiz = row(page, "quiz_2");
  await expect(quiz).toContainText("Processing...");
  await expect(quiz).toContainText("Reading page 12 of 40");
  await expect(quiz.getByRole("progressbar")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await panel(page).getByRole("button", { name: "Refresh" }).click();
  await expect(quiz).toContainText("Processed", READ_WITHIN);
  await expect(
    panel(page).getByRole("status").filter({ hasText: "“quiz_2” is read." }),
  ).toBeAttached();
});

test("a list that cannot be loaded says so and can be asked for again", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  const message = "The library is closed.";
  await page.route("**/quiz-files/", (route) => route.fulfill({ status: 400, json: { message } }));
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page).getByRole("alert").first()).toContainText("Error loading quiz files");
  await expect(panel(page)).toContainText(message);
  await page.unrouteAll();
  await panel(page).getByRole("button", { name: "Try Again" }).click();
  await expect(panel(page)).toContainText("No quiz files yet");
});

test("an upload that breaks off keeps its title and can be tried again", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.route("**/quiz-files/", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.goto(`/courses/${course.id}`);
  await uploads(page, readable("quiz_3.pdf"));
  await expect(row(page, "quiz_3")).toContainText("The file could not be uploaded.");
  await expect(row(page, "quiz_3")).toContainText("We could not reach the server");
  await page.unrouteAll();
  await row(page, "quiz_3").getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "quiz_3")).toContainText("Processed", READ_WITHIN);
});

test("a PDF let go beside the drop area leaves the page as it is", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page)).toContainText("No quiz files yet");
  expect(await isRefused(page, pdf("stray.pdf", []))).toEqual({ dragover: true, drop: true });
});

/** Whether the page keeps the browser from opening a file that is dropped on its heading. */
function isRefused(page: Page, { name }: { name: string }) {
  return page.getByRole("heading", { level: 1 }).evaluate((heading, name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-"], name, { type: "application/pdf" }));
    const refuses = (type: string) =>
      !heading.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    return { dragover: refuses("dragover"), drop: refuses("drop") };
  }, name);
}
