import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { definitionFeatures } from "@/lib/knowledge/definitions/choose";
import { askTerms, loadGlossaries, saysMeaning } from "@/tests/eval/definitions";
import { indexSet } from "@/tests/eval/retrieval";
import { type Example, grownTrees, textOf } from "./grow-trees";

/**
 * Trains the model that chooses the sentence which says what a term is, from books and their glossaries (folders as
 * tests/eval/definitions.ts reads them). A book that shall measure the model must not be among them.
 */
const OUT = join(import.meta.dirname, "../lib/knowledge/definitions/definition-trees.ts");
const folders = process.argv.slice(2);

if (folders.length === 0) {
  console.error("Usage: npm run train:definitions -- DIR...");
  process.exit(2);
}

await openDatabase();
await migrateDatabase();
const examples: Example[] = [];
let group = 0;
for (const glossary of folders.flatMap(loadGlossaries)) {
  const indexed = await indexSet({ corpus: glossary.corpus, queries: [], relevance: new Map() });
  for (const { entry, sentences, covers } of await askTerms(glossary, indexed)) {
    group += 1;
    for (const [at, features] of definitionFeatures(entry.term, sentences).entries())
      examples.push({ features, is_so: saysMeaning(covers[at] ?? 0), group });
  }
}
await closeDatabase();
const text = `import { trees } from "@/lib/documents/extract/decision-trees";

/** Written by scripts/train-definitions.ts; decision-trees.ts says how to read it. */
export const DEFINITION_TREES = trees\`
${textOf(grownTrees(examples))}
\`;
`;
writeFileSync(OUT, text);
console.log(
  `${group} terms, ${examples.length} sentences, ${examples.filter(({ is_so }) => is_so).length} of them so`,
);
