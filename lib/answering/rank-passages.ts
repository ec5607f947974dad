import { probabilityOf } from "@/lib/documents/extract/decision-trees";
import { type Asked, evidenceIn, type PassageEvidence } from "./evidence";
import { nearness } from "./nearness";
import { ORDER_TREES } from "./order-trees";
import { PASSAGE_TREES } from "./passage-trees";
import { SENTENCE_TREES } from "./sentence-trees";
import type { Passage } from "./types";

/**
 * From this certainty on a passage answers without reserve, if it has so much of the question and all its names. Chosen
 * on open question sets by models that had not learned from them: tests/eval/answers/README.md has the curve.
 */
const SURE = { certainty: 0.27, cover: 0.6 };

export type RankedPassage = PassageEvidence & {
  /** 0 to 1: how likely the passage answers the question. */
  probability: number;
  /** 0 to 1: how likely it answers better than the others found. Only this puts them in order. */
  preference: number;
  /** 0 to 1: how likely it answers and no other passage does so better. */
  certainty: number;
  /** 0 to 1, in the order of its sentences: how likely each of them says the answer, if the passage does. */
  strengths: number[];
};

/** Whether a passage can be given as the answer without reserve. */
export function isSure({ certainty, features }: RankedPassage): boolean {
  const { cover = 0, missing_names = 0 } = features;
  return certainty >= SURE.certainty && cover >= SURE.cover && missing_names === 0;
}

/** The passages that can be shown, the one that answers best first. */
export function rankPassages(asked: Asked, passages: Passage[]): RankedPassage[] {
  const near = nearness(asked);
  const read = evidenceIn(asked, passages).map((each) => ({
    ...each,
    probability: probabilityOf(PASSAGE_TREES, each.features),
    preference: probabilityOf(ORDER_TREES, each.features),
  }));
  const all_odds = read.reduce((sum, { preference }) => sum + oddsOf(preference), 0);
  return read
    .map((each) => ({
      ...each,
      certainty: (each.probability * oddsOf(each.preference)) / all_odds,
      strengths: each.by_sentence.map((features) => probabilityOf(SENTENCE_TREES, features)),
    }))
    .filter(near)
    .sort((a, b) => b.preference - a.preference);
}

function oddsOf(probability: number): number {
  return probability / (1 - probability);
}
