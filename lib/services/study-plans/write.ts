import { randomUUID } from "node:crypto";
import { and, eq, ilike } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import type { ReadBody } from "@/lib/contract/endpoint";
import type {
  studyPlans as endpoints,
  PlanCreation,
  PlanData,
  PlanDataInput,
  PlanPatch,
  StudyPlan,
} from "@/lib/contract/study-plans";
import { percentage } from "@/lib/progress/percentage";
import { requireCourse } from "@/lib/services/courses";
import { found, invalidField, violatedConstraint } from "@/lib/services/errors";
import { mine, type Owner } from "@/lib/services/owner";
import { readPlan, selectPlans } from "@/lib/services/study-plans/read";
import { addDays, dateIn } from "@/lib/time/dates";

const TITLE_MAX = 200;
const COPY_OF = "Copy of ";

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
  const plan_data = completed(fields.plan_data);
  const progress_percentage = progressOf(plan_data) ?? 0;
  const dates = { start_date, end_date };
  return insertPlan(owner, { ...fields, ...dates, course_id, plan_data, progress_percentage });
}

/** Changes the fields that are sent. Progress 0 on a completed plan is a new beginning: it unticks the topics. */
export async function patchPlan(
  owner: Owner,
  plan_id: number,
  { plan_data, ...fields }: PlanPatch,
): Promise<StudyPlan> {
  if (fields.course_id !== undefined) await requireCourse(owner, fields.course_id);
  await changePlan(owner, plan_id, (plan) => {
    const { start_date, end_date } = { ...plan, ...fields };
    if (end_date <= start_date) {
      throw invalidField("end_date", "End date must be after start date");
    }
    const content = plan_data ? completed(plan_data) : plan.plan_data;
    if (fields.progress_percentage === 0 && plan.status === "completed") {
      return { ...fields, plan_data: { ...content, topics: content.topics.map(unticked) } };
    }
    const progress_percentage = plan_data && progressOf(content);
    return {
      ...(progress_percentage !== undefined && { progress_percentage }),
      ...fields,
      plan_data: content,
    };
  });
  return readPlan(owner, plan_id);
}

export async function setProgress(
  owner: Owner,
  plan_id: number,
  { progress_percentage }: ReadBody<typeof endpoints.updateProgress>,
): Promise<StudyPlan> {
  await changePlan(owner, plan_id, () => ({ progress_percentage }));
  return readPlan(owner, plan_id);
}

/** Progress is the share of ticked topics; all of them complete the plan, one less takes it up again. */
export async function tickTopic(
  owner: Owner,
  plan_id: number,
  { topic_id, completed }: ReadBody<typeof endpoints.updateTopic>,
): Promise<StudyPlan> {
  await changePlan(owner, plan_id, ({ plan_data, status }) => {
    const topics = tick(plan_data.topics, topic_id, completed, "Topic");
    const progress_percentage = progressOf({ topics }) ?? 0;
    const reopened = status === "completed" ? "active" : status;
    return {
      plan_data: { ...plan_data, topics },
      progress_percentage,
      status: progress_percentage === 100 ? "completed" : reopened,
    };
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

/** A draft of the same content and length that starts today, with nothing ticked. */
export async function duplicatePlan(owner: Owner, plan_id: number): Promise<StudyPlan> {
  const plan = await readPlan(owner, plan_id);
  const { course_id, description, plan_data, duration_days } = plan;
  const start_date = dateIn(owner.timezone, new Date());
  return insertPlan(owner, {
    course_id,
    title: await freeTitle(owner, course_id, plan.title),
    description,
    start_date,
    end_date: addDays(start_date, duration_days),
    status: "draft",
    plan_data: {
      ...plan_data,
      topics: plan_data.topics.map(unticked),
      milestones: plan_data.milestones.map(unticked),
    },
  });
}

/** The plan of the student's that `plan_data` says it is. */
async function generatedPlan(owner: Owner, { id }: PlanDataInput): Promise<StudyPlan | undefined> {
  if (typeof id !== "number" || !Number.isInteger(id) || Math.abs(id) > 2_147_483_647) return;
  const [plan] = await selectPlans(owner, eq(studyPlans.id, id));
  return plan;
}

type NewPlan = Omit<typeof studyPlans.$inferInsert, "owner_id">;

async function insertPlan(owner: Owner, plan: NewPlan): Promise<StudyPlan> {
  const [row] = await savingPlan(
    db()
      .insert(studyPlans)
      .values({ ...plan, owner_id: owner.id })
      .returning({ id: studyPlans.id }),
  );
  return readPlan(owner, found(row, "Plan").id);
}

type Stored = typeof studyPlans.$inferSelect;

/** Reads, changes and writes one plan while nobody else can. */
async function changePlan(
  owner: Owner,
  plan_id: number,
  change: (plan: Stored) => Partial<NewPlan>,
): Promise<void> {
  await savingPlan(
    db().transaction(async (tx) => {
      const [plan] = await lockedPlan(tx, owner, plan_id);
      await tx
        .update(studyPlans)
        .set({ ...change(found(plan, "Plan")), updated_at: new Date().toISOString() })
        .where(mine(studyPlans, owner, plan_id));
    }),
  );
}

function lockedPlan(tx: Transaction, owner: Owner, plan_id: number): Promise<Stored[]> {
  return tx
    .select()
    .from(studyPlans)
    .where(mine(studyPlans, owner, plan_id))
    .for("update");
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

/** The share of ticked topics; undefined for a plan without topics, whose progress is set by hand. */
function progressOf({ topics }: Pick<PlanData, "topics">): number | undefined {
  if (topics.length === 0) return undefined;
  return percentage(topics.filter((topic) => topic.completed).length, topics.length);
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

function unticked<T extends { completed: boolean }>(entry: T): T {
  return { ...entry, completed: false };
}

/** "Copy of X", or "Copy of X (2)" when that is there already. */
async function freeTitle(owner: Owner, course_id: number, title: string): Promise<string> {
  const base = `${COPY_OF}${title}`.slice(0, TITLE_MAX - 5);
  const rows = await db()
    .select({ title: studyPlans.title })
    .from(studyPlans)
    .where(
      and(
        mine(studyPlans, owner),
        eq(studyPlans.course_id, course_id),
        ilike(studyPlans.title, `${base.replace(/[\\%_]/g, "\\$&")}%`),
      ),
    );
  const taken = new Set(rows.map((row) => row.title.toLowerCase()));
  const names = [base, ...rows.map((_, index) => `${base} (${index + 2})`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? base;
}

async function savingPlan<T>(save: PromiseLike<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violatedConstraint(error) !== "study_plans_title_key") throw error;
    throw invalidField("title", "This course has a study plan with this title already.");
  }
}
