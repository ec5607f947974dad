import type { PlanSuggestion } from "@/db/schema/study-plans";
import type { PlanNote } from "@/lib/contract/study-plans";
import type { GraphNode } from "@/lib/knowledge/types";
import { listText } from "@/lib/services/study-plans/changes/differences";
import { type Material, sameTopic } from "@/lib/services/study-plans/generation/material";

/** The emphasis of topics that were asked for, and of those that are to get less. */
export const ASKED_FOR = 2;
export const ASKED_LESS = 0.5;

/** What the student asked for, in names of topics. */
export interface Asked {
  exam_id: number | null;
  focus: string[];
  less: string[];
  /** Titles as the course has them. */
  skip: string[];
}

export interface ChosenTopic {
  node: GraphNode;
  /** 1 is normal. */
  emphasis: number;
}

/**
 * The open topics of a course in the order to take them up: the cards, without cards what the documents treat. What was
 * asked for and stands in documents only comes along; what was not found is said. A suggestion of a model orders them,
 * and changes nothing else.
 */
export function chooseTopics(
  material: Material,
  { exam_id, focus, less, skip }: Asked,
  suggestion: PlanSuggestion | null,
): { chosen: ChosenTopic[]; notes: PlanNote[] } {
  const { nodes } = material.graph;
  const base = material.has_cards ? nodes.filter(({ kind }) => kind === "syllabus") : nodes;
  const ofExam = examTopics(material, base, exam_id);
  const named = (words: string[], { topic }: GraphNode) =>
    words.some((word) => sameTopic(topic, word));
  const asked = nodes.filter((node) => !ofExam.includes(node) && named(focus, node));
  // A topic of a document is added only where no topic card names the same subject.
  const joining = asked.filter(
    (node) => !ofExam.some((own) => named(focus, own) && sameTopic(own.topic, node.topic)),
  );
  const all = [...ofExam, ...joining];
  const completed = all.filter(({ is_completed }) => is_completed);
  const open = all.filter(({ is_completed }) => !is_completed);
  const skipped = open.filter((node) => skip.includes(node.topic));
  const order = new Map(suggestion?.topics.map(({ id }, place) => [id, place]));
  const chosen = open
    .filter((node) => !skipped.includes(node))
    .map((node) => {
      if (less.includes(node.topic)) return { node, emphasis: ASKED_LESS };
      return { node, emphasis: named(focus, node) ? ASKED_FOR : 1 };
    })
    .sort((a, b) => (order.get(a.node.id) ?? Infinity) - (order.get(b.node.id) ?? Infinity) || 0);
  const unknown = focus.filter((word) => !all.some((node) => sameTopic(node.topic, word)));
  return {
    chosen,
    notes: [
      ...noteAbout(
        "completed_topics",
        "You've completed these, so we left them out",
        completed.map(({ topic }) => topic),
      ),
      ...noteAbout(
        "left_out_topics",
        "We left these out, as you asked",
        skipped.map(({ topic }) => topic),
      ),
      ...noteAbout("unknown_topics", "We found nothing in this course about", unknown),
      ...(suggestion?.notes ?? []),
    ],
  };
}

/** The topics an exam covers; all topics when it names none or when no exam was chosen. */
function examTopics({ exams }: Material, nodes: GraphNode[], exam_id: number | null): GraphNode[] {
  const exam = exams.find(({ id }) => id === exam_id);
  if (!exam || exam.syllabus_coverage.length === 0) return nodes;
  return nodes.filter(({ topic }) =>
    exam.syllabus_coverage.some((each) => sameTopic(each.topic, topic)),
  );
}

function noteAbout(code: PlanNote["code"], lead: string, names: string[]): PlanNote[] {
  return names.length === 0 ? [] : [{ code, text: `${lead}: ${listText(names)}.` }];
}
