import { monthOf } from "@/lib/documents/dates/words";
import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { cellsOf } from "@/lib/documents/extract/cells";
import type { Line } from "@/lib/documents/types";
import type { SyllabusFacts } from "./types";

const TOP_LINES = 45;
const CODE =
  /(?<![\p{L}\d])((?:(?:[A-Z]{2,6}|[A-Z][a-z]{3,9})[- ]?&?\s?[A-Z]?\d{2,4}|[A-Z]{2,6}-[A-Z]?\d{1,4})&?[A-Z]{0,2}(?:[/-]\d{2,4}[A-Z]?)?)(?![\p{L}\d])/gu;
const NO_CODE =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:fall|spring|summer|winter|autumn|room|box|week|page|chapter|building|hall|suite|office|section|phone|zoom|january|february|march|april|may|june|july|august|september|october|november|december|semester|isbn)\b/i;
const SEMESTER =
  /(?<![\p{L}])((?:spring|summer|fall|autumn|winter|michaelmas|hilary|trinity|lent|wintersemester|sommersemester|ws|ss)(?:\s+(?:semester|term|quarter))?,?\s*['’]?\d{2,4}(?:\s?[/–-]\s?\d{2,4})?)/iu;
const INSTRUCTOR =
  /^(?:instructors?|professors?|prof\.?|lecturers?|teachers?|faculty|course (?:instructor|coordinator)|dozent(?:in)?|enseignant|taught by)\b\s*[:–-]?\s*/i;
const NAME =
  /(?:Dr\.?\s+|Prof(?:essor|\.)?\s+)?\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}\.?)*(?:\s+\p{Lu}[\p{L}'’-]+){1,2}/u;

export function findCourse(document: DocumentText): SyllabusFacts["course"] {
  const top = document.lines.slice(0, TOP_LINES);
  const code = firstCode(document);
  return {
    code,
    name: findName(document, code),
    instructor: findInstructor(document),
    semester: firstIn(document, top.length, SEMESTER),
  };
}

function firstCode(document: DocumentText): Fact<string> | null {
  for (const { line, start } of document.lines.slice(0, TOP_LINES)) {
    for (const match of line.text.matchAll(CODE)) {
      const value = match[1] ?? "";
      if (NO_CODE.test(value) || monthOf(value.split(/[\s-]/)[0] ?? "") !== null) continue;
      return {
        value,
        evidence: evidenceBetween(
          document,
          start + match.index,
          start + match.index + value.length,
        ),
        confidence: "exact",
      };
    }
  }
  const numeric = document.lines
    .slice(0, 8)
    .find(({ line }) => /^\d{4,6}(?:\/\d{4,6})?$/.test(line.text));
  if (!numeric) return null;
  const { line, start } = numeric;
  return {
    value: line.text,
    evidence: evidenceBetween(document, start, start + line.text.length),
    confidence: "exact",
  };
}

/** The largest words at the top that are neither code, term nor "Syllabus". */
function findName(document: DocumentText, code: Fact<string> | null): Fact<string> | null {
  const first = document.lines[0]?.page;
  const top = document.lines.slice(0, 25).filter(({ page }) => page === first);
  const ranked = top
    .map(({ line, start }, index) => ({
      line,
      start,
      text: nameIn(line.text.replace(/\t/g, " "), code),
      rank: rankOf(line, index, code),
    }))
    .filter(
      ({ text }) =>
        text.length >= 5 &&
        !/^\p{Ll}/u.test(text) &&
        text.split(" ").length <= 14 &&
        !/@|https?:|\b\d{3}-\d{4}\b|university|department|college|^\p{L}+(?: \p{L}+)?:\s|\d:\d\d|^(?:time|room|office|instructor|class|email|lecture|location|course|master|bachelor|description|objectives?|textbooks?|grading)\b/iu.test(
          text,
        ),
    );
  const best = ranked.sort((a, b) => b.rank - a.rank)[0];
  if (!best) return null;
  const at = top.findIndex(({ start }) => start === best.start);
  const next = top[at + 1];
  const runs_on =
    next &&
    Math.abs(next.line.size - best.line.size) < 0.5 &&
    next.line.bold === best.line.bold &&
    next.line.size > 13 &&
    !SEMESTER.test(next.line.text) &&
    !CODE.test(next.line.text);
  const value = runs_on ? `${best.text} ${nameIn(next.line.text, code)}`.trim() : best.text;
  const end = runs_on ? next.start + next.line.text.length : best.start + best.line.text.length;
  return { value, evidence: evidenceBetween(document, best.start, end), confidence: "exact" };
}

/** Size counts most; a name often shares its line with the course's code. */
function rankOf(line: Line, index: number, code: Fact<string> | null): number {
  const beside_code = code && line.text.includes(code.value) ? 2 : 0;
  return line.size + (line.bold ? 1.5 : 0) + beside_code - index * 0.15;
}

function nameIn(text: string, code: Fact<string> | null): string {
  return text
    .replace(code?.value ?? "\u0000", "")
    .replace(SEMESTER, "")
    .replace(/\b(?:course )?(?:syllabus|outline)\b/gi, "")
    .replace(/^\s*topic:\s*/i, "")
    .replace(/^[\s:,.–—()|/&-]+(?:\d{2,4}\b)?[\s:,.–—()|-]*/u, "")
    .replace(/[\s:,–—()|-]+$/u, "")
    .trim();
}

function findInstructor(document: DocumentText): Fact<string> | null {
  for (const index of document.lines.keys()) {
    if (index > TOP_LINES) break;
    const cells = cellsOf(document, index);
    for (const [at, cell] of cells.entries()) {
      const label = INSTRUCTOR.exec(cell.text);
      if (!label) continue;
      const rest = cell.text.slice(label[0].length);
      const below = cellsOf(document, index + 1)[0]?.text ?? "";
      const match = [rest, cells[at + 1]?.text ?? "", below]
        .map((text) => NAME.exec(text))
        .find(Boolean);
      if (match)
        return {
          value: trimmed(match[0]),
          evidence: evidenceBetween(document, cell.start, cell.start + cell.text.length),
          confidence: "exact",
        };
    }
  }
  return authorAtTop(document);
}

/** A name with a title, or beside an address, near the top. */
function authorAtTop(document: DocumentText): Fact<string> | null {
  for (const { line, start } of document.lines.slice(0, 14)) {
    const match = NAME.exec(line.text);
    if (!match || !/\bph\.?\s?d|^(?:dr|prof)\b|@/i.test(line.text) || match.index > 8) continue;
    return {
      value: trimmed(match[0]),
      evidence: evidenceBetween(
        document,
        start + match.index,
        start + match.index + match[0].length,
      ),
      confidence: "exact",
    };
  }
  return null;
}

function trimmed(name: string): string {
  return name.replace(/\s+(?:e-?mail|office|phone|tel|website|contact)\b.*$/i, "");
}

function firstIn(document: DocumentText, lines: number, pattern: RegExp): Fact<string> | null {
  for (const { line, start } of document.lines.slice(0, lines)) {
    const match = pattern.exec(line.text);
    if (!match?.[1]) continue;
    return {
      value: match[1].trim(),
      evidence: evidenceBetween(
        document,
        start + match.index,
        start + match.index + match[0].length,
      ),
      confidence: "exact",
    };
  }
  return null;
}
