import { and, eq, gt, inArray, lt, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { studySessions } from "@/db/schema/study-plans";
import type { PlanGeneration, PlanNote, StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES, type PlanStatus } from "@/lib/contract/values";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import { changeSchedule } from "@/lib/services/study-plans/schedule/change";
import { withoutRescheduling } from "@/lib/services/study-plans/schedule/outcome";
import type { Rescheduling } from "@/lib/services/study-plans/schedule/reschedule";
import {
  examsOf,
  factsOf,
  lockedPlan,
  type NewPlan,
  requireGenerated,
  type StoredPlan,
  writePlan,
} from "@/lib/services/study-plans/stored-plan";
import { dateIn } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

interface Transition {
  from: PlanStatus[];
  to: PlanStatus;
  done: string;
}

/** A change to the status the plan already has does nothing, since two tabs may ask for it. */
const TRANSITIONS = {
  activate: { from: ["draft", "paused", "active"], to: "active", done: "activated" },
  pause: { from: ["active", "paused"], to: "paused", done: "paused" },
  complete: { from: ["active", "completed"], to: "completed", done: "completed" },
} satisfies Record<string, Transition>;

type Name = keyof typeof TRANSITIONS;

/** 409 when the plan's status does not allow it. A draft activated after its start is rescheduled. */
export async function changePlanStatus(
  owner: Owner,
  plan_id: number,
  name: Name,
): Promise<StudyPlan> {
  const cause = {
    activate: { kind: "plans_activated" as const, plan_ids: [plan_id] },
    pause: { kind: "plan_paused" as const, plan_id },
    complete: { kind: "plan_completed" as const, plan_id },
  };
  await changeSchedule(owner, cause[name], async (tx) => {
    const { rescheduling } = await moveStatus(tx, owner, plan_id, name);
    return { answer: null, rescheduling };
  });
  return readPlan(owner, plan_id);
}

/** The change itself, within a transaction that has the schedule; says what is to be rescheduled. */
export async function moveStatus(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  name: Name,
): Promise<Consequences> {
  const move: Transition = TRANSITIONS[name];
  const plan = await lockedPlan(tx, owner, plan_id);
  if (!move.from.includes(plan.status)) {
    const status = PLAN_STATUSES[plan.status].toLowerCase();
    throw new Failure(409, `This study plan is ${status}, so it cannot be ${move.done}.`);
  }
  requireGenerated(plan);
  const moved = {
    status: move.to,
    ...(name === "complete" && { progress_percentage: 100 }),
  };
  const following = await consequencesOf(tx, owner, plan, { ...plan, ...moved });
  await writePlan(tx, owner, plan_id, { ...moved, ...following.fields });
  return following;
}

/**
 * The status of a plan whose progress has changed: what is learned whole is completed, but not while an exam of it is
 * ahead, since until then it is reviewed.
 */
export async function statusAt(
  tx: Transaction,
  owner: Owner,
  plan: Pick<StoredPlan, "id" | "status" | "plan_data">,
  progress_percentage: number,
): Promise<PlanStatus> {
  const { status } = plan;
  if (progress_percentage < 100) return status === "completed" ? "active" : status;
  return status === "active" && (await hasExamAhead(tx, owner, plan)) ? "active" : "completed";
}

/** Whether anything of the plan is still to be done on a day. */
export async function hasOpenSessions(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
): Promise<boolean> {
  const isOpen = and(eq(studySessions.plan_id, plan_id), eq(studySessions.status, "planned"));
  const [open] = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), isOpen))
    .limit(1);
  return open !== undefined;
}

async function hasExamAhead(
  tx: Transaction,
  owner: Owner,
  { plan_data }: Pick<StoredPlan, "plan_data">,
): Promise<boolean> {
  const ofTopics = plan_data.topics.flatMap((topic) => factsOf(topic).exam_id ?? []);
  const ids = [...new Set([...ofTopics, ...examsOf(plan_data).map(({ exam_id }) => exam_id)])];
  if (ids.length === 0) return false;
  const isAhead = and(inArray(exams.id, ids), gt(exams.exam_date, new Date().toISOString()));
  const [exam] = await tx
    .select({ id: exams.id })
    .from(exams)
    .where(and(ownedBy(exams, owner), isAhead))
    .limit(1);
  return exam !== undefined;
}

/** What follows for a plan from a change of it, and what of the schedule is to be rescheduled; null for nothing. */
export interface Consequences {
  fields: Partial<NewPlan>;
  rescheduling: Rescheduling | null;
}

/**
 * Sessions that a change leaves on days that are over or outside the plan are rescheduled, and so is a draft that is
 * activated after its start, or a plan whose topics are new or take other hours. The plan says so in its notes.
 */
export async function consequencesOf(
  tx: Transaction,
  owner: Owner,
  before: StoredPlan,
  plan: StoredPlan,
): Promise<Consequences> {
  const today = dateIn(owner.timezone, new Date());
  const is_late = before.status === "draft" && plan.status === "active";
  const [stray] = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan.id),
        eq(studySessions.status, "planned"),
        or(
          lt(studySessions.date, is_late && today > plan.start_date ? today : plan.start_date),
          gt(studySessions.date, plan.end_date),
        ),
      ),
    )
    .limit(1);
  const first_day = today > plan.start_date ? today : plan.start_date;
  const is_over = first_day > plan.end_date;
  const is_changed = stray !== undefined || hasOtherWork(before, plan);
  const rescheduling = relayingFor(before, plan, is_changed);
  if (!is_changed) {
    const { generation } = plan;
    if (is_over || !generation?.notes.some(({ code }) => code === "end_is_past")) {
      return { fields: {}, rescheduling };
    }
    const notes = withoutRescheduling(generation.notes);
    return { fields: { generation: { ...generation, notes } }, rescheduling };
  }
  if (is_over) {
    const text =
      "This plan's end is in the past. Choose a later end, and we'll plan its sessions again.";
    const generation = noted(plan, { code: "end_is_past", text });
    return { fields: { generation }, rescheduling };
  }
  const text = `We planned the sessions again, from ${formatDate(first_day)} to ${formatDate(plan.end_date)}.`;
  const starts_late = is_late && today > plan.start_date && today < plan.end_date;
  return {
    fields: {
      ...(starts_late && { start_date: today }),
      generation: noted(plan, { code: "rescheduled", text }),
      before_change: null,
    },
    rescheduling,
  };
}

function relayingFor(
  before: StoredPlan,
  plan: StoredPlan,
  is_changed: boolean,
): Rescheduling | null {
  const own = { caughtUp: ({ plan_id }: { plan_id: number }) => plan_id === plan.id };
  if (plan.status === "active") {
    // A draft was scheduled into what others left.
    if (before.status !== "active") return { ...own, from_scratch: [plan.id] };
    return is_changed || concernsSchedule(before, plan) ? own : null;
  }
  if (before.status === "active") return {};
  return is_changed ? { ...own, draft: plan.id } : null;
}

function concernsSchedule(before: StoredPlan, plan: StoredPlan): boolean {
  const keys = ["status", "start_date", "end_date", "course_id"] as const;
  return (
    keys.some((key) => before[key] !== plan[key]) ||
    JSON.stringify(before.plan_data) !== JSON.stringify(plan.plan_data)
  );
}

function hasOtherWork(before: StoredPlan, { generation, plan_data }: StoredPlan): boolean {
  if (generation?.stage !== "ready") return false;
  const hours = new Map(
    before.plan_data.topics.map((topic) => [String(topic.id), topic.estimated_hours]),
  );
  return plan_data.topics.some(
    ({ id, completed, estimated_hours }) => !completed && hours.get(String(id)) !== estimated_hours,
  );
}

function noted({ generation }: StoredPlan, note: PlanNote): PlanGeneration | null {
  return generation && { ...generation, notes: [...withoutRescheduling(generation.notes), note] };
}
