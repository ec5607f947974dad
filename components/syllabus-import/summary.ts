import type { Proposal } from "@/lib/contract/syllabus-imports";
import { counted } from "@/lib/text/counted";
import { listText } from "@/lib/text/listed";
import { repeatedDays } from "@/lib/time/repeated-days";
import { type Term, typedNumber } from "./acceptance";
import { existingKey, itemsToDelete, type ReviewDraft } from "./review-draft";

/** What accepting would do. */
export interface Totals {
  added: number;
  updated: number;
  topics: number;
  class_times: number;
  removed: number;
}

export function totalsOf(draft: ReviewDraft, proposal: Proposal, term: Term = NO_TERM): Totals {
  const ticked = draft.items.filter((item) => item.ticked);
  const updated = ticked.filter(({ existing }) => existing !== null).length;
  return {
    added: ticked.length - updated + repeated(draft, proposal, term),
    updated,
    topics: draft.topics.filter((topic) => topic.ticked).length,
    class_times: draft.class_times.filter(({ ticked }) => ticked).length,
    removed: itemsToDelete(draft, proposal).length,
  };
}

const NO_TERM: Term = { first: null, last: null };

/** Days of the series that are chosen. */
function repeated(draft: ReviewDraft, { series }: Proposal, { first, last }: Term): number {
  if (!first || !last) return 0;
  const chosen = new Set(draft.series.filter(({ ticked }) => ticked).map(({ key }) => key));
  return series
    .filter(({ key }) => chosen.has(key))
    .reduce((days, one) => days + repeatedDays(one, first, last).length, 0);
}

/** "Add 14 items and 12 topics", "Add 1 item, update 2 and delete 1". */
export function actionText(totals: Totals, makesCourse: boolean): string {
  const added = addedText(totals);
  const parts = [
    ...(added ? [`add ${added}`] : []),
    ...(totals.updated
      ? [`update ${added ? totals.updated : counted(totals.updated, "item")}`]
      : []),
    ...(totals.removed ? [`delete ${totals.removed}`] : []),
  ];
  if (parts.length === 0) return makesCourse ? "Create the course" : "Finish without changes";
  return capital(parts.length > 1 && added.includes(" and ") ? parts.join(", ") : listText(parts));
}

/** "Cell Biology is set up: 14 items, 12 topics". */
export function doneText(course: string, totals: Totals, makesCourse: boolean): string {
  const parts = [
    ...(totals.added ? [counted(totals.added, "item")] : []),
    ...(totals.topics ? [counted(totals.topics, "topic")] : []),
    ...(totals.class_times ? [counted(totals.class_times, "class time")] : []),
    ...(totals.updated ? [`${totals.updated} updated`] : []),
    ...(totals.removed ? [`${totals.removed} deleted`] : []),
  ];
  const what = `${course} is ${makesCourse ? "ready" : "up to date"}`;
  return parts.length > 0 ? `${what}: ${parts.join(", ")}` : what;
}

/** The weights in the course, in percent, and how many items have one; undefined where none has. */
export function weightsOf(draft: ReviewDraft, proposal: Proposal) {
  const extra = new Set(
    proposal.items.filter(({ extra_credit }) => extra_credit).map(({ key }) => key),
  );
  const ticked = draft.items.filter((item) => item.ticked);
  const changed = new Set([
    ...ticked.map(({ existing }) => existing),
    ...itemsToDelete(draft, proposal).map(existingKey),
  ]);
  const weights = [
    ...ticked.filter(({ key }) => !extra.has(key)).map(({ weight }) => typedNumber(weight)),
    ...proposal.course_items
      .filter((item) => !changed.has(existingKey(item)))
      .map(({ weight }) => weight),
  ].filter((weight) => weight !== null && Number.isFinite(weight));
  if (weights.length === 0) return undefined;
  const sum = weights.reduce<number>((total, weight) => total + (weight ?? 0), 0);
  return { sum: Math.round(sum * 100) / 100, items: weights.length };
}

/** "14 items, 12 topics and 1 class time"; empty where there is nothing to add. */
export function addedText({ added, topics, class_times }: Totals): string {
  return listText([
    ...(added ? [counted(added, "item")] : []),
    ...(topics ? [counted(topics, "topic")] : []),
    ...(class_times ? [counted(class_times, "class time")] : []),
  ]);
}

export function sumOf(all: Totals[]): Totals {
  const sum = (part: keyof Totals) => all.reduce((total, one) => total + one[part], 0);
  return {
    added: sum("added"),
    updated: sum("updated"),
    topics: sum("topics"),
    class_times: sum("class_times"),
    removed: sum("removed"),
  };
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the box beside the work keeps: "Keep all 4 weights and the letter scale (A from 93%, …) as …". */
export function keptGradingText(
  parts: number,
  { letter_scale: scale, grading_remarks }: Pick<Proposal, "letter_scale" | "grading_remarks">,
  compares: boolean,
): string {
  const weights = parts === 1 ? "the weight" : `all ${parts} weights`;
  const begins = scale?.is_above ? "above" : "from";
  const letters = scale?.letters.slice(0, -1).map(([letter, at]) => `${letter} ${begins} ${at}%`);
  const named = letters && `the letter scale (${letters.join(", ")}; p. ${scale?.page})`;
  const remarks = grading_remarks.length > 0 && "what else it says of the grade";
  const kept = [parts > 0 && weights, named, remarks].filter(Boolean);
  const dates = parts > 0 ? ", with or without dates" : "";
  const replaces = compares && parts > 0 ? "; this replaces the course's current grading" : "";
  const all = kept.length > 2 ? `${kept[0]}, ${kept[1]} and ${kept[2]}` : kept.join(" and ");
  return `Keep ${all} as the course's grading${dates}${replaces}`;
}
