import { cueScore, definitionScore } from "./cues";
import type { Sentence } from "./sentences";
import { sentencesIn } from "./sentences";
import type { AnswerKind, Passage } from "./types";
import { contentWords, likeness, wordsOf } from "./words";

export type Scored = {
  sentence: Sentence;
  /** For ordering only; the value alone has no meaning. */
  score: number;
  /** 0 to 1: how much of what the question asks stands in the sentence, rare words counting more. */
  covered: number;
  /** The same with the sentences around it, its headings and its title. */
  in_context: number;
};

export type Ranking = {
  terms: string[];
  best: Scored[];
  /** 0 to 1: the share of the question that the best passage covers, by words. */
  passage_cover: number;
  /** 0 to 1: the share of the names and numbers of the question that the best passage lacks. */
  missing_names: number;
  sentences: Sentence[];
};

type Asked = { question: string; kind: AnswerKind; subject: string };

const HEADING = 0.5;
const NEIGHBOUR = 0.35;
const PASSAGE = 0.25;
const PHRASE = 0.35;
const PRIOR = 0.3;
const CUE = 0.3;
const DEFINITION = 0.7;

/** The sentences of the passages, those that answer best first. */
export function rankSentences({ question, kind, subject }: Asked, passages: Passage[]): Ranking {
  const terms = contentWords(question);
  const sentences = passages.flatMap(sentencesIn);
  const weights = weightsOf(terms, sentences, passages);
  const total = sum(weights) || 1;
  const highest = Math.max(...passages.map(({ score }) => score), 0);
  const by_passage = new Map<Passage, number[]>();
  const inside = sentences.map((sentence) => matches(terms, sentence.words));
  for (const [index, { passage }] of sentences.entries()) {
    by_passage.set(passage, strongest(by_passage.get(passage) ?? [], inside[index] ?? []));
  }
  const headings = new Map(
    passages.map((passage) => [
      passage,
      matches(terms, wordsOf([passage.title, ...passage.heading_path].join(" "))),
    ]),
  );
  const best = sentences.map((sentence, index): Scored => {
    const { passage } = sentence;
    const own = inside[index] ?? [];
    const beside = strongest(
      sentences[index - 1]?.passage === passage ? (inside[index - 1] ?? []) : [],
      sentences[index + 1]?.passage === passage ? (inside[index + 1] ?? []) : [],
    );
    const spread = terms.map((_, at) =>
      Math.max(
        own[at] ?? 0,
        HEADING * (headings.get(passage)?.[at] ?? 0),
        NEIGHBOUR * (beside[at] ?? 0),
        PASSAGE * (by_passage.get(passage)?.[at] ?? 0),
      ),
    );
    const weigh = (found: number[]) =>
      sum(found.map((part, at) => part * (weights[at] ?? 0))) / total;
    const covered = weigh(own);
    const in_context = weigh(spread);
    const around = weigh(by_passage.get(passage) ?? []);
    const definition = kind === "definition" ? definitionScore(sentence.text, subject) : 0;
    const score =
      in_context +
      covered * 0.4 +
      PRIOR * around +
      PRIOR * (highest > 0 ? passage.score / highest : 0) +
      PHRASE * phrases(terms, sentence.words, weights, total) +
      CUE * cueScore(kind, sentence.text, question) * Math.min(1, in_context * 1.5) +
      DEFINITION * definition -
      shapePenalty(sentence);
    return { sentence, score, covered, in_context };
  });
  best.sort((a, b) => b.score - a.score);
  const covers = [...by_passage.entries()].map(
    ([passage, found]) =>
      sum(
        strongest(
          found,
          (headings.get(passage) ?? []).map((part) => part * 0.8),
        ).map((part, at) => part * (weights[at] ?? 0)),
      ) / total,
  );
  const missing_names = missingNames(question, best[0]?.sentence.passage);
  return { terms, best, passage_cover: Math.max(0, ...covers), missing_names, sentences };
}

/**
 * The share of the question's names that a passage lacks: "How old is Victoria Cave?" is not answered by a passage
 * without Victoria.
 */
function missingNames(question: string, passage: Passage | undefined): number {
  const names =
    question.slice(1).match(/(?<=\s)(?:\p{Lu}[\p{L}'’-]+|\d[\d,.]*(?![\d\p{L}]))/gu) ?? [];
  const terms = names.flatMap(contentWords);
  if (terms.length === 0 || !passage) return 0;
  const words = wordsOf([passage.title, ...passage.heading_path, passage.text].join(" "));
  return matches(terms, words).filter((found) => found === 0).length / terms.length;
}

/** How well each term stands among the words. */
export function matches(terms: string[], words: string[]): number[] {
  return terms.map((term) => {
    let most = 0;
    for (const word of words) {
      const like = likeness(term, word);
      if (like > most) most = like;
      if (most === 1) break;
    }
    return most;
  });
}

/** Rare words tell more; a word that no sentence holds tells most of all that the answer is not here. */
function weightsOf(terms: string[], sentences: Sentence[], passages: Passage[]): number[] {
  const counts = terms.map(() => 0);
  for (const { words } of sentences) {
    for (const [at, found] of matches(terms, words).entries())
      if (found > 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  const titles = matches(terms, wordsOf(passages.map(({ title }) => title).join(" ")));
  return counts.map((count, at) => {
    const weight = Math.log(1 + (sentences.length + 1) / (count + 0.5));
    return (titles[at] ?? 0) > 0 ? weight * 0.5 : weight;
  });
}

/** Words that follow each other in the question and stand near each other here. */
function phrases(terms: string[], words: string[], weights: number[], total: number): number {
  let found = 0;
  for (const [index, first] of terms.entries()) {
    const second = terms[index + 1];
    if (second === undefined) break;
    const at = words.findIndex((word) => likeness(first, word) > 0);
    if (at < 0) continue;
    const near = words
      .slice(Math.max(0, at - 3), at + 4)
      .some((word) => likeness(second, word) > 0);
    if (near) found += Math.min(weights[index] ?? 0, weights[index + 1] ?? 0);
  }
  return found / total;
}

const EXERCISES =
  /\b(?:practice|exercises?|problems|review questions|quiz|übungen|aufgaben|exercices|ejercicios)\b/i;
const NEEDS_CONTEXT =
  /^(?:this|these|those|it|they|he|she|such|here|so|consider|for (?:example|instance))\b/i;

/** What is asked of the reader, led to or pointed back to answers little by itself. */
function shapePenalty(sentence: Sentence): number {
  const { text, passage } = sentence;
  const asks = passage.heading_path.some((heading) => EXERCISES.test(heading)) ? 0.25 : 0;
  return (
    asks +
    (text.endsWith(":") ? 0.25 : 0) +
    (NEEDS_CONTEXT.test(text) ? 0.1 : 0) +
    ofShape(sentence)
  );
}

function ofShape({ kind, words }: Sentence): number {
  if (kind === "question") return 0.5;
  if (kind === "line") return 0.3;
  if (words.length < 4) return 0.2;
  return words.length > 60 ? 0.1 : 0;
}

function strongest(one: number[], other: number[]): number[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => Math.max(one[at] ?? 0, other[at] ?? 0));
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
