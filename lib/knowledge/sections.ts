import { pageAt } from "@/lib/documents/chunk/page-at";
import { cueSentences } from "./cues";
import { exercisesIn } from "./exercises";
import type { Section, SectionChunk } from "./types";

const MOST_LETTERS = 600;
/** A chunk shorter than this is a caption or a line before the text begins. */
const LETTERS_OF_A_TEXT = 160;
const MOST_CUES = 12;

/** The sections of documents: chunks that follow each other under one heading; one for each chunk without headings. */
export function sectionsOf(chunks: SectionChunk[]): Section[] {
  const groups: SectionChunk[][] = [];
  for (const chunk of chunks) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (open && last && isSameSection(last, chunk)) open.push(chunk);
    else groups.push([chunk]);
  }
  const orders = new Map<number, number>();
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const order = (orders.get(first.file_id) ?? 0) + 1;
    orders.set(first.file_id, order);
    return [sectionOf(first, group, order)];
  });
}

function isSameSection(a: SectionChunk, b: SectionChunk): boolean {
  return (
    a.file_id === b.file_id &&
    a.heading_path.length > 0 &&
    a.heading_path.length === b.heading_path.length &&
    a.heading_path.every((heading, index) => heading === b.heading_path[index])
  );
}

function sectionOf(first: SectionChunk, group: SectionChunk[], order: number): Section {
  const words = group.reduce((sum, chunk) => sum + chunk.word_count, 0);
  const weighted = group.reduce((sum, chunk) => sum + chunk.difficulty * chunk.word_count, 0);
  const shown = group.slice(0, 3).find(({ text }) => text.length >= LETTERS_OF_A_TEXT) ?? first;
  return {
    file_id: first.file_id,
    file_title: first.file_title,
    order,
    heading_path: first.heading_path,
    page_start: Math.min(...group.map(({ page_start }) => page_start)),
    page_end: Math.max(...group.map(({ page_end }) => page_end)),
    words,
    difficulty: words === 0 ? first.difficulty : Math.round(weighted / words),
    chunk_numbers: group.map(({ number }) => number),
    text: first.heading_path.length === 0 ? shown.text : beginningOf(shown.text),
    text_at: {
      page: shown.page_start,
      page_breaks: shown.page_breaks,
      chunk_number: shown.number,
    },
    cues: group
      .flatMap((chunk) =>
        cueSentences(chunk.text).map((quote) => ({
          page: pageAt(chunk, chunk.text.indexOf(quote)),
          quote,
        })),
      )
      .slice(0, MOST_CUES),
    exercises: [...new Set(group.flatMap(({ text }) => exercisesIn(text)))],
  };
}

function beginningOf(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const end = text.lastIndexOf(" ", MOST_LETTERS);
  return text.slice(0, end > 0 ? end : MOST_LETTERS);
}
