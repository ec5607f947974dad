import type { Exam } from "@/lib/contract/exams";
import type { GraphNode } from "@/lib/knowledge/types";
import type { Material } from "@/lib/services/study-plans/material";
import { sameTopic } from "@/lib/services/study-plans/same-topic";
import { addDays, dateIn } from "@/lib/time/dates";

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
export function examsWithin(
  { exams, weeks, term_start }: Material,
  nodes: GraphNode[],
  { zone, start, end }: Within,
): { covered: Covered[]; notes: string[] } {
  const covered: Covered[] = [];
  const notes: string[] = [];
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
    if (topics.size === 0) notes.push(`Nothing says which of these topics “${exam.name}” covers.`);
    covered.push({ exam, date, topics });
  }
  return { covered, notes };
}
