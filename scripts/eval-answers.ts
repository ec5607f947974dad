import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { ask, makeReader } from "@/tests/eval/answers/ask";
import { type GivenAnswer, judge, printedPages, standsOnPage } from "@/tests/eval/answers/judge";
import { loadQuestions } from "@/tests/eval/answers/question-set";
import { evaluateSpans } from "@/tests/eval/answers/spans";
import { type Row, summaryOf } from "@/tests/eval/answers/summary";
import { evaluateDefinitions, loadGlossaries } from "@/tests/eval/definitions";

/** Asks the product a set of questions whose true answers and pages are known, and judges what a student reads. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, verbose: { type: "boolean", default: false } },
});
const [folder = ""] = positionals;

if (existsSync(join(folder, "questions.json"))) await run(() => questions(resolve(folder)));
else if (existsSync(join(folder, "corpus.jsonl"))) await run(() => spans(resolve(folder)));
else if (isGlossaries(folder)) await run(() => definitions(resolve(folder)));
else {
  console.error(
    "Usage: npm run -s eval:answers -- DIR [--verbose] [--out ANSWERS.json]\n" +
      "DIR holds questions.json and books/, or corpus.jsonl, queries.jsonl with answers, and qrels.tsv,\n" +
      "or glossaries as tests/eval/definitions.ts reads them.",
  );
  process.exitCode = 2;
}

async function run(evaluation: () => Promise<void>): Promise<void> {
  await openDatabase();
  await migrateDatabase();
  await evaluation();
  await closeDatabase();
}

async function questions(folder: string): Promise<void> {
  const set = loadQuestions(folder);
  const books = join(folder, "books");
  const reader = await makeReader(set, books);
  const given: (GivenAnswer & { ms: number })[] = [];
  for (const question of set.questions) given.push(await ask(reader, question));
  const rows = set.questions.map((asked, at): Row => {
    const answer = given[at];
    return { ...judge(asked, answer), kind: asked.kind, ms: answer?.ms ?? 0 };
  });
  if (values.verbose) for (const row of rows) console.log(lineOf(row));
  if (values.out) writeFileSync(values.out, JSON.stringify(given, null, 1));
  const on_page = quotesOnPage(given, books);
  console.log(summaryOf(basename(folder), rows, on_page));
}

function isGlossaries(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith(".jsonl"));
}

/** Asks "What is TERM?" for the terms of books' own glossaries: how often the sentence chosen says it. */
async function definitions(folder: string): Promise<void> {
  for (const glossary of loadGlossaries(folder)) {
    const figures = Object.entries(await evaluateDefinitions(glossary)).map(
      ([name, value]) => `${name}=${name === "terms" ? value : value.toFixed(3)}`,
    );
    console.log(["SUMMARY", `set=${glossary.name}`, ...figures].join(" "));
  }
}

async function spans(folder: string): Promise<void> {
  const rows = await evaluateSpans(folder);
  if (values.verbose) for (const row of rows) console.log(lineOf(row));
  console.log(summaryOf(basename(folder), rows, null));
}

function lineOf({ id, kind, verdict, is_sure, page_first, page_any, missing, forbidden }: Row) {
  const page = page_first
    ? "page first"
    : page_any
      ? "page later"
      : page_any === false
        ? "no page"
        : "";
  const lacks = missing.length > 0 ? `lacks: ${missing.join("; ")}` : "";
  const says = forbidden.length > 0 ? `says: ${forbidden.join("; ")}` : "";
  const parts = [verdict, is_sure ? "sure" : "", page, lacks, says].filter(Boolean);
  return `${id.padEnd(6)} ${kind.padEnd(16)} ${parts.join(", ")}`;
}

/** How many quotes stand on the page they name; null where poppler is not installed. */
function quotesOnPage(given: GivenAnswer[], books: string) {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
  } catch {
    return null;
  }
  const printed = new Map<string, string[][]>();
  let [right, all] = [0, 0];
  for (const { id, citations, found } of given) {
    if (!found) continue;
    for (const { book, quote, page } of citations) {
      const path = join(books, book);
      if (!book || !existsSync(path)) continue;
      const pages = printed.get(path) ?? printedPages(path);
      printed.set(path, pages);
      const stands = standsOnPage(quote, page, pages);
      if (stands === null) continue;
      all += 1;
      if (stands) right += 1;
      else if (values.verbose) console.log(`${id} ${book} page ${page} does not read: ${quote}`);
    }
  }
  return { right, all };
}
