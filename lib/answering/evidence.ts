import type { Features } from "@/lib/documents/extract/decision-trees";
import { definitionStrengths } from "@/lib/knowledge/definitions/choose";
import { languageOfQuestion } from "@/lib/retrieval/lexicon";
import { pattern, words } from "@/lib/text/pattern";
import { askedTerms } from "./asked-terms";
import { cueScore } from "./cues";
import { type Sentence, sentencesIn } from "./sentences";
import { settingsOf } from "./setting";
import { betterOf, type TermMatcher, termMatcher } from "./term-matcher";
import type { AnswerKind, Classified, Passage } from "./types";
import { contentWords, wordsOf } from "./words";

export type Asked = Pick<Classified, "kind" | "subject"> & { question: string };

/** A passage with what it has of a question. */
export type PassageEvidence = {
  passage: Passage;
  sentences: Sentence[];
  /** What speaks for each sentence as the one of the passage that answers. */
  by_sentence: Features[];
  features: Features;
};

/** A longer subject is a question of its own, which no sentence defines. */
const LONGEST_DEFINED = 4;
const KINDS: AnswerKind[] = [
  "definition",
  "list",
  "comparison",
  "how",
  "why",
  "when",
  "who",
  "number",
  "passage",
];

/** What each passage has of what is asked, in the order given. */
export function evidenceIn(asked: Asked, passages: Passage[]): PassageEvidence[] {
  const { question, kind, subject } = asked;
  const { terms, related } = askedTerms(question);
  const about = askedTerms(subject);
  const subject_terms = about.terms;
  const asked_in = languageOfQuestion(question);
  const names = namesIn(question, asked_in === "german");
  const match = termMatcher(terms, related);
  const matchSubject = termMatcher(subject_terms, about.related);
  const matchNames = termMatcher(names);
  const read = passages.map((passage) => readPassage(passage, match));
  const weights = weightsOf(
    read.flatMap(({ held }) => held),
    terms.length,
  );
  const total = sum(weights) || 1;
  const weigh = (held: readonly number[]) =>
    sum(held.map((part, at) => part * (weights[at] ?? 0))) / total;
  const anywhere = read.reduce(
    (all, { whole }) => betterOf(all, whole),
    terms.map(() => 0),
  );
  const known = anywhere.filter((part) => part > 0).length;
  const scores = passages.map(({ score }) => score).sort((a, b) => b - a);
  const [highest = 1, second = 0] = scores;
  const is_defined = subject_terms.length > 0 && subject_terms.length <= LONGEST_DEFINED;
  const defining = is_defined
    ? definitionStrengths(
        subject,
        read.flatMap(({ sentences }) => sentences),
      )
    : [];
  const kinds = Object.fromEntries(KINDS.map((each) => [each, Number(kind === each)]));
  const shared: Features = {
    ...kinds,
    terms: terms.length,
    unknown: terms.length - known,
    subject_terms: subject_terms.length,
    names: names.length,
    translated: Number(isTranslated(asked_in, passages)),
    lead: highest > 0 ? (highest - second) / highest : 0,
  };
  const settings = settingsOf(read);
  const matchSame = termMatcher(terms);
  const rarest = weights.indexOf(Math.max(...weights));
  let first = 0;
  const made = read.map(({ passage, sentences, held, whole, above }, at) => {
    const from = first;
    first += sentences.length;
    const own = held.map(weigh);
    const near = held.map((each, index) =>
      weigh(betterOf(each, betterOf(held[index - 1] ?? each, held[index + 1] ?? each))),
    );
    const cues = sentences.map(({ text }) => cueScore(kind, text, question));
    const defines = sentences.map((_, index) => defining[from + index] ?? 0);
    const phrases = sentences.map(({ words }) => phraseShare(terms, words, weights, total));
    const density = sentences.map(
      ({ words }, index) => (own[index] ?? 0) / Math.sqrt(words.length + 4),
    );
    const subjects = sentences.map(({ words }) => mean(matchSubject(words)));
    const words = [...above.words, ...sentences.flatMap((sentence) => sentence.words)];
    const count = Math.max(1, sentences.length);
    const share = (isOf: (sentence: Sentence) => boolean) => sentences.filter(isOf).length / count;
    return {
      passage,
      sentences,
      by_sentence: sentences.map((sentence, index): Features => {
        const { text, words, kind: shape } = sentence;
        const of_best = (values: number[]) => (values[index] ?? 0) / (highestOf(values) || 1);
        return {
          ...kinds,
          own: own[index] ?? 0,
          near: near[index] ?? 0,
          before: own[index - 1] ?? 0,
          after: own[index + 1] ?? 0,
          phrase: phrases[index] ?? 0,
          defines: defines[index] ?? 0,
          cue: cues[index] ?? 0,
          density: density[index] ?? 0,
          subject: subjects[index] ?? 0,
          of_best_own: of_best(own),
          of_best_near: of_best(near),
          of_best_density: of_best(density),
          of_best_defines: of_best(defines),
          of_best_cue: of_best(cues),
          place: Math.min(index, 9),
          places_left: Math.min(sentences.length - 1 - index, 9),
          heading_is_subject: sameness(above.last_words, subject_terms),
          item: Number(shape === "item"),
          line: Number(shape === "line"),
          asks: Number(shape === "question"),
          leads: Number(text.endsWith(":")),
          refers: Number(REFERS.test(text)),
          words: Math.min(words.length, 70),
          number: Number(/\d/.test(text)),
          formula: Number(FORMULA.test(text)),
          begins_small: Number(/^\p{Ll}/u.test(text)),
        };
      }),
      features: {
        ...shared,
        ...settings[at],
        literal: weigh(matchSame(words)),
        literal_own: highestOf(sentences.map((each) => weigh(matchSame(each.words)))),
        rarest: whole[rarest] ?? 0,
        often: sum(own),
        often_share: sum(own) / count,
        own_place: own.indexOf(highestOf(own)) / count,
        title: weigh(match(wordsOf(passage.title))),
        rank: at,
        score: highest > 0 ? passage.score / highest : 0,
        behind: Math.min(5, (highest - passage.score) / 4),
        around: weigh(whole),
        around_words: mean(whole.map((part) => Number(part > 0))),
        cover: weigh(betterOf(whole, above.held)),
        heading: weigh(above.held),
        last_heading: weigh(above.last_held),
        heading_is_subject: sameness(above.last_words, subject_terms),
        exercise: Number(above.is_exercise),
        missing_names: names.length ? mean(matchNames(words).map((part) => Number(part === 0))) : 0,
        own: highestOf(own),
        near: highestOf(near),
        phrase: highestOf(phrases),
        defines: highestOf(defines),
        cue: highestOf(cues),
        density: highestOf(density),
        subject: highestOf(subjects),
        own_cue: highestOf(own.map((each, index) => each * (cues[index] ?? 0))),
        best_three: sum(own.toSorted((a, b) => b - a).slice(0, 3)),
        items: share((sentence) => sentence.kind === "item"),
        lines: share((sentence) => sentence.kind === "line"),
        questions: share((sentence) => sentence.kind === "question"),
        numbers: Number(sentences.some(({ text }) => /\d/.test(text))),
        formulas: Number(sentences.some(({ text }) => FORMULA.test(text))),
      },
    };
  });
  const columns = new Map(
    COMPARED.map((name) => [name, made.map(({ features }) => features[name] ?? 0)]),
  );
  return made.map(({ features, ...each }) => {
    const compared = [...columns].flatMap(([name, column]) => {
      const value = features[name] ?? 0;
      return [
        [`of_best_${name}`, value / (highestOf(column) || 1)],
        [`place_${name}`, column.filter((other) => other > value).length],
      ];
    });
    return { ...each, features: { ...features, ...Object.fromEntries(compared) } };
  });
}

/** Also told in comparison with the other passages: as a share of the most, and how many have more of it. */
const COMPARED = [
  "own",
  "near",
  "density",
  "subject",
  "defines",
  "often",
  "literal",
  "cover",
  "heading",
  "phrase",
] as const;

function readPassage(passage: Passage, match: TermMatcher) {
  const sentences = sentencesIn(passage);
  const held = sentences.map(({ words }) => match(words));
  const whole = held.reduce(betterOf, match([]));
  const last_words = contentWords(passage.heading_path.at(-1) ?? "");
  const words = wordsOf([passage.title, ...passage.heading_path].join(" "));
  const is_exercise = passage.heading_path.some((heading) => EXERCISES.test(heading));
  const above = {
    words,
    held: match(words),
    last_words,
    last_held: match(last_words),
    is_exercise,
  };
  return { passage, sentences, held, whole, above };
}

const EXERCISE_WORDS = words`
  practice, exercises?, problems, review questions, quiz, homework, solutions, übungen, aufgaben, exercices, ejercicios
`;
const EXERCISES = pattern("iu")`\b${EXERCISE_WORDS}\b`;
const REFERRING = words`
  this, these, those, it, they, he, she, such, here, so, consider, for (?:example|instance),
  dies\p{L}*, er, sie, es, cette, ce, il, elle, este, esta, esto
`;
const REFERS = pattern("iu")`^${REFERRING}\b`;
const FORMULA = /[=≈≤≥∑√∝]/;

/** Words that few sentences hold tell more. */
function weightsOf(held: number[][], terms: number): number[] {
  return Array.from({ length: terms }, (_, at) => {
    const count = held.filter((row) => (row[at] ?? 0) > 0).length;
    return Math.log(1 + (held.length + 1) / (count + 0.5));
  });
}

/** Stems of names and numbers: what no other word can stand for. In German every noun begins with a capital. */
function namesIn(question: string, is_german: boolean): string[] {
  const names = question.slice(1).match(is_german ? SHORT_NAMES : NAMES);
  return names?.flatMap(contentWords) ?? [];
}

const NAMES = /(?<=\s)(?:\p{Lu}[\p{L}'’-]+|\d[\d,.]*(?![\d\p{L}]))/gu;
const SHORT_NAMES = /(?<=\s)(?:\p{Lu}{2,}[\p{L}'’-]*|\d[\d,.]*(?![\d\p{L}]))/gu;
const MOST_READ = 5;

/** Whether the passages speak another language than the question, as far as both are known. */
function isTranslated(asked_in: string | null, passages: Passage[]): boolean {
  if (!asked_in) return false;
  const spoken = passages.slice(0, MOST_READ).map(({ text }) => languageOfQuestion(text));
  const known = spoken.filter((language) => language !== null);
  return known.filter((language) => language !== asked_in).length > known.length / 2;
}

/** 0 to 1: what two lists of words share of all their words. */
function sameness(one: string[], other: string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const shared = termMatcher(one)(other).filter((part) => part > 0).length;
  return shared / (one.length + other.length - shared);
}

/** The weight of the terms that follow each other in the question and stand near each other here. */
function phraseShare(terms: string[], words: string[], weights: number[], total: number): number {
  let found = 0;
  for (const [index, first] of terms.entries()) {
    const second = terms[index + 1];
    if (second === undefined) break;
    const at = words.indexOf(first);
    if (at < 0) continue;
    if (words.slice(Math.max(0, at - 3), at + 4).includes(second))
      found += Math.min(weights[index] ?? 0, weights[index + 1] ?? 0);
  }
  return found / total;
}

function highestOf(values: number[]): number {
  return values.reduce((most, each) => Math.max(most, each), 0);
}

function mean(values: number[]): number {
  return values.length ? sum(values) / values.length : 0;
}

function sum(values: number[]): number {
  return values.reduce((all, each) => all + each, 0);
}
