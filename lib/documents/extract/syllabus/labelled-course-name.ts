import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { CODE, exact } from "./course-code";
import { NO_NAME, nameIn } from "./course-name-text";
import { isSectionName } from "./section-words";

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
export const NAME_LABEL = pattern("iu")`^${NAME_LABELS}\s*:?$`;

/** "Course name: Thermodynamics", the label in a cell or on a line of its own as well. */
export function labelledName(
  document: DocumentText,
  code: Found<string> | null,
): Found<string> | null {
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
