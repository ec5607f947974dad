import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { Resource } from "@/lib/contract/resources";
import { type PlanNote, StudyPlan } from "@/lib/contract/study-plans";
import { StudySession } from "@/lib/contract/study-sessions";
import { addDays, dateIn } from "@/lib/time/dates";
import { pdfOf, textPage } from "@/tests/support/pdf";
import type { Student } from "@/tests/support/student";

export const Made = z.object({
  success: z.boolean(),
  study_plan: StudyPlan.nullable(),
  message: z.string(),
  error: z.string(),
});

/** A calendar date of the student, `days` from today. */
export function dayOf(student: Student, days: number): string {
  return addDays(dateIn(student.user.timezone, new Date()), days);
}

/** Asks for a plan and answers it; fails when there is none. */
export async function generates(
  student: Student,
  course_id: number,
  preferences: Record<string, unknown> = {},
  query = "Help me prepare",
): Promise<StudyPlan> {
  const body = { course_id, query, preferences };
  const answer = await student.post("/resources/generate-study-plan/", body);
  const { study_plan, error } = Made.parse(answer.body);
  if (!study_plan) throw new Error(`No plan: ${error}`);
  return study_plan;
}

/** What its notes are about. */
export function notesOf({ generation }: StudyPlan): PlanNote["code"][] {
  return generation?.notes.map(({ code }) => code) ?? [];
}

export async function planOf(student: Student, plan_id: number): Promise<StudyPlan> {
  return StudyPlan.parse((await student.get(`/study-plans/${plan_id}/`)).body);
}

export async function sessionsOf(student: Student, plan_id: number): Promise<StudySession[]> {
  const { list } = await student.get(`/study-sessions/?plan_id=${plan_id}`);
  return z.array(StudySession).parse(list);
}

/** Topic cards of these titles, in this order. */
export async function makesTopics(student: Student, course_id: number, titles: string[]) {
  for (const title of titles) await student.makesTopicItem(course_id, { title });
}

/** A resource of the course, read and indexed. An engine has to run. */
export async function uploadsNotes(
  student: Student,
  course_id: number,
  pages: string[][],
  title = "Notes",
): Promise<Resource> {
  const bytes = pdfOf(pages.map((lines) => textPage(lines)));
  const file = new File([Uint8Array.from(bytes)], "notes.pdf", { type: "application/pdf" });
  const { body } = await student.upload("/resources/", { title, file, course: String(course_id) });
  const { id } = Resource.parse(body);
  return vi.waitFor(
    async () => {
      const resource = Resource.parse((await student.get(`/resources/${id}/`)).body);
      if (resource.stage !== "ready") throw new Error(`It is ${resource.stage}`);
      return resource;
    },
    { timeout: 40_000, interval: 50 },
  );
}

/** An instant on the student's day, far from midnight. */
export function noon(student: Student, days: number): string {
  return `${dayOf(student, days)}T17:00:00Z`;
}

export const TOPICS = ["Vectors", "Matrices", "Eigenvalues"];

export async function courseWithTopics(student: Student, titles = TOPICS, name = "Linear Algebra") {
  const course = await student.makesCourse({ name });
  await makesTopics(student, course.id, titles);
  return course;
}

/** An active plan of ten days from today. */
export async function activePlan(student: Student, titles = TOPICS): Promise<StudyPlan> {
  const course = await student.makesCourse();
  await makesTopics(student, course.id, titles);
  const plan = await generates(student, course.id, { end_date: dayOf(student, 10) });
  await student.post(`/study-plans/${plan.id}/activate/`);
  return plan;
}

export async function firstSession(student: Student, plan: StudyPlan): Promise<StudySession> {
  const [session] = await sessionsOf(student, plan.id);
  if (!session) throw new Error("The plan has no sessions");
  return session;
}

/** Lets time go by: the plan and its first `count` sessions lie in the past. */
export async function missesSessions(student: Student, plan: StudyPlan, count: number) {
  const sessions = (await sessionsOf(student, plan.id)).slice(0, count);
  const date = dayOf(student, -2);
  await db()
    .update(studyPlans)
    .set({ start_date: dayOf(student, -3) })
    .where(eq(studyPlans.id, plan.id));
  for (const [position, { id }] of sessions.entries()) {
    await db().update(studySessions).set({ date, position }).where(eq(studySessions.id, id));
  }
  return sessions.map(({ id }) => id);
}
