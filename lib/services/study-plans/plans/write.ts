import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import type { ScheduleCause } from "@/db/schema/study-hours";
import { studyPlans } from "@/db/schema/study-plans";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { PlanData, PlanDataInput } from "@/lib/contract/plan-data";
import type {
  studyPlans as endpoints,
  PlanCreation,
  PlanPatch,
  StudyPlan,
} from "@/lib/contract/study-plans";
import type { PlanStatus } from "@/lib/contract/values";
import { found, invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { readPlan, selectPlans } from "@/lib/services/study-plans/plans/read";
import {
  type Consequences,
  consequencesOf,
  statusAt,
} from "@/lib/services/study-plans/plans/status";
import { changeSchedule } from "@/lib/services/study-plans/schedule/change";
import { followTopics, touchSessions } from "@/lib/services/study-plans/schedule/write-sessions";
import {
  changePlan,
  lockedPlan,
  type NewPlan,
  planProgress,
  progressOf,
  requireGenerated,
  type StoredPlan,
  ticked,
  unticked,
  withPlanConflicts,
  writePlan,
} from "@/lib/services/study-plans/stored-plan";

/**
 * Clients send a generated plan a second time, without course and dates: it is saved already. Undefined
 * for everything else.
 */
export async function savedPlan(
  owner: Owner,
  { course_id, start_date, end_date, plan_data }: PlanCreation,
): Promise<StudyPlan | undefined> {
  if (course_id || start_date || end_date) return undefined;
  return generatedPlan(owner, plan_data);
}

export async function createPlan(
  owner: Owner,
  { course_id, start_date, end_date, ...fields }: PlanCreation,
): Promise<StudyPlan> {
  if (!course_id) throw invalidField("course_id", "Course is required");
  if (!start_date) throw invalidField("start_date", "Start date is required");
  if (!end_date) throw invalidField("end_date", "End date is required");
  await requireCourse(owner, course_id);
  const plan_data = ticked([], completed(fields.plan_data));
  const progress_percentage = progressOf(plan_data) ?? 0;
  const dates = { start_date, end_date };
  return insertPlan(owner, { ...fields, ...dates, course_id, plan_data, progress_percentage });
}

/** Changes the fields that are sent. Progress 0 on a completed plan is a new beginning: it unticks the topics. */
export async function patchPlan(
  owner: Owner,
  plan_id: number,
  patch: PlanPatch,
): Promise<StudyPlan> {
  if (patch.course_id !== undefined) await requireCourse(owner, patch.course_id);
  await withPlanConflicts(
    changeSchedule(owner, causeOf(plan_id, patch.status), async (tx) => {
      const { rescheduling } = await patchIn(tx, owner, plan_id, patch);
      return { answer: null, rescheduling };
    }),
  );
  return readPlan(owner, plan_id);
}

/** The change itself, within a transaction that has the schedule; says what is to be rescheduled. */
export async function patchIn(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  patch: PlanPatch,
): Promise<Consequences> {
  const plan = await lockedPlan(tx, owner, plan_id);
  const changed = await changedFields(tx, owner, plan, patch);
  const next = await consequencesOf(tx, owner, plan, { ...plan, ...changed });
  await writePlan(tx, owner, plan_id, { ...changed, ...next.fields });
  return next;
}

/** What the fields that were sent make of a plan. Its sessions follow its ticks. */
async function changedFields(
  tx: Transaction,
  owner: Owner,
  plan: StoredPlan,
  { plan_data, ...fields }: PlanPatch,
) {
  const { start_date, end_date } = { ...plan, ...fields };
  if (end_date <= start_date) {
    throw invalidField("end_date", "End date must be after start date");
  }
  const { title: _, description: __, ...others } = fields;
  if (plan_data || Object.values(others).some((value) => value !== undefined)) {
    requireGenerated(plan);
  }
  const content = plan_data ? ticked(plan.plan_data.topics, completed(plan_data)) : plan.plan_data;
  const is_new_beginning = fields.progress_percentage === 0 && plan.status === "completed";
  const next = is_new_beginning ? { ...content, topics: content.topics.map(unticked) } : content;
  const is_other_time =
    fields.usual_start_time !== undefined && fields.usual_start_time !== plan.usual_start_time;
  if (is_other_time) await touchSessions(tx, owner, plan.id);
  if (plan_data || is_new_beginning) {
    await followTopics(tx, owner, plan.id, plan.plan_data, next);
  }
  const progress_percentage = plan_data && (await planProgress(tx, owner, plan.id, content));
  return {
    ...(progress_percentage !== undefined && { progress_percentage }),
    ...fields,
    ...(is_other_time && { generation_request: withoutTimes(plan) }),
    plan_data: next,
    // A change by hand ends the undo, which would overwrite it with an older state.
    ...((plan_data || fields.start_date || fields.end_date) && { before_change: null }),
  };
}

/** A time that is set by hand comes before those that were asked for in words. */
function withoutTimes({ generation_request }: StoredPlan): StoredPlan["generation_request"] {
  const settings = generation_request?.settings;
  if (!generation_request || !settings?.times) return generation_request;
  const { times: _, ...others } = settings;
  return { ...generation_request, settings: others };
}

function causeOf(plan_id: number, status: PlanStatus | undefined): ScheduleCause {
  if (status === "active") return { kind: "plans_activated", plan_ids: [plan_id] };
  if (status === "completed") return { kind: "plan_completed", plan_id };
  return { kind: status === undefined ? "plan_changed" : "plan_paused", plan_id };
}

export async function setProgress(
  owner: Owner,
  plan_id: number,
  { progress_percentage }: ReadBody<typeof endpoints.updateProgress>,
): Promise<StudyPlan> {
  await changePlan(owner, plan_id, () => ({ progress_percentage }));
  return readPlan(owner, plan_id);
}

/**
 * All topics ticked complete the plan where no exam is ahead, one less takes it up again. What is open of studying a
 * ticked topic counts as done, its reviews stay; sessions never tick a topic.
 */
export async function tickTopic(
  owner: Owner,
  plan_id: number,
  { topic_id, completed }: ReadBody<typeof endpoints.updateTopic>,
): Promise<StudyPlan> {
  await changeSchedule(owner, null, async (tx) => {
    const plan = await lockedPlan(tx, owner, plan_id);
    const { plan_data, status } = plan;
    const ticks = tick(plan_data.topics, topic_id, completed, "Topic");
    const { topics } = ticked(plan_data.topics, { ...plan_data, topics: ticks });
    await followTopics(tx, owner, plan_id, plan_data, { ...plan_data, topics });
    const progress_percentage = (await planProgress(tx, owner, plan_id, { topics })) ?? 0;
    const next = await statusAt(tx, owner, plan, progress_percentage);
    const data = { ...plan_data, topics };
    await writePlan(tx, owner, plan_id, { plan_data: data, progress_percentage, status: next });
    const is_active = status === "active" || next === "active";
    return { answer: null, rescheduling: is_active ? {} : null };
  });
  return readPlan(owner, plan_id);
}

export async function tickMilestone(
  owner: Owner,
  plan_id: number,
  { milestone_id, completed }: ReadBody<typeof endpoints.updateMilestone>,
): Promise<StudyPlan> {
  await changePlan(owner, plan_id, ({ plan_data }) => {
    const milestones = tick(plan_data.milestones, milestone_id, completed, "Milestone");
    return { plan_data: { ...plan_data, milestones } };
  });
  return readPlan(owner, plan_id);
}

/** The plan of the student's that `plan_data` says it is. */
async function generatedPlan(owner: Owner, { id }: PlanDataInput): Promise<StudyPlan | undefined> {
  if (typeof id !== "number" || !Number.isInteger(id) || Math.abs(id) > 2_147_483_647) return;
  const [plan] = await selectPlans(owner, eq(studyPlans.id, id));
  return plan;
}

async function insertPlan(owner: Owner, plan: NewPlan): Promise<StudyPlan> {
  const [row] = await withPlanConflicts(
    db()
      .insert(studyPlans)
      .values({ ...plan, owner_id: owner.id })
      .returning({ id: studyPlans.id }),
  );
  return readPlan(owner, found(row, "Plan").id);
}

/** Gives every entry an id and the plan its hours. */
function completed({ topics, milestones, estimated_hours, ...rest }: PlanDataInput): PlanData {
  const sum = topics.reduce((hours, topic) => hours + topic.estimated_hours, 0);
  return {
    ...rest,
    topics: identified(topics),
    milestones: identified(milestones),
    estimated_hours: topics.length > 0 ? sum : (estimated_hours ?? 0),
  };
}

/** Ids that are missing or taken by an entry before are replaced: ticking one must not tick another. */
function identified<T extends { id?: string | number | undefined }>(entries: T[]) {
  const seen = new Set<string>();
  return entries.map((entry) => {
    const id = entry.id === undefined || seen.has(String(entry.id)) ? randomUUID() : entry.id;
    seen.add(String(id));
    return { ...entry, id };
  });
}

function tick<T extends { id: string | number; completed: boolean }>(
  entries: T[],
  id: string | number,
  completed: boolean,
  noun: string,
): T[] {
  const index = entries.findIndex((entry) => String(entry.id) === String(id));
  const entry = found(entries[index], noun);
  return entries.with(index, { ...entry, completed });
}
