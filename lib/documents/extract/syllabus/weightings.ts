import type { DocumentText, Span } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, source, words } from "@/lib/text/pattern";
import { sentenceSpans } from "@/lib/text/sentences";
import { passagesOf } from "./passages";
import { sameWords } from "./title-words";
import type { OtherWeighting } from "./types";
import type { WeightedItem } from "./weight-rows";
import { cleanTitle, isTitle } from "./weight-titles";

interface Weighed {
  rows: WeightedItem[];
  /** Null where the document does not say when the other one counts. */
  other: Found<OtherWeighting> | null;
}

/**
 * The other of two weightings: a second column of shares, or "Scheme A: …" beside "Scheme B: …", with the sentence near
 * them that says that the better one counts or that the student chooses. Without it two columns may be two sections.
 */
export function withOtherWeighting(document: DocumentText, rows: WeightedItem[]): Weighed {
  const is_twice = rows.some(({ other }) => other !== undefined);
  if (rows.some(({ has_third }) => has_third)) return { rows, other: null };
  const listed = is_twice ? null : inLabelledLists(document, rows);
  const both = listed ?? rows;
  if (!is_twice && !listed) return { rows, other: null };
  const lines = both.map(({ line }) => line);
  const other = whenItCounts(document, Math.min(...lines) - NEAR, Math.max(...lines) + NEAR);
  return { rows: both, other };
}

/** Lines around the shares in which the sentence stands. */
const NEAR = 12;

const WAYS = words`
  schemes?, weightings?, weighting schemes?, weights, options?, methods?, formulas?, breakdowns?, distributions?,
  policies, systems?, columns?
`;
const NAMED = source`(?:${WAYS}|two (?:grades|scores|averages|results))`;
const BETTER = words`better, best, higher, highest, larger, greater, maximum, more favou?rable, most favou?rable`;
const IF_BETTER = pattern("iu")`(?<![\p{L}])(?:
  ${BETTER}(?: \p{L}+){0,2} (?:of|from|between|among|under|using|by)(?: \p{L}+){0,4} ${NAMED}|
  ${NAMED}[^.]{0,60}(?<![\p{L}])${BETTER}|
  whichever(?: \p{L}+){0,2} ${NAMED}[^.]{0,60}(?<![\p{L}])${BETTER}|
  whichever (?:is|gives|yields|results in|produces|leads to|benefits)[^.]{0,40}(?<![\p{L}])(?:${BETTER}|you)
  )(?![\p{L}])`;
const BY_CHOICE = pattern("iu")`(?<![\p{L}])(?:
  (?:you|students?)(?: \p{L}+){0,2} (?:choose|select|pick|opt for|elect)(?: \p{L}+){0,5} ${NAMED}|
  choice (?:of|between)(?: \p{L}+){0,4} ${NAMED}
  )(?![\p{L}])`;
/** Of pieces, of what is not there, or of what only some may do. */
const OF_OTHERS = pattern("iu")`(?<![\p{L}])${words`
  not, never, no longer, cannot, except, lowest, dropped, quiz(?:zes)?, questions?, topics?, graduate, undergraduate,
  honou?rs, sections?, if you, instructors?
`}(?![\p{L}])`;

function whenItCounts(
  document: DocumentText,
  from: number,
  to: number,
): Found<OtherWeighting> | null {
  const first = document.lines[Math.max(0, from)]?.start ?? 0;
  const last = document.lines[Math.min(document.lines.length - 1, to)];
  const end = last ? last.start + last.line.text.length : 0;
  const said = sentencesOf(document).flatMap((span): Found<OtherWeighting>[] => {
    if (span.start < first || span.end > end) return [];
    const text = document.text.slice(span.start, span.end).replace(/\s+/g, " ");
    if (OF_OTHERS.test(text)) return [];
    const counts = IF_BETTER.test(text) ? "if_better" : BY_CHOICE.test(text) ? "by_choice" : null;
    return counts ? [{ ...span, value: { counts }, confidence: "exact" }] : [];
  });
  return said.find(({ value }) => value.counts === "if_better") ?? said[0] ?? null;
}

function sentencesOf(document: DocumentText): Span[] {
  return passagesOf(document).flatMap(({ text, start }) =>
    sentenceSpans(text).map((span) => ({
      start: start + span.start,
      end: start + span.start + text.slice(span.start, span.end).trimEnd().length,
    })),
  );
}

const LABEL = pattern("iu")`
  ^(?:[•◦▪–*-]\s*)?(?:(?:grading|weighting|marking|evaluation)\s)?${words`scheme, option, method, plan, weighting`}\s
  #?(?<label>[A-E1-5]|I{1,3}|IV|one|two|three|four)(?![\p{L}\d])\s*[:.)–-]?\s*`;
const MOST_LINES = 14;
const SHARE = source`(?<weight>\d{1,3}(?:\.\d{1,2})?)\s?%`;
const NAME_FIRST = pattern("u")`^(?<title>\p{L}[^%]*?)[\s:=(–-]+${SHARE}\)?\.?$`;
const SHARE_FIRST = pattern(
  "u",
)`^${SHARE}[\s:=–-]*(?:for\s|on\s|from\s)?(?:the\s)?(?<title>\p{L}[^%]*?)\.?$`;

type Share = { title: string; weight: number };

/** The shares of rows in the second of two labelled lists, where the rows are those of the other one. */
function inLabelledLists(document: DocumentText, rows: WeightedItem[]): WeightedItem[] | null {
  const heads = document.lines.flatMap(({ line }, at) => {
    const found = LABEL.exec(line.text);
    return found ? [{ at, label: (found.groups?.label ?? "").toLowerCase() }] : [];
  });
  for (const [index, head] of heads.entries()) {
    const next = heads[index + 1];
    const is_pair = next && PAIRS.some(([a, b]) => a === head.label && b === next.label);
    const third = heads[index + 2];
    if (!next || !is_pair || next.at - head.at > MOST_LINES) continue;
    if (third && third.at - next.at <= MOST_LINES && third.label !== head.label) return null;
    const one = sharesFrom(document, head.at, next.at);
    const two = sharesFrom(document, next.at, next.at + MOST_LINES);
    if (one && two) return withSecond(rows, one, two) ?? withSecond(rows, two, one);
  }
  return null;
}

const PAIRS = [
  ["a", "b"],
  ["1", "2"],
  ["i", "ii"],
  ["one", "two"],
];

/** What a list says until its shares are the whole; null where anything else stands among them. */
function sharesFrom(document: DocumentText, from: number, to: number): Share[] | null {
  const shares: Share[] = [];
  for (const { line } of document.lines.slice(from, to)) {
    const text = line.text.replace(LABEL, "").replace(/^[•◦▪–*-]\s*/u, "");
    for (const piece of text.split(/[,;+]\s*|\sand\s(?=[^%]*%)|\t/u)) {
      if (piece.trim() === "") continue;
      const groups = (NAME_FIRST.exec(piece.trim()) ?? SHARE_FIRST.exec(piece.trim()))?.groups;
      const title = cleanTitle(groups?.title ?? "");
      if (!groups || !isTitle(title)) return null;
      shares.push({ title, weight: Number(groups.weight) });
    }
    const sum = shares.reduce((all, { weight }) => all + weight, 0);
    if (Math.abs(sum - 100) < 0.001) return shares;
  }
  return null;
}

/** Null where the rows are not those of `own`, or `second` names anything else. */
function withSecond(rows: WeightedItem[], own: Share[], second: Share[]): WeightedItem[] | null {
  const counted = rows.filter(({ extra_credit }) => !extra_credit);
  const named = (row: WeightedItem) => row.title.replace(LABEL, "");
  const same = (row: WeightedItem) => (share: Share) => sameWords(named(row), share.title);
  const fits =
    counted.length === own.length &&
    counted.every((row) => !row.each && own.find(same(row))?.weight === row.weight) &&
    second.every((share) => counted.filter((row) => same(row)(share)).length === 1);
  if (!fits) return null;
  return rows.map((row) => {
    const other = second.find(same(row))?.weight ?? 0;
    return { ...row, title: named(row), ...(counted.includes(row) && { other }) };
  });
}
