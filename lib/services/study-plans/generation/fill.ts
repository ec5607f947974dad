import { and, eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { type PlanSuggestion, studyPlans } from "@/db/schema/study-plans";
import { modelFor } from "@/lib/ai/provider";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import { env } from "@/lib/env";
import type { GraphNode, KnowledgeGraph } from "@/lib/knowledge/types";
import { stemsOf } from "@/lib/knowledge/words";
import {
  PLAN_PROMPT,
  PlanProposal,
  type PlanQuestionTopic,
  planPrompt,
} from "@/lib/planning/plan-proposal";
import { askProposal } from "@/lib/services/kernel/ask-proposal";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { planContent } from "@/lib/services/study-plans/generation/content";
import {
  type Material,
  readMaterial,
  reasonOf,
} from "@/lib/services/study-plans/generation/material";
import { readPreferences } from "@/lib/services/study-plans/generation/preferences";
import { chooseTopics } from "@/lib/services/study-plans/generation/topics";
import { lockSchedule, reschedule } from "@/lib/services/study-plans/schedule/reschedule";
import type { StoredPlan } from "@/lib/services/study-plans/stored-plan";

/** One attempt at filling a draft; a later one makes it void. */
export type PlanFilling = { plan_id: number; attempt: number };

const STUCK_MS = 15 * 60 * 1000;

const FAILED = "We couldn't make the study plan. Please try again.";

/** Lets the configured model suggest the order of the topics; without one it does nothing. */
export async function askModel(
  owner: Owner,
  filling: PlanFilling,
  // The time a model gets while the student waits; after it the rules plan alone.
  timeout_ms = env.AI_PLAN_SECONDS * 1000,
): Promise<void> {
  if (!modelFor("extraction")) return;
  const plan = await planUnderWay(owner, filling);
  if (!plan?.generation_request) return;
  const { course_id, generation_request } = plan;
  const material = await readMaterial(owner, course_id);
  const preferences = await readPreferences(owner, course_id, generation_request, material);
  const asked = { ...preferences, exam_id: generation_request.exam_id };
  const { chosen } = chooseTopics(material, asked, null);
  const suggestion = await suggestOrder(owner, {
    request: generation_request.query,
    topics: chosen.map(({ node }) => node),
    graph: material.graph,
    key: `${filling.plan_id}-${filling.attempt}`,
    timeout_ms,
  });
  if (!suggestion) return;
  await db()
    .update(studyPlans)
    .set({ generation_request: { ...generation_request, suggestion } })
    .where(underWay(owner, filling));
}

/**
 * Fills the draft: topics from the course, sessions on days, what does not fit. A student's deletion or a later
 * attempt makes it do nothing; running it twice leaves one plan.
 */
export async function fillPlan(owner: Owner, filling: PlanFilling): Promise<void> {
  const plan = await planUnderWay(owner, filling);
  if (!plan?.generation || !plan.generation_request) return;
  const { course_id, generation, generation_request, start_date: start, end_date: end } = plan;
  const material = await readMaterial(owner, course_id);
  const preferences = await readPreferences(owner, course_id, generation_request, material);
  const { focus, less, skip, understood, request_notes } = preferences;
  const { exam_id, suggestion } = generation_request;
  const frame = { zone: owner.timezone, start, end };
  const content = planContent(material, { exam_id, focus, less, skip }, suggestion, frame);
  const { plan_data } = content;
  if (plan_data.topics.length === 0) {
    await failGeneration(owner, filling, emptyPlanNote(material, skip));
    return;
  }
  await db().transaction(async (tx) => {
    await lockSchedule(tx, owner);
    const [locked] = await lockedUnderWay(tx, owner, filling);
    if (!locked) return;
    const made_by = (suggestion?.topics.length ?? 0) > 0 ? "model" : "rules";
    const ready: PlanGeneration = {
      ...generation,
      stage: "ready",
      error: "",
      made_by,
      notes: [...generation.notes, ...request_notes, ...content.notes],
      understood,
    };
    await tx
      .update(studyPlans)
      .set({ plan_data, generation: ready })
      .where(underWay(owner, filling));
    await reschedule(tx, owner, { draft: plan.id });
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
      generation: sql`(${studyPlans.generation}::jsonb ||
        ${JSON.stringify({ stage: "failed", error: FAILED })}::jsonb)::json`,
    })
    .where(
      and(
        sql`${studyPlans.generation} ->> 'stage' = 'generating'`,
        lt(studyPlans.updated_at, before),
      ),
    );
}

function emptyPlanNote({ graph, unread }: Material, skip: string[]): string {
  const open = graph.nodes.filter(({ is_completed }) => !is_completed);
  if (open.length > 0 && skip.length > 0) {
    return "You left out everything, so there's nothing left to plan.";
  }
  if (open.length > 0) return "You've completed these topics, so there's nothing left to plan.";
  return reasonOf({ has_cards: graph.nodes.length > 0, unread });
}

/** The draft while this attempt is running. */
async function planUnderWay(owner: Owner, filling: PlanFilling): Promise<StoredPlan | undefined> {
  const [plan] = await db().select().from(studyPlans).where(underWay(owner, filling));
  return plan;
}

function lockedUnderWay(tx: Transaction, owner: Owner, filling: PlanFilling) {
  return tx.select().from(studyPlans).where(underWay(owner, filling)).for("update");
}

/** The draft of this attempt while it is not filled. */
export function underWay(owner: Owner, { plan_id, attempt }: PlanFilling) {
  return and(
    ownedBy(studyPlans, owner, plan_id),
    eq(studyPlans.generation_attempt, attempt),
    sql`${studyPlans.generation} ->> 'stage' = 'generating'`,
  );
}

interface Wanted {
  request: string;
  /** The topics that the plan will have, as our rules chose them. */
  topics: GraphNode[];
  graph: KnowledgeGraph;
  /** Of the attempt at filling the plan. */
  key: string;
  timeout_ms: number;
}

const WITHOUT_MODEL = "The language model gave no usable answer, so we made this plan without it.";

/**
 * Lets the configured model put the topics of a plan into an order; null when there is no model or nothing to order.
 * Which topics, how many hours and which days are never asked.
 */
export async function suggestOrder(owner: Owner, wanted: Wanted): Promise<PlanSuggestion | null> {
  const { topics, key, timeout_ms } = wanted;
  if (topics.length < 2) return null;
  const answer = await askProposal(owner, {
    purpose: "plan",
    key,
    request: { name: "plan", schema: PlanProposal, ...orderPrompt(wanted), timeout_ms },
    decide: ({ proposal }) => decideOrder(proposal, topics),
    failure: WITHOUT_MODEL,
  });
  if (!answer) return null;
  if ("decided" in answer) return answer.decided;
  return { topics: [], notes: [{ code: "without_model", text: answer.note }] };
}

/** What a model is told of the topics, and of what speaks of the request first. */
function orderPrompt({ request, topics, graph }: Pick<Wanted, "request" | "topics" | "graph">) {
  const asked = new Set(stemsOf(request));
  return planPrompt({ request, topics: questionTopics(topics, graph) }, (text) => {
    const stems = new Set(stemsOf(text));
    return [...stems].filter((stem) => asked.has(stem)).length;
  });
}

function questionTopics(topics: GraphNode[], { edges }: KnowledgeGraph): PlanQuestionTopic[] {
  const numbers = new Map(topics.map(({ id }, at) => [id, at + 1]));
  const required = Map.groupBy(
    edges.filter(({ reason }) => reason === "requires"),
    ({ to }) => to,
  );
  return topics.map(({ id, topic, passages }) => ({
    title: topic,
    after: (required.get(id) ?? []).flatMap(({ from }) => numbers.get(from) ?? []),
    passage: passages[0]?.quote ?? "",
  }));
}

/** Keeps of a proposal the plan's own topics, each where it is named first. The rest is dropped, and said to be. */
function decideOrder({ order }: PlanProposal, topics: GraphNode[]): PlanSuggestion {
  const named = new Set(order.filter((number) => topics[number - 1] !== undefined));
  const refused = order.length - named.size;
  return {
    topics: [...named].flatMap((number) => topics[number - 1] ?? []).map(({ id }) => ({ id })),
    notes: notesOn(named.size, refused),
    prompt: PLAN_PROMPT,
  };
}

function notesOn(sorted: number, refused: number): PlanNote[] {
  const suggestions = refused === 1 ? "one suggestion" : `${refused} suggestions`;
  const notes: (PlanNote | false)[] = [
    sorted > 0 && {
      code: "order_suggested",
      text: "A language model suggested the order of the topics.",
    },
    refused > 0 && {
      code: "suggestions_refused",
      text: `We left out ${suggestions} of the language model, because they don't fit the topics of this plan.`,
    },
  ];
  return notes.filter((note) => note !== false);
}
