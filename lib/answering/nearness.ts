import { words } from "@/lib/text/pattern";
import { askedTerms } from "./asked-terms";
import type { Asked, PassageEvidence } from "./evidence";
import { betterOf, termMatcher } from "./term-matcher";
import { contentTerms, wordsOf } from "./words";

/** From this probability on a passage is shown at all, where nothing speaks against it. */
const NEAR = 0.03;
/** Where a name of the question, or half of its words, stands nowhere in what was found. */
const NEAR_ELSEWHERE = 0.15;
/** A long question is told in other words than the book's; half of them may be missing. */
const NEAR_IN_OTHER_WORDS = 0.08;
const LONG = 5;
/** Where what a short question names stands apart: "the capital of France" in a book with the king of France. */
const NEAR_APART = 0.4;
const SHORT = 3;
/** With less of the question than this, a passage is about something else. */
const LEAST_COVER = 0.05;
/** A word this much like one of the question stands for it. */
const STANDS_FOR = 0.5;

/** Words of asking that count as words of a book elsewhere: books have definitions, too. */
const ASKING = new Set([
  ...words`
    whats, define, definition, formula, equation, difference, different, differ, supposed, exactly, vs, versus, pls,
    please, mean, means, meaning, compute, computed, calculate, calculated, example, examples, list, kind, kinds, good,
    q, wem, mir, dir, erklar, unterschied, berechnet, berechnen, bedeutet, diferencia,
    diferencias, definicion, significa, sirve, calcula, differences, signifie, calcule
  `,
]);

type Near = Pick<PassageEvidence, "passage" | "sentences" | "features"> & { probability: number };

/** Whether a passage is near enough to what is asked to be shown, if only as one of the closest. */
export function nearness({ question }: Asked): (passage: Near) => boolean {
  const { terms, related } = askedTerms(question);
  const asking = new Set(
    [...contentTerms(question)].flatMap(([term, word]) => (ASKING.has(word) ? [term] : [])),
  );
  const match = termMatcher(terms, related);
  const named = terms.map((term) => !asking.has(term));
  const count = named.filter(Boolean).length;
  const is_short = count >= 2 && count <= SHORT;
  const isTogether = (held: readonly number[]) =>
    held.filter((part, at) => named[at] && part > STANDS_FOR).length >= 2;
  return ({ passage, sentences, features, probability }) => {
    const { cover = 0, missing_names = 0, terms: all = 0, unknown = 0 } = features;
    if (cover < LEAST_COVER) return false;
    const lacks_name = missing_names > 0;
    const lacks_half = unknown * 2 >= all;
    if (is_short && probability < NEAR_APART) {
      const above = match(wordsOf([passage.title, ...passage.heading_path].join(" ")));
      const held = sentences.map((sentence) => match(sentence.words));
      const around = held.map((each, at) =>
        [held[at - 1], held[at + 1], above].reduce<number[]>((a, b) => betterOf(a, b ?? a), each),
      );
      if (!around.some(isTogether)) return false;
    }
    if (!lacks_name && !lacks_half) return probability >= NEAR;
    const in_other_words = !lacks_name && all >= LONG;
    return probability >= (in_other_words ? NEAR_IN_OTHER_WORDS : NEAR_ELSEWHERE);
  };
}
