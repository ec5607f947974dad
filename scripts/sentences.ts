// `npm run docs:sentences`: writes docs/sentences.csv, every sentence that a student reads, with where it stands.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { collectSentences, type Sentence } from "@/scripts/sentences/collect";

/** Sentences that the specification words: nobody may change them. */
export function specifiedSentences(): Set<string> {
  const lines = readFileSync("docs/sentences-specified.txt", "utf8").split("\n");
  return new Set(lines.filter((line) => line !== ""));
}

/** One row for each sentence of a file; `{name}` stands for a value, `{one|other}` for a choice. */
export function sentenceTable(sentences: readonly Sentence[]): string {
  const specified = specifiedSentences();
  const rows = sentences.map(({ place, text }) => [
    place,
    text,
    specified.has(text) ? "specified" : "",
  ]);
  return [["place", "sentence", "wording"], ...rows].map(csvRow).join("");
}

function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync("docs/sentences.csv", sentenceTable(collectSentences()));
}
