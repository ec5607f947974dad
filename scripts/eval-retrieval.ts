import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { evaluate, indexSet, loadSet } from "@/tests/eval/retrieval";

/** Indexes a BEIR folder as one course and asks its queries, through the product's own indexing and search. */
const [folder] = process.argv.slice(2);

if (!folder || !existsSync(join(folder, "corpus.jsonl"))) {
  console.error(
    "Usage: npm run -s eval:retrieval -- DIR (with corpus.jsonl, queries.jsonl, qrels.tsv)",
  );
  process.exitCode = 2;
} else await run(resolve(folder));

async function run(folder: string) {
  await openDatabase();
  await migrateDatabase();
  const set = loadSet(folder);
  const from = performance.now();
  const indexed = await indexSet(set);
  const seconds = (performance.now() - from) / 1000;
  console.log(`${set.corpus.length} passages indexed in ${seconds.toFixed(1)} s`);
  const { queries, p50_ms, p95_ms, ...quality } = await evaluate(set, indexed);
  await closeDatabase();
  const { ndcg10, recall10, mrr10, hit1, hit10 } = quality;
  console.log(`${queries} queries`);
  console.log(`nDCG@10    ${ndcg10.toFixed(4)}`);
  console.log(`Recall@10  ${recall10.toFixed(4)}`);
  console.log(`MRR@10     ${mrr10.toFixed(4)}`);
  console.log(`Hit@1      ${hit1.toFixed(4)}`);
  console.log(`Hit@10     ${hit10.toFixed(4)}`);
  console.log(`latency    ${p50_ms.toFixed(1)} ms (median), ${p95_ms.toFixed(1)} ms (95 of 100)`);
  const figures = Object.entries(quality).map(([name, value]) => `${name}=${value.toFixed(3)}`);
  const times = [`p50_ms=${p50_ms.toFixed(1)}`, `p95_ms=${p95_ms.toFixed(1)}`];
  console.log(["SUMMARY", `set=${basename(folder)}`, ...figures, ...times].join(" "));
}
