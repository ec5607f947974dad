import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { type DocumentKind, predict } from "@/tests/eval/predict";

/**
 * Reads every document below a folder and writes NAME.json for the extraction scorer. The rules see what is read in
 * it, never its name.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "predictions" } },
});
const [folder] = positionals;
const DOCUMENT = /\.(?:pdf|docx|pptx|odt|html?|md|txt)$/i;

if (!folder || !existsSync(folder)) {
  console.error("Usage: npm run -s eval:extraction -- DIR [--out PREDICTIONS_DIR]");
  process.exitCode = 2;
} else await run(folder, values.out);

async function run(folder: string, out: string) {
  mkdirSync(out, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => DOCUMENT.test(name))
    .map((name) => join(folder, name))
    .sort();
  let [all_pages, all_seconds] = [0, 0];
  for (const file of files) {
    const name = basename(file, extname(file));
    const kind = kindOf(file, folder);
    const bytes = readFileSync(file);
    const from = performance.now();
    const { pages, prediction } = await predict(bytes, kind, file).catch((error: unknown) => ({
      pages: [],
      prediction: { outcome: "crash", message: String(error) },
    }));
    const seconds = (performance.now() - from) / 1000;
    writeFileSync(join(out, `${name}.json`), JSON.stringify(prediction, null, 2));
    all_pages += pages.length;
    all_seconds += seconds;
    const columns = [name.padEnd(42), kind.padEnd(10), `${pages.length} p`.padStart(6)];
    console.log(
      [...columns, `${seconds.toFixed(2)} s`.padStart(8), summaryOf(prediction)].join("  "),
    );
  }
  const rate = (all_pages / Math.max(0.001, all_seconds)).toFixed(0);
  console.log(`${files.length} documents, ${all_pages} pages, ${rate} pages/s, written to ${out}`);
}

/** From the document's label where there is one, else from the folder it lies in; a book is read as an assignment. */
function kindOf(file: string, folder: string): DocumentKind {
  for (const labels of [join(folder, "labels"), join(folder, "..", "labels")]) {
    const path = join(labels, `${basename(file, extname(file))}.json`);
    if (!existsSync(path)) continue;
    const { kind } = JSON.parse(readFileSync(path, "utf8"));
    if (kind === "syllabus" || kind === "assignment" || kind === "awkward") return kind;
  }
  const place = basename(dirname(file));
  if (/^syllab/i.test(place)) return "syllabus";
  return /^(?:awkward|resource)/i.test(place) ? "awkward" : "assignment";
}

function summaryOf(prediction: object): string {
  if ("outcome" in prediction) return String(prediction.outcome);
  if ("items" in prediction && Array.isArray(prediction.items) && "topics" in prediction) {
    const dated = prediction.items.filter(({ due }) => due !== null).length;
    const topics = Array.isArray(prediction.topics) ? prediction.topics.length : 0;
    return `${prediction.items.length} items, ${dated} dated, ${topics} topics`;
  }
  return "due" in prediction ? `due ${prediction.due ?? "-"}` : "";
}
