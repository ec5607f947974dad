import { type Features, probabilityOf } from "@/lib/documents/extract/decision-trees";
import { type Asked, evidenceIn, type PassageEvidence } from "./evidence";
import { nearness } from "./nearness";
import { PASSAGE_TREES } from "./passage-trees";
import { SENTENCE_TREES } from "./sentence-trees";
import type { Passage } from "./types";

/**
 * From this probability on a passage answers without reserve. Chosen on open question sets:
 * tests/eval/answers/README.md has the figures.
 */
const SURE = 0.7;
/**
 * Less will do where other evidence is plain: a sentence that says what the subject is, every word of what is to be
 * defined in the passage, or a heading that is the subject.
 */
const DEFINED = { defines: 0.3, probability: 0.2 };
const ALL_HELD = { around_words: 1, probability: 0.55 };
const HEADED = { heading_is_subject: 0.6, probability: 0.45 };

export type RankedPassage = PassageEvidence & {
  /** 0 to 1: how likely the passage answers the question. */
  probability: number;
  /** 0 to 1, in the order of its sentences: how likely each of them says the answer, if the passage does. */
  strengths: number[];
};

/** Whether a passage can be given as the answer without reserve. */
export function isSure({ probability, features }: RankedPassage): boolean {
  const held: Features = { ...features, probability };
  const reaches = (least: Features) =>
    Object.entries(least).every(([name, value]) => (held[name] ?? 0) >= value);
  if (probability >= SURE || reaches(HEADED)) return true;
  return Boolean(features.definition) && (reaches(DEFINED) || reaches(ALL_HELD));
}

/** The passages that can be shown, by how likely each of them answers, the likeliest first. */
export function rankPassages(asked: Asked, passages: Passage[]): RankedPassage[] {
  const near = nearness(asked);
  return evidenceIn(asked, passages)
    .map((each) => ({
      ...each,
      probability: probabilityOf(PASSAGE_TREES, each.features),
      strengths: each.by_sentence.map((features) => probabilityOf(SENTENCE_TREES, features)),
    }))
    .filter((each) => isSure(each) || near(each))
    .sort((a, b) => b.probability - a.probability);
}
