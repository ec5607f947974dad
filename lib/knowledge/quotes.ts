import { pageAt } from "@/lib/documents/chunk/page-at";
import { firstSentence, sentenceAt } from "@/lib/text/sentences";
import type { GraphNode, Section } from "./types";
import { stemsOf, topicStem } from "./words";

const LETTERS_READ = 1500;

/** The place in a section that speaks of a topic; its beginning when no sentence names it. */
export function passageOf(section: Section, stems: string[]): GraphNode["passages"][number] {
  const quote = quoteOf(section, stems) ?? firstSentence(section.text);
  return {
    file_id: section.file_id,
    file_title: section.file_title,
    page: pageOf(section, quote),
    chunk_number: section.text_at?.chunk_number ?? section.chunk_numbers[0] ?? 1,
    quote,
  };
}

/** The page of words of a section's text. */
export function pageOf({ text, text_at, page_start }: Section, quote: string): number {
  if (!text_at) return page_start;
  const passage = { page_start: text_at.page, page_breaks: text_at.page_breaks };
  return pageAt(passage, Math.max(0, text.indexOf(quote)));
}

/** The sentence of a section that holds most of the stems, verbatim; null when none holds so many. */
export function quoteOf(section: Pick<Section, "text">, stems: string[], least = 1): string | null {
  const text = section.text.slice(0, LETTERS_READ);
  const wanted = new Set(stems);
  let best: { quote: string; count: number } | null = null;
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) {
    if (!wanted.has(topicStem(match[0]) ?? "")) continue;
    const quote = sentenceAt(text, match.index);
    const count = new Set(stemsOf(quote).filter((stem) => wanted.has(stem))).size;
    if (count > (best?.count ?? 0) && quote.split(/\s+/).length >= 4) best = { quote, count };
    if (best?.count === wanted.size) break;
  }
  return best && best.count >= least ? best.quote : null;
}
