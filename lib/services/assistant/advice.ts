import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { OPEN_ASSIGNMENT_STATUSES } from "@/lib/contract/assignment-values";
import type { assistant as endpoints } from "@/lib/contract/assistant";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import { selectAssignments } from "@/lib/services/courses/assignments";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { studyState } from "@/lib/services/overview/study-needs";
import { planOfSession } from "@/lib/services/study-plans/sessions/read";
import { dateIn } from "@/lib/time/dates";
import { DAY_MS } from "@/lib/time/durations";
import { formatInstant, relativeDay } from "@/lib/time/format";
import { daysUntil } from "@/lib/time/zones";

const DAYS_AHEAD = 14;
const DEADLINES = 5;
const NEEDS = 4;
const MOST = 8;

type Advice = Received<typeof endpoints.recommendations>["recommendations"];

/**
 * What to do next: what is overdue and due, what was missed, then topics that need work. Three bounded reads; no
 * model is asked. 404 for another student's course.
 */
export async function adviseStudent(
  owner: Owner,
  { course_id = null }: ReadBody<typeof endpoints.recommendations>,
): Promise<Received<typeof endpoints.recommendations>> {
  if (course_id !== null) await requireCourse(owner, course_id);
  const [deadlines, missed, { needs }] = await Promise.all([
    adviceOnDeadlines(owner, course_id),
    adviceOnMissed(owner, course_id),
    studyState(owner, course_id),
  ]);
  const topics = needs.slice(0, NEEDS).map(({ topic, course_id: of, reasons }) => ({
    title: `Study “${topic}”`,
    reason: sentence(reasons.join("; ")),
    course_id: of,
  }));
  return {
    recommendations: [...deadlines, ...missed, ...topics].slice(0, MOST),
    generated_at: new Date().toISOString(),
    service_used: "built-in",
  };
}

async function adviceOnDeadlines(owner: Owner, course_id: number | null): Promise<Advice> {
  const now = new Date();
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString();
  const rows = await selectAssignments(
    owner,
    and(
      course_id === null ? undefined : eq(assignments.course_id, course_id),
      inArray(assignments.status, [...OPEN_ASSIGNMENT_STATUSES]),
      lt(assignments.due_date, until),
    ),
    DEADLINES,
  );
  return rows.flatMap(({ title, course_name, due_date, ...row }) => {
    if (!due_date) return [];
    const when =
      `${formatInstant(due_date, owner.timezone)} ` +
      `(${relativeDay(daysUntil(due_date, owner.timezone, now))})`;
    const is_over = due_date < now.toISOString();
    return {
      title: is_over ? `Finish “${title}”` : `Work on “${title}”`,
      reason: `${course_name}: ${is_over ? "was due" : "due"} ${when}.`,
      course_id: row.course_id,
    };
  });
}

async function adviceOnMissed(owner: Owner, course_id: number | null): Promise<Advice> {
  const today = dateIn(owner.timezone, new Date());
  const rows = await db()
    .select({
      title: studyPlans.title,
      course_id: studyPlans.course_id,
      missed: sql<number>`count(*)::int`,
    })
    .from(studySessions)
    .innerJoin(studyPlans, planOfSession)
    .where(
      and(
        ownedBy(studySessions, owner),
        ownedBy(studyPlans, owner),
        eq(studyPlans.status, "active"),
        course_id === null ? undefined : eq(studyPlans.course_id, course_id),
        eq(studySessions.status, "planned"),
        lt(studySessions.date, today),
      ),
    )
    .groupBy(studyPlans.id, studyPlans.title, studyPlans.course_id)
    .orderBy(studyPlans.id)
    .limit(2);
  return rows.map(({ title, course_id: of, missed }) => ({
    title: `Give missed work of “${title}” new days`,
    reason: `${missed === 1 ? "One planned session was" : `${missed} planned sessions were`} missed.`,
    course_id: of,
  }));
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
