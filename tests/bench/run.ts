// `npm run bench`: one table of ratios, printed and written to docs/performance.md. It fails where
// a row exceeds its own bound; what must not grow is asserted in tests/services/query-plans.test.ts.
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { benchLists } from "@/tests/bench/api";
import { fullCourse } from "@/tests/bench/course";
import { benchDocuments } from "@/tests/bench/documents";
import { benchReplan } from "@/tests/bench/many-plans";
import type { Row } from "@/tests/bench/measure";
import { benchQuestion } from "@/tests/bench/question";

await openDatabase();
await migrateDatabase();
const rows = [
  ...(await benchLists(await fullCourse())),
  ...(await benchQuestion()),
  ...(await benchReplan()),
  ...(await benchDocuments()),
];
await closeDatabase();

const database = process.env.DATABASE_URL ? "PostgreSQL" : "the embedded database, in memory";
const machine =
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} ` +
  `GiB, Node ${process.version}`;
const page = `# Performance

Written by \`npm run bench\` on ${machine}, with ${database}.
A course of 200 assignments, 300 topic cards, 50 exams and 30 files.
Times are milliseconds of one run; the ratio to the baseline of the same run is what to compare. The baseline of a list
is \`select *\` of the same rows on the same connection.

| | p50 | p95 | baseline p95 | ratio |
|---|---|---|---|---|
${rows.map(line).join("\n")}
`;
writeFileSync("docs/performance.md", page);
console.log(page);
for (const { name, ratio, most_ratio = Number.POSITIVE_INFINITY } of rows) {
  if (ratio <= most_ratio) continue;
  console.error(
    `${name}: ${ratio.toFixed(1)} times its baseline, at most ${most_ratio} is allowed`,
  );
  process.exitCode = 1;
}

function line({ name, p50, p95, baseline_p95, ratio }: Row): string {
  return `| ${[name, ...[p50, p95, baseline_p95, ratio].map((value) => value.toFixed(1))].join(" | ")} |`;
}
