import { type Features, probabilityOf } from "@/lib/documents/extract/decision-trees";
import { sentenceSpans } from "@/lib/text/sentences";
import { isStopWord } from "@/lib/text/stop-words";
import {
  type Candidate,
  type CandidateKind,
  candidatesIn,
  candidatesSetApart,
  entryIn,
  isNoTerm,
} from "./candidates";
import { type DefinitionPassage, headingFeatures, isGlossary, sentenceFeatures } from "./features";
import { stemsOf, subjectOf, type Token, tokensOf } from "./mention";
import { setApartIn } from "./set-apart";
import { TERM_TREES } from "./term-trees";
import { TYPESET_TERM_TREES } from "./typeset-term-trees";

/** A term that a passage defines, and the sentence in which it does. */
export type FoundDefinition<P extends DefinitionPassage> = {
  term: string;
  /** The stems of the term, by which a question finds it. */
  stems: string;
  passage: P;
  /** The sentence in the passage's text. */
  start: number;
  end: number;
  kind: CandidateKind;
  /** 0 to 1: how likely the term is one of the subject's and the sentence its definition. */
  strength: number;
};

/** Weaker ones are not worth keeping; whoever asks for the term itself may still be served by them. */
const LEAST_STRENGTH = 0.15;
/** The share of passages on whose pages something is set apart: with less, that is chance. */
const LEAST_TYPESET = 0.05;
/** What a glossary explains is a term. */
const OF_GLOSSARY = 0.98;
/** From here on about two of three terms stand in a book's own glossary. */
export const SURE_TERM = 0.4;

/** The terms that the passages of one document define, in its order; of each the strongest sentence of a passage. */
export function definitionsIn<P extends DefinitionPassage>(
  passages: readonly P[],
): FoundDefinition<P>[] {
  return termFeatures(passages)
    .map(({ features, ...found }) => ({
      ...found,
      strength: found.kind === "entry" ? OF_GLOSSARY : probabilityOf(treesFor(features), features),
    }))
    .filter(({ strength }) => strength >= LEAST_STRENGTH);
}

/** Where type sets terms apart, it says more than all words do. */
function treesFor({ typeset = 0 }: Features) {
  return typeset >= LEAST_TYPESET ? TYPESET_TERM_TREES : TERM_TREES;
}

type Seen<P extends DefinitionPassage> = Omit<FoundDefinition<P>, "strength"> & {
  features: Features;
};

/** Every sentence that may define a term, with what `definitionsIn` judges by. */
export function termFeatures<P extends DefinitionPassage>(passages: readonly P[]): Seen<P>[] {
  const sentences = passages.flatMap((passage) =>
    sentenceSpans(passage.text).flatMap(({ start, end }) => {
      const raw = passage.text.slice(start, end);
      const text = raw.trim();
      const from = start + raw.length - raw.trimStart().length;
      return text && text.length <= MOST_LETTERS
        ? [{ passage, start: from, text, tokens: tokensOf(text) }]
        : [];
    }),
  );
  const set_apart = setApartIn(passages);
  const named = sentences.map(({ text, tokens, passage }) => {
    const entry = isGlossary(passage.heading_path) && entryIn(text);
    const all = entry
      ? [entry]
      : [
          ...candidatesIn(text, tokens),
          ...candidatesSetApart(text, tokens, set_apart.stemsIn(passage)),
        ];
    const found = distinct(all).map((each) => ({
      ...each,
      stems: stemsOf(each.term).join(" "),
    }));
    const heading = passage.heading_path.at(-1) ?? "";
    return { found: found.filter(({ term, stems }) => stems && !isNoTerm(term)), heading };
  });
  const introduced = sentences.flatMap(({ passage }, at) =>
    (named[at]?.found ?? []).flatMap(({ kind, stems }) =>
      kind === "called" ? { stems, passage } : [],
    ),
  );
  const agreement = set_apart.agreement(introduced);
  const wanted = new Set(named.flatMap(({ found }) => found.map(({ stems }) => stems)));
  const headings = new Set(
    passages.flatMap(({ heading_path }) => heading_path.map((each) => stemsOf(each).join(" "))),
  );
  const counts = countsOf(sentences, wanted);
  const seen = new Map<string, number>();
  const rows = sentences.flatMap(({ passage, start, text, tokens }, at) =>
    (named[at]?.found ?? []).map(({ term, stems, kind }): Seen<P> => {
      const subject = subjectOf(term);
      const count = counts.get(stems) ?? { all: 0, alone: 0, capital: 0 };
      const earlier = seen.get(stems) ?? 0;
      seen.set(stems, earlier + 1);
      const words = stems.split(" ").length;
      return {
        term,
        stems,
        passage,
        start,
        end: start + text.length,
        kind,
        features: {
          ...sentenceFeatures(subject, text, tokens),
          ...headingFeatures(subject, passage.heading_path),
          [`kind_${kind}`]: 1,
          words,
          letters: Math.min(40, term.length),
          count: Math.min(40, count.all),
          alone: count.all > 0 ? count.alone / count.all : 0,
          capital: count.all > 0 ? count.capital / count.all : 0,
          earlier: Math.min(10, earlier),
          in_headings: Number(headings.has(stems)),
          plural: Number(/s$/u.test(term)),
          participle: Number(/(?:ed|ing)$/u.test(term)),
          abstract: Number(
            /(?:ism|tion|ity|ness|ment|ance|ence|ology|sis|ics|ship|ture|age|al)s?$/u.test(term),
          ),
          joins: Number(/\s(?:of|and|for|to|in)\s/u.test(term)),
          starts_capital: Number(/^\p{Lu}/u.test(term)),
          acronym: Number(/^\p{Lu}{2,}s?$/u.test(term)),
          ...set_apart.featuresOf(stems, passage, count.all),
          agreement,
        },
      };
    }),
  );
  return withOthers(rows);
}

/** Each place of a sentence once, by the first way in which it names its term. */
function distinct(candidates: Candidate[]): Candidate[] {
  const known = new Set<string>();
  return candidates.filter(({ term, start }) => {
    const key = `${start} ${term.length}`;
    return !known.has(key) && known.add(key);
  });
}

/** What the other sentences that may define the same term add. */
function withOthers<P extends DefinitionPassage>(rows: Seen<P>[]): Seen<P>[] {
  const by_term = Map.groupBy(rows, ({ stems }) => stems);
  return rows.map((row) => {
    const all = by_term.get(row.stems) ?? [];
    const shapes = all.map(({ features }) => features.shape ?? 0);
    const features = {
      ...row.features,
      times: Math.min(10, all.length),
      kinds: new Set(all.map(({ kind }) => kind)).size,
      best_shape: Math.max(...shapes),
      is_best: Number((row.features.shape ?? 0) >= Math.max(...shapes)),
    };
    return { ...row, features };
  });
}

/** A longer line is a table. */
const MOST_LETTERS = 600;
const MOST_WORDS = 6;

type Count = { all: number; alone: number; capital: number };

/** How often each term stands in the sentences; not inside a longer name; and with a capital inside a sentence. */
function countsOf(
  sentences: { text: string; tokens: Token[] }[],
  wanted: Set<string>,
): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { text, tokens } of sentences)
    for (let from = 0; from < tokens.length; from += 1) {
      let key = "";
      for (let to = from; to < Math.min(tokens.length, from + MOST_WORDS); to += 1) {
        key = key ? `${key} ${tokens[to]?.stem}` : (tokens[to]?.stem ?? "");
        if (!wanted.has(key)) continue;
        const count = counts.get(key) ?? { all: 0, alone: 0, capital: 0 };
        count.all += 1;
        const [before, after] = [tokens[from - 1], tokens[to + 1]];
        const is_alone = (!before || isStopWord(before.bare)) && (!after || isStopWord(after.bare));
        if (is_alone) count.alone += 1;
        if (from > 0 && /^\p{Lu}/u.test(text.slice(tokens[from]?.start))) count.capital += 1;
        counts.set(key, count);
      }
    }
  return counts;
}
