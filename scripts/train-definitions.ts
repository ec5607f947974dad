import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { definitionFeatures } from "@/lib/knowledge/definitions/choose";
import { termFeatures } from "@/lib/knowledge/definitions/find";
import {
  askTerms,
  entriesByStems,
  type Glossary,
  loadGlossaries,
  readTerms,
  saysMeaning,
} from "@/tests/eval/definitions";
import { indexSet } from "@/tests/eval/retrieval";
import { type Example, grownTrees } from "./grow-trees";
import { writeTrees } from "./write-trees";

/**
 * Trains, from books and their glossaries (folders as tests/eval/definitions.ts reads them), the model that chooses
 * the sentence which says what a term is, and the model that tells terms from other names. A book that shall measure
 * them must not be among these.
 */
const folders = process.argv.slice(2);

if (folders.length === 0) {
  console.error("Usage: npm run train:definitions -- DIR...");
  process.exit(2);
}

await openDatabase();
await migrateDatabase();
const glossaries = folders.flatMap(loadGlossaries);
const sentences: Example[] = [];
for (const glossary of glossaries) sentences.push(...(await sentenceExamples(glossary)));
await closeDatabase();
write("definition-trees.ts", "DEFINITION_TREES", sentences);
write("term-trees.ts", "TERM_TREES", glossaries.flatMap(termExamples));

/** Each sentence found for a term: to be chosen from, those that say its meaning. */
async function sentenceExamples(glossary: Glossary): Promise<Example[]> {
  const indexed = await indexSet({ corpus: glossary.corpus, queries: [], relevance: new Map() });
  const asked = await askTerms(glossary, indexed);
  const first = sentences.at(-1)?.group ?? 0;
  return asked.flatMap(({ entry, sentences, covers }, at) =>
    definitionFeatures(entry.term, sentences).map((features, place) => ({
      features,
      is_so: saysMeaning(covers[place] ?? 0),
      group: first + at + 1,
    })),
  );
}

/** Each name that a sentence may define: those that the glossary has. What type sets apart is another model's. */
function termExamples(glossary: Glossary): Example[] {
  const entries = entriesByStems(glossary);
  const plain = glossary.corpus.map(({ emphasised: _, ...passage }) => passage);
  return readTerms(plain, termFeatures).map(({ features, stems }) => ({
    features,
    is_so: entries.has(stems),
  }));
}

function write(file: string, name: string, examples: Example[]): void {
  writeTrees(`lib/knowledge/definitions/${file}`, name, grownTrees(examples));
  console.log(
    `${examples.length} examples for ${file}, ${examples.filter(({ is_so }) => is_so).length} of them so`,
  );
}
