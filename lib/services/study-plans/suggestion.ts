import type { PlanSuggestion } from "@/db/schema/study-plans";
import type { PlanProposal, PlanQuestion } from "@/lib/ai/plan-proposal";
import type { Section } from "@/lib/knowledge/types";
import { listText } from "@/lib/services/study-plans/lay-words";
import type { Material } from "@/lib/services/study-plans/material";

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
    notes: [
      ...(topics.length > 0 ? ["A language model suggested the order of the topics."] : []),
      ...(names.length > 0
        ? [`Added as the language model suggested: ${listText(names)}. Please check.`]
        : []),
      ...(refused > 0
        ? [
            `Left out ${refused === 1 ? "one suggestion" : `${refused} suggestions`} of the language model that nothing in the course or the request supports.`,
          ]
        : []),
    ],
  };
}

function passageId({ file_id, order }: Section): string {
  return `p${file_id}-${order}`;
}

/** Whether a text says these words, in whatever spacing and case. */
function says(text: string, words: string | null): boolean {
  const plain = (value: string) =>
    value.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const said = plain(words ?? "");
  return said.length > 1 && plain(text).includes(said);
}
