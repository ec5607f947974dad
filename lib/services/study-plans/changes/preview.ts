import { and, asc, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import type { ScheduleCause } from "@/db/schema/study-hours";
import { studyPlans } from "@/db/schema/study-plans";
import type { ScheduleChange, ScheduleEffects } from "@/lib/contract/schedule";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { moveStatus } from "@/lib/services/study-plans/plans/status";
import { patchIn } from "@/lib/services/study-plans/plans/write";
import { changeScheduleIn, tried } from "@/lib/services/study-plans/schedule/change";
import type { SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { writeHours } from "@/lib/services/study-plans/schedule/hours";
import { shortWork, solutionsOf } from "@/lib/services/study-plans/schedule/outcome";
import type { Rescheduled, Rescheduling } from "@/lib/services/study-plans/schedule/reschedule";
import { lockedPlan, writePlan } from "@/lib/services/study-plans/stored-plan";

/** What a change would do everywhere: it is made, looked at and taken back. */
export function previewChange(owner: Owner, change: ScheduleChange): Promise<ScheduleEffects> {
  return tried((tx) => effectsOf(tx, owner, change));
}

export function applyChange(owner: Owner, change: ScheduleChange): Promise<ScheduleEffects> {
  return db().transaction((tx) => effectsOf(tx, owner, change));
}

async function effectsOf(
  tx: Transaction,
  owner: Owner,
  change: ScheduleChange,
): Promise<ScheduleEffects> {
  const { rescheduled } = await changeScheduleIn(tx, owner, causeOf(change), async () => ({
    answer: null,
    rescheduling: await made(tx, owner, change),
  }));
  if (!rescheduled) return { plans: [], short: [], ways_out: [] };
  return {
    plans: await changedPlans(tx, owner, rescheduled),
    short: shortWork(rescheduled.request, rescheduled.schedule),
    ways_out: solutionsOf(rescheduled),
  };
}

function causeOf(change: ScheduleChange): ScheduleCause | null {
  if (change.change === "activate_plans") {
    return { kind: "plans_activated", plan_ids: change.plan_ids };
  }
  if (change.change !== "catch_up") return null;
  return { kind: "caught_up", plan_ids: change.plan_id === null ? [] : [change.plan_id] };
}

/** The solutions are part of the answer. */
async function made(tx: Transaction, owner: Owner, change: ScheduleChange) {
  const rescheduling = await make(tx, owner, change);
  return rescheduling && { ...rescheduling, keeps_solutions: false };
}

/** Makes the change itself. Deletions leave out what only the trash needs: they are never kept. */
async function make(
  tx: Transaction,
  owner: Owner,
  change: ScheduleChange,
): Promise<Rescheduling | null> {
  switch (change.change) {
    case "activate_plans": {
      const ids = new Set(change.plan_ids);
      const from_scratch: number[] = [];
      for (const id of [...ids].sort((a, b) => a - b)) {
        const { rescheduling } = await moveStatus(tx, owner, id, "activate");
        from_scratch.push(...(rescheduling?.from_scratch ?? []));
      }
      return { caughtUp: ({ plan_id }: SessionRow) => ids.has(plan_id), from_scratch };
    }
    case "catch_up": {
      const { plan_id } = change;
      if (plan_id !== null) await lockedPlan(tx, owner, plan_id);
      return { caughtUp: (row: SessionRow) => plan_id === null || row.plan_id === plan_id };
    }
    case "pause_plan":
      return (await moveStatus(tx, owner, change.plan_id, "pause")).rescheduling;
    case "complete_plan":
      return (await moveStatus(tx, owner, change.plan_id, "complete")).rescheduling;
    case "reopen_plan":
      return (await patchIn(tx, owner, change.plan_id, REOPENED)).rescheduling;
    case "delete_plan": {
      const { status } = await lockedPlan(tx, owner, change.plan_id);
      await writePlan(tx, owner, change.plan_id, { status: "cancelled" });
      return status === "active" ? {} : null;
    }
    case "move_exam": {
      const { exam_id, exam_date } = change;
      const at = ownedBy(exams, owner, exam_id);
      const rows = await tx.update(exams).set({ exam_date }).where(at).returning({ id: exams.id });
      found(rows[0], "Exam");
      return {};
    }
    case "delete_exam": {
      const at = ownedBy(exams, owner, change.exam_id);
      const rows = await tx.delete(exams).where(at).returning({ id: exams.id });
      found(rows[0], "Exam");
      return {};
    }
    case "study_hours":
      await writeHours(tx, owner, change.study_hours);
      return {};
  }
}

/** As a client that reopens a plan sends it. */
const REOPENED = { status: "active" as const, progress_percentage: 0 };

type ChangedPlan = ScheduleEffects["plans"][number];

async function changedPlans(
  tx: Transaction,
  owner: Owner,
  { changes }: Rescheduled,
): Promise<ChangedPlan[]> {
  const moved = changes.kept.filter(
    ({ row, next }) => row.date !== next.date || row.hours !== next.hours,
  );
  const ids = [
    ...changes.added.map(({ plan_id }) => plan_id),
    ...moved.map(({ row }) => row.plan_id),
    ...changes.removed.map(({ plan_id }) => plan_id),
  ];
  const plans = ids.length === 0 ? [] : await namesOf(tx, owner, [...new Set(ids)]);
  return plans.map((plan) => ({
    ...plan,
    moved: moved
      .filter(({ row }) => row.plan_id === plan.plan_id)
      .map(({ row, next }) => ({
        session_id: row.id,
        title: next.title,
        hours: next.hours,
        hours_before: row.hours,
        from: row.date,
        to: next.date,
      })),
    added: changes.added
      .filter(({ plan_id }) => plan_id === plan.plan_id)
      .map(({ title, kind, date, hours }) => ({ title, kind, date, hours })),
    removed: changes.removed
      .filter(({ plan_id }) => plan_id === plan.plan_id)
      .map(({ id, title, kind, date, hours }) => ({ session_id: id, title, kind, date, hours })),
  }));
}

function namesOf(tx: Transaction, owner: Owner, ids: number[]) {
  return tx
    .select({
      plan_id: studyPlans.id,
      plan_title: studyPlans.title,
      course_id: studyPlans.course_id,
      course_name: courses.name,
    })
    .from(studyPlans)
    .innerJoin(courses, eq(courses.id, studyPlans.course_id))
    .where(and(ownedBy(studyPlans, owner), ownedBy(courses, owner), inArray(studyPlans.id, ids)))
    .orderBy(asc(studyPlans.id));
}
