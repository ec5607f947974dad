import { sentenceSpans } from "@/lib/text/sentences";
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
  for (const { start, end } of sentenceSpans(text)) {
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
