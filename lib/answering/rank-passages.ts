import { probabilityOf } from "@/lib/documents/extract/decision-trees";
import { type Asked, evidenceIn, type PassageEvidence } from "./evidence";
import { PASSAGE_TREES } from "./passage-trees";
import { SENTENCE_TREES } from "./sentence-trees";
import type { Passage } from "./types";

/**
 * From this probability on a passage answers without reserve, and from this on it is shown at all. Chosen on open
 * question sets: tests/eval/answers/README.md has the figures.
 */
const SURE = 0.7;
const NEAR = 0.03;
/** With less of the question than this, a passage is about something else. */
const LEAST_COVER = 0.05;
/** A sentence that is this likely to say what the subject is makes up for a passage that is only likely. */
const DEFINED = 0.3;
const LIKELY = 0.2;

export type RankedPassage = PassageEvidence & {
  /** 0 to 1: how likely the passage answers the question. */
  probability: number;
  /** 0 to 1, in the order of its sentences: how likely each of them says the answer, if the passage does. */
  strengths: number[];
};

/** Whether a passage can be shown at all. */
export function isNear({ probability, features }: RankedPassage): boolean {
  return probability >= NEAR && (features.cover ?? 0) >= LEAST_COVER;
}

/** Whether a passage can be given as the answer without reserve. */
export function isSure({ probability, features }: RankedPassage): boolean {
  if (probability >= SURE) return true;
  return (
    Boolean(features.definition) && (features.defines ?? 0) >= DEFINED && probability >= LIKELY
  );
}

/** The passages by how likely each of them answers, the likeliest first. */
export function rankPassages(asked: Asked, passages: Passage[]): RankedPassage[] {
  return evidenceIn(asked, passages)
    .map((each) => ({
      ...each,
      probability: probabilityOf(PASSAGE_TREES, each.features),
      strengths: each.by_sentence.map((features) => probabilityOf(SENTENCE_TREES, features)),
    }))
    .sort((a, b) => b.probability - a.probability);
}
