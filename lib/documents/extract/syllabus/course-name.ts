import { findDates } from "@/lib/documents/dates/find";
import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Line } from "@/lib/documents/types";
import { pattern } from "@/lib/text/pattern";
import { CODE, exact, withoutCode } from "./course-code";
import { NO_NAME, nameIn } from "./course-name-text";
import { labelledName, NAME_LABEL } from "./labelled-course-name";
import { isSectionName } from "./section-words";
import { SEMESTER } from "./term";

/** What the course is called, after a label or as the heading of the document. */
export function findCourseName(
  document: DocumentText,
  code: Found<string> | null,
  instructor: Found<string> | null,
): Found<string> | null {
  return labelledName(document, code) ?? findName(document, code, instructor);
}

/** The largest words at the top that are neither code, term nor "Syllabus". */
function findName(
  document: DocumentText,
  code: Found<string> | null,
  instructor: Found<string> | null,
): Found<string> | null {
  const first = document.lines[0]?.page;
  const top = document.lines.slice(0, 25).filter(({ page }) => page === first);
  const largest = Math.max(...top.map(({ line }) => line.size));
  const ranked = top
    .flatMap(({ line, cells }, index) =>
      cells.length > 2 || line.text.includes("@")
        ? []
        : partsOf(line, cells).map(({ start, text: whole }) => ({
            line,
            index,
            start,
            end: start + whole.length,
            whole,
            text: nameIn(whole, code),
            rank: rankOf(line, index, code),
          })),
    )
    .filter(
      ({ text, line, whole, index }) =>
        text.length >= 4 &&
        !/^[•●▪◦►–-]/u.test(whole.trim()) &&
        (line.size > largest - 0.5 || !whole.trim().endsWith(":")) &&
        (index < FIRST_LINES || line.size > largest - 0.5 || isBeside(line, code)) &&
        /\p{L}{3}/u.test(text) &&
        (/\p{Lu}{5}/u.test(text) || !/^[\p{Lu}\d/ &.-]*\d[\p{Lu}\d/ &.-]*$/u.test(text)) &&
        !/^\p{Ll}/u.test(text) &&
        !/^\p{Lu}{1,4} ?\p{Lu}?\d+$/u.test(text) &&
        text.split(" ").length <= 14 &&
        !SENTENCE.test(text) &&
        !isDate(text) &&
        !instructor?.value.includes(text) &&
        !(index > 3 && !line.bold && isRunning(text)) &&
        !isEntryOfContents(line) &&
        !NO_NAME.test(text) &&
        !NAME_LABEL.test(text) &&
        (line.size > largest - 0.5 ||
          (line.bold && line.size > LARGE) ||
          !LABELLED.test(text) ||
          isSubtitled(text, index)) &&
        (isBeside(line, code) || !isSectionName(text)),
    );
  const best = ranked.sort((a, b) => b.rank - a.rank)[0];
  if (!best) return null;
  const next = top[best.index + 1];
  const runs_on =
    next &&
    Math.abs(next.line.size - best.line.size) < 0.5 &&
    next.line.bold === best.line.bold &&
    (next.line.size > 13 || (next.line.bold && OPEN_END.test(best.text))) &&
    !/^\(.*\)$/.test(next.line.text) &&
    !SEMESTER.test(next.line.text) &&
    !NO_NAME.test(next.line.text) &&
    !isSectionName(next.line.text) &&
    nameIn(next.line.text, code).length > 2 &&
    !new RegExp(CODE.source, "u").test(next.line.text);
  const value = runs_on ? `${best.text} ${nameIn(next.line.text, code)}`.trim() : best.text;
  const end = runs_on ? next.start + next.line.text.length : best.end;
  return exact(value, best.start, end);
}

/** A large heading may be set with wide gaps; in smaller print two cells are two things side by side. */
function partsOf(line: Line, cells: PlacedCell[]): Pick<PlacedCell, "text" | "start">[] {
  const [first] = cells;
  return first && line.size > 15
    ? [{ start: first.start, text: line.text.replace(/\t/g, " ") }]
    : cells;
}

const OPEN_END = /(?:\s(?:and|or|of|the|for|to|in|with|und|der|des|et|de|du|y|e|del|di)|[,:&–-])$/i;
const LARGE = 15;
/** "Office hours: ..." is an entry of the head; as the largest line it may be a name with a subtitle. */
const LABELLED = /^\p{L}+(?: \p{L}+){0,2}:\s/u;
/** "Big Data: Approaches and Issues" in the first lines: a name with a subtitle, in capitals as titles are. */
function isSubtitled(text: string, index: number): boolean {
  return (
    index < 3 &&
    /^(?:\p{Lu}\p{L}+ ){1,2}\p{Lu}\p{L}+: (?:\p{Lu}\p{L}+)(?: \p{L}+)*$/u.test(
      text.replace(/\s\(.*\)$/, ""),
    )
  );
}

/** A sentence is no name, and neither is what ends one. */
const SENTENCE = pattern("i")`
  ^(?:this|these|in this|we|you|your|our|students?|for|if|please|este|esta|ce|dieses?)\s|\)\.$|
  ^(?:what|worum|skills) .*(?:\?|you|should)`;

/** Words of running text are small; those of a name further down are not. */
function isRunning(text: string): boolean {
  return (text.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length > 2;
}

function isDate(text: string): boolean {
  const dates = findDates(text);
  const letters = dates.reduce((sum, { start, end }) => sum + end - start, 0);
  return letters > text.length / 2 || dates[0]?.start === 0;
}

/** "2 Team-based learning … 3" */
function isEntryOfContents({ text, cells = [] }: Line): boolean {
  return /^\d+(?:\.\d+)*\s/.test(text) && /^\d{1,3}$/.test(cells.at(-1)?.text ?? "");
}

/** Further down, a line of running size names something else. */
const FIRST_LINES = 10;

function isBeside(line: Line, code: Found<string> | null): boolean {
  return code !== null && line.text.includes(code.value);
}

/** Size counts most; a name often shares its line with the course's code. */
function rankOf(line: Line, index: number, code: Found<string> | null): number {
  const beside_code =
    index < FIRST_LINES && isLedByCode(line, code) ? 7 : isBeside(line, code) ? 2 : 0;
  return line.size + (line.bold ? 1.5 : 0) + beside_code - index * 0.15;
}

/** "ABC 101 — Soils": code, dash, name. */
function isLedByCode({ text }: Line, code: Found<string> | null): boolean {
  return code !== null && /^\s*[:—–]\s*\p{Lu}/u.test(withoutCode(text, code.value));
}
