import { pageAt } from "@/lib/documents/chunk/page-at";
import { blockMarkdown } from "./block-markdown";
import type { Block } from "./blocks";
import { isInstruction } from "./instructions";
import { plainMarkdown } from "./plain-markdown";
import { type Sentence, withoutBullet } from "./sentences";
import type { Answer, AnswerKind, AnswerTier, Citation, CourseFact, Passage } from "./types";

/** An answer in the making: its citations are numbered in the order they are written. */
export type Draft = { citations: Citation[] };

export function newDraft(): Draft {
  return { citations: [] };
}

/** A block with its marker. `marked` is what of the key sentence answers by itself. */
export function quotedBlock(
  draft: Draft,
  block: Block,
  marked?: { start: number; end: number } | null,
): string {
  return blockMarkdown(block, marked, cite(draft, block.sentences, block.key));
}

/** Sentences that follow each other in one passage, word for word and with their marker. */
export function quoted(draft: Draft, sentences: Sentence[]): string {
  const marker = cite(draft, sentences);
  const [first] = sentences;
  if (!first || !marker) return "";
  return `${verbatim(first.passage.text.slice(first.start, sentences.at(-1)?.end))} ${marker}`;
}

/**
 * The marker of the passage's words from the first to the last of the sentences, as far as they stand on the page of
 * `key`.
 */
function cite(draft: Draft, sentences: Sentence[], key = sentences[0]): string {
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last || !key) return "";
  const { passage } = first;
  const top = passage.page_breaks.findLast((start) => start <= key.start) ?? 0;
  const turn = passage.page_breaks.find((start) => start > key.start) ?? last.end;
  const quote = passage.text.slice(Math.max(top, first.start), Math.min(turn, last.end)).trim();
  const same = draft.citations.find((one) => one.passage_id === passage.id && one.quote === quote);
  if (same) return `[${same.marker}]`;
  const marker = draft.citations.length + 1;
  draft.citations.push({ marker, passage_id: passage.id, quote, page: pageAt(passage, key.start) });
  return `[${marker}]`;
}

/** Words of a document as they stand: nothing in them is a link, a heading or a marker of ours. */
function verbatim(text: string): string {
  return plainMarkdown(withoutBullet(text));
}

/** Where a passage stands, in words: *Cell biology*, page 12. */
export function placeOf({ title, heading_path, page_start, page_end }: Passage): string {
  const heading = heading_path.findLast((each) => !isInstruction(each));
  const pages = page_end > page_start ? `pages ${page_start}–${page_end}` : `page ${page_start}`;
  const under = heading && heading !== title ? `, “${shortened(heading)}”` : "";
  return `*${plainMarkdown(title)}*, ${pages}${under}`;
}

function shortened(text: string): string {
  const plain = plainMarkdown(text);
  return plain.length <= 80 ? plain : `${plain.slice(0, 77).replace(/\s+\S*$/, "")}…`;
}

type Made = {
  kind: AnswerKind;
  text: string;
  confidence: number;
  facts_used?: CourseFact[];
  found?: boolean;
  /** Of what was found; by default the answer itself. */
  tier?: Exclude<AnswerTier, "none">;
};

const KINDS_FROM_DATA: AnswerKind[] = ["deadlines", "progress", "own_data"];

export function answerOf(
  draft: Draft,
  { kind, text, confidence, facts_used, found = true, tier = "found" }: Made,
): Answer {
  const rounded = Math.round(Math.min(0.95, Math.max(0, confidence)) * 100) / 100;
  return {
    text,
    citations: draft.citations,
    facts_used: facts_used ?? [],
    found,
    tier: found ? tier : "none",
    from_data: KINDS_FROM_DATA.includes(kind),
    confidence: rounded,
    kind,
  };
}
