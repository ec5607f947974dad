import { expect, type Page } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { test } from "./support/signed-in";
import {
  acts,
  checkbox,
  dialog,
  gives,
  opensCourse,
  panel,
  pastes,
  SYLLABUS,
  sources,
  titles,
} from "./support/topics";

const READ_WITHIN = { timeout: 45_000 };
const WEEKS = ["Week 1: Vectors and spaces", "Week 2: Linear maps", "Week 3: Determinants"];

test.describe("a syllabus", () => {
  test("that is pasted becomes cards by week, each with the words it comes from", async ({
    page,
    member,
  }) => {
    await opensCourse(page, member);
    await expect(panel(page).getByText("No topics yet")).toBeVisible();
    await pastes(page, SYLLABUS);
    await expect(panel(page).getByRole("heading", { name: "Week 1" })).toBeVisible();
    expect(await titles(page)).toEqual(["Vectors and spaces", "Linear maps", "Determinants"]);
    await expect(sources(page).getByText("3 topics")).toBeVisible();
    await panel(page).getByRole("button", { name: "Syllabus says “Determinants”" }).click();
    await expect(dialog(page).getByText("Week 2: Determinants")).toBeVisible();
    await expect(dialog(page).getByText("Exact")).toBeVisible();
    await expect(dialog(page).getByText("In Progress")).toBeVisible();
  });

  test("that is a PDF names the page and can be had back", async ({ page, member }) => {
    await opensCourse(page, member);
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

  test("that is changed is read on while its form is closed", async ({ page, member }) => {
    const id = await opensCourse(page, member);
    await pastes(page, SYLLABUS);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/api/courses/${id}/topics/*/`, async (route) => {
      await released;
      await route.continue();
    });
    await changes(page, `${SYLLABUS}\nWeek 3: Eigenvalues`);
    await expect(dialog(page).getByText("reading goes on")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).first().click();
    await expect(dialog(page)).toBeHidden();
    await expect(sources(page).getByRole("progressbar").first()).toBeVisible();
    release();
    await expect(checkbox(page, "Eigenvalues")).toBeVisible();
    await expect(sources(page).getByText("Ready")).toBeVisible();
  });

  test("whose change does not arrive is kept, inside the form and outside", async ({
    page,
    member,
  }) => {
    const id = await opensCourse(page, member);
    const changed = `${SYLLABUS}\nWeek 3: Eigenvalues`;
    await pastes(page, SYLLABUS);
    await page.route(`**/api/courses/${id}/topics/*/`, (route) => route.abort());
    await changes(page, changed);
    await expect(dialog(page).getByRole("alert")).toContainText("could not reach the server");
    await expect(dialog(page).getByLabel("Text")).toHaveValue(changed);

    await page.unroute(`**/api/courses/${id}/topics/*/`);
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await page.route(`**/api/courses/${id}/topics/*/`, async (route) => {
      await failed;
      await route.abort();
    });
    await dialog(page).getByRole("button", { name: "Save and read again" }).click();
    await dialog(page).getByRole("button", { name: "Close" }).first().click();
    fail();
    await expect(sources(page)).toContainText("could not reach the server");
    await sources(page).getByRole("button", { name: "Edit" }).click();
    await expect(dialog(page).getByLabel("Text")).toHaveValue(changed);
    await page.keyboard.press("Escape");
    await page.unroute(`**/api/courses/${id}/topics/*/`);
    await sources(page).getByRole("button", { name: "Try Again" }).click();
    await expect(checkbox(page, "Eigenvalues")).toBeVisible();
    await expect(sources(page).getByRole("listitem")).toHaveCount(1);
  });

  test("needs text or a PDF", async ({ page, member }) => {
    await opensCourse(page, member);
    await gives(page, "  ");
    await expect(dialog(page)).toContainText("Please provide the syllabus as text or as a PDF");
    await dialog(page)
      .getByLabel("Drop the syllabus here")
      .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
    await expect(dialog(page)).toContainText("“notes.txt” is not a PDF");
  });

  test("replaced by a damaged PDF says so, and is read when it is replaced again", async ({
    page,
    member,
  }) => {
    await opensCourse(page, member);
    await pastes(page, SYLLABUS);
    await acts(page, "Pasted syllabus", "Edit");
    await dialog(page)
      .getByLabel("Drop a PDF to use instead")
      .setInputFiles(pdfFile("syllabus.pdf", Buffer.from("%PDF-1.4 nothing")));
    await dialog(page).getByRole("button", { name: "Save and read again" }).click();
    await expect(sources(page)).toContainText("damaged");
    await sources(page).getByRole("button", { name: "Read again" }).click();
    await expect(sources(page)).toContainText("damaged");
    await sources(page).getByRole("button", { name: "Replace" }).click();
    const pdf = pdfOf([textPage([...WEEKS, "Week 4: Eigenvalues"])]);
    await dialog(page)
      .getByLabel("Drop the PDF that replaces “syllabus.pdf”")
      .setInputFiles(pdfFile("new.pdf", pdf));
    await dialog(page).getByRole("button", { name: "Save and read again" }).click();
    await expect(checkbox(page, "Eigenvalues")).toBeVisible();
    await expect(sources(page).getByRole("heading", { name: "new.pdf" })).toBeVisible();
  });

  test("read again keeps what is completed", async ({ page, member }) => {
    await opensCourse(page, member);
    await pastes(page, SYLLABUS);
    await checkbox(page, "Linear maps").click();
    await expect(checkbox(page, "Linear maps")).toBeChecked();
    await changes(page, `${SYLLABUS}\nWeek 3: Eigenvalues`);
    await expect(checkbox(page, "Eigenvalues")).toBeVisible();
    await expect(checkbox(page, "Linear maps")).toBeChecked();
  });

  test("is deleted with its topics after asking, and says when that fails", async ({
    page,
    member,
  }) => {
    const id = await opensCourse(page, member, ["My own topic"]);
    await pastes(page, SYLLABUS);
    await page.route(`**/api/courses/${id}/topics/*/`, (route) => route.abort());
    await acts(page, "Pasted syllabus", "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("What was read from it goes with it: 3 topics");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(sources(page).getByRole("alert")).toContainText(
      "Failed to delete syllabus. Please try again.",
    );
    await page.unroute(`**/api/courses/${id}/topics/*/`);
    await acts(page, "Pasted syllabus", "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(sources(page)).toBeHidden();
    await expect.poll(() => titles(page)).toEqual(["My own topic"]);
  });
});

async function changes(page: Page, text: string) {
  await acts(page, "Pasted syllabus", "Edit");
  await dialog(page).getByLabel("Text").fill(text);
  await dialog(page).getByRole("button", { name: "Save and read again" }).click();
}

function pdfFile(name: string, bytes: Uint8Array) {
  return { name, mimeType: "application/pdf", buffer: Buffer.from(bytes) };
}
