import { sentencesOf } from "@/lib/documents/chunk/cut";
import { isInstruction } from "./instructions";
import type { Passage } from "./types";
import { wordsOf } from "./words";

/** A sentence of a passage, or a line of a list in it. */
export type Sentence = {
  passage: Passage;
  /** Counted within the passage. */
  index: number;
  start: number;
  end: number;
  /** Verbatim, without the blanks around it. */
  text: string;
  /** Stems, in order. */
  words: string[];
  /** A line of a list; a line without an end, as headings are; a question to the reader. */
  kind: "prose" | "item" | "line" | "question";
};

const ITEM = /^(?:[•◦▪●‣–—*-]\s+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+)/i;

/** What can be quoted of a passage, in order. What gives orders to its reader's assistant cannot. */
export function sentencesIn(passage: Passage): Sentence[] {
  const { text } = passage;
  const sentences: Sentence[] = [];
  for (const { start, end } of joinedSpans(text)) {
    const raw = text.slice(start, end);
    const from = start + raw.length - raw.trimStart().length;
    const words = wordsOf(raw);
    if (words.length === 0 || isInstruction(raw)) continue;
    const trimmed = raw.trim();
    const opens =
      from === 0 ||
      text.slice(0, from).trimEnd().length < text.slice(0, from).lastIndexOf("\n") + 1;
    sentences.push({
      passage,
      index: sentences.length,
      start: from,
      end: from + trimmed.length,
      text: trimmed,
      words,
      kind: kindOf(trimmed, opens, words.length),
    });
  }
  return sentences;
}

/** An item without its bullet or number. */
export function withoutBullet(text: string): string {
  return text.replace(ITEM, "");
}

function kindOf(text: string, opens_line: boolean, words: number): Sentence["kind"] {
  if (opens_line && ITEM.test(text)) return "item";
  if (/[?？]["'”’)]*$/.test(text)) return "question";
  return words <= 10 && !/[.!。:;…]["'”’»)\]]*$/.test(text) ? "line" : "prose";
}

type Cut = { start: number; end: number };

const NO_END =
  /(?:(?:^|[\s(])\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]|\b(?:\p{Lu}\.){2,}|\b(?:jr|inc|lt|gen|col|sen|rep|gov|capt|sgt|ltd|co|corp|univ|dept|ave|mt|min|max|esp|resp|incl)\.)\s*$/iu;

/** The sentences of the chunker; a number keeps its item, an abbreviation its sentence. */
function joinedSpans(text: string): Cut[] {
  const spans: Cut[] = [];
  for (const span of sentencesOf(text).flatMap((each) => splitWide(text, each))) {
    const last = spans.at(-1);
    const before = last && text.slice(last.start, last.end);
    const goes_on =
      before !== undefined &&
      !before.includes("\n") &&
      NO_END.test(before) &&
      (isBareNumber(before) || !/^\s*(?:\d{1,3}|[a-z])[.)]$/i.test(before));
    if (last && goes_on && (isBareNumber(before) || /\p{L}\.\s*$/u.test(before)))
      last.end = span.end;
    else spans.push({ ...span });
  }
  return spans;
}

function isBareNumber(text: string): boolean {
  return /^\s*(?:[•◦▪●‣–—*-]\s*)?\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s*$/i.test(text);
}

/** Full stops of scripts that set no blank after them. */
function splitWide(text: string, { start, end }: Cut): Cut[] {
  const cuts: Cut[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(/[。！？।۔]["'”’」』）]*\s*/gu)) {
    const to = start + match.index + match[0].length;
    cuts.push({ start: from, end: to });
    from = to;
  }
  if (from < end) cuts.push({ start: from, end });
  return cuts;
}
