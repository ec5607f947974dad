import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { type DocumentKind, predict } from "@/tests/eval/predict";
import { type Compared, hasScorer, layoutOf, scoresOf } from "@/tests/eval/scores";
import { DOCUMENTS } from "@/tests/support/labelled-documents";

/**
 * Reads every document below a folder, writes NAME.json for the scorer and, where labels lie beside the documents,
 * prints what it makes of them: by set, by layout, and beside the figures of the day a set was first read. The rules
 * see what is read in a document, never its name. With --certain, items that only a model named are left out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, certain: { type: "boolean", default: false } },
});
const [folder = DOCUMENTS] = positionals;
const DOCUMENT = /\.(?:pdf|docx|pptx|odt|html?|md|txt)$/i;

type Read = Compared & { layout: string; set: string };

if (!existsSync(folder)) {
  console.error("Usage: npm run -s eval:extraction -- [DIR] [--out PREDICTIONS_DIR] [--certain]");
  process.exitCode = 2;
} else await run(folder, values.out);

async function run(folder: string, out?: string) {
  if (out) mkdirSync(out, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => DOCUMENT.test(name) && !/(?:^|[\\/])(?:README\.md|licences)/.test(name))
    .map((name) => join(folder, name))
    .sort();
  const sets = setsOf(folder);
  const compared: Read[] = [];
  let [all_pages, all_seconds] = [0, 0];
  for (const file of files) {
    const [name, ending] = [basename(file, extname(file)), extname(file).slice(1).toLowerCase()];
    const label = labelOf(file, folder);
    const kind = kindOf(file, label);
    const bytes = readFileSync(file);
    const from = performance.now();
    const { pages, prediction } = await predict(bytes, kind, file, values.certain).catch(
      (error: unknown) => ({
        pages: [],
        prediction: { outcome: "crash", message: String(error) },
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    if (out) writeFileSync(join(out, `${name}.json`), JSON.stringify(prediction, null, 2));
    if (label) {
      const set = sets.get(basename(file)) ?? "all";
      compared.push({ name, label, prediction, layout: layoutOf(pages, ending), set });
    }
    all_pages += pages.length;
    all_seconds += seconds;
    const columns = [name.padEnd(42), kind.padEnd(10), `${pages.length} p`.padStart(6)];
    console.log(
      [...columns, `${seconds.toFixed(2)} s`.padStart(8), summaryOf(prediction)].join("  "),
    );
  }
  const rate = (all_pages / Math.max(0.001, all_seconds)).toFixed(0);
  const place = out ? `, written to ${out}` : "";
  console.log(`${files.length} documents, ${all_pages} pages, ${rate} pages/s${place}`);
  if (compared.length > 0 && hasScorer()) printScores(compared, folder);
  else if (compared.length > 0) console.log("Not scored: the scorer needs python3.");
}

function printScores(compared: Read[], folder: string) {
  const columns = ["items_f1", "items_date_f1", "weight", "topic_recall", "assign_due"];
  const row = (name: string, count: number | string, figures: (string | undefined)[]) =>
    [
      name.padEnd(34),
      String(count).padStart(9),
      ...figures.map((each = "-") => each.padStart(13)),
    ].join("  ");
  const scored = (name: string, documents: Read[]) => {
    const { summary } = scoresOf(documents);
    const figures = columns.map((column) => summary.get(column)?.toFixed(2));
    console.log(row(name, documents.length, figures));
  };
  const by = (key: "layout" | "set") =>
    [...Map.groupBy(compared, (each) => each[key])].sort(([a], [b]) => a.localeCompare(b));
  console.log(`\n${row("", "documents", columns)}`);
  for (const [layout, documents] of by("layout")) scored(layout, documents);
  console.log("");
  for (const [set, documents] of by("set"))
    scored(`${set}, read while rules were written`, documents);
  scored("together", compared);
  const first_sight = join(folder, "first-sight.csv");
  if (!existsSync(first_sight)) return;
  console.log("\nThe same rules on documents nobody had read, on the day they were first read:");
  for (const { read, set, documents = "", ...figures } of rowsOf(first_sight))
    console.log(
      row(
        `${read} ${set}`,
        documents,
        columns.map((column) => figures[column] || undefined),
      ),
    );
}

/** The set of each document by its file name, where the list of sources names one. */
function setsOf(folder: string): Map<string, string> {
  const lists = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const rows = lists
    .filter((name) => basename(name) === "SOURCES.csv")
    .flatMap((name) => rowsOf(join(folder, name)));
  return new Map(rows.map(({ file = "", fold }) => [basename(file), fold ?? "given"]));
}

/** Of a list whose first cells hold no comma in quotes; only those are asked for. */
function rowsOf(file: string): Record<string, string | undefined>[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  });
}

function labelOf(file: string, folder: string): object | null {
  for (const labels of [join(folder, "labels"), join(dirname(file), "..", "labels")]) {
    const path = join(labels, `${basename(file, extname(file))}.json`);
    if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
  }
  return null;
}

/** From the document's label where there is one, else from the folder it lies in; a book is read as an assignment. */
function kindOf(file: string, label: object | null): DocumentKind {
  const kind = label && "kind" in label ? label.kind : null;
  if (kind === "syllabus" || kind === "assignment" || kind === "awkward") return kind;
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
