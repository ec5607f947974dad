import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { plainGrade } from "@/lib/text/grade-letter";
import { pattern, source, words } from "@/lib/text/pattern";
import type { LetterScale } from "./types";

/**
 * The letter scale of a course, where a document gives one in percent: "A 93-100, A- 90-92.9 …", "90% and above: A",
 * "A > 90", or a row of letters above a row of bounds; or in points, of which `points_in_all` are to be had. Null where
 * grades are left out, do not fall, or overlap: a wrong bound is worse than none.
 */
export function findLetterScale(
  document: DocumentText,
  points_in_all?: number,
): Found<LetterScale> | null {
  const scalesIn = (forms: RegExp[], all: number) =>
    forms.flatMap((form) =>
      runsOf(pairsIn(document.text, form, all)).flatMap((run) => scaleOf(run, all) ?? []),
    );
  const in_percent = longest(scalesIn(FORMS.percent, 100));
  if (in_percent || points_in_all === undefined || points_in_all === 100) return in_percent;
  return longest(scalesIn(FORMS.points, points_in_all));
}

function longest(scales: Found<LetterScale>[]): Found<LetterScale> | null {
  return scales.reduce<Found<LetterScale> | null>(
    (best, scale) =>
      best && best.value.letters.length >= scale.value.letters.length ? best : scale,
    null,
  );
}

/** A grade with the bounds beside it. */
interface Pair {
  letter: string;
  /** Null where only what is above it is said: "below 60". */
  least: number | null;
  written: string;
  /** What it is below or at most. */
  most: number | null;
  /** The least is not included: "> 90". */
  is_above: boolean;
  /** What it ends with is not included: "below 60". */
  is_under: boolean;
  start: number;
  end: number;
}

const DASH = String.raw`(?:-|\u2010|\u2011|\u2012|\u2013|\u2014|\u2212)`;
const GRADE = source`(?<letter>AB|BC|CD|[A-F](?: ?[+\u2212\u2010-\u2013-](?![\d.]))?|[A-F] (?:plus|minus))`;
const AND_MORE = words`and above, or above, and up, or more, or higher, or better, and higher, and over, \+`;
const MORE_THAN = words`>(?!=), [Mm]ore than, [Gg]reater than, [Hh]igher than, [Aa]bove, [Oo]ver`;
const AT_LEAST = words`≥, >=, [Aa]t least, [Ff]rom, [Mm]inimum(?: of)?`;
const BELOW = words`<, ≤, <=, [Bb]elow, [Uu]nder, [Ll]ess than, [Ll]ower than, [Uu]p to`;
const AND_LESS = words`and below, or below, or less, or lower, and under, and lower`;
/** What is compared: "89% ≤ X < 93%". */
const VALUE = "(?:[xXpP]|[Gg]rade|[Ss]core)";
const BETWEEN = String.raw`(?:[ \t]*[:=(|][ \t]*|[ \t]+|\n\()(?:is |means |equals )?`;
const EDGE = String.raw`(?<![\p{L}\p{N}.+])`;
const POINTS = words`points?, pts, marks?`;

/** How bounds are written: in percent, where points are none, or in points. */
const FORMS = {
  percent: formsOf({
    number: String.raw`\d{1,3}(?:[.,]\d{1,2})?`,
    unit: source`(?: ?(?:%|percent|pct))?`,
    stop: source`(?![\p{L}\p{N}]| ?${POINTS}(?!\p{L}))`,
  }),
  points: formsOf({
    number: String.raw`\d{1,4}(?:\.\d)?`,
    unit: source`(?: ?${POINTS}\.?)?`,
    stop: String.raw`(?![\p{L}\p{N}%]| ?(?:%|percent|pct))`,
  }),
};

function formsOf({ number, unit, stop }: Record<"number" | "unit" | "stop", string>): RegExp[] {
  const to = source`(?: ?${DASH} ?| to |\.\.\.?| ?(?:≤|<=|<) ?${VALUE} ?(?:≤|<=|<) ?|\t ?<? ?)`;
  const range = source`(?:
    [\[(](?<open>${number})${unit} ?[,;] ?(?<close>${number})${unit}[\])]|
    (?:${AT_LEAST} ?)?(?<from>${number})${unit}${to}(?:${BELOW} ?)?(?<to>${number})${unit}|
    (?<below>${number})${unit} ?${AND_LESS}|
    (?:${VALUE} ?)?${BELOW} ?(?<under>${number})${unit}|
    (?:${VALUE} ?)?${MORE_THAN} ?(?<above>${number})${unit}|
    (?:(?:${VALUE} ?)?${AT_LEAST} ?)?(?<least>${number})${unit}(?: ?${AND_MORE})?
  )`;
  return [
    pattern("dgu")`${EDGE}${GRADE}${BETWEEN}${range}${stop}`,
    pattern("dgu")`${EDGE}${range}[ \t]*[:=)|]?[ \t]*${GRADE}${stop}`,
  ];
}

/** "90 < x ≤ 93" and "(90, 93]": only what is above the first number. */
const IS_HALF_OPEN = pattern("u")`\d[^<≤\d]*<(?!=) ?${VALUE} ?(?:≤|<=)|^\P{N}*\([^)]*\]`;

/** Bounds in percent of `all`. */
function pairsIn(text: string, form: RegExp, all: number): Pair[] {
  return [...text.matchAll(form)].flatMap((match) => {
    const { letter = "", from, to, open, close, below, under, above, least } = match.groups ?? {};
    const numbers = [from, to, open, close].flatMap((bound) =>
      bound === undefined ? [] : [bound],
    );
    const [low, high] = numbers.sort((a, b) => numberOf(a) - numberOf(b));
    const bound = low ?? above ?? least;
    const top = high ?? below ?? under;
    const written = writtenOf(bound ?? "0", all);
    if (written === null) return [];
    return [
      {
        letter: plainGrade(letter.replace(/ plus/, "+").replace(/ minus/, "-")),
        least: bound === undefined ? null : Number(written),
        written,
        most: top === undefined ? null : (numberOf(top) * 100) / all,
        is_above: above !== undefined || IS_HALF_OPEN.test(match[0]),
        is_under: under !== undefined && !/≤|<=|up to/i.test(match[0]),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

/** As it stands, or points as an exact percentage; null where they are none of four decimals. */
function writtenOf(bound: string, all: number): string | null {
  if (all === 100) return bound.replace(",", ".");
  const share = (numberOf(bound) * 100) / all;
  const written = String(Math.round(share * 10_000) / 10_000);
  return Math.abs(share - Number(written)) < 1e-9 ? written : null;
}

/** Pairs that follow each other with little between them, and the stretches of them in which grades rise or fall. */
function runsOf(pairs: Pair[]): Pair[][] {
  const [near, steady]: [Pair[][], Pair[][]] = [[], []];
  for (const pair of pairs) {
    const last = near.at(-1)?.at(-1);
    const is_near = last !== undefined && pair.start - last.end <= MOST_BETWEEN;
    if (is_near) near.at(-1)?.push(pair);
    else near.push([pair]);
    const run = steady.at(-1);
    if (is_near && run && goesOn(run, pair)) run.push(pair);
    else steady.push([pair]);
  }
  return [...near, ...steady];
}

function goesOn(run: Pair[], pair: Pair): boolean {
  const [before, last] = run.slice(-2).map(rankOf);
  if (before === undefined || last === undefined) return true;
  return Math.sign(rankOf(pair) - last) === Math.sign(last - before);
}

function rankOf({ letter }: Pair): number {
  return RANKS.indexOf(letter);
}

/** Tables may stand in two columns, so that grades come in any order. */
function scaleOf(run: Pair[], all: number): Found<LetterScale> | null {
  const falling = run.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [highest, lowest] = [falling[0], falling.at(-1)];
  if (!highest || !lowest || !isScale(falling, highest, lowest, all)) return null;
  const bounds = falling.filter(({ least }) => (least ?? 0) > 0);
  const above = bounds.filter((pair) => pair.is_above).length;
  // What is neither above a bound nor below it has no grade.
  if (above > 0 && (above < bounds.length || lowest.is_under)) return null;
  const letters = falling.map(({ letter, written }): [string, string] => [letter, written]);
  const ends_open = (lowest.least ?? 0) > 0;
  const names_failing = !ends_open || FAILED.test(lowest.letter);
  if (ends_open && names_failing) letters.splice(-1, 1, [lowest.letter, "0"]);
  else if (ends_open) letters.push(["F", "0"]);
  const start = Math.min(...run.map((pair) => pair.start));
  const end = Math.max(...run.map((pair) => pair.end));
  const value = { letters, names_failing, ...(above > 0 && { is_above: true as const }) };
  return { value, confidence: "exact", start, end };
}

function isScale(falling: Pair[], highest: Pair, lowest: Pair, all: number): boolean {
  const steps = falling.slice(1).map((pair, at) => ({ pair, before: falling[at] }));
  return (
    ["A", "B", "C"].every((whole) => falling.some(({ letter }) => letter === whole)) &&
    new Set(falling.map(rankOf)).size === falling.length &&
    (highest.least ?? 0) >= LEAST_OF_BEST &&
    (highest.least ?? 0) <= 100 &&
    (all === 100 || highest.most === null || highest.most === 100) &&
    (lowest.least === null || lowest.least === 0 || lowest.least >= LEAST_OF_LAST) &&
    steps.every(({ pair, before }) => follows(pair, before, (1.01 * 100) / all))
  );
}

/** The next lower grade ends where this one begins, or just before. */
function follows({ least, most }: Pair, before: Pair | undefined, gap: number): boolean {
  const bound = before?.least ?? null;
  if (bound === null || (least !== null && least >= bound)) return false;
  return most === null || (most <= bound && bound - most <= gap);
}

const MOST_BETWEEN = 40;
/** Points of a question are no scale: the best grade asks for so much, the last that passes for so much. */
const LEAST_OF_BEST = 70;
const LEAST_OF_LAST = 35;
const FAILED = /^[EF]$/;
/** All grades in their order, those between two letters among them. */
const RANKS = ["A", "B", "C", "D", "E", "F"].flatMap((letter, at) => [
  `${letter}+`,
  letter,
  `${letter}-`,
  `${letter}${"BCDEF"[at] ?? ""}`,
]);

function numberOf(written: string): number {
  return Number(written.replace(",", "."));
}
