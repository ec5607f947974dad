import { type Features, probabilityOf } from "@/lib/documents/extract/decision-trees";
import { sentenceSpans } from "@/lib/text/sentences";
import { isStopWord } from "@/lib/text/stop-words";
import { DEFINITION_TREES } from "./definition-trees";
import { type DefinitionPassage, headingFeatures, sentenceFeatures } from "./features";
import { mentionsOf, subjectOf, type Token, tokensOf } from "./mention";

/** A sentence of a passage, verbatim, and where in the passage's text it begins. */
export type PassageSentence<P extends DefinitionPassage = DefinitionPassage> = {
  passage: P;
  start: number;
  text: string;
};

export type ChosenDefinition<P extends DefinitionPassage> = PassageSentence<P> & {
  end: number;
  /** 0 to 1: how likely the sentence says what the subject is. */
  strength: number;
};

/** The sentences of the passages that say what the subject is, best first; those that hardly do are left out. */
export function chooseDefinitions<P extends DefinitionPassage>(
  subject: string,
  passages: readonly P[],
  most = 3,
): ChosenDefinition<P>[] {
  const sentences = passages.flatMap(sentencesOf);
  const strengths = definitionStrengths(subject, sentences);
  return sentences
    .map((sentence, at) => ({
      ...sentence,
      end: sentence.start + sentence.text.length,
      strength: strengths[at] ?? 0,
    }))
    .filter(({ strength }) => strength >= LEAST_STRENGTH)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most);
}

const LEAST_STRENGTH = 0.02;

function sentencesOf<P extends DefinitionPassage>(passage: P): PassageSentence<P>[] {
  return sentenceSpans(passage.text).flatMap(({ start, end }) => {
    const raw = passage.text.slice(start, end);
    const text = raw.trim();
    return text ? [{ passage, start: start + raw.length - raw.trimStart().length, text }] : [];
  });
}

/**
 * For each sentence how likely it says what the subject is, 0 to 1. The sentences of a passage are given in its order,
 * the passages in the order in which they were found.
 */
export function definitionStrengths(
  subject: string,
  sentences: readonly PassageSentence[],
): number[] {
  return definitionFeatures(subject, sentences).map((features) =>
    probabilityOf(DEFINITION_TREES, features),
  );
}

/** What `definitionStrengths` judges by. */
export function definitionFeatures(
  subject: string,
  sentences: readonly PassageSentence[],
): Features[] {
  const asked = subjectOf(subject);
  const passages = [...new Set(sentences.map(({ passage }) => passage))];
  const highest = Math.max(...passages.map(({ score = 0 }) => score), 0);
  const read = sentences.map(({ text }) => {
    const tokens = tokensOf(text);
    const mentions = mentionsOf(asked, text, tokens);
    return { tokens, exactness: Math.max(0, ...mentions.map((each) => each.exactness)) };
  });
  const holding_passages = new Set(
    sentences.filter((_, at) => (read[at]?.exactness ?? 0) >= 0.75).map(({ passage }) => passage),
  );
  const holds = (passage: DefinitionPassage) => holding_passages.has(passage);
  const around = new Map(
    passages.map((passage, rank) => {
      const own = read.filter((_, at) => sentences[at]?.passage === passage);
      const holding = own.filter(({ exactness }) => exactness >= 0.75).length;
      return [
        passage,
        {
          ...headingFeatures(asked, passage.heading_path),
          rank,
          earlier: Math.min(
            5,
            passages.filter((each) => (each.id ?? 0) < (passage.id ?? 0) && holds(each)).length,
          ),
          same_section: passages.filter((each) => each.heading_path[1] === passage.heading_path[1])
            .length,
          nearness: highest > 0 ? (passage.score ?? 0) / highest : 1,
          holding,
          holding_share: own.length > 0 ? holding / own.length : 0,
        },
      ];
    }),
  );
  const own = read.map(({ tokens }, at) =>
    sentenceFeatures(asked, sentences[at]?.text ?? "", tokens),
  );
  const best = Math.max(1, ...own.map(({ shape = 0 }) => shape));
  const shared = sharedWords(read, new Set(asked.forms.flat()));
  return sentences.map(({ passage }, at) => {
    const before = read
      .slice(0, at)
      .filter((each, place) => sentences[place]?.passage === passage && each.exactness >= 0.75);
    const place = sentences.slice(0, at).filter((each) => each.passage === passage).length;
    const previous = sentences[at - 1]?.passage === passage ? read[at - 1]?.exactness : 0;
    return {
      ...own[at],
      ...around.get(passage),
      of_best: Math.max(0, own[at]?.shape ?? 0) / best,
      shared: shared[at]?.mean ?? 0,
      shared_sum: shared[at]?.sum ?? 0,
      better: Math.min(10, own.filter(({ shape = 0 }) => shape > (own[at]?.shape ?? 0)).length),
      first: Number(
        (read[at]?.exactness ?? 0) >= 0.75 && read.findIndex((r) => r.exactness >= 0.75) === at,
      ),
      place: Math.min(10, place),
      mentioned_before: Math.min(3, before.length),
      previous: previous ?? 0,
    };
  });
}

type Read = { tokens: Token[]; exactness: number };

/** How much of what a sentence names is named in the other sentences that hold the subject. */
function sharedWords(read: Read[], subject: Set<string>): { mean: number; sum: number }[] {
  const named = read.map(
    ({ tokens }) =>
      new Set(
        tokens
          .filter(({ bare, stem }) => !isStopWord(bare) && !subject.has(stem))
          .map(({ stem }) => stem),
      ),
  );
  const counts = new Map<string, number>();
  let holding = 0;
  for (const [at, stems] of named.entries()) {
    if ((read[at]?.exactness ?? 0) < 0.75) continue;
    holding += 1;
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return named.map((stems, at) => {
    const own = (read[at]?.exactness ?? 0) < 0.75 ? 0 : 1;
    let sum = 0;
    for (const stem of stems) sum += Math.max(0, (counts.get(stem) ?? 0) - own);
    const each = sum / Math.max(1, holding - own);
    return { mean: each / Math.max(1, stems.size), sum: each };
  });
}
