import type { PlanSuggestion } from "@/db/schema/study-plans";
import type { PlanNote } from "@/lib/contract/study-plans";
import type { GraphNode, KnowledgeGraph } from "@/lib/knowledge/types";
import { stemsOf } from "@/lib/knowledge/words";
import {
  PLAN_PROMPT,
  PlanProposal,
  type PlanQuestionTopic,
  planPrompt,
} from "@/lib/planning/plan-proposal";
import { askProposal } from "@/lib/services/kernel/ask-proposal";
import type { Owner } from "@/lib/services/kernel/owner";

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
