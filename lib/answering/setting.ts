import type { Features } from "@/lib/documents/extract/decision-trees";
import { pattern, words } from "@/lib/text/pattern";
import type { Sentence } from "./sentences";
import type { Passage } from "./types";

const MOST = 9;
const OUTLINE_WORDS = words`
  contents, outline, agenda, overview, summary, references, bibliography, index, further reading, glossary, objectives,
  inhalt\p{L}*, zusammenfassung, literatur, sommaire, résumé, índice, resumen
`;
const OUTLINE = pattern("iu")`(?<![\p{L}])${OUTLINE_WORDS}(?![\p{L}])`;
const CODE = /[{}[\]<>=_\\;|]|\w\(|\)\s*[.:]/g;

/** What kind of text each passage is, and where it stands among those found. */
export function settingsOf(read: { passage: Passage; sentences: Sentence[] }[]): Features[] {
  const under = Map.groupBy(read, ({ passage }) => headingOf(passage));
  const of_file = Map.groupBy(read, ({ passage }) => passage.file_id);
  return read.map(({ passage, sentences }) => {
    const beside = under.get(headingOf(passage)) ?? [];
    const same_file = of_file.get(passage.file_id) ?? [];
    const share = (isOf: (sentence: Sentence) => boolean) =>
      sentences.filter(isOf).length / Math.max(1, sentences.length);
    return {
      same_heading: Math.min(MOST, beside.length),
      opens_heading: Number(beside.every((other) => !isBefore(other.passage, passage))),
      of_file: same_file.length / read.length,
      of_other_files: of_file.size,
      earlier:
        same_file.filter((other) => isBefore(other.passage, passage)).length / same_file.length,
      neighbours: same_file.filter(
        (other) =>
          other.passage !== passage && Math.abs(other.passage.page_start - passage.page_start) <= 1,
      ).length,
      outline: Number(passage.heading_path.some((heading) => OUTLINE.test(heading))),
      depth: passage.heading_path.length,
      prose: share(({ kind }) => kind === "prose"),
      links: share(({ text }) => /https?:|www\.|doi\b/.test(text)),
      signs: (passage.text.match(CODE)?.length ?? 0) / Math.max(40, passage.text.length),
      digits: (passage.text.match(/\d/g)?.length ?? 0) / Math.max(40, passage.text.length),
      length: sentences.reduce((sum, sentence) => sum + sentence.words.length, 0),
    };
  });
}

function headingOf({ file_id, heading_path }: Passage): string {
  return JSON.stringify([file_id, heading_path]);
}

function isBefore(one: Passage, other: Passage): boolean {
  return (
    one.page_start < other.page_start || (one.page_start === other.page_start && one.id < other.id)
  );
}
