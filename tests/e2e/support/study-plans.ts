import { expect, type Page } from "@playwright/test";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { posts } from "./exams";
import type { Member } from "./signed-in";

/** Generation has no model in these tests, but the machine may be slow. */
export const MADE_WITHIN = { timeout: 30_000 };

export const dialog = (page: Page) => page.getByRole("dialog");
export const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true, level: 2 }) });
export const toast = (page: Page, text: string | RegExp) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });
export const topic = (page: Page, name: string) =>
  dialog(page).getByRole("checkbox", { name: `Completed: ${name}` });
export const section = (page: Page, name: string) => dialog(page).getByRole("region", { name });

/** A day of the student in New York, by days from today. */
export function dayIn(days: number): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format();
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export async function makesPlan(
  page: Page,
  member: Member,
  course_id: number,
  fields: object = {},
): Promise<StudyPlan> {
  return posts(page, member, "/study-plans/", {
    title: "Plan for the final",
    course_id,
    start_date: dayIn(-3),
    end_date: dayIn(27),
    status: "active",
    plan_data: {
      topics: [
        { id: "g", name: "Graphs", estimated_hours: 2 },
        { id: "t", name: "Trees", estimated_hours: 1.5 },
      ],
      milestones: [{ id: "m", name: "Half way", due_date: dayIn(12) }],
    },
    ...fields,
  });
}

/** A course with topics and an exam in two weeks, and a plan that generation has made of it. */
export async function generatesPlan(page: Page, member: Member, status = "draft") {
  const { id } = await member.makesCourse({ name: "Algebra" });
  for (const title of ["Sets", "Graphs", "Trees", "Counting"]) {
    await posts(page, member, `/courses/${id}/topic-items/`, { title });
  }
  const answer = await posts(page, member, "/resources/generate-study-plan/", {
    course_id: String(id),
    query: "three weeks",
    preferences: { study_hours_per_day: 2 },
  });
  expect(answer.error).toBe("");
  const plan: StudyPlan = answer.study_plan;
  if (status === "active") await posts(page, member, `/study-plans/${plan.id}/activate/`, {});
  return { course_id: id, plan };
}

export async function acts(page: Page, title: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

export async function opens(page: Page, title: string) {
  await card(page, title).getByRole("button", { name: title, exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: title, level: 2 })).toBeVisible();
}
