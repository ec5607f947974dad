import type { Asked, Objection } from "@/lib/planning/request/asked";
import type { Frame } from "@/lib/planning/request/phrases/rewrite";
import { type Match, symbolPattern, type Token } from "@/lib/planning/request/token";

/**
 * What words ask for; objections where that cannot be; none where no plan can hold it; null where the words
 * do not mean this after all.
 */
export type Meant = Asked | { objections: Objection[] } | null;
export type MeaningRule = {
  pattern: RegExp;
  mean: (match: Match, frame: Frame, tokens: readonly Token[]) => Meant;
};

/** A rule for what the words of a pattern ask for. */
export function rule(notation: string, mean: MeaningRule["mean"]): MeaningRule {
  return { pattern: symbolPattern(notation), mean };
}

/** Words that a rule knows and that no plan can hold: they are given back as not understood. */
export const REFUSED: { objections: Objection[] } = { objections: [] };

export function objection(kind: Objection["kind"], text: string): { objections: Objection[] } {
  return { objections: [{ kind, text }] };
}
