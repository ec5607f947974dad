import type { DocumentText } from "@/lib/documents/document-text";
import type { Features } from "@/lib/documents/extract/decision-trees";
import type { Day } from "./days";
import { isPlural } from "./plural-titles";
import { countIn, numberIn, titleKey, wordsOf } from "./title-words";
import type { SyllabusItemType } from "./types";
import { isWorkTitle } from "./weight-titles";
import { type Mention, SIGNS, workMentions } from "./work-mentions";
import { GRADED, typeOfItem } from "./work-words";

/** All a document says under one name, where that may be a graded piece. */
export type Candidate = {
  title: string;
  type: SyllabusItemType;
  words: Set<string>;
  number: number | null;
  mentions: Mention[];
};

/** What the rules found, as far as it tells of what they missed. */
export type Known = { title: string; type: SyllabusItemType; weight_percent: number | null };

export function workCandidates(document: DocumentText, days: Day[]): Candidate[] {
  const groups = Map.groupBy(workMentions(document, days), ({ title }) => titleKey(title));
  return [...groups.values()].map((mentions) => {
    const title = usual(mentions.map((mention) => mention.title));
    const number = numberIn(title);
    return { title, type: typeOfItem(title), words: wordsOf(title), number, mentions };
  });
}

function usual(titles: string[]): string {
  const counts = Map.groupBy(titles, (title) => title);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}

type Named = Pick<Candidate, "words" | "number">;

/** 0 to 1: how likely two titles name the same piece. Two numbers part them; one without a number is less like. */
export function likeness(a: Named, b: Named): number {
  if (a.number !== null && b.number !== null && a.number !== b.number) return 0;
  const both = shared(a.words, b.words);
  if (both === 0) return 0;
  const small = Math.min(a.words.size, b.words.size);
  const all = a.words.size + b.words.size - both;
  const is_telling = small >= 2 || Math.max(a.words.size, b.words.size) <= 2;
  const within = (both / small) * (is_telling ? 1 : 0.8);
  const is_half_numbered = (a.number === null) !== (b.number === null);
  return Math.max(both / all, 0.85 * within) - (is_half_numbered ? 0.3 : 0);
}

export const SAME = 0.6;

function shared(a: Set<string>, b: Set<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}

export function namedBy(title: string): Named {
  return { words: wordsOf(title), number: numberIn(title) };
}

/** The candidates that no known item is, each with what a model may tell it by. */
export function openCandidates(
  candidates: Candidate[],
  known: Known[],
): { candidate: Candidate; features: Features }[] {
  const items = known.map((item) => ({ ...item, ...namedBy(item.title) }));
  const about = aboutKnown(items);
  const by_type = Map.groupBy(candidates, ({ type }) => type);
  const series = Map.groupBy(
    candidates.filter(({ number }) => number !== null),
    ({ words }) => [...words].sort().join(" "),
  );
  return candidates
    .filter((candidate) => !items.some((item) => isKnown(candidate, item)))
    .map((candidate) => {
      const same_type = by_type.get(candidate.type) ?? [];
      const members = series.get([...candidate.words].sort().join(" ")) ?? [];
      return {
        candidate,
        features: {
          ...about,
          ...ofMentions(candidate.mentions),
          ...ofTitle(candidate),
          ...besideKnown(candidate, items),
          series: Math.min(10, new Set(members.map(({ number }) => number)).size),
          of_type: same_type.length,
          part_of_type:
            candidate.mentions.length / Math.max(...same_type.map((each) => each.mentions.length)),
        },
      };
    });
}

type Item = Known & Named;

/** "Submit Assignment 3" is the "Assignment 3: Maps" that is known. */
function isKnown(candidate: Candidate, item: Item): boolean {
  const is_same_number =
    candidate.number !== null &&
    candidate.number === item.number &&
    candidate.type === item.type &&
    shared(candidate.words, item.words) > 0;
  return is_same_number || likeness(candidate, item) >= SAME;
}

function aboutKnown(items: Item[]): Features {
  const total = items.reduce((sum, { weight_percent }) => sum + (weight_percent ?? 0), 0);
  return {
    known: items.length,
    known_share: total,
    is_whole: Number(total >= 95 && total <= 105),
  };
}

/** For each sign whether any mention has it, and how many of them do. */
function ofMentions(mentions: Mention[]): Features {
  const features: Record<string, number> = { mentions: mentions.length };
  for (const sign of SIGNS) {
    const having = mentions.filter(({ signs }) => signs[sign]).length;
    features[sign] = Number(having > 0);
    features[`${sign}_part`] = Math.round((100 * having) / mentions.length) / 100;
  }
  for (const pair of PAIRS)
    features[pair.join("+")] = Number(
      mentions.some(({ signs }) => pair.every((sign) => signs[sign])),
    );
  return features;
}

/** Signs that say more where they stand together. */
const PAIRS = [
  ["whole", "in_grading"],
  ["begins", "ends", "in_grading"],
  ["head", "whole"],
  ["bullet", "begins", "ends"],
  ["begins", "ends", "says_grading"],
  ["first_cell", "whole"],
  ["announced", "of_grades"],
  ["due", "begins"],
  ["row", "whole", "dated"],
  ["listed", "says_grading"],
  ["listed", "in_grading"],
  ["begins", "share"],
] as const;

const TYPES: SyllabusItemType[] = [
  "exam",
  "final",
  "midterm",
  "quiz",
  "homework",
  "project",
  "paper",
  "lab",
  "presentation",
  "other",
];

function ofTitle({ title, type, words, number, mentions }: Candidate): Features {
  return {
    is_other: Number(mentions.every(({ is_other }) => is_other)),
    has_number: Number(number !== null),
    is_first: Number(number === 1),
    is_plural: Number(isPlural(title)),
    has_count: Number(countIn(title) > 0),
    words: words.size,
    letters: title.length,
    names_work: Number(GRADED.test(title)),
    is_work: Number(isWorkTitle(title)),
    ...Object.fromEntries(TYPES.map((each) => [`type_${each}`, Number(type === each)])),
  };
}

/** Another member of a known series, a part of a known whole, the whole of known parts. */
function besideKnown({ words, number, type }: Candidate, items: Item[]): Features {
  const is = (test: (item: Item) => boolean) => Number(items.some(test));
  const holds = (a: Set<string>, b: Set<string>) => b.size > 0 && shared(a, b) === b.size;
  const other_number = (item: Item) =>
    number !== null && item.number !== null && number !== item.number;
  const is_whole_of = (item: Item) =>
    number !== null &&
    item.number === null &&
    (holds(item.words, words) || holds(words, item.words));
  return {
    extends: is(
      (item) => other_number(item) && holds(item.words, words) && item.words.size === words.size,
    ),
    extends_nearly: is((item) => other_number(item) && shared(item.words, words) > 0),
    has_whole: is(is_whole_of),
    has_graded_whole: is((item) => is_whole_of(item) && item.weight_percent !== null),
    parts: items.filter(
      (item) => number === null && item.number !== null && holds(item.words, words),
    ).length,
    is_within: is((item) => holds(item.words, words) && item.words.size > words.size),
    is_around: is((item) => holds(words, item.words) && words.size > item.words.size),
    same_type: items.filter((item) => item.type === type).length,
    overlap: Math.max(
      0,
      ...items.map(
        (item) => shared(words, item.words) / Math.max(1, Math.min(words.size, item.words.size)),
      ),
    ),
  };
}
