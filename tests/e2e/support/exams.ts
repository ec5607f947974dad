import { expect, type Page } from "@playwright/test";
import { Exam } from "@/lib/contract/exams";
import { DAY_MS } from "@/lib/time/durations";
import type { Member } from "./signed-in";

export const GRAPHS_AND_TREES = [
  { topic: "Graphs", weightage: 60 },
  { topic: "Trees", weightage: 30 },
];

export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
export const panel = (page: Page) => page.getByRole("region", { name: "Exams" });
export const stop = (page: Page, name: string) =>
  panel(page).getByRole("listitem").filter({ hasText: name });
export const dialog = (page: Page) => page.getByRole("dialog");
export const field = (page: Page, label: string) => dialog(page).getByLabel(label);

export const posts = (page: Page, member: Member, path: string, data: object) =>
  sends("post", page, member, path, data);
export const puts = (page: Page, member: Member, path: string, data: object) =>
  sends("put", page, member, path, data);

async function sends(
  method: "post" | "put",
  page: Page,
  { storage }: Member,
  path: string,
  data: object,
) {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request[method](`/api${path}`, { data, headers });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return response.json();
}

export async function makesExam(page: Page, member: Member, course_id: number, fields: object) {
  const body = { name: "Midterm", exam_date: fromNow(3 * DAY_MS), ...fields };
  return Exam.parse(await posts(page, member, `/courses/${course_id}/exams/`, body));
}

export async function addsTopic(page: Page, topic: string, weight: string) {
  await field(page, "Topic").fill(topic);
  await field(page, "Weight (%)").fill(weight);
  await dialog(page).getByRole("button", { name: "Add topic" }).click();
}

export async function choose(page: Page, name: string, action: "View" | "Edit" | "Delete") {
  await panel(page)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}
