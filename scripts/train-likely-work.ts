import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { predict } from "@/tests/eval/predict";
import { grownTrees } from "./grow-trees";
import { examplesOf } from "./likely-work-examples";
import { writeTrees } from "./write-trees";

/**
 * Trains the model that names graded work no rule found, from the syllabi and labels of folders as
 * `npm run collect:documents` makes them. A fold that shall measure the model must not be among them.
 */
const folders = process.argv.slice(2);

if (folders.length === 0) {
  console.error("Usage: npm run train:likely-work -- DIR...");
  process.exit(2);
}

const examples = [];
for (const folder of folders)
  for (const file of readdirSync(join(folder, "syllabi")).sort()) {
    const label = join(folder, "labels", `${basename(file, extname(file))}.json`);
    if (!existsSync(label)) continue;
    const { pages } = await predict(readFileSync(join(folder, "syllabi", file)), "syllabus", file);
    const { items } = extractSyllabus(pages, {}, () => []);
    const found = items.map(({ value }) => value);
    examples.push(...examplesOf(pages, found, JSON.parse(readFileSync(label, "utf8"))));
  }
writeTrees(
  "lib/documents/extract/syllabus/likely-work-trees.ts",
  "LIKELY_WORK_TREES",
  grownTrees(examples),
);
console.log(
  `${examples.length} examples, ${examples.filter(({ is_so }) => is_so).length} of them so`,
);
