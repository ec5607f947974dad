import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { cellsInColumn } from "@/lib/documents/extract/cells";
import type { Due } from "@/lib/documents/extract/due";
import { pattern, words } from "@/lib/text/pattern";
import { saysGrading } from "./grading-heads";
import { type Passage, passagesOf, sentencesOf } from "./passages";
import { counted, nameBehind, titleAbove, titleOf, workIn } from "./share-names";
import {
  AMOUNTS,
  CODED,
  HEADS,
  LABELS_ONLY,
  LED_BY_TITLE,
  LED_BY_WORK,
  MAY_HOLD_SHARE,
  type Unit,
} from "./share-patterns";
import { capitalised, cleanTitle, isTitle, ROUGHLY, SAYS_SHARE } from "./weight-titles";
import { GRADED } from "./work-words";

export type WeightedItem = {
  title: string;
  /** In percent of the grade, or in points while a scheme of points is read. */
  weight: number;
  /** The weight is that of one of several pieces ("20% each"). */
  each?: boolean;
  line: number;
  /** Where the component's own words begin and end in the document. */
  start: number;
  end: number;
  /** Of how many pieces the share is: "5 x 2% = 10%". */
  count?: number;
  /** In points of a total that the document does not state: no share can be told. */
  open?: true;
  /** Worked out from points or decimals; the document prints no such percentage. */
  worked_out?: true;
  /** The share in the document's other scheme. */
  other?: number;
  /** There are more than two. */
  has_third?: true;
  /** Stands in brackets behind the share of the whole: "55% Exams (midterm: 15%, final: 40%)". */
  inner?: true;
  /** Named by the only work its sentence speaks of: to be believed where all adds up. */
  weak?: true;
  /** Comes on top of the whole grade. */
  extra_credit?: true;
  /** Of one piece or of all, as `weight` is, where the rows are all the points of the course. */
  points?: number;
  points_in_all?: number;
  /** From a date in the same row. */
  due?: Due;
};

const EACH_WORDS = {
  en: words`
    each, apiece, per (?:exam|test|paper|quiz|essay|project|midterm|assignment|lab)
  `,
  de: words`jeweils, je`,
  es: words`cada un[oa]`,
  pt: words`cada(?: um)?`,
  fr: words`chacune?s?`,
  it: words`ciascun[oa]`,
};
const EACH = pattern("iu")`^\s*${EACH_WORDS}(?![\p{L}])`;
const EACH_BEFORE =
  /(?<![\p{L}])each(?:(?: is)? worth| counts(?: for)?| equal(?:s|l?ing)?(?: to)?)?\s*[=:]?\s*$/iu;
/** "40% or 30%". */
const OR = /^\s*(?:or|oder|ou|o)\s+$/i;
const SENTENCE = 90;

/** Every place where the document gives something a share of the grade (or points). */
export function weightRows(document: DocumentText, unit: Unit): WeightedItem[] {
  const rows = passagesOf(document)
    .flatMap((passage) => statementsOf(document, passage))
    .flatMap((passage) => rowsInPassage(document, passage, unit));
  return [...rows, ...numbersInColumns(document, unit)].sort((a, b) => a.start - b.start);
}

/** "Midterm: %20", where the sign stands in front. */
const SIGN_FIRST = /(?<=^|[\s:(–-])(?<sign>%\s?)(?<number>\d{1,3})(?![\p{L}\d%]|[.,]\d)/gu;

/** A passage, or one of the sentences of a paragraph that gives several shares. */
type Statement = Passage & { in_paragraph?: true; begins?: boolean };

/** A paragraph's sentences where several give shares, each with the bare shares that stand behind it. */
function statementsOf(document: DocumentText, passage: Passage): Statement[] {
  if ((passage.text.match(/%/g)?.length ?? 0) < 2) return [passage];
  if ((document.lines[passage.line]?.cells.length ?? 1) > 1) return [passage];
  const statements: Statement[] = [];
  for (const sentence of sentencesOf(passage)) {
    const last = statements.at(-1);
    if (last && !/\p{L}/u.test(sentence.text.slice(0, 12))) {
      last.end = sentence.end;
      last.text = passage.text.slice(last.start - passage.start, last.end - passage.start);
    } else statements.push({ ...sentence, in_paragraph: true, begins: last === undefined });
  }
  return statements;
}

function rowsInPassage(document: DocumentText, written: Statement, unit: Unit): WeightedItem[] {
  const passage = { ...written, text: written.text.replace(SIGN_FIRST, "$<number>$<sign>") };
  const { text, line } = passage;
  if (!MAY_HOLD_SHARE.test(text)) return [];
  const make = (title: string, weight: number, each = false): WeightedItem => ({
    title: capitalised(title),
    weight,
    each,
    line,
    start: passage.start,
    end: Math.min(passage.end, passage.start + 240),
  });
  if (unit === "percent") {
    const numbered = [...text.matchAll(/#(\d{1,2})\s*[=:]\s*(\d{1,2})\s?%/g)];
    const family = cleanTitle(text.split("(")[0] ?? "").replace(/s$/, "");
    if (numbered.length > 1 && isTitle(family))
      return numbered.map((each) => make(`${family} ${each[1]}`, Number(each[2])));
    const coded = CODED.exec(text);
    if (coded?.[1] && coded[3] && isTitle(cleanTitle(coded[3])))
      return [make(`${coded[1]} ${cleanTitle(coded[3])}`, Number(coded[2]))];
    const labelled = LABELS_ONLY.exec(text);
    const above = labelled ? titleAbove(document, line) : null;
    if (labelled && above) return [make(above, Number((labelled[1] ?? "").replace(",", ".")))];
  }
  const matches = [...text.matchAll(AMOUNTS[unit])];
  const led =
    unit === "percent" && matches.length === 1
      ? (LED_BY_TITLE.exec(text) ?? LED_BY_WORK.exec(text))
      : null;
  if (led?.[1] && led[2] && GRADED.test(led[1]))
    return [make(cleanTitle(led[1]), Number(led[2]), EACH.test(afterShare(text)))];
  return amountsIn(document, passage, matches, unit).map(
    ({ title, weight, each, weak, inner, other, from, to }) => ({
      ...make(title, weight, each),
      ...(weak && { weak }),
      ...(inner && { inner }),
      ...(other && { other: Number(other) }),
      start: from,
      end: to,
    }),
  );
}

function amountsIn(
  document: DocumentText,
  passage: Statement,
  matches: RegExpExecArray[],
  unit: Unit,
) {
  const { text } = passage;
  const cells = document.lines[passage.line]?.cells ?? [];
  const at = cells.findIndex((cell) => cell.start === passage.start);
  const leads = sharesComeFirst(text, matches);
  const above = wordsAbove(document, cells[at], matches[0], unit);
  const in_list =
    above !== "" || matches.length > 1 || text.length > SENTENCE || passage.in_paragraph === true;
  let from = 0;
  return matches.flatMap((match, index) => {
    const weight = Number((match[1] ?? "").replace(",", "."));
    const before = (index === 0 ? above : "") + text.slice(from, match.index);
    const end = match.index + match[0].length;
    const after = text.slice(end, matches[index + 1]?.index ?? text.length);
    const previous = from;
    from = end;
    const most = unit === "percent" ? 100 : 2000;
    if (weight <= 0 || weight > most || PENALTY.test(before)) return [];
    if (CONTENTS_ENTRY.test(after)) return [];
    const times = /(\d{1,2})\s*(?:[x×@]|at)\s*$/iu.exec(before)?.[1];
    const is_whole = Number(matches[index + 1]?.[1]?.replace(",", ".")) === Number(times) * weight;
    // "(6 x 4%) 24%": the whole's share follows.
    if (times && (is_whole || cells.slice(at + 1).some(({ text }) => AMOUNT.test(text)))) {
      from = previous;
      return [];
    }
    const several = unit === "percent" ? counted(text.slice(0, match.index)) : null;
    const each = several !== null || EACH.test(after) || EACH_BEFORE.test(before);
    // "Essays: 30% (15% each)": the share of all stands before that of one.
    if (each && index > 0 && !/\p{L}/u.test(before)) return [];
    // "2% × 10 = 20%": the whole's share follows.
    if (matches[index + 1] && TIMES_AFTER.test(after)) {
      from = previous;
      return [];
    }
    const named = titleOf(before, after, {
      leads,
      in_list,
      begins: previous === 0 && passage.begins !== false,
      previous,
      cells,
      at,
    });
    const label = named === null && unit === "percent" ? labelBefore(cells, at) : null;
    const guess = leads ? nameBehind(before, after) : workIn(before);
    const title = several ?? named ?? label ?? (unit === "percent" ? guess : null);
    // "The main ideas (each is worth 5%)": the line above says what is.
    if (!title || (/\(each\s(?:\p{L}+\s)*$/iu.test(before) && !GRADED.test(title))) return [];
    const started = leads ? match.index : previous;
    const begin = in_list
      ? started + (/^[\s,;.)•]*/.exec(text.slice(started))?.[0].length ?? 0)
      : 0;
    const first = cells.length > 1 && at > 0 ? cells[0]?.start : undefined;
    const to = passage.start + (leads ? end + (after.match(/^[^,;.(]*/)?.[0].length ?? 0) : end);
    return [
      {
        title,
        weight: times ? weight * Number(times) : weight,
        each: each && !times,
        other: OR.test(after) ? matches[index + 1]?.[1] : undefined,
        weak: named === null && label === null ? (true as const) : undefined,
        inner: leads && index > 0 && isInBrackets(text, match.index) ? (true as const) : undefined,
        from: first ?? passage.start + Math.min(begin, match.index),
        to,
      },
    ];
  });
}

/** "two exams will | account for 60%": the subject of a cell that begins with its verb ends the cell above. */
function wordsAbove(
  document: DocumentText,
  cell: PlacedCell | undefined,
  first: RegExpExecArray | undefined,
  unit: Unit,
): string {
  if (!cell || !first || !SAYS_SHARE.test(cell.text.slice(0, first.index).trim())) return "";
  const [above] = cellsInColumn(document, cell, -1);
  if (!above || above.line !== cell.line - 1 || /[.!?:;]$/.test(above.text)) return "";
  const last = [...above.text.matchAll(AMOUNTS[unit])].at(-1);
  return `${above.text.slice(last ? last.index + last[0].length : 0)} `;
}

/** "2.1 Homework (30%) ..... 4" is a line of a table of contents. */
const CONTENTS_ENTRY = /^\)?\s*(?:…|\.{3}|(?:\.\s){3})/;

/** "Plan: | Each student writes a plan, which equals half of the grade": the cell in front names the work. */
function labelBefore(cells: PlacedCell[], at: number): string | null {
  const [label] = cells;
  const title = at === 1 && label && /:\s*$/.test(label.text) ? cleanTitle(label.text) : "";
  return isTitle(title) && !saysGrading(title) ? title : null;
}

const TIMES_AFTER = /^\s*[x×*@]\s*\d{1,2}\s*=\s*$/u;

function afterShare(text: string): string {
  return text.slice(text.indexOf("%") + 1);
}

/** "30% homework + 70% exam": each share stands before what it is for. */
function sharesComeFirst(text: string, matches: RegExpExecArray[]): boolean {
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return false;
  const before = text.slice(0, first.index).replace(SOFTENED, "");
  if (!/\p{L}/u.test(before)) return true;
  const after = text.slice(last.index + last[0].length);
  const names_last = /^\s*\p{L}{3}/u.test(after) && !EACH.test(after);
  return matches.length > 1 && /[:=]\s*$/.test(before) && names_last;
}

/** "Grading: about 50%", "The last 10%". */
const SOFTENED = pattern(
  "iu",
)`(?:(?<![\p{L}])${ROUGHLY}|(?:^|:)\s*the (?:last|remaining|other|final))\s+$`;

/** "A late penalty of 50%" is no share of the grade. */
const PENALTY = /(?:penalt\p{L}*|deduct\p{L}*|reduc\p{L}*|lose[sd]?)\s(?:\p{L}+\s){0,3}$/iu;

function isInBrackets(text: string, at: number): boolean {
  return /\([^()]*$/.test(text.slice(0, at)) && /^[^()]*\)/.test(text.slice(at));
}

const AMOUNT = /^\d{1,4}(?:[.,]\d{1,2})?\s?(?:%|points?|pts\.?|marks?)?$/i;

const ROWS_BELOW = 22;

/** A column of bare numbers under "Weight (%)" or "Marks". */
function numbersInColumns(document: DocumentText, unit: Unit): WeightedItem[] {
  return document.lines.flatMap(({ cells }) => {
    const head =
      cells.length > 1
        ? cells.slice(1).find(({ text }) => HEADS[unit].test(text.trim()))
        : undefined;
    if (!head) return [];
    return cellsInColumn(document, head, ROWS_BELOW).flatMap((cell) => {
      const value = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%?$/.exec(cell.text.trim())?.[1];
      const { line } = cell;
      const titles = (document.lines[line]?.cells ?? []).filter(({ start }) => start < cell.start);
      const title = titles.map(({ text }) => cleanTitle(text)).find(isTitle);
      if (!value || !title || /%/.test(cell.text)) return [];
      const start = titles[0]?.start ?? cell.start;
      const end = cell.start + cell.text.length;
      return [{ title, weight: Number(value.replace(",", ".")), line, start, end }];
    });
  });
}
