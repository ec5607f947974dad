import type { PlanSuggestion } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanNote } from "@/lib/contract/study-plans";
import type { GraphNode } from "@/lib/knowledge/types";
import { emphasizedHours } from "@/lib/planning/topic-hours";
import { type Material, sameTopic } from "@/lib/services/study-plans/generation/material";
import {
  ASKED_FOR,
  ASKED_LESS,
  type Asked,
  type Covered,
  chooseTopics,
  topicOf,
} from "@/lib/services/study-plans/generation/topics";
import { factsOf, type PlanTopic, titleOf } from "@/lib/services/study-plans/stored-plan";
import { shortListText } from "@/lib/text/listed";
import { addDays, dateIn } from "@/lib/time/dates";

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
function addedTopics(material: Material, titles: string[], { topics }: PlanData, frame: Frame) {
  const known = new Set(topics.map(({ id }) => String(id)));
  const nodes = material.graph.nodes.filter(
    ({ id, topic, is_completed }) => !known.has(id) && !is_completed && titles.includes(topic),
  );
  const { covered } = examsWithin(material, nodes, frame);
  const chosen = nodes.map((node) => ({ node, emphasis: 1 }));
  return chosen.map((each) => topicOf(each, chosen, covered, material, frame.end));
}

/** What a request to change a plan asks of its topics, by their titles. */
export interface AskedTopics {
  skip: string[];
  focus: string[];
  less: string[];
  /** Topics of the course that the plan does not hold. */
  add: string[];
  /** What was to be added and is nowhere in the course. */
  unknown: string[];
}

/** The content with topics left out, added and given weight. Ticked topics stay. */
export function changedContent(
  plan_data: PlanData,
  { skip, focus, less, add, unknown }: AskedTopics,
  material: Material,
  frame: Frame,
): { plan_data: PlanData; notes: PlanNote[] } {
  const named = (words: string[], topic: PlanTopic) => words.includes(titleOf(topic));
  const kept = plan_data.topics.filter((topic) => topic.completed || !named(skip, topic));
  const weighted = kept.map((topic) => {
    if (named(focus, topic)) {
      return withEmphasis(topic, Math.max(ASKED_FOR, factsOf(topic).emphasis));
    }
    return named(less, topic) ? withEmphasis(topic, ASKED_LESS) : topic;
  });
  const added = addedTopics(material, add, plan_data, frame);
  const topics = [...weighted, ...added];
  const ids = new Set(topics.map(({ id }) => String(id)));
  const milestones = plan_data.milestones.map((milestone) => {
    const covered = milestone.topic_ids;
    if (!Array.isArray(covered)) return milestone;
    const new_ids = added
      .filter(({ exam_id }) => exam_id === milestone.exam_id)
      .map(({ id }) => String(id));
    const rest = covered.filter((id) => typeof id === "string" && ids.has(id));
    return { ...milestone, topic_ids: [...new Set([...rest, ...new_ids])] };
  });
  const hoursIn = (list: PlanTopic[]) => list.reduce((sum, each) => sum + each.estimated_hours, 0);
  const changed = added.length > 0 || hoursIn(topics) !== hoursIn(plan_data.topics);
  return {
    plan_data: {
      ...plan_data,
      topics,
      milestones,
      ...(changed && {
        estimated_hours: hoursIn(topics),
      }),
    },
    notes:
      unknown.length > 0
        ? [
            {
              code: "unknown_topics",
              text: `We found nothing in this course about ${shortListText(unknown)}.`,
            },
          ]
        : [],
  };
}

/** The topic with the hours that go with its new emphasis. */
function withEmphasis(topic: PlanTopic, emphasis: number): PlanTopic {
  const { estimated_hours, completed } = topic;
  if (completed) return topic;
  const before = factsOf(topic).emphasis;
  return {
    ...topic,
    emphasis,
    estimated_hours: emphasizedHours(estimated_hours, emphasis, before),
  };
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

const DAYS_AFTER = 7;

/**
 * The exams between the days of a plan or soon after, and what each covers: what it names; where it names nothing, what
 * the syllabus teaches in the weeks before; the last exam of a course everything. Else it is said that nobody knows.
 */
function examsWithin(
  { exams, weeks, term_start }: Material,
  nodes: GraphNode[],
  { zone, start, end }: Frame,
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
