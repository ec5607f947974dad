import type { ExistingItem, Proposal, ProposedItem } from "@/lib/contract/syllabus-imports";
import type { Fact } from "@/lib/documents/evidence";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { openQuestions, textsOf } from "@/lib/documents/notes";
import { dueInstant } from "@/lib/services/kernel/assignment-evidence";
import { pairByTitle } from "@/lib/services/syllabus/imports/compare";
import { proposedClassTimes } from "@/lib/services/syllabus/imports/proposed-class-times";
import { sourceOf, wordsAt } from "@/lib/services/syllabus/imports/source-of";
import { withoutYear } from "@/lib/services/syllabus/imports/without-year";
import { addDays, dateIn } from "@/lib/time/dates";
import { mergeDeadline } from "@/lib/time/merge-deadline";
import type { Weekly } from "@/lib/time/weekly-words";

const TITLE_MAX = 200;
/** A number follows it. */
const SERIES_TITLE_MAX = 190;
const WEEK_MAX = 60;

/** What the course has already. */
export interface CourseContents {
  items: (ExistingItem & { syllabus_id: number | null })[];
  topic_titles: string[];
  class_times: Weekly[];
  /** The days of its term as the student gave them; null where there are none. */
  term: Term;
}

export interface ForStudent {
  /** Where a date without a zone is meant. */
  zone: string;
  /** The year that the student named of days without one. */
  year: number | null;
}

interface Term {
  start_date: string | null;
  end_date: string | null;
}

/** Work is given out before the first lecture, and exams are sat after the last. */
const BEFORE_TERM_DAYS = 14;
const AFTER_TERM_DAYS = 45;

/** What was read, as the student reviews it. */
export function proposalOf(
  facts: SyllabusFacts,
  course: CourseContents,
  { zone, year }: ForStudent,
): Proposal {
  const { name, code, instructor, semester, term_start, term_end } = facts.course;
  const pairs = pairByTitle(
    facts.items.map(({ value }) => value.title),
    course.items,
  );
  const term = {
    start_date: course.term.start_date ?? term_start?.value ?? null,
    end_date: course.term.end_date ?? term_end?.value ?? null,
  };
  const known = new Set(course.topic_titles.map((title) => title.toLowerCase()));
  return {
    course: {
      name: quotedValue(name),
      code: quotedValue(code),
      instructor: quotedValue(instructor),
      semester: quotedValue(semester),
      start_date: quotedValue(term_start),
      end_date: quotedValue(term_end),
      credits: quotedValue(withText(facts.details?.credits ?? null)),
      instructor_email: quotedValue(facts.details?.instructor_email ?? null),
      office_hours: quotedValue(facts.details?.office_hours ?? null),
      meeting_times: quotedValue(facts.details?.meeting_times ?? null),
    },
    items: facts.items.map((fact, index) => ({
      ...itemOf(fact, index, pairs[index], zone),
      outside_term: isOutside(fact.value.due?.date ?? null, term),
    })),
    topics: withoutRepeats(facts.topics).map(({ fact, index }) => ({
      key: `t${index}`,
      title: fact.value.title.slice(0, TITLE_MAX),
      week: fact.value.week && fact.value.week <= WEEK_MAX ? fact.value.week : null,
      by_model: fact.by_model ?? false,
      is_known: known.has(fact.value.title.slice(0, TITLE_MAX).toLowerCase()),
      ...sourceOf(fact),
    })),
    series: (facts.series ?? []).map((fact, index) => {
      const { title, weekdays, interval_weeks, time } = fact.value;
      const shown = { title: title.slice(0, SERIES_TITLE_MAX), weekdays, interval_weeks, time };
      return { key: `s${index}`, ...shown, ...sourceOf(fact) };
    }),
    class_times: proposedClassTimes(facts, course.class_times, zone),
    letter_scale: facts.letter_scale
      ? { is_above: false, ...facts.letter_scale.value, ...sourceOf(facts.letter_scale) }
      : null,
    other_weighting: facts.other_weighting
      ? { ...facts.other_weighting.value, ...sourceOf(facts.other_weighting) }
      : null,
    grading_remarks: (facts.grading_remarks ?? []).map((fact) => ({
      sentence: fact.value.sentence,
      ...sourceOf(fact),
    })),
    without_year: withoutYear(facts, year, dateIn(zone, new Date())),
    course_items: course.items,
    gone: missingItems(course.items, pairs),
    // The year that the student named is no term of a course.
    notes: textsOf(facts.notes.filter(({ code }) => year === null || code !== "year_from_term")),
    open_questions: textsOf(openQuestions(facts.notes)),
    model_usage: facts.model_usage ?? null,
  };
}

function itemOf(
  fact: SyllabusFacts["items"][number],
  index: number,
  existing: ExistingItem | undefined,
  zone: string,
): Omit<ProposedItem, "outside_term"> {
  const { title, type, due, weight_percent, count, drop_lowest } = fact.value;
  const { extra_credit = false, points, other_weight = null } = fact.value;
  const quotedValue = { due_date: due && dueInstant(due, zone), has_time: due?.time != null };
  const { due_date } = mergeDeadline(quotedValue, existing ?? null, zone);
  const moved = existing !== undefined && due_date !== existing.due_date;
  const weighs =
    existing !== undefined && weight_percent !== null && weight_percent !== existing.weight;
  return {
    key: `i${index}`,
    title: title.slice(0, TITLE_MAX),
    type,
    ...quotedValue,
    weight: weight_percent,
    weight_source: fact.weight_evidence ? wordsAt(fact.weight_evidence) : null,
    count: count ?? null,
    drop_lowest: drop_lowest ?? null,
    extra_credit,
    total: points === undefined ? null : String(points),
    other_weight,
    by_model: fact.by_model ?? false,
    is_certain: fact.value.is_certain !== false,
    change: existing ? (moved || weighs ? "changed" : "same") : "new",
    existing: existing ?? null,
    ...sourceOf(fact),
    ...(due === null && { confidence: "unknown" as const }),
  };
}

function isOutside(day: string | null, { start_date, end_date }: Term): boolean {
  if (day === null) return false;
  const is_before = start_date !== null && day < addDays(start_date, -BEFORE_TERM_DAYS);
  return is_before || (end_date !== null && day > addDays(end_date, AFTER_TERM_DAYS));
}

/**
 * Items of the earlier version of this syllabus that it does not name any more. The earlier version is the syllabus
 * that most of the matched items came from.
 */
function missingItems(items: CourseContents["items"], pairs: (ExistingItem | undefined)[]) {
  const counts = new Map<number, number>();
  for (const item of items) {
    if (item.syllabus_id === null || !pairs.includes(item)) continue;
    counts.set(item.syllabus_id, (counts.get(item.syllabus_id) ?? 0) + 1);
  }
  const [earlier] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return items.filter((item) => item.syllabus_id === earlier && !pairs.includes(item));
}

/** Each topic once, however often the syllabus repeats it. */
function withoutRepeats(topics: SyllabusFacts["topics"]) {
  const seen = new Set<string>();
  return topics.flatMap((fact, index) => {
    const title = fact.value.title.slice(0, TITLE_MAX).toLowerCase();
    if (seen.has(title)) return [];
    seen.add(title);
    return [{ fact, index }];
  });
}

function withText(fact: Fact<number> | null): Fact<string> | null {
  return fact && { ...fact, value: String(fact.value) };
}

type QuotedText = SyllabusFacts["course"]["name"];

function quotedValue(fact: QuotedText) {
  return fact && { value: fact.value, ...sourceOf(fact) };
}
