import { and, eq, ilike, sum } from "drizzle-orm";
import { z } from "zod";
import { db, type Reader, type Transaction } from "@/db/client";
import { type PlanSettings, studyPlans, studySessions } from "@/db/schema/study-plans";
import { Id } from "@/lib/contract/common";
import type { PlanData } from "@/lib/contract/plan-data";
import { PlanTopicFacts } from "@/lib/contract/study-plans";
import { STUDY_HOURS } from "@/lib/contract/values";
import { percentage } from "@/lib/progress/percentage";
import { Failure, found, invalidField, violatedConstraint } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

export type StoredPlan = typeof studyPlans.$inferSelect;
export type NewPlan = Omit<typeof studyPlans.$inferInsert, "owner_id">;

/** The plan as it is stored; 404 unless it is the student's and there. */
export async function requireStored(owner: Owner, plan_id: number): Promise<StoredPlan> {
  const [plan] = await db()
    .select()
    .from(studyPlans)
    .where(ownedBy(studyPlans, owner, plan_id));
  return found(plan, "Plan");
}

/** The stored plan, locked until the transaction ends. */
export async function lockedPlan(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
): Promise<StoredPlan> {
  const [plan] = await tx
    .select()
    .from(studyPlans)
    .where(ownedBy(studyPlans, owner, plan_id))
    .for("update");
  return found(plan, "Plan");
}

/** Writes fields of a plan, and when that was. */
export async function writePlan(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  fields: Partial<NewPlan>,
): Promise<void> {
  await tx
    .update(studyPlans)
    .set({ ...fields, updated_at: new Date().toISOString() })
    .where(ownedBy(studyPlans, owner, plan_id));
}

/** Reads, changes and writes one plan while nobody else can. Sessions do not follow. */
export async function changePlan(
  owner: Owner,
  plan_id: number,
  change: (plan: StoredPlan, tx: Transaction) => Partial<NewPlan> | Promise<Partial<NewPlan>>,
): Promise<void> {
  await withPlanConflicts(
    db().transaction(async (tx) => {
      const plan = await lockedPlan(tx, owner, plan_id);
      await writePlan(tx, owner, plan_id, await change(plan, tx));
    }),
  );
}

/** 409 while generation is filling the plan: it would overwrite what is changed, or miss it. */
export function requireGenerated({ generation }: Pick<StoredPlan, "generation">): void {
  if (generation?.stage !== "generating") return;
  throw new Failure(409, "We're still making this study plan. Please wait a moment.");
}

/** 400 when the course has a plan of this title. */
export async function withPlanConflicts<T>(save: PromiseLike<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violatedConstraint(error) !== "study_plans_title_key") throw error;
    throw invalidField("title", "This course already has a study plan with this title.");
  }
}

const TITLE_MAX = 200;

/** The title, or "title (2)" when the course has a plan of that name already. */
export async function freeTitle(
  owner: Owner,
  course_id: number,
  title: string,
  database: Reader = db(),
): Promise<string> {
  const base = title.slice(0, TITLE_MAX - 6).trimEnd();
  const rows = await database
    .select({ title: studyPlans.title })
    .from(studyPlans)
    .where(
      and(
        ownedBy(studyPlans, owner),
        eq(studyPlans.course_id, course_id),
        ilike(studyPlans.title, `${base.replace(/[\\%_]/g, "\\$&")}%`),
      ),
    );
  const taken = new Set(rows.map((row) => row.title.toLowerCase()));
  const names = [base, ...rows.map((_, index) => `${base} (${index + 2})`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? base;
}

/** The scheduling settings of the plan; defaults for hand-made plans. */
export function settingsOf({
  generation,
  generation_request,
}: Pick<StoredPlan, "generation" | "generation_request">): PlanSettings {
  return (
    generation_request?.settings ?? {
      hours_per_day: generation?.hours_per_day ?? STUDY_HOURS.default,
      progression: generation?.progression ?? "gradual",
      weekdays_off: [],
      days_off: [],
    }
  );
}

export type PlanTopic = PlanData["topics"][number];

/** A topic with what generation knows of it, whatever clients made of those fields. */
export function factsOf(topic: PlanTopic): PlanTopicFacts & { id: string; title: string } {
  return { ...PlanTopicFacts.parse(topic), id: String(topic.id), title: titleOf(topic) };
}

export function titleOf({ name, title }: Pick<PlanTopic, "name" | "title">): string {
  return name || title || "Topic";
}

/** An exam among the milestones: its number and the topics of the plan that it covers. */
export interface PlanExam {
  exam_id: number;
  topic_ids: string[];
  /** Percent of the exam by topic, where it is known. */
  shares: Record<string, number>;
}

export function examsOf({ milestones }: PlanData): PlanExam[] {
  return milestones.flatMap(({ exam_id, topic_ids, shares }) => {
    const known = Id.safeParse(exam_id);
    if (!known.success || !Array.isArray(topic_ids)) return [];
    const ids = topic_ids.filter((id) => typeof id === "string");
    return [{ exam_id: known.data, topic_ids: ids, shares: Shares.parse(shares) }];
  });
}

const Shares = z.record(z.string(), z.number().min(0).max(100)).catch({});

/** The share of ticked topics; undefined for a plan without topics, whose progress is set by hand. */
export function progressOf({ topics }: Pick<PlanData, "topics">): number | undefined {
  if (topics.length === 0) return undefined;
  return percentage(topics.filter((topic) => topic.completed).length, topics.length);
}

/** Notes the moment of each tick that is new, whatever the client says of it. */
export function ticked(before: PlanTopic[], after: PlanData): PlanData {
  const now = new Date().toISOString();
  const was = new Map(before.map((topic) => [String(topic.id), topic]));
  const topics = after.topics.map(({ ticked_at: _, ...topic }): PlanTopic => {
    const known = was.get(String(topic.id));
    if (!topic.completed) return topic;
    return { ...topic, ticked_at: known?.completed ? known.ticked_at : now };
  });
  return { ...after, topics };
}

export function unticked<T extends { completed: boolean }>(entry: T): T {
  return { ...entry, completed: false };
}

/** As far as sessions alone bring a plan while some of it is still planned. */
const ALMOST = 99;

/**
 * How far a plan is: a ticked topic counts whole, another by the part of its studying that is done. Only what has
 * nothing planned any more, or all topics ticked, is whole. Undefined for a plan without topics.
 */
export async function planProgress(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  { topics }: Pick<PlanData, "topics">,
): Promise<number | undefined> {
  if (topics.length === 0) return undefined;
  const rows = await tx
    .select({
      topic_id: studySessions.topic_id,
      kind: studySessions.kind,
      status: studySessions.status,
      hours: sum(studySessions.hours).mapWith(Number),
    })
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id)))
    .groupBy(studySessions.topic_id, studySessions.kind, studySessions.status);
  const study = Map.groupBy(
    rows.filter(({ kind }) => kind === "study"),
    ({ topic_id }) => topic_id,
  );
  const parts = topics.map(({ id, completed }) => {
    if (completed) return 1;
    const own = study.get(String(id)) ?? [];
    const all = own.reduce((total, { hours }) => total + hours, 0);
    const done = own.find(({ status }) => status === "done")?.hours ?? 0;
    return all > 0 ? done / all : 0;
  });
  const whole = parts.reduce((total, part) => total + part, 0);
  const isOpen =
    rows.some(({ status }) => status === "planned") && topics.some(({ completed }) => !completed);
  const progress = percentage(whole, topics.length);
  return isOpen ? Math.min(ALMOST, progress) : progress;
}
