import { monthOf } from "@/lib/documents/dates/words";
import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { cellsOf } from "@/lib/documents/extract/cells";
import type { Dating } from "@/lib/documents/extract/dating";
import type { Line } from "@/lib/documents/types";
import { findInstructor } from "./instructor";
import { findSemester, findTermDates, SEMESTER, withoutTerm } from "./term";
import type { SyllabusFacts } from "./types";

const TOP_LINES = 45;
/** A code in the heading goes before one further down, which may be a room's. */
const HEADING_LINES = 3;
const CODE =
  /(?<![\p{L}\d-])((?:[A-Z]{2,6}-[A-Z]{2,6}-?\d{1,4}|[A-Z][a-z]{2,12} [A-Z][a-z]{2,12} \d{3,4}[A-Z]?(?=\s*[:–—])|[A-Z]{2}\.\d{3}\.\d{3}|(?:(?:[A-Z]{2,6}|[A-Z][a-z]{2,9})[- ]?&? ?[A-Z]?\d{2,5}|[A-Z]{2,6}-[A-Z]?\d{1,4})(?:\.\d{1,3})?&?(?:[A-Z]{0,2}|[a-z])(?:[/-]\d{2,4}[A-Z]?)?))(?![\p{L}\d]|\s?%|[:.]\d)/gu;
const NO_CODE =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:fall|the|for|in|of|and|spring|summer|winter|autumn|the|for|room|rm|box|week|page|chapter|building|bldg|hall|suite|office|section|phone|tel|fax|zoom|january|february|march|april|may|june|july|august|september|october|november|december|semester|trimester|term|isbn|ects|level|credits?|version|edition|quiz|exam|test|midterm|homework|total|title|lecture|session|module|unit|unidad|tema|semestre|kurs|raum|curso|year|class|copyright|since|isbn|mwf|tth|utc|gmt|ay|ws|ss|sose|wise|fa|sp)(?![\p{L}])/iu;
const LABELLED_CODE =
  /^(?:(?:course|module|unit|subject|class|paper)\s+(?:code|number|no\.?|id)|code|código(?: de (?:la )?asignatura)?|sigle|codice|vakcode|kursnummer|modulnummer|crn)\s*[:#]\s*([\p{L}\d][\p{L}\d .&/-]{1,18}?)(?=\s{2,}|[,;(]|$)/iu;
const LABELLED_NAME =
  /^(?:(?:course|module|unit|subject|class)(?:\s+(?:name|title))|course|asignatura|materia|nombre de la asignatura|denominación(?: de la asignatura)?|titre(?: du cours)?|intitulé(?: du cours)?|titel|lehrveranstaltung|veranstaltung(?:stitel)?|disciplina|insegnamento|vak(?:naam)?|modul(?:e|titel|name)?(?:\s+[\p{L}\d.-]*\d[\p{L}\d.-]*)?)\s*:\s*(?=\S)/iu;

export function findCourse(document: DocumentText, dating: Dating): SyllabusFacts["course"] {
  const code = findCode(document);
  return {
    code,
    name: labelledName(document, code) ?? findName(document, code),
    instructor: findInstructor(document),
    semester: findSemester(document),
    ...findTermDates(document, dating),
  };
}

function findCode(document: DocumentText): Fact<string> | null {
  for (const [index] of document.lines.slice(0, TOP_LINES).entries()) {
    for (const cell of cellsOf(document, index)) {
      const match = LABELLED_CODE.exec(cell.text);
      if (!match?.[1] || !/\d/.test(match[1])) continue;
      const start = cell.start + match[0].length - match[1].length;
      return exact(document, match[1].trim(), start, start + match[1].length);
    }
  }
  return (
    codeIn(document, false, HEADING_LINES) ??
    codeIn(document, true, 1) ??
    codeIn(document, false) ??
    numericCode(document) ??
    codeIn(document, true)
  );
}

/** A code of capitals ("BIOL 151"), or, where there is none, of a word ("Physics 222"). */
function codeIn(
  document: DocumentText,
  of_a_word: boolean,
  lines = TOP_LINES,
): Fact<string> | null {
  for (const [index, { line, start }] of document.lines.slice(0, lines).entries()) {
    for (const match of line.text.matchAll(CODE)) {
      const value = match[1] ?? "";
      const is_word = /^[A-Z][a-z]/.test(value);
      if (is_word !== of_a_word) continue;
      if (is_word && /\b(?:office|room|location|place|hall|meets?)\b/i.test(line.text)) continue;
      if (NO_CODE.test(value) || monthOf(value.split(/[\s-]/)[0] ?? "") !== null) continue;
      if (IN_ROOM.test(line.text.slice(0, match.index))) continue;
      if (
        is_word &&
        (index > 12 ||
          !/(?:^|[(:–—|-]\s?|\bfor\s)$/.test(line.text.slice(0, match.index)) ||
          /\b(?:19|20)\d\d$/.test(value))
      )
        continue;
      return exact(document, value, start + match.index, start + match.index + value.length);
    }
  }
  return null;
}

const IN_ROOM =
  /\b(?:office|room|location|place|building|bldg|hall|meets?|classroom|campus)\b[^|·;]{0,24}$/i;

function numericCode(document: DocumentText): Fact<string> | null {
  const hyphened = document.lines
    .slice(0, 8)
    .find(({ line }) =>
      /^(?:(?!(?:19|20)\d\d)\d{4,5}(?= \p{Lu})|\d{2,4}-\d{3,5}(?:-\d\w)?|\d{1,2}[A-Z]?\.\d{2,4}[A-Z]?)(?=[\s,:]|$)/u.test(
        line.text,
      ),
    );
  if (hyphened) {
    const [value = ""] = /^[\d-]+(?:[A-Z]?\.\d+)?\w?/.exec(hyphened.line.text) ?? [];
    return exact(document, value, hyphened.start, hyphened.start + value.length);
  }
  const numeric = document.lines
    .slice(0, 8)
    .find(({ line }) => /^(?!(?:19|20)\d\d$)\d{4,6}(?:\/\d{4,6})?$/.test(line.text));
  return numeric
    ? exact(document, numeric.line.text, numeric.start, numeric.start + numeric.line.text.length)
    : null;
}

function exact(document: DocumentText, value: string, start: number, end: number): Fact<string> {
  return { value, evidence: evidenceBetween(document, start, end), confidence: "exact" };
}

/** "Course name: Thermodynamics". */
function labelledName(document: DocumentText, code: Fact<string> | null): Fact<string> | null {
  for (const [index] of document.lines.slice(0, 30).entries()) {
    for (const cell of cellsOf(document, index)) {
      const label = LABELLED_NAME.exec(cell.text);
      if (!label) continue;
      const value = nameIn(cell.text.slice(label[0].length), code);
      if (value.length < 5 || NO_NAME.test(value) || /[.;]\s|\d:\d\d|@/.test(value)) continue;
      return exact(document, value, cell.start, cell.start + cell.text.length);
    }
  }
  return null;
}

/** The largest words at the top that are neither code, term nor "Syllabus". */
function findName(document: DocumentText, code: Fact<string> | null): Fact<string> | null {
  const first = document.lines[0]?.page;
  const top = document.lines.slice(0, 25).filter(({ page }) => page === first);
  const largest = Math.max(...top.map(({ line }) => line.size));
  const ranked = top
    .map(({ line, start }, index) => ({
      line,
      start,
      text: nameIn(line.text.replace(/\t/g, " "), code),
      rank: rankOf(line, index, code),
    }))
    .filter(
      ({ text, line }) =>
        text.length >= 4 &&
        !/^\p{Ll}/u.test(text) &&
        !/^\p{Lu}{1,4} ?\p{Lu}?\d+$/u.test(text) &&
        text.split(" ").length <= 14 &&
        !NO_NAME.test(text) &&
        (line.size > largest - 0.5 || !LABELLED.test(text)) &&
        !SECTION.test(text),
    );
  const best = ranked.sort((a, b) => b.rank - a.rank)[0];
  if (!best) return null;
  const at = top.findIndex(({ start }) => start === best.start);
  const next = top[at + 1];
  const runs_on =
    next &&
    Math.abs(next.line.size - best.line.size) < 0.5 &&
    next.line.bold === best.line.bold &&
    (next.line.size > 13 || (next.line.bold && OPEN_END.test(best.text))) &&
    !/^\(.*\)$/.test(next.line.text) &&
    !SEMESTER.test(next.line.text) &&
    !NO_NAME.test(next.line.text) &&
    nameIn(next.line.text, code).length > 2 &&
    !new RegExp(CODE.source, "u").test(next.line.text);
  const value = runs_on ? `${best.text} ${nameIn(next.line.text, code)}`.trim() : best.text;
  const end = runs_on ? next.start + next.line.text.length : best.start + best.line.text.length;
  return exact(document, value, best.start, end);
}

const OPEN_END = /(?:\s(?:and|or|of|the|for|to|in|with|und|der|des|et|de|du|y|e|del|di)|[,:&–-])$/i;
const NO_NAME =
  /@|\d\s?%|https?:|\b\d{3}-\d{4}\b|university(?! (?:physics|calculus|chemistry|writing|mathematics|algebra))|universität|université|universidad|università|universiteit|department|departamento|college\b(?! (?:algebra|writing|physics|composition|mathematics|reading))|school of|faculty|fakultät|faculté|facultad|institut|\d:\d\d|^(?:time|room|office|instructor|professor|dr\.|prof\.|class|email|lecture|location|course|master|bachelor|description|objectives?|textbooks?|grading|credits?|section|spring|fall|summer|winter|autumn|meeting|mwf|tth|last updated|version|page|draft|modulhandbuch|studiehandleiding|academic year|anno accademico|curso académico|año|unit outline|guía docente|plan de cours|(?:module|course|student|unit) (?:handbook|guide|outline|catalog\p{L}*)|syllabus|table of contents|inhaltsverzeichnis|welcome)(?![\p{L}])/iu;
/** "Office hours: ..." is an entry of the head; as the largest line it may be a name with a subtitle. */
const LABELLED = /^\p{L}+(?: \p{L}+){0,2}:\s/u;
/** Headings of a syllabus' parts, which no course is called. */
const SECTION =
  /^(?:(?:course|class|teaching|tentative|weekly|lecture|reading|tutorial|general|basic|important|contact|instructor|your|the|required|recommended|final|our) )*(?:schedule|calendar|timetable|grades?|grading(?: \p{L}+)?|grade (?:distribution|breakdown|scale)|evaluation|assessments?|requirements?|policies|policy|deadlines?|dates|information|overview|description|objectives?|outcomes?|goals?|materials?|texts?|textbooks?|books?|readings?|topics?|contents?|modules?|exams?|exam dates|assignments?|homework|staff|people|hours|communication|prerequisites?|resources|logistics|expectations|introduction|outline|summary|contents|themen|inhalte?|seminarplan|leistungsnachweis\p{L}*|évaluations?|calendrier|programa|evaluación|contenidos?|avaliação|toetsing)$/iu;

/** Size counts most; a name often shares its line with the course's code. */
function rankOf(line: Line, index: number, code: Fact<string> | null): number {
  const beside_code = code && line.text.includes(code.value) ? 2 : 0;
  return line.size + (line.bold ? 1.5 : 0) + beside_code - index * 0.15;
}

function nameIn(text: string, code: Fact<string> | null): string {
  const plain = text
    .replace(code?.value ?? "\u0000", "")
    .replace(/^.*$/s, withoutTerm)
    .replace(/\b(?:course )?(?:syllabus|outline)\b/gi, "")
    .replace(/^\s*(?:topic|module?|course|kurs|seminar|vorlesung)\s*[:–-]\s*/i, "")
    .replace(/\s*\(\s*\)/g, "")
    .replace(
      /(?<=\p{L}{3})\s*[:–—-]\s*(?:course |class |lecture )?(?:schedule|calendar|information)$/iu,
      "",
    )
    .replace(/[“”"„]/g, "")
    .replace(/^[\s:,.–—()|/&-]+(?:\d{2,4}\b)?[\s:,.–—()|-]*/u, "")
    .replace(/\s*\((?:online|hybrid|\d+ (?:credits?|units?|ects)|[\d.]+ cr\.?)\)?/i, "")
    .replace(/\s*[-–—]+\s*(?:for|fall|spring)$/i, "")
    .replace(/[\s:,–—(|-]+$/u, "")
    .trim();
  return /\([^)]*$/.test(plain) || !/\(/.test(plain) ? plain.replace(/\)+$/, "").trim() : plain;
}
