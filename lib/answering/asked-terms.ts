import { relatedStems } from "@/lib/retrieval/lexicon";
import { paraphrasesOf } from "@/lib/text/paraphrases";
import { stemOf } from "@/lib/text/stem";
import { contentTerms, wordsOf } from "./words";

/** What a question asks for, as stems, and for each the stems that say the same in other words with their worth. */
export type AskedTerms = { terms: string[]; related: Map<string, number>[] };

/** Another word for the same thing is worth less than the word. */
const RELATED = 0.7;

/** The words of a text that name something, with those of other languages and of textbooks for them. */
export function askedTerms(text: string): AskedTerms {
  const words = contentTerms(text);
  const terms = [...words.keys()];
  const related = [...words.values()].map(
    (word) => new Map([...relatedStems(word)].map(([stem, worth]) => [stem, worth * RELATED])),
  );
  for (const { word, weight, from } of paraphrasesOf(wordsOf(text)))
    for (const stem of from) {
      const known = related[terms.indexOf(stem)];
      const other = stemOf(word);
      known?.set(other, Math.max(known.get(other) ?? 0, weight * RELATED));
    }
  return { terms, related };
}
