import { expect, type Page } from "@playwright/test";
import { becomes, drops, files, pdf, readable, scan } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const { panel, dialog, row, acts } = files("Quiz files", "Upload quiz file");

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
  await becomes(quiz, "Processed");
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

test("several are dropped on the panel at once, a scan says why it fails, one let go beside is asked about", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page)).toContainText("No quiz files yet");
  expect(await isRefused(page, pdf("stray.pdf", []))).toEqual({ dragover: true, drop: true });
  await expect(dialog(page).getByLabel("What is stray.pdf?")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await drops(panel(page).getByText("Drop quiz files here"), [readable("week_1.pdf"), scan()]);
  await expect(dialog(page).getByLabel("Title of week_1.pdf")).toHaveValue("week_1");
  await dialog(page).getByLabel("Title of scan.pdf").fill("Old exam");
  await dialog(page).getByRole("button", { name: "Upload 2 files" }).click();
  await becomes(row(page, "week_1"), "Processed");
  await becomes(row(page, "Old exam"), "Failed");
  await expect(row(page, "Old exam")).toContainText("pictures of pages");
  const retried = page.waitForResponse((response) => response.url().endsWith("/retry/"));
  await row(page, "Old exam").getByRole("button", { name: "Retry" }).click();
  expect((await retried).status()).toBe(202);
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
