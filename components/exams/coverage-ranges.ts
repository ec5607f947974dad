import type { Exam } from "@/lib/contract/exams";
import type { TopicItem } from "@/lib/contract/topics";

type Coverage = Exam["syllabus_coverage"];

interface Known {
  /** The course's topics in their order. */
  topics: Pick<TopicItem, "title" | "week">[];
  /** Week of the term in which the exam is, from 1; null where the term or the exam has no date. */
  week: number | null;
  /** The exam before this one, and its week of the term. */
  earlier: { name: string; week: number } | null;
}

export interface TopicRange {
  label: string;
  titles: string[];
}

/** An exam covers no more topics than this. */
const MOST_TOPICS = 100;

/** What an exam may cover, to be taken by one click: the weeks up to it, those since the exam before, or all topics. */
export function rangesOf({ topics, week, earlier }: Known): TopicRange[] {
  const weeks = topics.flatMap((topic) => topic.week ?? []);
  const last = Math.min(week ?? Number.POSITIVE_INFINITY, Math.max(...weeks));
  const during = (from: number) =>
    topics.filter((topic) => topic.week !== null && topic.week >= from && topic.week <= last);
  const first = Math.min(...weeks);
  const since = earlier && earlier.week + 1;
  const ranges = [
    { label: weeksText(first, last), topics: during(first) },
    ...(since !== null && since > first && since <= last
      ? [{ label: `${weeksText(since, last)}, since ${earlier?.name}`, topics: during(since) }]
      : []),
    { label: topics.length === 1 ? "The only topic" : `All ${topics.length} topics`, topics },
  ];
  return ranges
    .map(({ label, topics }) => ({ label, titles: topics.map(({ title }) => title) }))
    .filter(({ titles }) => titles.length > 0 && titles.length <= MOST_TOPICS);
}

/**
 * With the topics added that are not covered yet. They share evenly what is left of 100 %; where that is less than one
 * percent each, all topics share the whole.
 */
export function withTopics(coverage: Coverage, titles: string[]): Coverage {
  const known = new Set(coverage.map(({ topic }) => nameOf(topic)));
  const added = titles.filter((title) => {
    const isNew = !known.has(nameOf(title));
    known.add(nameOf(title));
    return isNew;
  });
  const left = 100 - coverage.reduce((sum, { weightage }) => sum + weightage, 0);
  if (left >= added.length) {
    return [...coverage, ...shared(added, left)];
  }
  return shared([...coverage.map(({ topic }) => topic), ...added].slice(0, MOST_TOPICS), 100);
}

/** Whole percents that add up to no more than the whole, the first ones greater by one where it does not divide. */
function shared(topics: string[], whole: number): Coverage {
  const each = Math.floor(whole / topics.length);
  const over = Math.floor(whole) - each * topics.length;
  return topics.map((topic, at) => ({ topic, weightage: at < over ? each + 1 : each }));
}

function weeksText(from: number, to: number): string {
  return from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
}

function nameOf(topic: string): string {
  return topic.trim().toLowerCase();
}
