import { documentText } from "@/lib/documents/document-text";
import { datingOf } from "@/lib/documents/extract/dating";
import { daysOf } from "@/lib/documents/extract/syllabus/days";
import {
  type Known,
  likeness,
  namedBy,
  openCandidates,
  SAME,
  workCandidates,
} from "@/lib/documents/extract/syllabus/work-candidates";
import { withoutFurniture } from "@/lib/documents/layout/furniture";
import type { Page } from "@/lib/documents/types";
import type { Example } from "./grow-trees";

type LabelledItem = { title: string; aliases?: string[] };
export type SyllabusLabel = { items: LabelledItem[]; items_optional?: LabelledItem[] };

/**
 * What a document teaches: its candidates beside what the rules found, and beside parts of that. The rules know these
 * documents, so on a new one they find less; leaving out all, one, half or a kind of what they found shows the model
 * what that looks like.
 */
export function examplesOf(pages: Page[], found: Known[], label: SyllabusLabel): Example[] {
  const document = documentText(withoutFurniture(pages));
  const candidates = workCandidates(document, daysOf(document, datingOf(document, pages, {})));
  const chance = chances(document.text.length);
  const types = [...new Set(found.map(({ type }) => type))].sort();
  const type = types[Math.floor(chance() * types.length)];
  const one = Math.floor(chance() * found.length);
  const parts: Known[][] = [
    found,
    [],
    found.filter(() => chance() < 0.5),
    found.filter((item) => item.type !== type),
    found.filter((_, at) => at !== one),
  ];
  return parts.flatMap((known) => {
    const missed = label.items.filter((item) => !known.some(({ title }) => isNamed(item, title)));
    return openCandidates(candidates, known).flatMap(({ candidate, features }) => {
      const is_so = missed.some((item) => isNamed(item, candidate.title));
      const is_open = label.items_optional?.some((item) => isNamed(item, candidate.title));
      return is_open && !is_so ? [] : [{ features, is_so }];
    });
  });
}

function isNamed({ title, aliases = [] }: LabelledItem, by: string): boolean {
  return [title, ...aliases].some((name) => likeness(namedBy(name), namedBy(by)) >= SAME);
}

/** The same numbers between 0 and 1 for the same start (Lehmer's generator). */
function chances(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
