import { expect, type Page } from "@playwright/test";
import type { Member } from "./signed-in";

export const SYLLABUS = `Course schedule
Week 1: Vectors and spaces
Week 1: Linear maps
Week 2: Determinants`;

export const panel = (page: Page) => page.getByRole("region", { name: "Syllabus topics" });
export const dialog = (page: Page) => page.getByRole("dialog");
export const sources = (page: Page) => panel(page).getByRole("list", { name: "Syllabus sources" });
export const checkbox = (page: Page, title: string) =>
  panel(page).getByRole("checkbox", { name: `Completed: ${title}` });
/** In the order they are shown. */
export const titles = (page: Page) =>
  panel(page)
    .getByRole("checkbox")
    .evaluateAll((boxes) =>
      boxes.map((box) => box.parentElement?.textContent?.replace("Completed: ", "")),
    );

export async function opensCourse(page: Page, member: Member, topics: string[] = []) {
  const { id } = await member.makesCourse({ name: "Linear Algebra" });
  const token = member.storage.origins[0]?.localStorage[0]?.value;
  for (const title of topics) {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/courses/${id}/topic-items/`;
    const answer = await page.request.post(url, { headers, data: { title } });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`/courses/${id}`);
  await expect(page.getByRole("status", { name: "Loading topics" })).toBeHidden();
  return id;
}

/** Gives the text and accepts everything that is found in it. */
export async function pastes(page: Page, text: string) {
  await panel(page).getByRole("button", { name: "Add syllabus" }).click();
  await dialog(page).getByLabel("Or paste the text").fill(text);
  await dialog(page).getByRole("button", { name: "Read the syllabus" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Add \d+ topics?$/ })
    .click();
  await expect(dialog(page)).toBeHidden();
}

export async function acts(page: Page, name: string, action: string) {
  await panel(page)
    .getByRole("button", { name: `Actions for ${name}`, exact: true })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}
