import { expect, type Locator, type Page } from "@playwright/test";
import { makesExam, posts } from "./exams";
import type { Member } from "./signed-in";

/** Noon of Wednesday, 18 November, in New York. */
export const NOW = "2026-11-18T17:00:00Z";

export const upcoming = (page: Page) =>
  page.getByRole("region", { name: "Upcoming (Next 7 Days)" });
export const all = (page: Page) => page.getByRole("region", { name: "All Events" });
export const dayOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const day = (page: Page, name: string) => page.getByRole("button", { name });

/** Until then the events of the view before are on the page. */
export async function switchTo(page: Page, view: string) {
  const button = page.getByRole("group", { name: "View" }).getByRole("button", { name: view });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

/** Takes an event by its title and holds it over a cell. */
export async function grab(page: Page, event: Locator, cell: Locator) {
  await event.hover({ position: { x: 30, y: 8 } });
  await page.mouse.down();
  const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
}

export async function drag(page: Page, event: Locator, cell: Locator) {
  await grab(page, event, cell);
  await page.mouse.up();
}

/** Two courses in November 2026. */
export async function aTerm(page: Page, member: Member) {
  const { id: algebra } = await member.makesCourse({ name: "Algebra" });
  const { id: biology } = await member.makesCourse({ name: "Biology" });
  const exam = { exam_date: "2026-11-20T19:00:00Z", duration_minutes: 120, location: "Hall 4" };
  await makesExam(page, member, algebra, { name: "Midterm", exam_type: "midterm", ...exam });
  const december = { exam_date: "2026-12-16T14:00:00Z", exam_type: "final" };
  await makesExam(page, member, biology, { name: "Final", ...december });
  await member.makesAssignment(algebra, {
    title: "Problem Set 1",
    due_date: "2026-11-22T04:59:00Z",
  });
  await member.makesAssignment(biology, {
    title: "Lab report",
    assignment_type: "lab",
    due_date: "2026-11-22T04:59:30Z",
  });
  await member.makesAssignment(biology, {
    title: "Reading response",
    status: "completed",
    due_date: "2026-11-11T04:59:00Z",
  });
  await posts(page, member, "/study-plans/", {
    title: "Be ready",
    course_id: algebra,
    start_date: "2026-11-01",
    end_date: "2026-11-21",
    status: "active",
  });
  return { algebra, biology };
}

export async function movesTo(page: Page, { storage }: Member, timezone: string) {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.patch("/api/profile/", { headers, data: { timezone } });
  expect(answer.ok()).toBe(true);
}
