import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Support, supportOf, supportReader } from "@/lib/answering/support/support";
import type { Passage } from "@/lib/answering/types";

const LABELS = ["supported", "contradicted", "unsupported", "general"] as const;

const Case = z.object({
  id: z.string(),
  language: z.string(),
  question: z.string(),
  passages: z.array(
    z.object({ id: z.number(), title: z.string(), page: z.number(), text: z.string() }),
  ),
  sentences: z.array(z.object({ text: z.string(), label: z.enum(LABELS) })),
});

export interface Outcome {
  id: string;
  language: string;
  sentence: string;
  label: (typeof LABELS)[number];
  verdict: Support["kind"];
  is_right: boolean;
}

/** What may become of a sentence of each kind: a general one is shown, with or without the mark. */
const RIGHT: Record<Outcome["label"], readonly Support["kind"][]> = {
  supported: ["supported"],
  contradicted: ["contradicted"],
  unsupported: ["general"],
  general: ["general", "empty"],
};
const CITED = /\[(\d{1,3})\]/g;

/** What becomes of each sentence of a folder's cases.jsonl, as a model may have said it of the passages beside it. */
export function measureSupport(folder: string): Outcome[] {
  const lines = readFileSync(join(folder, "cases.jsonl"), "utf8").split("\n").filter(Boolean);
  return lines.flatMap((line) => {
    const { id, language, passages, sentences } = Case.parse(JSON.parse(line));
    const reader = supportReader(passages.map(passageOf));
    return sentences.map(({ text, label }) => {
      const cited = [...text.matchAll(CITED)].map(([, number]) => Number(number));
      const verdict = supportOf(text.replace(CITED, "").trim(), reader, cited).kind;
      const is_right = RIGHT[label].includes(verdict);
      return { id, language, sentence: text, label, verdict, is_right };
    });
  });
}

function passageOf({
  id,
  title,
  page,
  text,
}: Pick<Passage, "id" | "title" | "text"> & { page: number }): Passage {
  return {
    id,
    file_id: 1,
    title,
    heading_path: [],
    text,
    page_start: page,
    page_end: page,
    page_breaks: [],
    score: 1,
  };
}

/** How many sentences of each kind there are, and what became of them. */
export function countsOf(outcomes: readonly Outcome[]) {
  const of = (label: Outcome["label"]) => {
    const all = outcomes.filter((each) => each.label === label);
    const became = (kind: Support["kind"]) => all.filter(({ verdict }) => verdict === kind).length;
    return {
      all: all.length,
      right: all.filter(({ is_right }) => is_right).length,
      supported: became("supported"),
      contradicted: became("contradicted"),
      marked: became("general"),
      empty: became("empty"),
    };
  };
  return {
    supported: of("supported"),
    contradicted: of("contradicted"),
    unsupported: of("unsupported"),
    general: of("general"),
  };
}
