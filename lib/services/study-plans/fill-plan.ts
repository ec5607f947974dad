import { and, eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { type PlanSuggestion, studyPlans } from "@/db/schema/study-plans";
import { modelFor } from "@/lib/ai/provider";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import type { Section } from "@/lib/knowledge/types";
import { PlanProposal, type PlanQuestion, planPrompt } from "@/lib/planning/plan-proposal";
import { askProposal } from "@/lib/services/kernel/ask-proposal";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type Material, readMaterial, reasonOf } from "@/lib/services/study-plans/course-material";
import { layAgain, lockSchedule } from "@/lib/services/study-plans/lay-again";
import { planContent } from "@/lib/services/study-plans/plan-content";
import { listText } from "@/lib/services/study-plans/plan-text";
import { readPreferences } from "@/lib/services/study-plans/preferences";
import type { StoredPlan } from "@/lib/services/study-plans/stored-plan";
import { foldText } from "@/lib/text/fold";
import { findLetters } from "@/lib/text/quote";

/** One attempt at filling a draft; a later one makes it void. */
export type PlanFilling = { plan_id: number; attempt: number };

/** The time a model gets while the student waits; after it the rules plan alone. */
const MODEL_TIMEOUT_MS = 14_000;
const STUCK_MS = 15 * 60 * 1000;

const WITHOUT_MODEL = "The language model gave no usable answer, so we made this plan without it.";
const FAILED = "We couldn't make the study plan. Please try again.";

/** Lets the configured model say which topics to take up; without one it does nothing. */
export async function askModel(
  owner: Owner,
  filling: PlanFilling,
  timeout_ms = MODEL_TIMEOUT_MS,
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
 * attempt makes it do nothing; running it twice leaves one plan.
 */
export async function fillPlan(owner: Owner, filling: PlanFilling): Promise<void> {
  const plan = await planUnderWay(owner, filling);
  if (!plan?.generation || !plan.generation_request) return;
  const { course_id, generation, generation_request, start_date: start, end_date: end } = plan;
  const material = await readMaterial(owner, course_id);
  const titles = material.graph.nodes.map(({ topic }) => topic);
  const wishes = await readPreferences(owner, course_id, generation_request, titles);
  const { focus, less, skip, understood, request_notes } = wishes;
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
    await layAgain(tx, owner, { draft: plan.id });
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

async function suggestionFor(
  owner: Owner,
  query: string,
  material: Material,
  timeout_ms: number,
): Promise<PlanSuggestion | null> {
  const prompt = planPrompt(questionOf(query, material));
  const answer = await askProposal(owner, {
    purpose: "plan",
    request: { name: "plan", schema: PlanProposal, ...prompt, timeout_ms },
    decide: ({ proposal }) => decideSuggestion(proposal, query, material),
    failure: WITHOUT_MODEL,
  });
  if (!answer) return null;
  if ("decided" in answer) return answer.decided;
  return { topics: [], added: [], notes: [{ code: "without_model", text: answer.note }] };
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

const MOST_PASSAGES = 60;
const MOST_ADDED = 5;

/** What a model is told of a course. */
export function questionOf(request: string, { graph, sections }: Material): PlanQuestion {
  return {
    request,
    topics: graph.nodes
      .filter(({ is_completed }) => !is_completed)
      .map(({ id, topic }) => ({ id, title: topic })),
    passages: sections.slice(0, MOST_PASSAGES).map((section) => ({
      id: passageId(section),
      text: [section.heading_path.join(" > "), section.text].filter(Boolean).join("\n"),
    })),
  };
}

/**
 * Keeps of a proposal what holds: listed topics, topics whose title a passage says in the quoted words, and
 * an emphasis the student's own words ask for. Everything else is dropped, and said to be.
 */
export function decideSuggestion(
  proposal: PlanProposal,
  request: string,
  material: Material,
): PlanSuggestion {
  const open = material.graph.nodes.filter(({ is_completed }) => !is_completed);
  const topics: PlanSuggestion["topics"] = [];
  const added: PlanSuggestion["added"] = [];
  let refused = 0;
  for (const { id, title, emphasis, words, passage, quote } of proposal.topics) {
    const asked = emphasis === 1 || says(request, words);
    const node = open.find((each) => each.id === id);
    if (node) {
      if (topics.some((each) => each.id === node.id)) continue;
      topics.push({ id: node.id, emphasis: asked ? emphasis : 1 });
      if (!asked) refused += 1;
      continue;
    }
    const section = material.sections.find((each) => passageId(each) === passage);
    const holds = section && says(section.text, quote) && says(quote ?? "", title);
    if (holds && id === null && added.length < MOST_ADDED) {
      const own = `passage-${section.file_id}-${section.order}`;
      if (added.some((each) => each.id === own)) continue;
      added.push({ id: own, title, file_id: section.file_id, page: section.page_start });
      topics.push({ id: own, emphasis: asked ? Math.max(1, emphasis) : 1 });
    } else refused += 1;
  }
  const joined = open.filter(
    ({ id, kind }) =>
      material.has_cards && kind === "document" && topics.some((each) => each.id === id),
  );
  const names = [...joined.map(({ topic }) => topic), ...added.map(({ title }) => title)];
  return {
    topics,
    added,
    notes: suggestionNotes(topics.length, names, refused),
  };
}

function suggestionNotes(sorted: number, added: string[], refused: number): PlanNote[] {
  const suggestions = refused === 1 ? "one suggestion" : `${refused} suggestions`;
  const notes: (PlanNote | false)[] = [
    sorted > 0 && {
      code: "order_suggested",
      text: "A language model suggested the order of the topics.",
    },
    added.length > 0 && {
      code: "topics_suggested",
      text: `We added what the language model suggested: ${listText(added)}. Please check.`,
    },
    refused > 0 && {
      code: "suggestions_refused",
      text:
        `We left out ${suggestions} of the language model, because nothing in the course or ` +
        "your request supports it.",
    },
  ];
  return notes.filter((note) => note !== false);
}

function passageId({ file_id, order }: Section): string {
  return `p${file_id}-${order}`;
}

/** Whether a text says these words, in whatever spacing and case. */
function says(text: string, words: string | null): boolean {
  const said = words?.trim() ?? "";
  return said.length > 1 && findLetters(foldText(text, { ignores_case: true }), said).length > 0;
}
