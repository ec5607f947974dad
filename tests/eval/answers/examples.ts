import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { classifyQuestion } from "@/lib/answering/classify";
import { evidenceIn } from "@/lib/answering/evidence";
import { type Sentence, sentencesIn } from "@/lib/answering/sentences";
import type { Passage } from "@/lib/answering/types";
import { contentWords } from "@/lib/answering/words";
import { gatherMaterial, passageOf, type Question } from "@/lib/services/assistant/material";
import type { Owner } from "@/lib/services/kernel/owner";
import type { Example } from "@/scripts/grow-trees";
import { coverIn, type Glossary, loadGlossaries } from "@/tests/eval/definitions";
import { indexSet, loadSet } from "@/tests/eval/retrieval";
import { makeReader } from "./ask";
import { holdsAny } from "./judge";
import { loadQuestions } from "./question-set";

/** So many of the questions of a large set, taken evenly. */
const MOST_QUESTIONS = 200;
/** Every so many of them are asked again without the passages that answer. */
const REMOVED_EVERY = 3;
/** One of so many passages is left where few are to be. */
const FEW_OF = 9;
/** Questions as students ask them are few and count for more. */
const WEIGHTS = { questions: 6, retrieval: 1, definitions: 0.7 };
/** Of what a right answer has to say, a passage that answers says at least this much. */
const HALF = 0.5;

/**
 * Passages found for the questions of a folder, each with what speaks for it and whether it answers, those found
 * together a group; and the sentences of those that do, a passage a group.
 */
export type Examples = { passages: Example[]; sentences: Example[] };

export async function examplesOf(folder: string): Promise<Examples> {
  if (existsSync(join(folder, "questions.json"))) return questionExamples(folder);
  if (existsSync(join(folder, "queries.jsonl"))) return retrievalExamples(folder);
  const all: Examples[] = [];
  for (const glossary of loadGlossaries(folder)) all.push(await definitionExamples(glossary));
  return joined(all);
}

async function questionExamples(folder: string): Promise<Examples> {
  const set = loadQuestions(folder);
  const { owner, courses, books } = await makeReader(set, join(folder, "books"));
  const made: Examples[] = [];
  for (const each of set.questions) {
    const { question, previous, course, answerable, required, pages } = each;
    const asked = {
      question,
      course_id: courses.get(course) ?? null,
      ...(previous && { before: [{ role: "user" as const, content: previous }] }),
    };
    const answers = ({ file_id, page_start, page_end, text }: Passage) =>
      answerable &&
      books.get(file_id) === each.book &&
      pages.some((page) => page_start <= page && page <= page_end) &&
      required.filter((group) => holdsAny(text, group)).length >= required.length * HALF;
    const says = ({ text }: Sentence) => required.filter((group) => holdsAny(text, group)).length;
    made.push(await examplesFor(owner, asked, { answers, says }, WEIGHTS.questions, true));
  }
  return joined(made);
}

async function retrievalExamples(folder: string): Promise<Examples> {
  const set = loadSet(folder);
  const { owner, course_id, idOf } = await indexSet(set);
  const answersOf = spansIn(folder);
  const judged = set.queries.filter(({ _id }) => set.relevance.has(_id));
  const made: Examples[] = [];
  for (const [at, { _id, text: question }] of spread(judged).entries()) {
    const answers = ({ file_id, page_start }: Passage) =>
      (set.relevance.get(_id)?.get(idOf(file_id, page_start)) ?? 0) > 0;
    const asked = { question, course_id };
    const again = at % REMOVED_EVERY === 0;
    const spans = answersOf.get(_id) ?? [];
    const says = ({ text, words }: Sentence) =>
      Number(spans.some((span) => text.includes(span) || holdsAll(words, span)));
    made.push(await examplesFor(owner, asked, { answers, says }, WEIGHTS.retrieval, again));
  }
  return joined(made);
}

async function definitionExamples(glossary: Glossary): Promise<Examples> {
  const { owner, course_id } = await indexSet({
    corpus: glossary.corpus,
    queries: [],
    relevance: new Map(),
  });
  const coverOf = coverIn(glossary.corpus);
  const made: Examples[] = [];
  for (const [at, { term, meaning }] of spread(glossary.entries).entries()) {
    const asked = { question: `What is ${term}?`, course_id };
    const says = ({ words }: Sentence) => Number(coverOf(meaning, words) >= HALF);
    const answers = (passage: Passage) => sentencesIn(passage).some(says);
    const again = at % REMOVED_EVERY === 0;
    made.push(await examplesFor(owner, asked, { answers, says }, WEIGHTS.definitions, again));
  }
  return joined(made);
}

/** The spans that answer each query, where the set names them. */
function spansIn(folder: string): Map<string, string[]> {
  const Answered = z.object({
    _id: z.string(),
    answers: z.array(z.string()).default([]),
    answer: z.string().default(""),
  });
  const lines = readFileSync(join(folder, "queries.jsonl"), "utf8").split("\n").filter(Boolean);
  return new Map(
    lines
      .map((line) => Answered.parse(JSON.parse(line)))
      .map(({ _id, answers, answer }) => [_id, [...answers, answer].filter(Boolean)]),
  );
}

function holdsAll(words: string[], span: string): boolean {
  const wanted = contentWords(span);
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
}

type Truth = {
  answers: (passage: Passage) => boolean;
  /** How much of the answer a sentence says; the most of a passage counts. */
  says: (sentence: Sentence) => number;
};

let groups = 0;

/** For one question; `again` also without the passages that answer, as where the material does not. */
async function examplesFor(
  owner: Owner,
  asked: Question,
  { answers, says }: Truth,
  weight: number,
  again: boolean,
): Promise<Examples> {
  const { passages: found, before, searched } = await gatherMaterial(owner, asked);
  const passages = found.map(passageOf);
  const question = `${before} ${searched}`.trim();
  const evidenceOf = (shown: Passage[]) =>
    evidenceIn({ ...classifyQuestion(searched), question }, shown);
  const all = evidenceOf(passages);
  const others = passages.filter((passage) => !answers(passage));
  const is_answered = others.length < passages.length;
  // As in a course with few pages, where little else shares a word with the question.
  const isFew = (at: number) => at % FEW_OF === question.length % FEW_OF;
  const few = passages.filter((passage, at) => answers(passage) || isFew(at));
  const shown = again && is_answered ? [others, few, others.filter((_, at) => isFew(at))] : [];
  const lists = [all, ...shown.map(evidenceOf)];
  const sentences = all
    .filter(({ passage }) => answers(passage))
    .flatMap(({ sentences, by_sentence }) => {
      const said = sentences.map(says);
      const most = Math.max(...said);
      if (most === 0 || sentences.length < 2) return [];
      groups += 1;
      return by_sentence.map((features, at) => ({
        features,
        is_so: said[at] === most,
        weight,
        group: groups,
      }));
    });
  return {
    passages: lists.flatMap((list) => {
      groups += 1;
      const group = groups;
      return list.map(({ passage, features }) => ({
        features,
        is_so: answers(passage),
        weight,
        group,
      }));
    }),
    sentences,
  };
}

function spread<T>(all: T[]): T[] {
  const step = Math.max(1, Math.ceil(all.length / MOST_QUESTIONS));
  return all.filter((_, at) => at % step === 0);
}

function joined(all: Examples[]): Examples {
  return {
    passages: all.flatMap(({ passages }) => passages),
    sentences: all.flatMap(({ sentences }) => sentences),
  };
}
