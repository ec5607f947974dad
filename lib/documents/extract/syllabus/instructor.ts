import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import {
  isPerson,
  NAME,
  NO_NAME_OF_PERSON,
  NO_PERSON,
  otherNames,
  SURNAME_FIRST,
  trimmed,
} from "./person-names";

const TOP_LINES = 60;
const TEACHERS = {
  en: words`
    instructors?(?: of record)?, professors?, (?:univ\.?[- ]?)?profs?\.?, lecturers?, teachers?, faculty(?: member)?,
    leader, lead, convenors?, conveners?, co-?ordinators?, organi[sz]ers?, director, tutor, taught by
  `,
  nl: words`docents?, docenten`,
  de: words`
    dozent(?:in|en)?, lehrende[rn]?, lehrperson, leitung, modulverantwortliche[rn]?, verantwortliche[rn]?
  `,
  fr: words`enseignante?s?, professeure?s?, chargée? de cours, responsable(?: du cours)?`,
  es: words`
    profesor(?:a|es|ado)?, profesora? responsable, coordinador(?:a)?, jefe de cátedra, jefa de cátedra, docentes?,
    (?:profesor(?:a)? )?titular
  `,
  it_pt: words`docente, docenti, professora?`,
};
const LABEL = pattern("iu")`
  ^(?:[•●◦▪–-]\s*)?(?:(?:course|module|unit|subject|seminar|class|lecture|primary|lead|main)\s+)?
  ${TEACHERS}(?![\p{L}])(?:\(s\))?
  (?:\s*(?:['’]s\s*)?(?:name|info(?:rmation)?|contact))?(?:\s?/\s?[\p{L}-]+)?\s*[:–-]?\s*`;
/** "Prof. Hale, Fall 2004". */
const SURNAME = /^\p{Lu}[\p{L}'’-]{2,}(?=\s*(?:$|[,;(|–-]))/u;

export function findInstructor(document: DocumentText): Found<string> | null {
  return (
    labelled(document) ??
    underName(document) ??
    authorAtTop(document) ??
    overAddress(document) ??
    nameAtTop(document) ??
    belowTitle(document)
  );
}

function labelled(document: DocumentText): Found<string> | null {
  for (const index of document.lines.keys()) {
    if (index > TOP_LINES) break;
    const cells = document.lines[index]?.cells ?? [];
    for (const [at, whole] of cells.entries()) {
      const cell = fromLabel(whole);
      const label = LABEL.exec(cell.text);
      if (!label || /^faculty of/i.test(cell.text)) continue;
      const rest = cell.text.slice(label[0].length).replace(/^Name:\s*/i, "");
      const below = (document.lines[index + 1]?.cells ?? [])
        .slice(0, 2)
        .map(({ text }) => text.replace(LABEL, "").replace(/^[•\s]*Name:\s*/i, ""));
      const surname = /prof|dr\b/i.test(label[0]) ? SURNAME.exec(rest) : null;
      if (surname && !NAME.exec(rest)?.[0].startsWith(surname[0]))
        return {
          value: surname[0],
          start: cell.start,
          end: cell.start + cell.text.length,
          confidence: "exact",
        };
      const match = [rest, cells[at + 1]?.text ?? "", ...below]
        .map((text) => NAME.exec(text) ?? SURNAME_FIRST.exec(text))
        .find((found) => found && found.index < 12 && !NO_PERSON.test(trimmed(found[0])));
      if (match) {
        const others = otherNames(match.input.slice(match.index + match[0].length));
        const value = trimmed(`${match[0]}${others}`);
        const from = document.text.indexOf(match[0], cell.start);
        const end = Math.max(cell.start + cell.text.length, from + match[0].length);
        return { value, start: cell.start, end, confidence: "exact" };
      }
    }
  }
  return null;
}

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
    const below = document.lines[index + 1]?.cells ?? [];
    const found = [cells[at + 1], below.find(({ x }) => Math.abs(x - label.x) < 40)]
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

/** A name over or beside the address that is made of it. */
function overAddress(document: DocumentText): Found<string> | null {
  for (const [index, { cells }] of document.lines.slice(0, 16).entries()) {
    for (const cell of cells.filter(({ text }) => isPerson(text))) {
      const near = document.lines
        .slice(index, index + 3)
        .flatMap((line) => line.cells)
        .filter(({ x, width }) => x < cell.x + cell.width && cell.x < x + width + 30);
      if (near.some(({ text }) => isAddressOf(cell.text, text))) return personIn(cell, "inferred");
    }
  }
  return null;
}

function isAddressOf(name: string, text: string): boolean {
  const [, local = ""] = /([\w.+-]+)@/.exec(text.toLowerCase()) ?? [];
  const [first = "", ...others] = plainWords(name);
  const last = others.at(-1) ?? "";
  return local.length > 2 && (local.includes(last) || (local[0] === first[0] && /\d/.test(local)));
}

/** The line between a large title and running text, of words that the document writes nowhere else in small letters. */
function belowTitle(document: DocumentText): Found<string> | null {
  const [title, ...below] = document.lines.slice(0, 4);
  const running = document.lines[8]?.line.size ?? 0;
  const words_alone = document.text.replace(/\S+@\S+|https?:\S+|\S+\.\p{L}{2,3}\/\S*/gu, " ");
  const small = new Set(words_alone.match(/(?<!\p{L})\p{Ll}{3,}/gu));
  const found = below.find(
    ({ line, cells }) =>
      cells.length === 1 &&
      !line.bold &&
      line.size > running + 1 &&
      line.size < (title?.line.size ?? 0) - 1 &&
      isPerson(line.text) &&
      plainWords(line.text).every((word) => !small.has(word)),
  );
  const [cell] = found?.cells ?? [];
  return cell ? personIn(cell, "inferred") : null;
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

function personIn(
  { text, start }: Pick<PlacedCell, "text" | "start">,
  confidence: Found<string>["confidence"],
): Found<string> {
  return { value: trimmed(text.trim()), start, end: start + text.length, confidence };
}

/** "Spring 2021 · Instructor: ...": the label may stand after another entry on its line. */
function fromLabel<T extends { text: string; start: number }>(cell: T): T {
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

/** A name with a title, or beside an address or post, near the top. */
function authorAtTop(document: DocumentText): Found<string> | null {
  for (const { line, start } of document.lines.slice(0, 14)) {
    const match = NAME.exec(line.text);
    if (!match || match.index > 8 || NO_PERSON.test(match[0])) continue;
    if (!IS_TEACHER.test(line.text)) continue;
    return {
      value: trimmed(match[0]),
      start: start + match.index,
      end: start + match.index + match[0].length,
      confidence: "exact",
    };
  }
  return null;
}

const PEOPLE_NEAR =
  /@|university|universit|college|department|institute|spring|summer|fall\b|winter|autumn|semester|office|\d{4}/i;
const TITLED = /^(?:by|author:?|with|prof(?:essor)?\.?|dr\.?)\s+(?=\p{Lu})/iu;

/** A line, or a part of one beside the term, that is a name and nothing else: as under a paper's title. */
function nameAtTop(document: DocumentText): Found<string> | null {
  const [title] = document.lines;
  for (const [index, { line, start }] of document.lines.slice(0, 6).entries()) {
    if (index === 0 || line.cells || line.size > (title?.line.size ?? 0) - 1) continue;
    const parts = line.text.split(/,\s+|\s[–—|·-]\s|\.\s|\t/);
    const around = document.lines.slice(Math.max(0, index - 2), index + 3);
    const titled = TITLED.test(line.text);
    if (parts.length === 1 && !titled && line.bold) continue;
    if (parts.length === 1 && !titled && !around.some((each) => PEOPLE_NEAR.test(each.line.text)))
      continue;
    if (parts.length > 1 && !PEOPLE_NEAR.test(line.text)) continue;
    for (const part of parts) {
      const plain = part.trim().replace(TITLED, "");
      const match = NAME.exec(plain);
      if (!match || match[0].length !== plain.length || NO_PERSON.test(plain)) continue;
      if (plain.split(/\s+/).length > 4 || NO_NAME_OF_PERSON.test(plain)) continue;
      const at = start + line.text.indexOf(plain);
      return { value: plain, start: at, end: at + plain.length, confidence: "inferred" };
    }
  }
  return null;
}

const IS_TEACHER = pattern("i")`
  \bph\.?\s?d|^(?:dr|prof)\b|@|
  ,\s(?:(?:assistant|associate|visiting|adjunct) )?(?:professor|lecturer|department|instructor|school)|
  ,.{0,30}\boffice\b|,\sm\.?[as]\.?\b`;
