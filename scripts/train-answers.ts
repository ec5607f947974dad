import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { examplesOf } from "@/tests/eval/answers/examples";
import { type Example, grownTrees } from "./grow-trees";
import { writeTrees } from "./write-trees";

/**
 * Trains the models that say how likely a passage answers a question, which of those found answers best, and which of
 * its sentences does: from folders of questions (questions.json and books/), of retrieval sets and of glossaries. A set
 * that shall measure the answers must not be among them.
 */
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
writeTrees(
  "lib/answering/passage-trees.ts",
  "PASSAGE_TREES",
  grownTrees(passages.map(({ group: _, ...each }) => each)),
);
writeTrees("lib/answering/order-trees.ts", "ORDER_TREES", grownTrees(passages));
writeTrees("lib/answering/sentence-trees.ts", "SENTENCE_TREES", grownTrees(sentences));
