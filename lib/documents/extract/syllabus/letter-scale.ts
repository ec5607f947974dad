import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { plainGrade } from "@/lib/text/grade-letter";
import { pattern, source, words } from "@/lib/text/pattern";
import type { LetterScale } from "./types";

/**
 * The letter scale of a course, where a document gives one in percent: "A 93-100, A- 90-92.9 …", "90% and above: A",
 * or a row of letters above a row of bounds. Null where grades are left out, do not fall, or overlap: a wrong bound is
 * worse than none.
 */
export function findLetterScale(document: DocumentText): Found<LetterScale> | null {
  const runs = [LETTER_FIRST, RANGE_FIRST].flatMap((form) => runsOf(pairsIn(document.text, form)));
  const scales = runs.flatMap((run) => scaleOf(run) ?? []);
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
  start: number;
  end: number;
}

const DASH = String.raw`(?:-|\u2010|\u2011|\u2012|\u2013|\u2014|\u2212)`;
const GRADE = source`(?<letter>AB|BC|CD|[A-F](?: ?[+\u2212\u2010-\u2013-](?![\d.]))?|[A-F] (?:plus|minus))`;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const PERCENT = source`(?: ?(?:%|percent|pct))?`;
const AND_MORE = words`and above, or above, and up, or more, or higher, or better, and higher, and over, \+`;
const AT_LEAST = words`≥, >=, [Aa]t least, [Ff]rom, [Mm]inimum(?: of)?`;
const BELOW = words`<, ≤, <=, [Bb]elow, [Uu]nder, [Ll]ess than, [Ll]ower than, [Uu]p to`;
const AND_LESS = words`and below, or below, or less, or lower, and under, and lower`;
/** What is compared: "89% ≤ X < 93%". */
const VALUE = "(?:[xXpP]|[Gg]rade|[Ss]core)";
const TO = source`(?: ?${DASH} ?| to |\.\.\.?| ?(?:≤|<=|<) ?${VALUE} ?(?:≤|<=|<) ?|\t ?<? ?)`;
const RANGE = source`(?:
  [\[(](?<open>${NUMBER})${PERCENT} ?[,;] ?(?<close>${NUMBER})${PERCENT}[\])]|
  (?:${AT_LEAST} ?)?(?<from>${NUMBER})${PERCENT}${TO}(?:${BELOW} ?)?(?<to>${NUMBER})${PERCENT}|
  (?<below>${NUMBER})${PERCENT} ?${AND_LESS}|
  (?:${VALUE} ?)?${BELOW} ?(?<under>${NUMBER})${PERCENT}|
  (?:(?:${VALUE} ?)?${AT_LEAST} ?)?(?<least>${NUMBER})${PERCENT}(?: ?${AND_MORE})?
)`;
const BETWEEN = String.raw`(?:[ \t]*[:=(|][ \t]*|[ \t]+|\n\()(?:is |means |equals )?`;
const EDGE = String.raw`(?<![\p{L}\p{N}.+])`;
const STOP = String.raw`(?![\p{L}\p{N}]| ?(?:points?|pts|marks?)(?!\p{L}))`;
const LETTER_FIRST = pattern("dgu")`${EDGE}${GRADE}${BETWEEN}${RANGE}${STOP}`;
const RANGE_FIRST = pattern("dgu")`${EDGE}${RANGE}[ \t]*[:=)|]?[ \t]*${GRADE}${STOP}`;

function pairsIn(text: string, form: RegExp): Pair[] {
  return [...text.matchAll(form)].flatMap((match) => {
    const { letter = "", from, to, open, close, below, under, least } = match.groups ?? {};
    const numbers = [from, to, open, close].flatMap((bound) =>
      bound === undefined ? [] : [bound],
    );
    const [low, high] = numbers.sort((a, b) => numberOf(a) - numberOf(b));
    const bound = low ?? least;
    const top = high ?? below ?? under;
    return [
      {
        letter: plainGrade(letter.replace(/ plus/, "+").replace(/ minus/, "-")),
        least: bound === undefined ? null : numberOf(bound),
        written: (bound ?? "0").replace(",", "."),
        most: top === undefined ? null : numberOf(top),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
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
function scaleOf(run: Pair[]): Found<LetterScale> | null {
  const falling = run.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [highest, lowest] = [falling[0], falling.at(-1)];
  if (!highest || !lowest || !isScale(falling, highest, lowest)) return null;
  const letters = falling.map(({ letter, written }): [string, string] => [letter, written]);
  const ends_open = (lowest.least ?? 0) > 0;
  const names_failing = !ends_open || FAILED.test(lowest.letter);
  if (ends_open && names_failing) letters.splice(-1, 1, [lowest.letter, "0"]);
  else if (ends_open) letters.push(["F", "0"]);
  const start = Math.min(...run.map((pair) => pair.start));
  const end = Math.max(...run.map((pair) => pair.end));
  return { value: { letters, names_failing }, confidence: "exact", start, end };
}

function isScale(falling: Pair[], highest: Pair, lowest: Pair): boolean {
  const steps = falling.slice(1).map((pair, at) => ({ pair, before: falling[at] }));
  return (
    ["A", "B", "C"].every((whole) => falling.some(({ letter }) => letter === whole)) &&
    new Set(falling.map(rankOf)).size === falling.length &&
    (highest.least ?? 0) >= LEAST_OF_BEST &&
    (highest.least ?? 0) <= 100 &&
    (lowest.least === null || lowest.least === 0 || lowest.least >= LEAST_OF_LAST) &&
    steps.every(({ pair, before }) => follows(pair, before))
  );
}

/** The next lower grade ends where this one begins, or just before. */
function follows({ least, most }: Pair, before: Pair | undefined): boolean {
  const bound = before?.least ?? null;
  if (bound === null || (least !== null && least >= bound)) return false;
  return most === null || (most <= bound && bound - most <= 1.01);
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
