import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import { withoutRescheduling } from "@/lib/services/study-plans/schedule/outcome";
import { lockSchedule, reschedule } from "@/lib/services/study-plans/schedule/reschedule";
import {
  examsOf,
  freeTitle,
  type NewPlan,
  requireStored,
  type StoredPlan,
  unticked,
  withPlanConflicts,
} from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn, daysBetween } from "@/lib/time/dates";

/**
 * A draft of the same content and length that starts today, with nothing ticked. Its work is scheduled on days
 * as the original's was: days off do not move along, nor do exams.
 */
export async function duplicatePlan(owner: Owner, plan_id: number): Promise<StudyPlan> {
  const plan = await requireStored(owner, plan_id);
  const copy = copyOf(plan, dateIn(owner.timezone, new Date()));
  const copying = db().transaction(async (tx) => {
    await lockSchedule(tx, owner);
    // Copies made at once take their titles one after the other.
    await tx
      .select({ id: courses.id })
      .from(courses)
      .where(ownedBy(courses, owner, plan.course_id))
      .for("no key update");
    const title = await freeTitle(owner, plan.course_id, `Copy of ${plan.title}`, tx);
    const [row] = await tx
      .insert(studyPlans)
      .values({ ...copy, title, owner_id: owner.id })
      .returning();
    const stored = found(row, "Plan");
    if (await hasSessions(tx, owner, plan_id)) {
      await reschedule(tx, owner, { draft: stored.id, without: plan_id });
    }
    return stored.id;
  });
  return readPlan(owner, await withPlanConflicts(copying));
}

function copyOf(plan: StoredPlan, start_date: string): Omit<NewPlan, "title"> {
  const { course_id, description, plan_data, generation, generation_request, usual_start_time } =
    plan;
  return {
    course_id,
    description,
    start_date,
    usual_start_time,
    end_date: addDays(start_date, daysBetween(plan.start_date, plan.end_date)),
    status: "draft",
    plan_data: openContent(plan_data, start_date, daysBetween(plan.start_date, start_date)),
    // What is still being generated has nothing to copy, and nobody fills the copy.
    generation:
      generation?.stage === "ready"
        ? { ...generation, notes: withoutRescheduling(generation.notes) }
        : null,
    generation_request: generation_request && { ...generation_request, fingerprint: "" },
  };
}

/** Nothing ticked, nothing due for an exam that is over; the plan's own milestones move by `days`. */
function openContent(plan_data: PlanData, start: string, days: number): PlanData {
  const exams = new Set(examsOf(plan_data).map(({ exam_id }) => exam_id));
  const isOver = (due: unknown) => typeof due === "string" && due < start;
  return {
    ...plan_data,
    topics: plan_data.topics.map(unticked).map((topic) => {
      return isOver(topic.due_date) ? { ...topic, due_date: null, exam_id: null } : topic;
    }),
    milestones: plan_data.milestones.map(unticked).map((milestone) => {
      const { due_date, exam_id } = milestone;
      if (!due_date || exams.has(Number(exam_id))) return milestone;
      return { ...milestone, due_date: addDays(due_date, days) };
    }),
  };
}

async function hasSessions(tx: Transaction, owner: Owner, plan_id: number): Promise<boolean> {
  const [session] = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id)))
    .limit(1);
  return session !== undefined;
}
