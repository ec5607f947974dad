import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { z } from "zod";
import { sentencesIn } from "@/lib/answering/sentences";
import type { Passage } from "@/lib/answering/types";
import { contentWords, wordsOf } from "@/lib/answering/words";
import { definitionStrengths } from "@/lib/knowledge/definitions/choose";
import { definitionsIn, SURE_TERM } from "@/lib/knowledge/definitions/find";
import { subjectOf } from "@/lib/knowledge/definitions/mention";
import { searchPassages } from "@/lib/services/retrieval/search";
import { type IndexedSet, indexSet, loadCorpus } from "@/tests/eval/retrieval";

const GlossaryEntry = z.object({ term: z.string(), meaning: z.string() });
type GlossaryEntry = z.infer<typeof GlossaryEntry>;

/** A book's text and its own glossary, which the text does not hold. */
export type Glossary = {
  name: string;
  corpus: ReturnType<typeof loadCorpus>;
  entries: GlossaryEntry[];
};

/** Of so many passages found for "What is TERM?" a sentence is chosen. */
const PASSAGES = 8;
/** A sentence with this share of a meaning's words says it. */
const HALF = 0.5;

/**
 * The glossaries of a folder: BOOK.jsonl beside ../retrieval/BOOK/corpus.jsonl, or glossary.jsonl and corpus.jsonl of
 * one book.
 */
export function loadGlossaries(folder: string): Glossary[] {
  const read = (file: string) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => GlossaryEntry.parse(JSON.parse(line)));
  const own = join(folder, "glossary.jsonl");
  if (existsSync(own))
    return [{ name: basename(folder), corpus: loadCorpus(folder), entries: read(own) }];
  return readdirSync(folder)
    .filter((file) => extname(file) === ".jsonl")
    .map((file) => {
      const name = basename(file, ".jsonl");
      const corpus = loadCorpus(join(folder, "..", "retrieval", name));
      return { name, corpus, entries: read(join(folder, file)) };
    });
}

/** A term, the sentences of the passages found for it, and how much of its meaning each says, 0 to 1. */
export type AskedTerm = {
  entry: GlossaryEntry;
  sentences: ReturnType<typeof sentencesIn>;
  covers: number[];
};

/** Asks for every term of a glossary, through the product's own indexing and search. */
export async function askTerms(
  glossary: Glossary,
  { owner, course_id }: IndexedSet,
): Promise<AskedTerm[]> {
  const coverOf = coverIn(glossary.corpus);
  const asked: AskedTerm[] = [];
  for (const entry of glossary.entries) {
    const question = `What is ${entry.term}?`;
    const { hits } = await searchPassages(owner, question, { course_id, limit: PASSAGES });
    const sentences = hits
      .map((hit): Passage => ({ ...hit, id: hit.chunk_id, title: "" }))
      .flatMap(sentencesIn);
    const covers = sentences.map(({ words }) => coverOf(entry.meaning, words));
    asked.push({ entry, sentences, covers });
  }
  return asked;
}

/** How much of a meaning's content words stand in a sentence, each by how rare it is in the book. */
export function coverIn(corpus: Glossary["corpus"]) {
  const holding = new Map<string, number>();
  for (const { text } of corpus)
    for (const word of new Set(wordsOf(text))) holding.set(word, (holding.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + corpus.length / ((holding.get(word) ?? 0) + 0.5));
  return (meaning: string, words: string[]): number => {
    const said = new Set(words);
    let [held, all] = [0, 0];
    for (const word of contentWords(meaning)) {
      all += rarity(word);
      if (said.has(word)) held += rarity(word);
    }
    return all > 0 ? held / all : 0;
  };
}

export type DefinitionFigures = {
  terms: number;
  /** Share of terms whose chosen sentence says at least half of the meaning. */
  right_sentence: number;
  /** Share of terms of which some sentence of the passages does. */
  right_in_passages: number;
  /** Share of the glossary's terms that are found as terms of the text, and share of those found that it has. */
  recall: number;
  precision: number;
};

/** What the chooser makes of the passages found for each term. */
export async function evaluateDefinitions(glossary: Glossary): Promise<DefinitionFigures> {
  const indexed = await indexSet({ corpus: glossary.corpus, queries: [], relevance: new Map() });
  const asked = await askTerms(glossary, indexed);
  const share = (isSo: (term: AskedTerm) => boolean) =>
    asked.filter(isSo).length / Math.max(1, asked.length);
  return {
    terms: asked.length,
    right_sentence: share(({ entry, sentences, covers }) => {
      const strengths = definitionStrengths(entry.term, sentences);
      return (covers[strengths.indexOf(Math.max(...strengths))] ?? 0) >= HALF;
    }),
    right_in_passages: share(({ covers }) => covers.some((cover) => cover >= HALF)),
    ...termsFound(glossary),
  };
}

const PASSAGES_AT_ONCE = 256;

/** What the book's text names as its terms, read as indexing reads it: so many passages at once. */
export function readTerms<T>(
  corpus: Glossary["corpus"],
  read: (passages: TermPassage[]) => T[],
): T[] {
  const passages = corpus.map(({ title, text, emphasised }, id) => ({
    id,
    heading_path: title ? title.split(" > ") : [],
    text,
    ...(emphasised && { emphasised }),
  }));
  const found: T[] = [];
  for (let from = 0; from < passages.length; from += PASSAGES_AT_ONCE)
    found.push(...read(passages.slice(from, from + PASSAGES_AT_ONCE)));
  return found;
}

type TermPassage = { id: number; heading_path: string[]; text: string; emphasised?: string[] };

/** The entries of a glossary by the stems of their forms: "American Psychological Association (APA)" has two. */
export function entriesByStems({ entries }: Glossary): Map<string, GlossaryEntry> {
  return new Map(
    entries.flatMap((entry) =>
      subjectOf(entry.term).forms.map((stems) => [stems.join(" "), entry]),
    ),
  );
}

/** Terms found from the text alone, against the glossary. */
function termsFound(glossary: Glossary): Pick<DefinitionFigures, "recall" | "precision"> {
  const entries = entriesByStems(glossary);
  const found = readTerms(glossary.corpus, definitionsIn).filter(
    ({ strength }) => strength >= SURE_TERM,
  );
  const terms = [...new Set(found.map(({ stems }) => stems))];
  const right = terms.flatMap((stems) => entries.get(stems) ?? []);
  return {
    recall: new Set(right).size / Math.max(1, glossary.entries.length),
    precision: right.length / Math.max(1, terms.length),
  };
}

/** What a glossary teaches the chooser: each sentence found for a term, and whether it says its meaning. */
export function saysMeaning(cover: number): boolean {
  return cover >= HALF;
}
