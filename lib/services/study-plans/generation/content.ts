import type { PlanSuggestion } from "@/db/schema/study-plans";
import type { Exam } from "@/lib/contract/exams";
import type { PlanData } from "@/lib/contract/plan-data";
import { describeSources } from "@/lib/contract/plan-sources";
import type { PlanNote, PlanSource } from "@/lib/contract/study-plans";
import { TOPIC_HOURS } from "@/lib/contract/values";
import type { GraphNode, KnowledgeGraph, Section } from "@/lib/knowledge/types";
import { emphasizedHours, topicHours } from "@/lib/planning/topic-hours";
import { type Material, sameTopic } from "@/lib/services/study-plans/generation/material";
import {
  type Asked,
  type ChosenTopic,
  chooseTopics,
} from "@/lib/services/study-plans/generation/topics";
import { addDays, dateIn } from "@/lib/time/dates";

const MOST_SOURCES = 5;
const MOST_EXERCISES = 40;
/** As the study time of passages is counted: 0.02 minutes a word. */
const WORDS_PER_HOUR = 3000;

interface Frame {
  zone: string;
  start: string;
  end: string;
}

/** Topics, their deadlines and the milestones of a plan. No topics when there is nothing to plan from. */
export function planContent(
  material: Material,
  asked: Asked,
  suggestion: PlanSuggestion | null,
  frame: Frame,
): { plan_data: PlanData; notes: PlanNote[] } {
  const { chosen, notes } = chooseTopics(material, asked, suggestion);
  const { covered, notes: unclear } = examsWithin(
    material,
    chosen.map(({ node }) => node),
    frame,
  );
  const topics = chosen.map((each) => topicOf(each, chosen, covered, material, frame.end));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    plan_data: {
      topics,
      milestones: [...covered.map(examMilestone), ...endMilestone(frame, covered)],
      estimated_hours: sum(topics.map(({ estimated_hours }) => estimated_hours)),
      difficulty_level:
        topics.length === 0
          ? null
          : Math.round(sum(chosen.map(({ node }) => node.difficulty_level)) / topics.length),
    },
    notes: [...notes, ...unclear],
  };
}

/** Topics of the course of these titles that the plan does not hold yet, with the deadlines its exams set. */
export function addedTopics(
  material: Material,
  titles: string[],
  { topics }: PlanData,
  frame: Frame,
) {
  const known = new Set(topics.map(({ id }) => String(id)));
  const nodes = material.graph.nodes.filter(
    ({ id, topic, is_completed }) => !known.has(id) && !is_completed && titles.includes(topic),
  );
  const { covered } = examsWithin(material, nodes, frame);
  const chosen = nodes.map((node) => ({ node, emphasis: 1 }));
  return chosen.map((each) => topicOf(each, chosen, covered, material, frame.end));
}

function topicOf(
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

function examMilestone({ exam, date, topics }: Covered) {
  return {
    id: `exam-${exam.id}`,
    name: exam.name,
    title: exam.name,
    description: exam.exam_type_display,
    due_date: date,
    completed: false,
    exam_id: exam.id,
    topic_ids: [...topics.keys()],
    shares: Object.fromEntries([...topics].filter(([, weight]) => weight !== null)),
  };
}

function endMilestone({ end }: Frame, covered: Covered[]) {
  if (covered.some(({ date }) => date === end)) return [];
  const name = "End of the plan";
  return [{ id: "end", name, title: name, description: "", due_date: end, completed: false }];
}

/** An exam that a plan prepares for, and the topics of the plan that it covers. */
export interface Covered {
  exam: Exam;
  /** A day of the student's calendar. */
  date: string;
  /** Node to percent of the exam; null where the exam names no weights. */
  topics: Map<string, number | null>;
}

const DAYS_AFTER = 7;

interface Within {
  zone: string;
  start: string;
  end: string;
}

/**
 * The exams between the days of a plan or soon after, and what each covers: what it names; where it names nothing, what
 * the syllabus teaches in the weeks before; the last exam of a course everything. Else it is said that nobody knows.
 */
function examsWithin(
  { exams, weeks, term_start }: Material,
  nodes: GraphNode[],
  { zone, start, end }: Within,
): { covered: Covered[]; notes: PlanNote[] } {
  const covered: Covered[] = [];
  const notes: PlanNote[] = [];
  const last = exams.at(-1);
  for (const exam of exams) {
    const date = dateIn(zone, new Date(exam.exam_date));
    // A day before it must be left; one soon after the plan is prepared for all the same.
    if (addDays(date, -1) < start || date > addDays(end, DAYS_AFTER)) continue;
    const topics = new Map<string, number | null>();
    if (exam.syllabus_coverage.length > 0) {
      for (const node of nodes) {
        const named = exam.syllabus_coverage.find(({ topic }) => sameTopic(topic, node.topic));
        if (named) topics.set(node.id, named.weightage);
      }
    } else if (exam.exam_type === "final" || exam === last) {
      for (const { id } of nodes) topics.set(id, null);
    } else if (term_start) {
      for (const { id } of nodes) {
        const week = weeks.get(id);
        if (week !== undefined && addDays(term_start, 7 * (week - 1)) < date) topics.set(id, null);
      }
    }
    if (topics.size === 0) {
      const text = `We don't know which of these topics “${exam.name}” covers.`;
      notes.push({ code: "exam_unclear", text });
    }
    covered.push({ exam, date, topics });
  }
  return { covered, notes };
}
