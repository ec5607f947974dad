import { expect, type Locator, type Page } from "@playwright/test";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { READ_WITHIN } from "./files";
import type { Member } from "./signed-in";

export const SYLLABUS = [
  "BIO 210: Cell Biology",
  "Fall 2036",
  "Instructor: Dr. Example",
  "Grading",
  "Homework 1  10%  due September 19, 2036",
  "Homework 2  10%  due October 3, 2036",
  "Midterm exam  30%  October 17, 2036",
  "Term paper  20%",
  "Final exam  30%  December 15, 2036",
];
export const SCHEDULE = [
  "Schedule",
  "Week 1: Membranes",
  "Week 2: Transport",
  "Week 3: Signalling",
  "Week 4: Division",
];

export const dialog = (page: Page) => page.getByRole("dialog");
export const review = (page: Page) => page.getByRole("dialog", { name: "Check the syllabus" });
export const waiting = (page: Page) => page.getByRole("list", { name: "Syllabi to review" });
export const items = (page: Page) => review(page).getByRole("list", { name: "Graded items" });
export const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });

/** The row of the list that holds this title. */
export const row = (list: Locator, title: string) =>
  list
    .getByRole("listitem")
    .filter({ has: list.page().getByRole("textbox", { name: `Title of ${title}`, exact: true }) });

export function syllabusPdf(
  name = "bio210.pdf",
  pages: string[][] = [SYLLABUS, SCHEDULE],
  options: { password?: string } = {},
) {
  const bytes = pdfOf(
    pages.map((lines) => textPage(lines)),
    options,
  );
  return { name, mimeType: "application/pdf", buffer: Buffer.from(bytes) };
}

/** Gives a PDF in the dialog that stands open. */
export async function givesPdf(page: Page, file: ReturnType<typeof syllabusPdf>) {
  await dialog(page).getByLabel("Drop the syllabus here").setInputFiles(file);
  await expect(dialog(page).getByText(file.name)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
}

/** A course with all that the syllabus names, over the API. */
export async function setsUpCourse(page: Page, { storage }: Member): Promise<number | null> {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const multipart = { syllabus_file: syllabusPdf() };
  const sent = await page.request.post("/api/syllabus-imports/", { headers, multipart });
  const path = `/api/syllabus-imports/${SyllabusImport.parse(await sent.json()).id}/`;
  const read = async () =>
    SyllabusImport.parse(await (await page.request.get(path, { headers })).json()).proposal;
  await expect.poll(read, { ...READ_WITHIN, intervals: [100] }).not.toBeNull();
  const proposal = await read();
  const { name, code, semester } = proposal?.course ?? {};
  const data = {
    course: { name: name?.value, code: code?.value, semester: semester?.value },
    items: proposal?.items.map(({ key, title, type, due_date, has_time, weight }) => {
      return { key, title, type, due_date, has_time, weight };
    }),
    topics: proposal?.topics.map(({ key, title, week }) => ({ key, title, week })),
  };
  const accepted = await page.request.post(`${path}accept/`, { headers, data });
  return SyllabusImport.parse(await accepted.json()).course_id;
}

/** From the course list to the review of a syllabus. */
export async function reviewsNewCourse(page: Page, file = syllabusPdf()) {
  await page.goto("/courses");
  await page.getByRole("button", { name: "New course from a syllabus" }).click();
  await givesPdf(page, file);
  await expect(review(page)).toBeVisible(READ_WITHIN);
}

/** Presses the button that does it, and waits until it is done. */
export async function accepts(page: Page, label: string | RegExp) {
  await review(page).getByRole("button", { name: label }).click();
  await expect(review(page)).toBeHidden();
}
