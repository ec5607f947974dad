import { sentenceSpans } from "@/lib/text/sentences";
import { difficultyOf, studyMinutes, wordCount } from "./measures";
import type { Chunk, PageBox, Piece } from "./types";
import { type Counted, type Unit, unitsOf } from "./units";

export const MOST_WORDS = 220;

/** A passage of an open section before it has a number and a heading. */
export type Passage = Omit<Chunk, "number" | "kind" | "heading_path">;

/** Fewer words are no passage of their own where a unit can be parted instead. */
const LEAST_WORDS = 25;

/** Cuts the text of a whole section into passages of about the same length, at the ends of sentences. */
export function cutSection(pieces: Piece[]): Passage[] {
  const { text, starts } = joined(pieces);
  const units = unitsOf(text, countedSentences(text), MOST_WORDS);
  // What is left in equal parts, so that no short passage remains at the end.
  const target = (left: number) => left / Math.ceil(left / MOST_WORDS);
  return groups(units, target).map((span) => passageOf(text, starts, pieces, span));
}

/** Cuts off what is certain to be whole passages and keeps the rest open; for sections without an end. */
export function cutBeginning(pieces: Piece[]): { passages: Passage[]; rest: Piece[] } {
  const { text, starts } = joined(pieces);
  const units = unitsOf(text, countedSentences(text), MOST_WORDS);
  const spans = groups(units, () => MOST_WORDS * 0.9).slice(0, -2);
  const end = spans.at(-1)?.end ?? 0;
  const rest = pieces.flatMap((piece, index) => {
    const start = starts[index] ?? 0;
    if (start + piece.text.length <= end) return [];
    return start >= end
      ? [piece]
      : [{ ...piece, text: text.slice(end, start + piece.text.length).trimStart() }];
  });
  return { passages: spans.map((span) => passageOf(text, starts, pieces, span)), rest };
}

/** The lines as running text; a word broken between pages or columns is joined. */
function joined(pieces: Piece[]): { text: string; starts: number[] } {
  let text = "";
  const starts = pieces.map((piece) => {
    const is_broken = /\p{L}{2}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(piece.text);
    if (is_broken) text = text.slice(0, -1);
    else if (text) text += piece.starts === "paragraph" ? "\n" : " ";
    const start = text.length;
    text += piece.text;
    return start;
  });
  return { text, starts };
}

/** The sentences with their words; what is longer than a passage is parted. */
function countedSentences(text: string): Counted[] {
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const words = wordCount(text.slice(start, end));
    return words <= MOST_WORDS ? [{ start, end, words }] : splitWords(text, start, end);
  });
}

/** What has no end of a sentence for a whole passage: a list of names, a long formula. */
function splitWords(text: string, from: number, to: number): Counted[] {
  const spans: Counted[] = [];
  let start = from;
  let words = 0;
  for (const match of text.slice(from, to).matchAll(/\S+\s*/g)) {
    words += wordCount(match[0]);
    const end = from + match.index + match[0].length;
    if (words < MOST_WORDS && end < to) continue;
    spans.push({ start, end, words });
    start = end;
    words = 0;
  }
  return spans;
}

function groups(units: Unit[], target: (words_left: number) => number): Counted[] {
  const spans: Counted[] = [];
  let left = units.reduce((sum, { words }) => sum + words, 0);
  let wanted = target(left);
  let open: Counted | null = null;
  const queue = units.toReversed();
  for (let next = queue.pop(); next; next = queue.pop()) {
    const words: number = (open?.words ?? 0) + next.words;
    const { sentences } = next;
    if (open && words > MOST_WORDS && open.words < LEAST_WORDS && sentences.length > 1) {
      queue.push(...sentences.map((one) => ({ ...one, sentences: [one] })).reverse());
      continue;
    }
    // Whichever end comes nearer to the target, as long as nothing grows too long.
    if (open && (words > MOST_WORDS || words - wanted > wanted - open.words)) {
      spans.push(open);
      left -= open.words;
      wanted = target(left);
      open = null;
    }
    const { start, end } = next;
    open = open ? { start: open.start, end, words } : { start, end, words: next.words };
  }
  if (open) spans.push(open);
  return spans;
}

function passageOf(
  text: string,
  starts: number[],
  pieces: Piece[],
  { start, end }: Counted,
): Passage {
  const inside = pieces
    .map((piece, index) => ({ ...piece, at: starts[index] ?? 0 }))
    .filter((piece) => piece.at < end && piece.at + piece.text.length > start);
  const passage = text.slice(start, end).trim();
  const first_letter = text.indexOf(passage, start);
  const words = wordCount(passage);
  return {
    text: passage,
    page_start: inside[0]?.box.page ?? 1,
    page_end: inside.at(-1)?.box.page ?? 1,
    page_breaks: inside.flatMap(({ at, box }, index) => {
      const pages = box.page - (inside[index - 1]?.box.page ?? box.page);
      return Array<number>(Math.max(0, pages)).fill(at - first_letter);
    }),
    boxes: inside.map(({ box }) => box).reduce(merged, []),
    word_count: words,
    estimated_study_time: studyMinutes(words),
    difficulty: difficultyOf(passage),
  };
}

/** Lines that follow each other in a column become one box. */
function merged(boxes: PageBox[], box: PageBox): PageBox[] {
  const last = boxes.at(-1);
  if (!last || !isBelow(last, box)) return [...boxes, box];
  const x = Math.min(last.x, box.x);
  const right = Math.max(last.x + last.width, box.x + box.width);
  const bottom = Math.max(last.y + last.height, box.y + box.height);
  const [width, height] = [right - x, bottom - last.y].map(
    (length) => Math.round(length * 10) / 10,
  );
  return [...boxes.slice(0, -1), { ...last, x, width: width ?? 0, height: height ?? 0 }];
}

function isBelow(last: PageBox, box: PageBox): boolean {
  const overlap = Math.min(last.x + last.width, box.x + box.width) - Math.max(last.x, box.x);
  const gap = box.y - (last.y + last.height);
  return last.page === box.page && overlap > 0 && box.y >= last.y && gap < box.height * 2.5;
}
