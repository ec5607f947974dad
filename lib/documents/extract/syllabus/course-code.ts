import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { MONTHS_IN_FULL, monthOf, WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";

const TOP_LINES = 45;
/** A code in the heading goes before one further down, which may be a room's. */
const HEADING_LINES = 3;
/** "XX-YYY-101", "Social Work 301:", "XX.123.456", then the usual "BIO 101" with section or second number. */
const CODES = {
  two_departments: words`[A-Z]{2,6}-[A-Z]{2,6}-?\d{1,4}`,
  spelt_out: words`[A-Z][a-z]{2,12} [A-Z][a-z]{2,12} \d{3,4}[A-Z]?(?=\s*[:–—])`,
  dotted: words`[A-Z]{2}\.\d{3}\.\d{3}`,
  digit_first: words`\d[A-Z]{2,4}\d{3,4}`,
  joint: words`[A-Z]{2,4}/[A-Z]{2,4} ?\d{1,4}[A-Z]?`,
  usual: [
    source`
      (?:(?:[A-Z]{2,6}|[A-Z][a-z]{2,9})(?:[- ]?&? ?|\*)[A-Z]?\d{2,5}|[A-Z]{2,6}-[A-Z]?\d{1,4})
      (?:\.\d{1,3})?&?(?:[A-Z]{0,2}|[a-z])(?:[/-]\d{2,4}[A-Z]?)?`,
  ],
};
export const CODE = pattern("gu")`(?<![\p{L}\d-])(${CODES})(?![\p{L}\d]|\s?%|[:.]\d)`;
/** Words that stand before a number as a department does. */
const SMALL_WORDS = words`the, for, in, of, and, since`;
const NUMBERED_THINGS = {
  terms: words`
    fall, spring, summer, winter, autumn, semester, trimester, term, semestre, year, ay, ws, ss, sose, wise, fa, sp
  `,
  months: MONTHS_IN_FULL.en,
  research: words`trr, sfb, crc, grk, uar, umr, anr, dfg, erc`,
  places: words`
    west, east, north, south, aula, sala, salón,
    room, rm, box, building, bldg, hall, suite, office, raum, phone, tel, fax, zoom`,
  parts: words`
    week, page, chapter, section, level, version, edition, title, lecture, session, module, unit, unidad, tema, kurs,
    curso, class
  `,
  work: words`quiz, exam, test, midterm, homework, hw, hmwk, hwk, pset, total`,
  other: words`isbn, ects, credits?, copyright, mwf, tth, utc, gmt`,
};
const NO_CODE = pattern("iu")`
  ^${WEEKDAYS_IN_FULL.en}\b|^(?:${SMALL_WORDS}|${NUMBERED_THINGS})(?![\p{L}])`;
/** A title may begin with "FOR 128:", a course of forestry. */
const NO_DEPARTMENT = pattern("iu")`^${NUMBERED_THINGS}(?![\p{L}])`;
const CODE_LABELS = {
  en: words`
    (?:course|module|unit|subject|paper)\s+(?:code|number|no\.?|id), class\s+(?:code|id), course\s?#, code,
    (?:subject|course) code and (?:course )?number
  `,
  de: words`kursnummer, modulnummer`,
  fr: words`sigle`,
  es: words`código(?: de (?:la )?asignatura)?`,
  it: words`codice`,
  nl: words`vakcode`,
};
/** The label alone, its code in the next cell. */
const CODE_LABEL = pattern("iu")`^${CODE_LABELS}\s*[:#]?$`;
const LABELLED_CODE = pattern("iu")`
  ^${CODE_LABELS}\s*[:#]\s*([\p{L}\d][\p{L}\d .&/-]{1,18}?)(?=\s{2,}|[,;(]|$)`;
export function findCode(document: DocumentText): Found<string> | null {
  for (const { cells } of document.lines.slice(0, TOP_LINES)) {
    for (const [at, cell] of cells.entries()) {
      const match = LABELLED_CODE.exec(cell.text);
      const beside = CODE_LABEL.test(cell.text) ? cells[at + 1] : undefined;
      const value = (match?.[1] ?? beside?.text ?? "").trim();
      if (!/\d|^\p{Lu}{4,8}$/u.test(value) || value.length > 20) continue;
      const start = beside?.start ?? cell.start + cell.text.indexOf(value);
      return exact(value, start);
    }
  }
  return (
    codeOfTitle(document) ??
    codeIn(document, false, HEADING_LINES) ??
    codeIn(document, true, HEADING_LINES) ??
    codeIn(document, false) ??
    numericCode(document) ??
    codeIn(document, true)
  );
}

/** "TD7: Data", "J298 Data": as few letters and digits as these are a code at the beginning of the title only. */
function codeOfTitle({ lines }: DocumentText): Found<string> | null {
  const largest = Math.max(...lines.slice(0, 12).map(({ line }) => line.size));
  for (const [index, { line, start }] of lines.slice(0, HEADING_LINES).entries()) {
    const is_large = line.size >= largest - 0.5;
    const [short = ""] = index === 0 && is_large ? (SHORT_CODE.exec(line.text) ?? []) : [];
    if (short) return exact(short, start);
    const [named = ""] = is_large || line.bold ? (LED_BY_CODE.exec(line.text) ?? []) : [];
    if (named && !NO_DEPARTMENT.test(named)) return exact(named, start);
  }
  return null;
}

const SHORT_CODE = /^(?:\p{Lu}\d{3}|\p{Lu}{1,3}\d{1,3}(?=:))(?=:?\s\p{Lu})/u;
/** "GEOLOGY 600: Waves": any word in capitals, before a colon or dash. */
const LED_BY_CODE = /^\p{Lu}{2,12} \d{3,4}\p{Lu}?(?=\s?[:–—]\s?\p{Lu})/u;

/** A code of capitals ("BIOL 151"), or, where there is none, of a word ("Physics 222"). */
function codeIn(
  document: DocumentText,
  of_a_word: boolean,
  lines = TOP_LINES,
): Found<string> | null {
  for (const [index, { line, start }] of document.lines.slice(0, lines).entries()) {
    for (const match of line.text.matchAll(CODE)) {
      const value = match[1] ?? "";
      const is_word = /^[A-Z][a-z]/.test(value);
      if (is_word !== of_a_word) continue;
      if (is_word && /\b(?:office|room|location|place|hall|meets?)\b/i.test(line.text)) continue;
      if (ZIP_CODE.test(value) || isAboutAnother(document, index)) continue;
      if (NO_CODE.test(value) || monthOf(value.split(/[\s-]/)[0] ?? "") !== null) continue;
      if (IN_ROOM.test(line.text.slice(0, match.index))) continue;
      if (
        is_word &&
        (index > 12 ||
          !/(?:^|[(:–—|-]\s?|\bfor\s)$/.test(line.text.slice(0, match.index)) ||
          /\b(?:19|20)\d\d$/.test(value))
      )
        continue;
      return exact(value, start + match.index);
    }
  }
  return null;
}

const NUMERIC_CODE = pattern("u")`
  ^(?:(?!(?:19|20)\d\d)\d{4,5}(?= \p{Lu})|(?!(?:19|20)\d\d-(?:19|20))\d{2,4}-\d{3,5}(?:-\d\w)?|
  \d{1,2}[A-Z]?\.\d{2,4}[A-Z]?)(?=[\s,:]|$)`;
/** A line about other courses names their codes. */
const OF_ANOTHER_COURSE = pattern("iu")`
  pre-?requisit|prerrequisit|co-?requisit|correquisit|(?<!\p{L})requisitos|(?<!\p{L})prérequis|testing out`;
/** The line, or further down the one it goes on from, is about other courses. */
function isAboutAnother({ lines }: DocumentText, index: number): boolean {
  const from = index < HEADING_LINES ? index : index - 1;
  return lines.slice(from, index + 1).some(({ line }) => OF_ANOTHER_COURSE.test(line.text));
}

const ZIP_CODE = /^[A-Z]{2} \d{5}$/;
const PLACES = {
  en: words`office, room, location, place, building, bldg, hall, meets?, classroom, campus`,
  de: words`raum, ort, gebäude`,
  fr: words`salle, local, lieu, bureau`,
  es_pt_it: words`salón, sala, aula, ubicación, lugar, edificio, edifício, oficina`,
};
const IN_ROOM = pattern("iu")`
  (?<![\p{L}])${PLACES}(?![\p{L}])[^|·;]{0,24}$|^${PLACES}\s?:|\d\s?(?:[ap]m\s)?at\s$`;

function numericCode(document: DocumentText): Found<string> | null {
  const hyphened = document.lines.slice(0, 8).find(({ line }) => NUMERIC_CODE.test(line.text));
  if (hyphened) {
    const [value = ""] = /^[\d-]+(?:[A-Z]?\.\d+)?\w?/.exec(hyphened.line.text) ?? [];
    return exact(value, hyphened.start);
  }
  const numeric = document.lines
    .slice(0, 8)
    .find(({ line }) => /^(?!(?:19|20)\d\d$)\d{4,7}(?:\/\d{4,7})?$/.test(line.text));
  return numeric ? exact(numeric.line.text, numeric.start) : null;
}

/** A text without the course's code, however that is spaced there and with or without its section. */
export function withoutCode(text: string, code: string): string {
  const [, letters = "", number = ""] = /^(\p{L}+)[\s*-]?(\d+\p{Lu}?)/u.exec(code) ?? [];
  const plain = text.replace(code, "");
  if (!letters) return plain;
  const spaced = `(?<![\\p{L}\\d])${letters}[\\s*-]?${number}(?:-\\d{1,3})?(?![\\p{L}\\d])`;
  return plain.replace(new RegExp(spaced, "iu"), "");
}

export function exact(value: string, start: number, end = start + value.length): Found<string> {
  return { value, start, end, confidence: "exact" };
}
