import { termFeatures } from "@/lib/knowledge/definitions/find";
import { entriesByStems, type Glossary, loadGlossaries, readTerms } from "@/tests/eval/definitions";
import { type Example, grownTrees } from "./grow-trees";
import { writeTrees } from "./write-trees";

/**
 * Trains the model that tells terms from other names in books whose type sets some of them apart, from such books and
 * their glossaries (folders as tests/eval/definitions.ts reads them, `emphasised` in each line of corpus.jsonl). A book
 * that shall measure it must not be among these.
 */
const NO_TERMS_LEFT_OUT = 3;
/** Of each passage fewer words than this are stressed. */
const MOST_STRESSED = 3;
/** What a book counts whose own phrases are left out. */
const RARELY = 0.25;
const folders = process.argv.slice(2);

if (folders.length === 0) {
  console.error("Usage: npm run train:typeset-terms -- DIR...");
  process.exit(2);
}

const books = folders.flatMap(loadGlossaries);
writeTrees(
  "lib/knowledge/definitions/typeset-term-trees.ts",
  "TYPESET_TERM_TREES",
  grownTrees([
    ...books.flatMap((book) => examplesOf(withStress(book, true), 1)),
    ...books.flatMap((book) => examplesOf(withStress(book, false), RARELY)),
  ]),
);

/** Each name that a sentence may define: those that the glossary has, and of the many others each third. */
function examplesOf(glossary: Glossary, weight: number): Example[] {
  const entries = entriesByStems(glossary);
  return readTerms(glossary.corpus, termFeatures).flatMap(({ features, stems }, at) => {
    const is_so = entries.has(stems);
    if (is_so) return { features, is_so, weight };
    if (at % NO_TERMS_LEFT_OUT > 0) return [];
    return { features, is_so, weight: NO_TERMS_LEFT_OUT * weight };
  });
}

/**
 * Authors also set apart what they stress, names of species or titles, and some of them nothing else: words of the
 * passages taken by chance stand for these, beside the book's own phrases or instead of them.
 */
function withStress(glossary: Glossary, keeps_own: boolean): Glossary {
  let state = 1;
  const chance = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const corpus = glossary.corpus.map((passage) => {
    const words = passage.text.split(/\s+/u);
    const stressed = Array.from({ length: Math.floor(chance() * MOST_STRESSED) }, () => {
      const from = Math.floor(chance() * words.length);
      return words.slice(from, from + 1 + Math.floor(chance() ** 2 * 3)).join(" ");
    });
    const own = keeps_own ? (passage.emphasised ?? []) : [];
    return { ...passage, emphasised: [...own, ...stressed] };
  });
  return { ...glossary, corpus };
}
