import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { INSTITUTIONS } from "@/lib/documents/extract/institutions";
import { plainText } from "@/lib/text/fold";
import { pattern, words } from "@/lib/text/pattern";
import { isPerson, NAME, NO_PERSON, otherNames, personIn, trimmed } from "./person-names";
import { isSectionName } from "./section-words";
import { ASSISTANT_LINE } from "./teacher-labels";

/** Who stands in the head without a label: with a title or a post, over an address, or as a name and nothing else. */
export function findAuthor(document: DocumentText): Found<string> | null {
  return (
    authorAtTop(document) ??
    severalAtTop(document) ??
    overAddress(document) ??
    nameAtTop(document) ??
    belowTitle(document) ??
    inSentence(document)
  );
}

/** A name with a title, or beside an address or post, near the top. */
function authorAtTop(document: DocumentText): Found<string> | null {
  for (const [index, { line, start }] of document.lines.slice(0, 14).entries()) {
    const match = NAME.exec(line.text.split("\t")[0] ?? "");
    if (!match || match.index > 8 || NO_PERSON.test(match[0])) continue;
    if (!IS_TEACHER.test(line.text) || helps(document, index)) continue;
    return {
      value: trimmed(match[0]),
      start: start + match.index,
      end: start + match.index + match[0].length,
      confidence: "exact",
    };
  }
  return null;
}

const IS_TEACHER = pattern("i")`
  \bph\.?\s?d|^(?:dr|prof)\b|@|
  ,\s(?:(?:assistant|associate|visiting|adjunct) )?(?:professor|lecturer|department|instructor|school)|
  ,.{0,30}\boffice\b|,\sm\.?[as]\.?\b`;

/** "Ann Example, Max Muster" below the title: a line of names and nothing else, but for their university. */
function severalAtTop(document: DocumentText): Found<string> | null {
  const small = wordsInSmallLetters(document);
  for (const [index, { line, start }] of document.lines.slice(0, 8).entries()) {
    if (index === 0 || line.cells || helps(document, index)) continue;
    const text = line.text.replace(AFFILIATIONS, "");
    const before = TITLED.exec(text)?.[0].length ?? 0;
    const [first = ""] = NAME.exec(text.slice(before)) ?? [];
    if (!text.startsWith(first, before) || !isPerson(first)) continue;
    const others = otherNames(text.slice(before + first.length));
    const names = `${first}${others}`;
    const after = text.slice(before + names.length);
    if (!others || !(after.trim() === "" || INSTITUTION.test(after))) continue;
    const surnames = names
      .split(/[,;&/]|\s(?:and|und|et|y|e|en)\s/)
      .map((name) => plainWords(name).at(-1));
    if (surnames.some((word) => word && small.has(word))) continue;
    const end = text === line.text ? before + names.length : line.text.length;
    return { value: names, start: start + before, end: start + end, confidence: "inferred" };
  }
  return null;
}

const NEAR_ADDRESS = 6;

/** A name over or beside the address that is made of it. */
function overAddress(document: DocumentText): Found<string> | null {
  for (const [index, { cells }] of document.lines.slice(0, 16).entries()) {
    for (const cell of cells.filter(({ text }) => isPerson(text))) {
      if (helps(document, index)) continue;
      const near = document.lines
        .slice(index, index + NEAR_ADDRESS)
        .flatMap((line) => line.cells)
        .filter(({ x, width }) => x < cell.x + cell.width && cell.x < x + width + 30);
      if (near.some(({ text }) => isAddressOf(cell.text, text))) return personIn(cell, "inferred");
    }
  }
  return null;
}

function isAddressOf(name: string, text: string): boolean {
  const [, local = ""] = /([\w.+-]+)@/.exec(text.toLowerCase()) ?? [];
  const [first = "", ...others] = plainWords(plainText(name));
  const has_surname = others.some((word) => word.length > 2 && local.includes(word));
  return local.length > 2 && (has_surname || (local[0] === first[0] && /\d/.test(local)));
}

const PEOPLE_NEAR = pattern("i")`
  @|\b${INSTITUTIONS}|universit|\b(?:spring|summer|fall|winter|autumn|semester|office)\b|\d{4}`;
const INSTITUTION = pattern("iu")`(?<![\p{L}])${INSTITUTIONS}|universi|@`;
const TITLED = /^(?:by|author:?|with|prof(?:essor)?\.?|dr\.?)\s+(?=\p{Lu})/iu;
/** The numbers behind the names of authors: "Ann Example1,2 and Max Muster1". */
const AFFILIATIONS = /(?<=\p{Ll})\d(?:,\s?\d)*(?![\p{L}\d])/gu;
/** "Ann Example (she/her)". */
const PRONOUNS = /\s?\((?:she|he|they|ze|elle|ella|il|él|sie|er)\b[^)]*\)$/i;
/** The mark of a note at a name: "Ann Example 1", "Max Muster*". */
const NOTE_MARK = /(?<=\p{L})\s?[\d*†‡§]{1,2}$/u;

/** A line, or a part of one beside the term, that is a name and nothing else: as under a paper's title. */
function nameAtTop(document: DocumentText): Found<string> | null {
  const top = document.lines.slice(0, 6);
  const largest = Math.max(...top.map(({ line }) => line.size));
  const title_is_bold = top.some(({ line }) => line.bold);
  const small = wordsInSmallLetters(document);
  for (const [index, { line, start }] of top.entries()) {
    if (index === 0 || line.cells || helps(document, index)) continue;
    const is_title = line.size > largest - 1 && (line.bold || !title_is_bold);
    if (is_title || top.some((other, at) => at !== index && other.line.text === line.text))
      continue;
    const parts = line.text.split(/,\s+|\s[–—|·-]\s|\.\s|\t/);
    const around = document.lines.slice(Math.max(0, index - 2), index + 3);
    const titled = TITLED.test(line.text);
    if (parts.length === 1 && !titled) {
      const below = document.lines.slice(index + 1, index + 4);
      if (line.bold && !below.some((each) => INSTITUTION.test(each.line.text))) continue;
      if (!around.some((each) => PEOPLE_NEAR.test(each.line.text))) continue;
    }
    if (parts.length > 1 && !PEOPLE_NEAR.test(line.text)) continue;
    for (const part of parts) {
      const plain = part.trim().replace(TITLED, "").replace(PRONOUNS, "").replace(NOTE_MARK, "");
      if (!isPerson(plain) || plain.split(/\s+/).length > 4 || isSectionName(plain)) continue;
      if (!titled && small.has(plainWords(plain).at(-1) ?? "")) continue;
      const at = start + line.text.indexOf(plain);
      return { value: plain, start: at, end: at + plain.length, confidence: "inferred" };
    }
  }
  return null;
}

/** The line between a large title and running text, of words that the document writes nowhere else in small letters. */
function belowTitle(document: DocumentText): Found<string> | null {
  const [title, ...below] = document.lines.slice(0, 4);
  const running = document.lines[8]?.line.size ?? 0;
  const small = wordsInSmallLetters(document);
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

const SENTENCES = {
  en: words`
    (?:your|the) (?:instructors?|professors?|lecturers?|teachers?)(?: for this (?:course|class))?(?:,| (?:is|are)),
    (?:is|are|be) taught by, my name is, i(?:['’]m| am)
  `,
  de: words`gehalten von`,
  fr: words`(?:assuré|dispensé|enseigné) par`,
  es: words`(?:dictado|impartido) por`,
};
const SENTENCE = pattern("giu")`(?<![\p{L}])${SENTENCES}\s+`;

/** "Your instructors, Ann Example and Max Muster, will ..." */
function inSentence(document: DocumentText): Found<string> | null {
  const opening = document.text.slice(0, document.lines[60]?.start);
  for (const { 0: words_before, index } of opening.matchAll(SENTENCE)) {
    const start = index + words_before.length;
    const [sentence = ""] = opening.slice(start, start + 160).split("\n");
    const [name = ""] = NAME.exec(sentence) ?? [];
    if (!name || !sentence.startsWith(name) || !isPerson(trimmed(name))) continue;
    const value = trimmed(name) + otherNames(sentence.slice(name.length));
    return { value, start, end: start + value.length, confidence: "exact" };
  }
  return null;
}

/** The line names a teaching assistant, or goes on with those that one above it names. */
function helps(document: DocumentText, index: number): boolean {
  for (const { line } of document.lines.slice(Math.max(0, index - 3), index + 1).reverse()) {
    if (ASSISTANT_LINE.test(line.text)) return true;
    if (/^[^:]{3,30}:/.test(line.text)) return false;
  }
  return false;
}

function wordsInSmallLetters({ text }: DocumentText): Set<string> {
  const alone = text.replace(/\S+@\S+|https?:\S+|\S+\.\p{L}{2,3}\/\S*/gu, " ");
  return new Set(alone.match(/(?<!\p{L})\p{Ll}{3,}/gu));
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
