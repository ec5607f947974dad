import type { Features } from "@/lib/documents/extract/decision-trees";
import type { DefinitionPassage } from "./features";
import { stemsOf } from "./mention";

const NOTHING: ReadonlySet<string> = new Set();

/** What type sets apart in the passages of a document, as stems, and what that tells of a term. */
export function setApartIn<P extends DefinitionPassage>(passages: readonly P[]) {
  const by_passage = new Map(passages.map((passage) => [passage, stemsOfAll(passage.emphasised)]));
  const counts = new Map<string, number>();
  for (const set of by_passage.values())
    for (const stems of set) counts.set(stems, (counts.get(stems) ?? 0) + 1);
  const stemsIn = (passage: P) => by_passage.get(passage) ?? NOTHING;
  const phrases = [...counts];
  const document = {
    typeset: shareOf(passages, (passage) => stemsIn(passage).size > 0),
    set_once: shareOf(phrases, ([, count]) => count === 1),
    words_set:
      phrases.reduce((sum, [stems]) => sum + stems.split(" ").length, 0) /
      Math.max(1, phrases.length),
  };
  return {
    stemsIn,
    /** Of the terms that sentences introduce by name ("is called X"), the share that type sets apart, too. */
    agreement: (introduced: readonly { stems: string; passage: P }[]): number =>
      shareOf(introduced, ({ stems, passage }) => stemsIn(passage).has(stems)),
    /** `all` is how often the term stands in the document. */
    featuresOf: (stems: string, passage: P, all: number): Features => ({
      emphasised: Number(stemsIn(passage).has(stems)),
      emphases: Math.min(10, counts.get(stems) ?? 0),
      emphasis_share: (counts.get(stems) ?? 0) / Math.max(1, all),
      ...document,
    }),
  };
}

function stemsOfAll(phrases: readonly string[] = []): Set<string> {
  return new Set(phrases.map((phrase) => stemsOf(phrase).join(" ")));
}

function shareOf<T>(all: readonly T[], isSo: (each: T) => boolean): number {
  return all.filter(isSo).length / Math.max(1, all.length);
}
