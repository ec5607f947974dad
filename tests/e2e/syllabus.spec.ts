import { expect, type Page } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { READ_WITHIN } from "./support/files";
import { test } from "./support/signed-in";
import {
  acts,
  checkbox,
  dialog,
  opensCourse,
  panel,
  pastes,
  SYLLABUS,
  sources,
  titles,
} from "./support/topics";

const WEEKS = ["Week 1: Vectors and spaces", "Week 2: Linear maps", "Week 3: Determinants"];

test("a pasted syllabus becomes cards, is changed, read again, replaced by a PDF and deleted", async ({
  page,
  member,
}) => {
  await opensCourse(page, member, ["My own topic"]);

  await test.step("it becomes cards by week, each with the words it comes from", async () => {
    await pastes(page, SYLLABUS);
    await expect(panel(page).getByRole("heading", { name: "Week 1" })).toBeVisible();
    expect(await titles(page)).toEqual([
      "Vectors and spaces",
      "Linear maps",
      "Determinants",
      "My own topic",
    ]);
    await expect(sources(page).getByText("3 topics")).toBeVisible();
    await panel(page).getByRole("button", { name: "Syllabus says “Determinants”" }).click();
    await expect(dialog(page).getByText("Week 2: Determinants")).toBeVisible();
    await expect(dialog(page).getByText("Exact")).toBeVisible();
    await expect(dialog(page).getByText("In Progress")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("read again, it keeps what is completed", async () => {
    await checkbox(page, "Linear maps").click();
    await expect(checkbox(page, "Linear maps")).toBeChecked();
    await acts(page, "Pasted syllabus", "Edit");
    await dialog(page).getByLabel("Text").fill(`${SYLLABUS}\nWeek 3: Eigenvalues`);
    await savesAndReads(page);
    await expect(checkbox(page, "Eigenvalues")).toBeVisible();
    await expect(checkbox(page, "Linear maps")).toBeChecked();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("replaced by a damaged PDF it says so, also when that is read again", async () => {
    await acts(page, "Pasted syllabus", "Edit");
    await dialog(page)
      .getByLabel("Drop a file to use it instead")
      .setInputFiles(pdfFile("syllabus.pdf", Buffer.from("%PDF-1.4 nothing")));
    await savesAndReads(page);
    await expect(sources(page)).toContainText("damaged");
    await sources(page).getByRole("button", { name: "Read again" }).click();
    await expect(sources(page)).toContainText("damaged");
  });

  await test.step("replaced once more, it is read", async () => {
    await sources(page).getByRole("button", { name: "Replace" }).click();
    const pdf = pdfOf([textPage([...WEEKS, "Week 4: Eigenspaces"])]);
    await dialog(page)
      .getByLabel("Drop the file that replaces “syllabus.pdf”")
      .setInputFiles(pdfFile("new.pdf", pdf));
    await savesAndReads(page);
    await expect(checkbox(page, "Eigenspaces")).toBeVisible();
    await expect(sources(page).getByRole("heading", { name: "new.pdf" })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("deleted, it takes its topics along and leaves the student's own", async () => {
    await acts(page, "new.pdf", "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("This also deletes 4 topics we read from it");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(sources(page)).toBeHidden();
    await expect.poll(() => titles(page)).toEqual(["My own topic"]);
  });
});

test("a syllabus that is a PDF names the page and can be had back", async ({ page, member }) => {
  await opensCourse(page, member);
  await expect(panel(page).getByText("No topics yet")).toBeVisible();
  const pdf = pdfOf([textPage(["Course schedule"]), textPage(WEEKS)]);
  const input = panel(page).getByLabel("Drop your syllabus here");
  await input.setInputFiles(pdfFile("Algebra syllabus.pdf", pdf));
  await expect(dialog(page).getByText("Algebra syllabus.pdf")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
  await dialog(page).getByRole("button", { name: "Add 3 topics" }).click(READ_WITHIN);
  await panel(page).getByRole("button", { name: "Syllabus, p. 2" }).first().click();
  await expect(dialog(page).getByText("Marked on page 2")).toBeAttached();
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await acts(page, "Algebra syllabus.pdf", "Download");
  expect((await download).suggestedFilename()).toBe("Algebra syllabus.pdf");
});

async function savesAndReads(page: Page) {
  await dialog(page).getByRole("button", { name: "Save and read again" }).click();
}

function pdfFile(name: string, bytes: Uint8Array) {
  return { name, mimeType: "application/pdf", buffer: Buffer.from(bytes) };
}
