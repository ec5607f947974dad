import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { examplesOf } from "@/tests/eval/answers/examples";
import { type Example, grownTrees, textOf } from "./grow-trees";

/**
 * Trains the models that say how likely a passage answers a question, which of those found answers best, and which of
 * its sentences does: from folders of questions (questions.json and books/), of retrieval sets and of glossaries. A set
 * that shall measure the answers must not be among them.
 */
const OUT = join(import.meta.dirname, "../lib/answering");
const folders = process.argv.slice(2);

if (folders.length === 0) {
  console.error("Usage: npm run train:answers -- DIR...");
  process.exit(2);
}

await openDatabase();
await migrateDatabase();
const passages: Example[] = [];
const sentences: Example[] = [];
for (const folder of folders) {
  const made = await examplesOf(folder);
  const answering = made.passages.filter(({ is_so }) => is_so).length;
  console.log(`${folder}: ${made.passages.length} passages, ${answering} answer`);
  passages.push(...made.passages);
  sentences.push(...made.sentences);
}
await closeDatabase();
write(
  "passage-trees.ts",
  "PASSAGE_TREES",
  passages.map(({ group: _, ...each }) => each),
);
write("order-trees.ts", "ORDER_TREES", passages);
write("sentence-trees.ts", "SENTENCE_TREES", sentences);

function write(file: string, name: string, examples: Example[]) {
  const text = `import { trees } from "@/lib/documents/extract/decision-trees";

/** Written by scripts/train-answers.ts; decision-trees.ts says how to read it. */
export const ${name} = trees\`
${textOf(grownTrees(examples))}
\`;
`;
  writeFileSync(join(OUT, file), text);
}
