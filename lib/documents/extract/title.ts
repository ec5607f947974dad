import { findDates } from "@/lib/documents/dates/find";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Line } from "@/lib/documents/types";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { pattern, words } from "@/lib/text/pattern";
import { INSTITUTIONS } from "./institutions";
import { BOOK_PROBLEM } from "./problem-words";
import { isSectionName } from "./syllabus/section-words";
import { isTerm } from "./syllabus/term";

const LONGEST_TITLE = 160;
/** How many lines from the top a title is looked for. */
const TOP_LINES = 28;

type Block = { first: number; last: number; text: string; size: number; bold: boolean };

/** The title: the most prominent heading at the top, words that name a kind of work counting most. */
export function findTitle(document: DocumentText): Found<string> | null {
  const body = bodySize(document);
  const blocks = headingBlocks(document, body);
  const scored = blocks
    .map((block, index) => ({ block, score: scoreOf(block, index, body) }))
    .filter(({ score }) => score > 0);
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, entry) => (!top || entry.score > top.score ? entry : top),
    null,
  );
  if (!best) return null;
  const { first, last, text } = best.block;
  const start = document.lines[first]?.start ?? 0;
  const end = (document.lines[last]?.start ?? 0) + (document.lines[last]?.line.text.length ?? 0);
  return { value: text, start, end, confidence: "exact" };
}

/** The size most letters of the first pages are set in. */
export function bodySize(document: DocumentText): number {
  const letters = new Map<number, number>();
  for (const { line } of document.lines.slice(0, 400)) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0];
}

/** Neighbouring lines of one look, joined, from the top of the first page with text. */
function headingBlocks(document: DocumentText, body: number): Block[] {
  const page = document.lines.find(({ line }) => !CODE_LINE.test(line.text))?.page;
  const blocks: Block[] = [];
  for (const [index, { line, page: at }] of document.lines.slice(0, TOP_LINES).entries()) {
    if (page !== undefined && at > page) break;
    const text = titleText(line);
    if (!text || CODE_LINE.test(line.text)) continue;
    const open = blocks.at(-1);
    const above = document.lines[index - 1]?.line;
    if (open && above && open.last === index - 1 && continues(open, above, line, body)) {
      open.text = `${open.text} ${text}`;
      open.last = index;
    } else blocks.push({ first: index, last: index, text, size: line.size, bold: line.bold });
  }
  return blocks;
}

/** The first line of a program is no heading. */
const CODE_LINE =
  /^(?:import [\w.{*]|from \S+ import\b|#\s?include\b|package [\w.]+;|library\(|require\(|\\documentclass)/;

/** A heading line without what shares its line: dates, points, a name field, the course on the other side. */
function titleText(line: Line): string {
  const cells = (line.cells ?? [line]).map((cell) => cell.text);
  const titles = cells.filter((cell) => !isDetail(cell));
  const other = titles.length < cells.length ? titles[0] : cells[0];
  const kept = titles.find(kindOfTitle) ?? other ?? cells[0] ?? "";
  const first = /^[\d.]{1,3}$/.test(kept) && cells[1] ? cells[1] : kept;
  const plain = first.replace(/^\d(?:\.\d)*\.?\s+(?=\p{L})/u, "");
  // The number before the word counts the sheets: "3. Übung".
  return (kindOfTitle(plain.split(" ")[0] ?? "") && !/\d/.test(plain) ? first : plain)
    .replace(/\s*[([]?\s*(?:due|abgabe)\b[:\s].*$/i, "")
    .replace(/^(?:final|(?:rough |first )?draft|proposal|report)$/i, "")
    .replace(/\s+/g, " ")
    .trim();
}

function continues(block: Block, above: Line, line: Line, body: number): boolean {
  const alike = Math.abs(block.size - line.size) < 0.6 && block.bold === line.bold;
  const close = line.y - (above.y + above.height) < line.size * 0.9;
  const large = line.size > body * 1.12 || line.bold;
  // Two headings under each other ("Physics I", "Homework 3") are two; a broken one runs on.
  const separate =
    kindOfTitle(line.text) !== null &&
    !/[,:–-]$|\b(?:and|of|to|the|for|in|using|with|und|de)$/i.test(above.text);
  return (
    alike && close && large && !separate && block.last - block.first < 3 && !isDetail(line.text)
  );
}

function scoreOf(block: Block, index: number, body: number): number {
  const { text, size, bold } = block;
  if (text.length > LONGEST_TITLE || text.length < 2 || isDetail(text)) return 0;
  if (!/\p{L}{2}/u.test(text)) return 0;
  // Below another heading "Exercise 1" and "9.7-2. Drying" are tasks of the sheet.
  const is_task =
    TASK.test(text) || IN_A_LIST.test(text) || (/\d/.test(text) && BOOK_PROBLEM.test(text));
  if (index > 0 && is_task) return 0;
  let score = 1 + Math.min(6, Math.max(0, size / body - 1) * 8) + (bold ? 1 : 0) - index * 0.12;
  const named = kindOfTitle(text) && !SEVERAL.test(text);
  if (named) score += text.length < 90 ? 5 : 2;
  // The digits of a course's code number no work: "BIOL 231 Laboratory" above "Lab 5".
  if (named && NUMBERED.test(text.replace(CODE, ""))) score += text.length < 70 ? 5 : 2;
  if (/[.;]$/.test(text) && text.split(" ").length > 6) score -= 5;
  if (text.split(" ").length > 16) score -= 3;
  if (SENTENCE.test(text)) score -= text.endsWith(".") ? 8 : 4;
  if (OPEN_END.test(text)) score -= 4;
  return score;
}

/** "Übung zu": what follows is missing. */
const OPEN_END = /\s(?:zu|zur|zum|for|of|to|in|de|du|von)$/i;
const TASK_WORDS = {
  en: words`part, section, step, question, exercise, problem, task`,
  de: words`teil, aufgabe`,
  fr: words`partie, exercice`,
  es: words`parte, ejercicio`,
  it: words`esercizio`,
};
const TASK = pattern("i")`^(?:${TASK_WORDS}\s+(?:\d|[ivx]+\b)|\d{1,2}\.?\s+${TASK_WORDS}\b)`;
const IN_A_LIST = /^(?:\d+(?:[.-]\d+)+\.?\s|\(?(?:[a-z]|[ivx]{2,4})[.)]\s)/;
const NUMBERED = /\d|\b(?:[ivx]+|one|two|three|first|second|third|final|midterm)\b/i;
const CODE = /^(?:\p{Lu}{2,6}|\p{Lu}\p{Ll}{3,9})[ -]?\d{2,4}\p{Lu}{0,2}(?!\d)/u;
/** "Assignments" heads a list of them. */
const SEVERAL = /^(?:[\p{L}-]+ ){0,2}(?:assignments|homeworks|projects|exams|quizzes)\b(?!.*\d)/iu;
const FIRST_WORDS = words`
  please, you, your, this, these, the following, in this, for this, answer, show, submit, note, write, complete, read,
  instructions?, overview, name, directions?, all, do not, if
`;
const SENTENCE = pattern("i")`^${FIRST_WORDS}\b`;
const TASK_LISTS = words`
  aufgaben?, questions?, exercises?, exercices?, problems?, tasks?, ejercicios?
`;
const DETAIL_BEGINNINGS = {
  dates: words`due, deadline, submi, hand, abgabe, fecha, date, time`,
  people: words`
    name, student, instructor, professor, prof\b, dr\b, teacher, lecturer, ta\b, email, e-mail, group members?, nombre,
    nom\b, matrikel
  `,
  places: words`room, office, https?:, www\.`,
  institutions: Object.values(INSTITUTIONS).flat(),
  marks: words`points?, total, score, page, section\b, ©, copyright`,
  contents: words`
    purpose\s*:?$, introduction\s*:?$, instructions?\s*:?$, background\s*:?$, overview\s*:?$,
    (?:table of )?contents\s*$, inhalt(?:sverzeichnis)?\s*$, table des matières, sommaire\s*$, índice\s*$, indice\s*$
  `,
  lists: words`${TASK_LISTS}\s*:?$`,
};
const DETAIL = pattern("i")`^${DETAIL_BEGINNINGS}`;

const NO_TITLE = /@|_{4,}|\.{6,}|\s…$|\bPh\.?\s?D\b|^[\d\s./-]+$/;
const UNIVERSITY = /(?<!\p{L})universi[td]/iu;

/** Lines at the top that are about the sheet and are never its title. */
function isDetail(text: string): boolean {
  if (DETAIL.test(text) || NO_TITLE.test(text) || isTerm(text)) return true;
  if (!kindOfTitle(text) && (UNIVERSITY.test(text) || isSectionName(text))) return true;
  const dates = findDates(text);
  const inDates = dates.reduce((sum, date) => sum + date.end - date.start, 0);
  return inDates > text.length * 0.5;
}
