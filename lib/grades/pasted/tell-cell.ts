import { letterOn } from "@/lib/grades/scale";
import { EXCUSED, NUMBER, OUT_OF } from "@/lib/grades/typed-score";
import { MONTH, WEEKDAY } from "@/lib/text/calendar";
import { pattern, source } from "@/lib/text/pattern";
import { DATE_WORDS, NOISE, UNITS } from "./words";

/** What stands in a cell. Numbers are as they were written. */
export type Told =
  | { is: "empty" | "noise" | "open" | "excused" }
  | { is: "fraction"; score: string; out_of: string }
  /** Nothing scored of so much. */
  | { is: "open_of"; out_of: string }
  | { is: "number" | "out_of" | "percent"; value: string }
  | { is: "letter"; letter: string }
  /** A letter that the scale of the course doesn't have. */
  | { is: "other_letter"; letter: string }
  | { is: "text"; text: string };

/** A name and its score in one cell: "Quiz 1  18/20". */
export interface Named {
  title: string;
  score: Told;
}

export function tellCell(cell: string, letters: readonly string[]): Told {
  if (cell.length > LONGEST) return { is: "noise" };
  const text = cell.replace(LABELS, "").trim();
  if (text === "") return cell.trim() === "" ? { is: "empty" } : { is: "noise" };
  if (DASH.test(text)) return { is: "open" };
  if (IS_EXCUSED.test(text)) return { is: "excused" };
  const [, score = "", out_of] = FRACTION.exec(text) ?? [];
  if (out_of)
    return /\d/.test(score) ? { is: "fraction", score, out_of } : { is: "open_of", out_of };
  const [, whole] = WHOLE.exec(text) ?? RANGE.exec(text) ?? [];
  if (whole) return { is: "out_of", value: whole };
  const [, percent] = PERCENT.exec(text) ?? [];
  if (percent) return { is: "percent", value: percent };
  const [, number] = ALONE.exec(text) ?? [];
  if (number) return { is: "number", value: number };
  const letter = letterOn(letters, text);
  if (letter) return { is: "letter", letter };
  if (IS_NOISE.test(text) || isDate(text)) return { is: "noise" };
  if (SOME_LETTER.test(text)) return { is: "other_letter", letter: text };
  return { is: "text", text: titleOf(text) };
}

/** Null for a name without a score. */
export function tellNamed(text: string, letters: readonly string[]): Named | null {
  if (text.length > LONGEST) return null;
  for (const shape of NAMED) {
    const { title = "", score = "" } = shape.exec(text)?.groups ?? {};
    if (!/\p{L}/u.test(title)) continue;
    const told = tellCell(score, letters);
    if (told.is === "text" || told.is === "noise" || told.is === "empty") continue;
    return { title: titleOf(title), score: told };
  }
  return null;
}

/** Without bullets before it and marks behind it. */
function titleOf(text: string): string {
  return text
    .replace(/^[-–—*•·]\s+/, "")
    .replace(/[\s:=–—-]+$/, "")
    .trim();
}

/** As long as a title may be; what is longer is a comment, and patterns would take their time with it. */
const LONGEST = 200;
/** What screen readers hear before a score. */
const LABELS = /click to test a different score|instructor is working on grades|score:\s*/gi;
const DASH = /^(?:[-–—‐−]|n\/?a|\.|…)$/i;
const IS_EXCUSED = pattern("iu")`^${EXCUSED}$`;
const UNIT = source`(?:\s*${UNITS})?`;
const SHARE = source`(?:\s*[,;]?\s*\(?\s*${NUMBER}\s*%\s*\)?)?`;
const FRACTION = pattern("iu")`^(${NUMBER}|[-–—])${UNIT}\s*${OUT_OF}\s*(${NUMBER})${UNIT}${SHARE}$`;
const WHOLE = pattern("iu")`^(?:\(\s*)?${OUT_OF}\s*(${NUMBER})${UNIT}\s*\)?$`;
/** "0–10", as Moodle says what is possible. */
const RANGE = pattern("u")`^0(?:[.,]0+)?\s*[-–—]\s*(${NUMBER})$`;
const PERCENT = pattern("u")`^\(?\s*(${NUMBER})\s*%\s*\)?$`;
const ALONE = pattern("iu")`^(${NUMBER})${UNIT}$`;
const IS_NOISE = pattern("iu")`^${NOISE}$`;
const SOME_LETTER = /^[A-FSU][+\-−–]?$/;

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*(?:[ap]\.?m\.?)|\d{1,2}[:h]\d{2}(?::\d{2})?`;
const DAY = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{1,2}\.\d{1,2}\.`;
const ZONES = source`(?:[ECMP][DS]T|UTC|GMT|BST|CES?T|AES?T)`;
const FULL = source`(?:${MONTH})(?![\p{L}])\.?`;
const DATE_PART = pattern("giu")`${DAY}|${CLOCK}|${FULL}|${WEEKDAY}|\d{4}|\d{1,2}(?:st|nd|rd|th|\.)?
  |(?<![\p{L}])${DATE_WORDS}(?![\p{L}])|(?<![\p{L}])${ZONES}(?![\p{L}])|[,:;@()|·-]`;
const IS_DATED = pattern("iu")`${DAY}|${CLOCK}|(?<![\p{L}])${FULL}\s*\d|\d\.?\s*${FULL}`;

/** Nothing but a date, with what may stand before it. */
function isDate(text: string): boolean {
  return IS_DATED.test(text) && text.replace(DATE_PART, "").trim() === "";
}

const GAP = String.raw`\s*[:=]\s*|\s+[-–—]\s+|\s{2,}`;
const NAMED = [
  pattern("iu")`^(?<title>.+?)(?:${GAP}|\s+|\s*\()
    (?<score>(?:${NUMBER}|[-–—])${UNIT}\s*(?:[/⁄∕]|out of)\s*${NUMBER}${UNIT}${SHARE})\)?$`,
  pattern(
    "iu",
  )`^(?<title>.+?)(?:${GAP})(?<score>${NUMBER}${UNIT}\s*${OUT_OF}\s*${NUMBER}${UNIT}${SHARE})$`,
  pattern("iu")`^(?<title>.+?)(?:${GAP}|\s+)(?<score>${NUMBER}\s*%)$`,
  pattern("iu")`^(?<title>.+?)(?:${GAP}|\s+|\s*\()(?<score>${EXCUSED})\)?$`,
  pattern("u")`^(?<title>.+?)(?:${GAP})(?<score>\p{L}{1,2}[+\-−–]?)$`,
  pattern("u")`^(?<title>.+?)\s+(?<score>[A-F][+\-−–])$`,
  pattern("iu")`^(?<title>.+?)(?:${GAP})(?<score>${NUMBER}${UNIT})$`,
  pattern("iu")`^(?<title>.+?)\s+(?<score>${NUMBER}\s*${UNITS})$`,
  pattern("iu")`^(?<title>.+?)(?:${GAP})(?<score>[-–—])$`,
];
