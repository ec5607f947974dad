import type { DocumentText } from "@/lib/documents/document-text";
import type { Line } from "@/lib/documents/types";
import { MONTH, WEEKDAY } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { endsNoSentence } from "@/lib/text/sentences";

/** A stretch of running text: a paragraph's lines, or one cell. `text` has blanks for line breaks, so offsets stay. */
export type Passage = { start: number; end: number; text: string; line: number };

const STARTS_PARAGRAPH = pattern("u")`
  ^(?:
  [•◦▪‣–—*-]\s|
  \(?\d{1,2}[.)]\s|
  \d{1,2}\.\d{1,2}\s(?=\p{Lu})|
  [IVX]{1,5}[.)]\s|
  \(?[a-z][.)]\s|
  \[|
  \p{Lu}[\p{L}\d ,&/'’-]{2,40}(?::(?:\s|$)|\s?\(\d{1,3}\s?%)|
  (?:Week|Module|Unit|Session|Lecture|Class|Chapter|Part|Day)\s\d
  )`;
/** Lines that each name a share are a list. */
const SHARE = /^.{3,50}?\d\s?%/;
const SHORTEST_FULL_LINE = 24;

const KNOWN = new WeakMap<DocumentText, Passage[]>();

/** The paragraphs, lines and cells of a document, put together once however many ask. */
export function passagesOf(document: DocumentText): Passage[] {
  const known = KNOWN.get(document) ?? passagesIn(document);
  KNOWN.set(document, known);
  return known;
}

function passagesIn(document: DocumentText): Passage[] {
  const passages: Passage[] = [];
  const right_edge = rightEdge(document);
  for (const [index, { line, page }] of document.lines.entries()) {
    const before = document.lines[index - 1];
    const last = passages.at(-1);
    const runs_on =
      before &&
      last &&
      before.page === page &&
      !line.cells &&
      !before.line.cells &&
      (before.line.bold === line.bold || /^[\p{Ll}(]/u.test(line.text)) &&
      Math.abs(before.line.size - line.size) < 0.6 &&
      before.line.column === line.column &&
      (waitsForDay(before.line, line) ||
        (before.line.text.length >= SHORTEST_FULL_LINE &&
          !wouldFit(before.line, line, right_edge) &&
          !endsParagraph(before.line, right_edge))) &&
      line.y - before.line.y < line.size * 2.2 &&
      !STARTS_PARAGRAPH.test(line.text) &&
      !(SHARE.test(before.line.text) && /^\p{Lu}/u.test(line.text) && SHARE.test(line.text));
    if (runs_on) {
      last.end = (document.lines[index]?.start ?? 0) + line.text.length;
      continue;
    }
    for (const cell of document.lines[index]?.cells ?? [])
      passages.push({
        start: cell.start,
        end: cell.start + cell.text.length,
        text: "",
        line: index,
      });
  }
  return passages.map((passage) => ({
    ...passage,
    text: document.text.slice(passage.start, passage.end).replace(/\n/g, " "),
  }));
}

/** "Quiz 3 due" and straight below it "March 5th, 5 pm", "Essay due March" and "5th": a narrow column parts the two. */
function waitsForDay(line: Line, next: Line): boolean {
  if (Math.abs(line.x - next.x) > 3) return false;
  return (
    (WAITS.test(line.text) && BEGINS_WITH_DAY.test(next.text)) ||
    (WAITS_IN_MONTH.test(line.text) && /^\d{1,2}(?!\d|[.)]?\s\p{Lu})/u.test(next.text))
  );
}

const WAITING = {
  en: words`due(?: on| by)?`,
  de: words`fällig(?: am| bis)?, abgabe(?: am| bis)?, abzugeben(?: am| bis)?`,
  fr: words`à (?:rendre|remettre)(?: le| avant le)?`,
  es: words`entregar?(?: el| hasta el)?`,
  pt: words`entregar?(?: em| até)?`,
  it: words`da consegnare(?: il| entro il)?`,
};
const WAITS = pattern("iu")`\p{L}.*(?<!\p{L})${WAITING}\s*:?$`;
const WAITS_IN_MONTH = pattern("iu")`(?<!\p{L})${WAITING}\s:?\s?(?:${WEEKDAY},?\s)?${MONTH}\.?,?$`;
/** With its hour: without one it may as well head what stands below it. */
const BEGINS_WITH_DAY = pattern("iu")`
  ^(?:(?:${WEEKDAY}),?\s)?
  (?:
  (?:${MONTH})(?!\p{L})\.?,?\s\d{1,2}(?:st|nd|rd|th)?|
  \d{1,2}(?:[./]\s?\d{1,2}\.?|\.?\s(?:${MONTH})(?!\p{L}))
  )
  (?:,?\s20\d\d)?,?\s(?:at\s|by\s|um\s|bis\s|à\s|a\slas\s)?
  \(?(?:by\s)?\d{1,2}(?::\d\d|\s?(?:[ap]\.?m|uhr|h(?!\p{L})))`;

function rightEdge({ lines }: DocumentText): number {
  const edges = lines
    .filter(({ line }) => !line.cells && line.text.length >= SHORTEST_FULL_LINE)
    .map(({ line }) => line.x + line.width)
    .sort((a, b) => a - b);
  return edges[Math.floor(edges.length * 0.85)] ?? 0;
}

/** A line that had room for the next one's first word was ended on purpose. */
function wouldFit(line: Line, next: Line, right_edge: number): boolean {
  const letter = line.width / Math.max(1, line.text.length);
  const [word = ""] = next.text.split(" ");
  return line.x + line.width + (word.length + 1) * letter < right_edge - letter * 2;
}

/** A sentence that ends well before the margin ends its paragraph. */
function endsParagraph(line: Line, right_edge: number): boolean {
  return /[.!?]["”)]?$/.test(line.text) && line.x + line.width < right_edge - line.width * 0.12;
}

/** A line's end ends none, as a passage has several; semicolons and bullets part what is listed in one. */
const SENTENCE_END = /(?<=[.!?]["”)]?)\s+(?=[\p{Lu}\d•("“])|;\s+|\s[•▪◦]\s+/gu;

/** The sentences of a passage; semicolons and bullets part as well as full stops do. */
export function sentencesOf(passage: Passage): Passage[] {
  const sentences: Passage[] = [];
  let from = 0;
  const close = (to: number) => {
    const text = passage.text.slice(from, to);
    if (text.trim())
      sentences.push({ ...passage, start: passage.start + from, end: passage.start + to, text });
  };
  for (const match of passage.text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const dot = passage.text.lastIndexOf(".", match.index - 1);
    const is_stop = match[0].trim() === "" && dot >= match.index - 2;
    if (is_stop && endsNoSentence(passage.text, dot, { start: from, end })) continue;
    close(match.index + (match[0].startsWith(";") ? 1 : 0));
    from = end;
  }
  close(passage.text.length);
  return sentences;
}
