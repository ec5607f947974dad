import { and, eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { type PlanSuggestion, studyPlans } from "@/db/schema/study-plans";
import { proposalTokens, proposePlan } from "@/lib/ai/models";
import { modelFor } from "@/lib/ai/provider";
import type { PlanGeneration } from "@/lib/contract/study-plans";
import { log } from "@/lib/log";
import { withModel } from "@/lib/services/ai-budget/with-model";
import { mine, type Owner } from "@/lib/services/owner";
import { layWork } from "@/lib/services/study-plans/lay";
import { type Material, readMaterial, reasonOf } from "@/lib/services/study-plans/material";
import { planContent } from "@/lib/services/study-plans/plan-content";
import { settingsOf, withLaid } from "@/lib/services/study-plans/relay";
import { replacePlanned, sessionsOf } from "@/lib/services/study-plans/sessions";
import type { StoredPlan } from "@/lib/services/study-plans/stored";
import { decideSuggestion, questionOf } from "@/lib/services/study-plans/suggestion";
import { readWishes } from "@/lib/services/study-plans/wishes-of-student";

/** One try at filling a draft; a later one makes it void. */
export type PlanFilling = { plan_id: number; attempt: number };

/** The student waits: after this long the rules go on alone. */
const MODEL_PATIENCE_MS = 14_000;
const STUCK_MS = 15 * 60 * 1000;

const WITHOUT_MODEL =
  "The language model gave no usable answer, so this plan was made by our rules alone.";
const FAILED = "The study plan could not be generated. Please try again.";

/** Lets the configured model say which topics to take up; without one it does nothing. */
export async function askModel(
  owner: Owner,
  filling: PlanFilling,
  timeout_ms = MODEL_PATIENCE_MS,
): Promise<void> {
  if (!modelFor("extraction")) return;
  const plan = await planUnderWay(owner, filling);
  if (!plan?.generation_request) return;
  const { query } = plan.generation_request;
  const suggestion = await suggestionFor(
    owner,
    query,
    await readMaterial(owner, plan.course_id),
    timeout_ms,
  );
  if (!suggestion) return;
  await db()
    .update(studyPlans)
    .set({ generation_request: { ...plan.generation_request, suggestion } })
    .where(underWay(owner, filling));
}

/**
 * Fills the draft: topics from the course, sessions on days, what does not fit. A student's deletion or a later
 * try makes it do nothing; running it twice leaves one plan.
 */
export async function fillPlan(owner: Owner, filling: PlanFilling): Promise<void> {
  const plan = await planUnderWay(owner, filling);
  if (!plan?.generation || !plan.generation_request) return;
  const { course_id, generation, generation_request, start_date: start, end_date: end } = plan;
  const material = await readMaterial(owner, course_id);
  const titles = material.graph.nodes.map(({ topic }) => topic);
  const wishes = await readWishes(owner, course_id, generation_request, titles);
  const { focus, skip, understood } = wishes;
  const { exam_id, suggestion } = generation_request;
  const frame = { zone: owner.timezone, start, end };
  const content = planContent(material, { exam_id, focus, skip }, suggestion, frame);
  const { plan_data } = content;
  if (plan_data.topics.length === 0) {
    await failGeneration(owner, filling, nothingFor(material, skip));
    return;
  }
  const settings = settingsOf(plan);
  const laying = { plan_id: plan.id, plan_data, settings, first_day: start, last_day: end };
  const laid = await layWork(owner, laying);
  await db().transaction(async (tx) => {
    const [locked] = await lockedUnderWay(tx, owner, filling);
    if (!locked) return;
    await replacePlanned(tx, owner, plan.id, sessionsOf(laid.sessions, plan_data));
    const notes = [...generation.notes, ...content.notes];
    const made_by = (suggestion?.topics.length ?? 0) > 0 ? "model" : "rules";
    const ready: PlanGeneration = {
      ...generation,
      stage: "ready",
      error: "",
      made_by,
      notes,
      understood,
    };
    await tx
      .update(studyPlans)
      .set({ plan_data, generation: withLaid({ ...plan, generation: ready }, laid) })
      .where(underWay(owner, filling));
  });
}

export async function failGeneration(
  owner: Owner,
  filling: PlanFilling,
  sentence = FAILED,
): Promise<void> {
  await db().transaction(async (tx) => {
    const [plan] = await lockedUnderWay(tx, owner, filling);
    if (!plan?.generation) return;
    await tx
      .update(studyPlans)
      .set({ generation: { ...plan.generation, stage: "failed", error: sentence } })
      .where(underWay(owner, filling));
  });
}

/** A draft that nothing works on any more becomes a failed one with a reason. */
export async function failStuckPlans(): Promise<void> {
  const before = new Date(Date.now() - STUCK_MS).toISOString();
  await db()
    .update(studyPlans)
    .set({
      generation: sql`(${studyPlans.generation}::jsonb || ${JSON.stringify({ stage: "failed", error: FAILED })}::jsonb)::json`,
    })
    .where(
      and(
        sql`${studyPlans.generation} ->> 'stage' = 'generating'`,
        lt(studyPlans.updated_at, before),
      ),
    );
}

async function suggestionFor(
  owner: Owner,
  query: string,
  material: Material,
  timeout_ms: number,
): Promise<PlanSuggestion | null> {
  try {
    const question = questionOf(query, material);
    const estimate = proposalTokens(JSON.stringify(question));
    const result = await withModel(owner, { purpose: "plan", estimate }, () =>
      proposePlan(question, { timeout_ms }),
    );
    if (!result.asked && result.note) return { topics: [], added: [], notes: [result.note] };
    if (!result.asked || !result.answer) return null;
    return decideSuggestion(result.answer.proposal, query, material);
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : "" }, "the model gave no plan");
    return { topics: [], added: [], notes: [WITHOUT_MODEL] };
  }
}

function nothingFor({ graph, unread }: Material, skip: string[]): string {
  const open = graph.nodes.filter(({ is_completed }) => !is_completed);
  if (open.length > 0 && skip.length > 0) {
    return "Nothing is left to plan after leaving out what you asked to leave out.";
  }
  if (open.length > 0)
    return "The topics this is about are completed, so there is nothing left to plan.";
  return reasonOf({ has_cards: graph.nodes.length > 0, unread });
}

/** The draft while this try is under way. */
async function planUnderWay(owner: Owner, filling: PlanFilling): Promise<StoredPlan | undefined> {
  const [plan] = await db().select().from(studyPlans).where(underWay(owner, filling));
  return plan;
}

function lockedUnderWay(tx: Transaction, owner: Owner, filling: PlanFilling) {
  return tx.select().from(studyPlans).where(underWay(owner, filling)).for("update");
}

/** The draft of this try while it is not filled. */
export function underWay(owner: Owner, { plan_id, attempt }: PlanFilling) {
  return and(
    mine(studyPlans, owner, plan_id),
    eq(studyPlans.generation_attempt, attempt),
    sql`${studyPlans.generation} ->> 'stage' = 'generating'`,
  );
}
