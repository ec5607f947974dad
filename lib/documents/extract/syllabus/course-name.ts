import { findDates } from "@/lib/documents/dates/find";
import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { INSTITUTIONS } from "@/lib/documents/extract/institutions";
import type { Line } from "@/lib/documents/types";
import { pattern, words } from "@/lib/text/pattern";
import { CODE, exact, withoutCode } from "./course-code";
import { isSectionName } from "./section-words";
import { SEMESTER, withoutTerm } from "./term";

const NAME_LABELS = {
  en: words`
    (?:course|module|unit|subject|class)(?:\s+(?:name|title)), course(?: [\p{L}, ]{3,24})? (?:and )?title, title, course
  `,
  de: words`
    titel, lehrveranstaltung, veranstaltung(?:stitel)?, modul(?:e|titel|name)?(?:\s+[\p{L}\d.-]*\d[\p{L}\d.-]*)?
  `,
  fr: words`titre(?: du cours)?, intitulé(?: du cours)?`,
  es: words`
    asignatura, materia, nombre(?: de la)? asignatura,
    nombre(?: de la)? actividad curricular, denominación(?: de la asignatura| del (?:módulo|curso))?,
    nombre del (?:curso|módulo), unidad curricular
  `,
  pt: words`disciplina`,
  it: words`insegnamento`,
  nl: words`vak(?:naam)?`,
  he: words`קורס`,
  sv: words`kursens namn, kurs(?:namn)?`,
  pl: words`nazwa (?:przedmiotu|modułu)`,
  cs: words`název (?:předmětu|kurzu)`,
  tr: words`ders(?:in)? adı`,
};
/** Of anything; it is the course's where its code stands beside it. */
const NAME = words`nombre, nome, curso, cours`;
const CODE_LABEL = pattern("iu")`(?<![\p{L}])${words`sigla, código, clave, code, sigle`}(?:\s*:|$)`;
const LABELLED_BESIDE_CODE = pattern("iu")`^${NAME}\s*:\s*(?=\S)`;
const LABELLED_NAME = pattern("iu")`^${NAME_LABELS}\s*:\s*(?=\S)`;
/** The label alone: the name stands in the next cell or on the next line. */
const NAME_LABEL = pattern("iu")`^${NAME_LABELS}\s*:?$`;

/** What the course is called, after a label or as the heading of the document. */
export function findCourseName(
  document: DocumentText,
  code: Found<string> | null,
  instructor: Found<string> | null,
): Found<string> | null {
  return labelledName(document, code) ?? findName(document, code, instructor);
}

/** "Course name: Thermodynamics", the label in a cell or on a line of its own as well. */
function labelledName(document: DocumentText, code: Found<string> | null): Found<string> | null {
  for (const [index, { cells }] of document.lines.slice(0, 30).entries()) {
    for (const [at, cell] of cells.entries()) {
      for (const { text, start } of wordsAfterLabel(document, { index, cell, at })) {
        const value = nameIn(text, code);
        if (value.length < 5 || NO_NAME.test(value) || /[.;]\s|\d:\d\d|@|:$/.test(value)) continue;
        // The label belongs to the evidence where the name follows it closely.
        const follows = start >= cell.start && start < cell.start + cell.text.length + 40;
        return exact(value, follows ? cell.start : start, start + text.length);
      }
    }
  }
  return null;
}

type LabelCell = { index: number; cell: PlacedCell; at: number };

function wordsAfterLabel(
  document: DocumentText,
  { index, cell, at }: LabelCell,
): { text: string; start: number }[] {
  const [first, colon, name] = document.lines[index]?.cells ?? [];
  if (colon?.text === ":" && name && at === 0 && first)
    return NAME_LABEL.test(`${first.text}:`) || isBesideCode(document, index, `${first.text}: _`)
      ? [name]
      : [];
  const label =
    LABELLED_NAME.exec(cell.text) ??
    (isBesideCode(document, index, cell.text) ? LABELLED_BESIDE_CODE.exec(cell.text) : null);
  if (label)
    return [{ text: cell.text.slice(label[0].length), start: cell.start + label[0].length }];
  if (!NAME_LABEL.test(cell.text)) return [];
  const line = document.lines[index];
  const above = document.lines[index - 1];
  // In some forms the labels stand below what they name, in columns.
  const is_below = above && above.cells.length > 1 && above.cells.length === line?.cells.length;
  const over = is_below && !/\d/.test(line?.line.text ?? "") ? above.cells[at] : undefined;
  if (over && new RegExp(CODE.source, "u").test(above?.cells[0]?.text ?? "")) return [over];
  if (line && isTableHead(line.cells)) return [];
  const below = document.lines[index + 1];
  const beside = line?.cells[at + 1] ?? besideInColumns(document, cell);
  // "CODE | COURSE | PREREQUISITES" over a row of as many cells.
  const is_head = beside && line && isSectionName(beside.text);
  if (is_head && below?.cells.length === line.cells.length) return below.cells.slice(at, at + 1);
  if (beside) return [beside];
  // A heading "Course" may stand over anything; a label is longer, or ends with a colon.
  return /:$|\p{L}\s\p{L}/u.test(cell.text) && below?.cells.length === 1 ? below.cells : [];
}

function isBesideCode({ lines }: DocumentText, index: number, text: string): boolean {
  return (
    LABELLED_BESIDE_CODE.test(text) &&
    lines
      .slice(Math.max(0, index - 2), index + 3)
      .some(({ cells }) => cells.some((cell) => CODE_LABEL.test(cell.text)))
  );
}

/** Four words side by side, or five names of up to two, are the head of a table. */
function isTableHead(cells: PlacedCell[]): boolean {
  const all = (name: RegExp) => cells.every(({ text }) => name.test(text));
  return (
    (cells.length > 3 && all(/^\p{L}+$/u)) ||
    (cells.length > 4 && all(/^\p{L}+(?: (?:& )?\p{L}+)?$/u))
  );
}

/** A form may be read as two columns: what stands at the label's height in the next. */
function besideInColumns(document: DocumentText, cell: PlacedCell): PlacedCell | undefined {
  const own = document.lines[cell.line];
  if (!own || cell.text.endsWith(":") || own.cells.length > 1) return undefined;
  const [nearest] = document.lines
    .filter(({ page, line }) => page === own.page && line.column === own.line.column + 1)
    .map((entry) => ({ entry, off: Math.abs(entry.line.y - own.line.y) }))
    .filter(({ off }) => off < own.line.size)
    .sort((a, b) => a.off - b.off);
  return nearest?.entry.cells[0];
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
/** A line that begins with one of these is none either. */
const HEAD_ENTRIES = {
  when_and_where: words`
    time, room, office, class, lecture, location, section, spring, fall, summer, winter, autumn, meeting, mwf, tth,
    academic year, session, campus, instruction, credits?, pre-?requisites?
  `,
  who: words`instructor, professor, dr\., prof\., email`,
  course: words`
    course, master, bachelor, description, objectives?, textbooks?, grading, credits?, unit outline
  `,
  document: words`
    last updated, version, page, draft, syllabus, table of contents, welcome,
    (?:module|course|student|unit) (?:handbook|guide|outline|catalog\p{L}*), contents, resources
  `,
  de: words`modulhandbuch, modulbeschreibung, kursplan, inhaltsverzeichnis`,
  fr: words`plan de cours, fiche (?:de cours|ue|d.unité)`,
  es: words`
    curso académico, año, guía docente, código, carga horaria, créditos?, horario, jefe de cátedra,
    denominación, cátedra, programa (?:de |del |de la )?(?:asignatura|curso|materia|analítico), plan docente,
    información general, datos generales, carrera, asignaturas? prerrequisitos?, prerrequisitos?, identificación
  `,
  it: words`anno accademico, programma (?:del corso|dell.insegnamento)`,
  pt: words`plano de ensino, programa da disciplina`,
  nl: words`studiehandleiding`,
};
const NO_NAME = pattern("iu")`
  @|\d\s?%|^\d+ (?:credits?|units?)(?![\p{L}])|^\d\d(?:spring|summer|fall|winter)|\b(?:isbn|edition)\b|
  \bph\.?\s?d\b|https?:|\b\d{3}-\d{4}\b|${INSTITUTIONS}|\d:\d\d|^${HEAD_ENTRIES}(?![\p{L}])`;
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

/** "... - A.A. 2015/2016". */
const ACADEMIC_YEAR_AT_END = /[\s–—-]*(?<!\p{L})(?:A\.?\s?A\.?|anno accademico)(?:\s*\d{4}.*)?$/iu;

function nameIn(text: string, code: Found<string> | null): string {
  const plain = text
    .replace(/^.*$/s, (whole) => withoutTerm(code ? withoutCode(whole, code.value) : whole))
    .replace(/\(\s*(?:tentative|draft|revised|updated)\s+(?:syllabus|outline)\s*\)/i, "")
    .replace(/\b(?:course )?syllabus (?:for|of|to)\b\s*/i, "")
    .replace(/^\s*#\d+(?:\s(?:and|&)\s#\d+)*\s*[–-]\s*/i, "")
    .replace(/[\s,]*\b(?:sec|section|sección|secc)\b\.?\s*[:#]?\s*\d+\w?$/i, "")
    .replace(/^\s*(?:sec|section|sección|secc)\b\.?\s*\p{L}?\d+\w?\s*[:–-]\s*/iu, "")
    .replace(/,\s*\p{L}+:\s*\d+$/u, "")
    .replace(/\s*[:–—-]\s*programa(?: del? curso)?$/i, "")
    .replace(
      /^[Pp]rograma (?:de |del |de la )?(?:curso|asignatura|materia)[\s:–—-]+(?=\p{Lu}\p{Ll})/u,
      "",
    )
    .replace(/\b(?:course )?(?:syllabus|outline)\b/gi, "")
    .replace(/^\s*(?:topic|module?|course|kurs|seminar|vorlesung)\s*[:–-]\s*/i, "")
    .replace(/\s*\(\s*\)/g, "")
    .replace(
      /(?<=\p{L}{3})\s*[:–—-]\s*(?:course |class |lecture )?(?:schedule|calendar|information)$/iu,
      "",
    )
    .replace(
      /\s*[:–—-]\s*(?:course|study|class|teaching) (?:plan|programme|program|guide|handbook)$/i,
      "",
    )
    .replace(/[“”"„]/g, "")
    .replace(/^[\s:,.–—()|/&-]+(?:\d{2,4}\b)?[\s:,.–—()|-]*/u, "")
    .replace(/\s*\((?:online|hybrid|\d+ (?:credits?|units?|ects)|[\d.]+ cr\.?)\)?/i, "")
    .replace(/\s*[-–—]+\s*(?:for|fall|spring)$/i, "")
    .replace(ACADEMIC_YEAR_AT_END, "")
    .replace(/[\s:,–—(|-]+$/u, "")
    .trim();
  return /\([^)]*$/.test(plain) || !/\(/.test(plain) ? plain.replace(/\)+$/, "").trim() : plain;
}
