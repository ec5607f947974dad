import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import type { Dating } from "@/lib/documents/extract/dating";
import type { Line } from "@/lib/documents/types";
import { MONTH_NAMES, monthOf } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";
import { findInstructor } from "./instructor";
import { isSectionName } from "./section-words";
import { findSemester, findTermDates, SEMESTER, withoutTerm } from "./term";
import type { SyllabusFacts } from "./types";

const TOP_LINES = 45;
/** A code in the heading goes before one further down, which may be a room's. */
const HEADING_LINES = 3;
/** "XX-YYY-101", "Social Work 301:", "XX.123.456", then the usual "BIO 101" with section or second number. */
const CODES = {
  two_departments: words`[A-Z]{2,6}-[A-Z]{2,6}-?\d{1,4}`,
  spelt_out: words`[A-Z][a-z]{2,12} [A-Z][a-z]{2,12} \d{3,4}[A-Z]?(?=\s*[:–—])`,
  dotted: words`[A-Z]{2}\.\d{3}\.\d{3}`,
  usual: [
    source`
      (?:(?:[A-Z]{2,6}|[A-Z][a-z]{2,9})[- ]?&? ?[A-Z]?\d{2,5}|[A-Z]{2,6}-[A-Z]?\d{1,4})
      (?:\.\d{1,3})?&?(?:[A-Z]{0,2}|[a-z])(?:[/-]\d{2,4}[A-Z]?)?`,
  ],
};
const CODE = pattern("gu")`(?<![\p{L}\d-])(${CODES})(?![\p{L}\d]|\s?%|[:.]\d)`;
/** Words that stand before a number as a department does. */
const BEFORE_OTHER_NUMBERS = {
  function_words: words`the, for, in, of, and, the, for, since`,
  terms: words`
    fall, spring, summer, winter, autumn, semester, trimester, term, semestre, year, ay, ws, ss, sose, wise, fa, sp
  `,
  months: MONTH_NAMES.en,
  places: words`room, rm, box, building, bldg, hall, suite, office, raum, phone, tel, fax, zoom`,
  parts: words`
    week, page, chapter, section, level, version, edition, title, lecture, session, module, unit, unidad, tema, kurs,
    curso, class
  `,
  work: words`quiz, exam, test, midterm, homework, total`,
  other: words`isbn, ects, credits?, copyright, mwf, tth, utc, gmt`,
};
const NO_CODE = pattern("iu")`
  ^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^${BEFORE_OTHER_NUMBERS}(?![\p{L}])`;
const CODE_LABELS = {
  en: words`(?:course|module|unit|subject|class|paper)\s+(?:code|number|no\.?|id), code, crn`,
  de: words`kursnummer, modulnummer`,
  fr: words`sigle`,
  es: words`código(?: de (?:la )?asignatura)?`,
  it: words`codice`,
  nl: words`vakcode`,
};
const LABELLED_CODE = pattern("iu")`
  ^${CODE_LABELS}\s*[:#]\s*([\p{L}\d][\p{L}\d .&/-]{1,18}?)(?=\s{2,}|[,;(]|$)`;
const NAME_LABELS = {
  en: words`(?:course|module|unit|subject|class)(?:\s+(?:name|title)), course`,
  de: words`
    titel, lehrveranstaltung, veranstaltung(?:stitel)?, modul(?:e|titel|name)?(?:\s+[\p{L}\d.-]*\d[\p{L}\d.-]*)?
  `,
  fr: words`titre(?: du cours)?, intitulé(?: du cours)?`,
  es: words`asignatura, materia, nombre de la asignatura, denominación(?: de la asignatura)?`,
  pt: words`disciplina`,
  it: words`insegnamento`,
  nl: words`vak(?:naam)?`,
};
const LABELLED_NAME = pattern("iu")`^${NAME_LABELS}\s*:\s*(?=\S)`;

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
    for (const cell of document.lines[index]?.cells ?? []) {
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

const NUMERIC_CODE = pattern("u")`
  ^(?:(?!(?:19|20)\d\d)\d{4,5}(?= \p{Lu})|\d{2,4}-\d{3,5}(?:-\d\w)?|\d{1,2}[A-Z]?\.\d{2,4}[A-Z]?)(?=[\s,:]|$)`;
const IN_ROOM =
  /\b(?:office|room|location|place|building|bldg|hall|meets?|classroom|campus)\b[^|·;]{0,24}$/i;

function numericCode(document: DocumentText): Fact<string> | null {
  const hyphened = document.lines.slice(0, 8).find(({ line }) => NUMERIC_CODE.test(line.text));
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
    for (const cell of document.lines[index]?.cells ?? []) {
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
        !isSectionName(text),
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
/** A line with one of these is no course's name. */
const INSTITUTIONS = words`
  university(?! (?:physics|calculus|chemistry|writing|mathematics|algebra)), universität, université, universidad,
  università, universiteit, department, departamento,
  college\b(?! (?:algebra|writing|physics|composition|mathematics|reading)), school of, faculty, fakultät, faculté,
  facultad, institut
`;
/** A line that begins with one of these is none either. */
const HEAD_ENTRIES = {
  when_and_where: words`
    time, room, office, class, lecture, location, section, spring, fall, summer, winter, autumn, meeting, mwf, tth,
    academic year
  `,
  who: words`instructor, professor, dr\., prof\., email`,
  course: words`
    course, master, bachelor, description, objectives?, textbooks?, grading, credits?, unit outline
  `,
  document: words`
    last updated, version, page, draft, syllabus, table of contents, welcome,
    (?:module|course|student|unit) (?:handbook|guide|outline|catalog\p{L}*)
  `,
  de: words`modulhandbuch, inhaltsverzeichnis`,
  fr: words`plan de cours`,
  es: words`curso académico, año, guía docente`,
  it: words`anno accademico`,
  nl: words`studiehandleiding`,
};
const NO_NAME = pattern("iu")`
  @|\d\s?%|https?:|\b\d{3}-\d{4}\b|${INSTITUTIONS}|\d:\d\d|^${HEAD_ENTRIES}(?![\p{L}])`;
/** "Office hours: ..." is an entry of the head; as the largest line it may be a name with a subtitle. */
const LABELLED = /^\p{L}+(?: \p{L}+){0,2}:\s/u;
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
