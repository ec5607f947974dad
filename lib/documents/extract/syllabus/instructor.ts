import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { findAuthor } from "./author";
import {
  isPerson,
  NAME,
  NO_PERSON,
  otherNames,
  personIn,
  SURNAME_FIRST,
  trimmed,
} from "./person-names";
import { ASSISTANT_LINE, LABEL, ROLE, SEVERAL_TEACH } from "./teacher-labels";

/** Labels stand in the head; those of a table of staff further down count where the head names nobody. */
const [TOP_LINES, LAST_LINE] = [60, 160];
/** "Prof. Hale, Fall 2004". */
const SURNAME = /^\p{Lu}[\p{L}'’-]{2,}(?=\s*(?:$|[,;(|–-]))/u;
const NOBODY_YET =
  /^(?:name:?\s+)?(?:tba|tbd|tbc|n\/a|staff|to be (?:announced|determined))(?![\p{L}])/iu;

/** Who teaches the course; of several all whose names stand together. */
export function findInstructor(document: DocumentText): Found<string> | null {
  return (
    labelled(document, 0, TOP_LINES) ??
    underName(document) ??
    findAuthor(document) ??
    labelled(document, TOP_LINES, LAST_LINE)
  );
}

function labelled(document: DocumentText, from: number, to: number): Found<string> | null {
  for (const { cells } of document.lines.slice(from, to)) {
    for (const [at, whole] of cells.entries()) {
      const cell = fromLabel(whole);
      const label = LABEL.exec(cell.text);
      if (!label || /^faculty of/i.test(cell.text)) continue;
      const is_role = ROLE.test(cell.text.trim());
      if (from > 0 && !is_role && !label[0].includes(":")) continue;
      const found = besideLabel(document, { cell, at, label: label[0], is_role });
      if (found) return found;
    }
  }
  return null;
}

type Label = { cell: PlacedCell; at: number; label: string; is_role: boolean };

function besideLabel(
  document: DocumentText,
  { cell, at, label, is_role }: Label,
): Found<string> | null {
  const cells = document.lines[cell.line]?.cells ?? [];
  const left = cells[at - 1];
  const named = [left, cells[0]].find((other) => other && other !== cell && isPerson(other.text));
  if (is_role && named) return personIn(named, "exact");
  const rest = cell.text.slice(label.length).replace(/^Name:\s*/i, "");
  if (NOBODY_YET.test(rest)) return null;
  const surname = /prof|dr\b/i.test(label) ? SURNAME.exec(rest) : null;
  const span = { start: cell.start, end: cell.start + cell.text.length };
  if (surname && !NAME.exec(rest)?.[0].startsWith(surname[0]))
    return { value: surname[0], ...span, confidence: "exact" };
  const below = (document.lines[cell.line + 1]?.cells ?? [])
    .slice(0, 2)
    .filter(({ text }) => !ASSISTANT_LINE.test(text))
    .map((each) => ({
      text: each.text.replace(LABEL, "").replace(/^[•\s]*Name:\s*/i, ""),
      cell: each,
    }));
  const beside = cells[at + 1];
  const places = [
    { text: rest, cell },
    ...(beside ? [{ text: beside.text, cell: beside }] : []),
    ...below,
  ];
  for (const { text, cell: place } of places) {
    const match = NAME.exec(text) ?? SURNAME_FIRST.exec(text);
    if (!match || match.index >= 12 || NO_PERSON.test(trimmed(match[0]))) continue;
    const after = otherNames(text.slice(match.index + match[0].length));
    const surname = after === "" ? surnameBelow(document, place, match[0]) : null;
    const first = [trimmed(`${match[0]}${after}`), ...(surname ? [surname.text] : [])].join(" ");
    const several = SEVERAL_TEACH.test(label);
    const others = [
      ...(several && place === beside ? namesBeside(cells.slice(at + 2)) : []),
      ...namesBelow(document, place, several),
    ];
    const start = document.text.indexOf(match[0], cell.start);
    const end = Math.max(
      span.end,
      start + match[0].length,
      ...[surname, ...others].map((each) => each?.end ?? 0),
    );
    const value = [first, ...others.map((other) => other.value)].join(", ");
    return { value, start: cell.start, end, confidence: "exact" };
  }
  return null;
}

/** "Dr Ruth" whose surname stands below in a narrow cell. */
function surnameBelow(
  document: DocumentText,
  place: PlacedCell,
  name: string,
): { text: string; end: number } | null {
  if (!IS_FIRST_NAME.test(place.text) || place.text !== name) return null;
  const below = document.lines[place.line + 1]?.cells.find(({ x }) => Math.abs(x - place.x) < 8);
  return below && /^\p{Lu}[\p{L}'’-]+$/u.test(below.text)
    ? { text: below.text, end: below.start + below.text.length }
    : null;
}

const IS_FIRST_NAME = /^(?:dr|prof|professor|mr|mrs|ms)\.?\s\S+$/i;

/** The cells that go on with a name each, with or without a remark in brackets. */
function namesBeside(cells: PlacedCell[]): { value: string; end: number }[] {
  return cells.flatMap(({ text, start }) => {
    const name = text.replace(/\s*\(.*$/, "");
    return isPerson(name) ? [{ value: trimmed(name), end: start + text.length }] : [];
  });
}

/** The lines that go on with a name each, in the column of the first, where several teach or each has an address. */
function namesBelow(
  document: DocumentText,
  place: PlacedCell,
  several: boolean,
): { value: string; end: number }[] {
  const found: { value: string; end: number }[] = [];
  for (const { cells } of document.lines.slice(place.line + 1, place.line + 6)) {
    const [first, ...others] = cells;
    if (!first || Math.abs(first.x - place.x) > 8) break;
    const text = first.text.replace(SECTION, "");
    const [name = ""] = NAME.exec(text) ?? [];
    const after = text.slice(name.length);
    if (!text.startsWith(name) || !isPerson(trimmed(name))) break;
    if (!/^\s*(?:$|[(<,;])/.test(after)) break;
    if (!several && ![after, ...others.map(({ text }) => text)].some((text) => text.includes("@")))
      break;
    found.push({ value: trimmed(name), end: first.start + first.text.length });
  }
  return found;
}

/** "Section 2: Max Muster". */
const SECTION = /^(?:sections?|group|grupo|sección)\s\w{1,3}\s?:\s*/i;

/** "Name" as a label or a column's head, below a heading about those who teach or beside how to reach them. */
function underName(document: DocumentText): Found<string> | null {
  let teachers_above = -MOST_BELOW;
  for (const [index, { line, cells }] of document.lines.entries()) {
    if (TEACHING_TEAM.test(line.text) && line.text.length < 40) teachers_above = index;
    const at = cells.findIndex(({ text }) => NAME_LABEL.test(text.trim()));
    const label = cells[at];
    if (!label) continue;
    const is_head = cells.some(({ text }) => REACHED_AT.test(text.trim()));
    if (index - teachers_above >= MOST_BELOW && !is_head && !FULL_NAME_LABEL.test(label.text))
      continue;
    const [below] = (document.lines[index + 1]?.cells ?? [])
      .filter(({ x }) => Math.abs(x - label.x) < 40)
      .sort((a, b) => Math.abs(a.x - label.x) - Math.abs(b.x - label.x));
    const found = [cells[at + 1], below]
      .filter((cell) => cell !== undefined)
      .find(({ text }) => isPerson(text));
    if (found) return personIn(found, "exact");
  }
  return null;
}

const MOST_BELOW = 6;
const NAME_LABELS = {
  en: words`name, full name`,
  es: words`nombres?(?: y apellidos?)?, apellidos? y nombres?`,
  fr: words`nom(?: et prénom)?`,
  it: words`nome(?: e cognome)?`,
};
const NAME_LABEL = pattern("iu")`^(?:[•●]\s*)?${NAME_LABELS}\s*:?$`;
const FULL_NAME_LABEL = /apellidos/i;
const TEACHING_TEAM = pattern("iu")`
  ^(?:\d+\.?\s*)?(?:teaching team|instruct(?:or|ional)\p{L}* ?(?:team|staff|information|info|contact)?|
  (?:course )?staff|professors?|faculty|(?:equipo|cuerpo) docente|docentes?|équipe pédagogique|lehrende)\s*:?$`;
const REACHED_AT = /^(?:e-?mail|office(?: hours?)?|location|phone|correo)/i;

/** "Spring 2021 · Instructor: ...": the label may stand after another entry on its line. */
function fromLabel(cell: PlacedCell): PlacedCell {
  const parted =
    /\s[·|•–—/]\s|,\s(?=instructor|taught by)|\s(?=(?:instructor|professor|lecturer):)/i.exec(
      cell.text,
    );
  const at = parted ? parted.index + parted[0].length : 0;
  const rest = cell.text.slice(at);
  return at > 0 && !LABEL.test(cell.text) && LABEL.test(rest)
    ? { ...cell, text: rest, start: cell.start + at }
    : cell;
}
