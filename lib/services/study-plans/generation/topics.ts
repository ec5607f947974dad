import type { PlanSuggestion } from "@/db/schema/study-plans";
import type { Exam } from "@/lib/contract/exams";
import { describeSources } from "@/lib/contract/plan-sources";
import type { PlanNote, PlanSource } from "@/lib/contract/study-plans";
import { TOPIC_HOURS } from "@/lib/contract/values";
import type { GraphNode, KnowledgeGraph, Section } from "@/lib/knowledge/types";
import { emphasizedHours, topicHours } from "@/lib/planning/topic-hours";
import { type Material, sameTopic } from "@/lib/services/study-plans/generation/material";
import { shortListText } from "@/lib/text/listed";
import { addDays } from "@/lib/time/dates";

const MOST_SOURCES = 5;
const MOST_EXERCISES = 40;
/** As the study time of passages is counted: 0.02 minutes a word. */
const WORDS_PER_HOUR = 3000;

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
  return names.length === 0 ? [] : [{ code, text: `${lead}: ${shortListText(names)}.` }];
}

/** An exam that a plan prepares for, and the topics of the plan that it covers. */
export interface Covered {
  exam: Exam;
  /** A day of the student's calendar. */
  date: string;
  /** Node to percent of the exam; null where the exam names no weights. */
  topics: Map<string, number | null>;
}

/** A topic of a plan: its hours, the exam that sets its deadline, what it builds on and where to read of it. */
export function topicOf(
  { node, emphasis }: ChosenTopic,
  chosen: ChosenTopic[],
  covered: Covered[],
  { graph, sections, pace }: Material,
  end: string,
) {
  const ids = new Set(chosen.map((each) => each.node.id));
  // In order of date, so that the first exam that covers the topic sets its deadline.
  const exam = covered.find(({ topics }) => topics.has(node.id));
  const sources = sourcesOf(node, sections);
  const exercises = exercisesOf(node, sections);
  return {
    id: node.id,
    name: node.topic,
    title: node.topic,
    description: describeSources(sources),
    completed: false,
    estimated_hours: emphasizedHours(
      hoursOf(node, exam, { exercises: exercises.length, pace }),
      emphasis,
    ),
    difficulty_level: node.difficulty_level,
    due_date: exam ? earlier(addDays(exam.date, -1), end) : null,
    exam_id: exam?.exam.id ?? null,
    emphasis: emphasis < 1 ? emphasis : emphasis + weightOf(node, exam),
    prerequisites: prerequisitesOf(node, graph).filter((id) => ids.has(id)),
    sources,
    exercises,
  };
}

/** The topics it requires, and for a document the topic before it, so that a book is read in its order. */
function prerequisitesOf({ id, kind }: GraphNode, { edges, nodes }: KnowledgeGraph): string[] {
  const documents = new Set(
    nodes.filter((each) => each.kind === "document").map((each) => each.id),
  );
  const before = edges.filter(
    ({ reason, from, to }) =>
      to === id &&
      (reason === "requires" || (reason === "order" && kind === "document" && documents.has(from))),
  );
  return [...new Set(before.map(({ from }) => from))];
}

/** The emphasis of a topic, by its weight in the exam compared with the average. */
function weightOf({ id }: GraphNode, exam: Covered | undefined): number {
  const weights = [...(exam?.topics.values() ?? [])].filter((weight) => weight !== null);
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length);
  return Math.max(0, Math.round((exam?.topics.get(id) ?? 0) - mean)) / 100;
}

/** From what there is to read; a topic without material keeps the usual hours of its difficulty. */
function hoursOf(
  node: GraphNode,
  exam: Covered | undefined,
  own: { exercises: number; pace: number },
): number {
  const { estimated_study_hours, difficulty_level: difficulty, passages } = node;
  const coverage_weight = exam?.topics.get(node.id) ?? 0;
  const words = passages.length > 0 ? estimated_study_hours * WORDS_PER_HOUR : 0;
  const hours = topicHours({ pages: 0, words, difficulty, coverage_weight, ...own });
  const known = passages.length > 0 ? hours : Math.max(hours, estimated_study_hours);
  return Math.max(TOPIC_HOURS.min, Math.round(known / TOPIC_HOURS.step) * TOPIC_HOURS.step);
}

/** The numbers of the exercises in the sections of its passages. */
function exercisesOf({ passages }: GraphNode, sections: Section[]): string[] {
  const numbers = passages.flatMap(({ file_id, chunk_number }) => {
    const own = sections.find(
      (each) => each.file_id === file_id && each.chunk_numbers.includes(chunk_number),
    );
    return own?.exercises ?? [];
  });
  return [...new Set(numbers)].slice(0, MOST_EXERCISES);
}

/** Pages of its passages, the whole section each; ranges that meet are one. */
function sourcesOf({ passages }: GraphNode, sections: Section[]): PlanSource[] {
  const ranges = passages.map(({ file_id, file_title, page, chunk_number }) => {
    const section = sections.find(
      (each) => each.file_id === file_id && each.chunk_numbers.includes(chunk_number),
    );
    const title = file_title || sections.find((each) => each.file_id === file_id)?.file_title || "";
    return {
      file_id,
      title,
      page: section?.page_start ?? page,
      page_end: section?.page_end ?? page,
    };
  });
  ranges.sort((a, b) => a.file_id - b.file_id || a.page - b.page);
  const sources: PlanSource[] = [];
  for (const range of ranges) {
    const last = sources.at(-1);
    if (last?.file_id === range.file_id && range.page <= last.page_end + 1) {
      last.page_end = Math.max(last.page_end, range.page_end);
    } else sources.push(range);
  }
  return sources.slice(0, MOST_SOURCES);
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
