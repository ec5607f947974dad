import { likeness } from "@/lib/answering/words";
import { compoundParts, relatedStems } from "@/lib/retrieval/lexicon";
import { paraphrasesOf } from "@/lib/text/paraphrases";
import { stemOf } from "@/lib/text/stem";
import type { Statement, Term } from "./statement";

/** Another word for the same thing proves a little less than the word. */
const RELATED = 0.9;
const LEAST = 0.5;

/** For each term of a sentence the other words that say the same, with what they are worth. */
export type Related = readonly ReadonlyMap<string, number>[];

export function relatedOf({ terms }: Statement): Related {
  const others = terms.map(({ raw, word }) => {
    const related = new Map<string, number>();
    for (const [stem, worth] of relatedStems(raw)) related.set(stem, worth * RELATED);
    const parts = compoundParts(word);
    for (const part of parts) {
      const stem = stemOf(part);
      related.set(stem, Math.max(related.get(stem) ?? 0, LEAST));
    }
    return related;
  });
  for (const { word, weight, from } of paraphrasesOf(terms.map(({ stem }) => stem))) {
    const stem = stemOf(word);
    for (const each of from) {
      const at = terms.findIndex((term) => term.stem === each);
      const related = others[at];
      related?.set(stem, Math.max(related.get(stem) ?? 0, Math.min(1, weight + 0.15)));
    }
  }
  return others;
}

/** Which word of one statement says what each term of another says, and how surely, 0 to 1. */
export interface Match {
  like: number;
  other: Term | null;
}

export function matched(statement: Statement, related: Related, other: Statement): Match[] {
  const taken = new Set<Term>();
  return statement.terms.map((term, at) => {
    let best: Match = { like: 0, other: null };
    for (const each of other.terms) {
      const like = likeOf(term, related[at], each);
      const is_free = !taken.has(each);
      if (
        like > best.like ||
        (like === best.like && best.other && taken.has(best.other) && is_free)
      )
        best = { like, other: like > 0 ? each : null };
    }
    if (best.like < LEAST) return { like: 0, other: null };
    if (best.other) taken.add(best.other);
    return best;
  });
}

function likeOf(
  { stem }: Term,
  related: ReadonlyMap<string, number> | undefined,
  other: Term,
): number {
  return Math.max(likeness(stem, other.stem), related?.get(other.stem) ?? 0);
}

/** How much of what a statement names is held, 0 to 1. */
export function shareOf({ terms }: Statement, held: readonly number[]): number {
  let all = 0;
  let sum = 0;
  for (const [at, { weight }] of terms.entries()) {
    all += weight;
    sum += weight * (held[at] ?? 0);
  }
  return all > 0 ? sum / all : 0;
}
