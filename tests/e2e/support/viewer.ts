import { expect, type Locator, type Page } from "@playwright/test";
import { textPage } from "@/tests/support/pdf";
import { whenRead } from "./files";
import type { Member } from "./signed-in";

/** 120 pages; every twelfth has a rare word. */
export const BOOK = Array.from({ length: 120 }, (_, index) =>
  textPage([`Chapter ${index + 1}`, "About trees.", index % 12 === 11 ? "A rare word." : ""]),
);

export const viewer = (page: Page) => page.getByRole("dialog").last();
export const sheet = (page: Page, number: number) =>
  viewer(page).locator(`[data-page-number="${number}"]`);
export const pageField = (page: Page) => viewer(page).getByRole("textbox", { name: /^Page, of/ });
export const search = (page: Page) => viewer(page).getByLabel("Search in this document");
export const pages = (page: Page) =>
  viewer(page).getByRole("region", { name: "Pages of the document" });
export const row = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });

/** A new course with a PDF of an assignment, which has been read. */
export async function assigns(page: Page, member: Member, bytes: Uint8Array) {
  const { id } = await member.makesCourse();
  const list = `/courses/${id}/assignment-files/`;
  await sends(page, member, list, { title: "notes", file: fileOf("notes.pdf", bytes) });
  await whenRead(page, member, list);
  return id;
}

/** Shows a new course with these PDFs by their names. */
export async function keeps(page: Page, member: Member, documents: Record<string, Uint8Array>) {
  const { id } = await member.makesCourse();
  for (const [title, bytes] of Object.entries(documents)) {
    const file = fileOf(`${title}.pdf`, bytes);
    await sends(page, member, `/courses/${id}/quiz-files/`, { title, file });
  }
  await page.goto(`/courses/${id}`);
}

/** Opens a PDF by its name. */
export async function opens(page: Page, title: string) {
  await row(page, title)
    .getByRole("button", { name: new RegExp(`^${title}`) })
    .first()
    .click();
}

function fileOf(name: string, bytes: Uint8Array) {
  return { name, mimeType: "application/pdf", buffer: Buffer.from(bytes) };
}

export async function sends(
  page: Page,
  { storage }: Member,
  path: string,
  multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
) {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/api${path}`, { headers, multipart });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
}

export async function expectText(page: Page, number: number, words: string) {
  await expect(sheet(page, number).locator("canvas")).toBeVisible();
  await expect(sheet(page, number).getByText(words, { exact: false }).first()).toBeVisible();
}

/** The mark is in view, on its page, and lies over its words. */
export async function expectMarked(page: Page, number: number, words: string) {
  await expectText(page, number, words);
  const mark = sheet(page, number).locator("[data-mark]").first();
  await expect(mark).toBeInViewport();
  await expect(viewer(page).locator("[data-mark]")).toHaveCount(1);
  await expectOver(mark, await rectOfWords(page, number, words));
}

/** Where the words stand, by the letters over the page's picture. */
function rectOfWords(page: Page, number: number, words: string) {
  return sheet(page, number)
    .getByText(words)
    .first()
    .evaluate((run, words) => {
      const range = document.createRange();
      const { firstChild } = run;
      if (!firstChild?.textContent) throw new Error("No letters");
      const start = firstChild.textContent.toLowerCase().indexOf(words.toLowerCase());
      range.setStart(firstChild, start);
      range.setEnd(firstChild, start + words.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    }, words);
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Covers the words' middle, and is hardly higher than they are. */
async function expectOver(mark: Locator, words: Rectangle) {
  await expect(async () => {
    const box = await mark.boundingBox();
    if (!box) throw new Error("There is no mark");
    expect(box.x).toBeLessThan(words.x + 4);
    expect(box.x + box.width).toBeGreaterThan(words.x + words.width - 4);
    const middle = words.y + words.height / 2;
    expect(box.y).toBeLessThan(middle);
    expect(box.y + box.height).toBeGreaterThan(middle);
    expect(box.height).toBeLessThan(2 * words.height);
  }).toPass({ timeout: 5000 });
}
