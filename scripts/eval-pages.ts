import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Fault, reportOf } from "@/tests/eval/pages/report";

/** How exactly the sentences of books know their pages: a folder of PDFs, compared with pdftotext. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: "string", default: "5" }, breaks: { type: "boolean", default: false } },
});
const [folder] = positionals;
const KINDS: Fault["kind"][] = ["furniture", "glued", "not_found", "formula", "cut", "twice"];

if (!folder) {
  console.error("Usage: npm run -s eval:pages -- DIR [--show FAULTS_OF_A_KIND] [--breaks]");
  process.exitCode = 2;
} else {
  const sums = { books: 0, sentences: 0, prose: 0, chunks: 0, at_breaks: 0 };
  const faults: Fault[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => /\.pdf$/i.test(each))
    .sort()) {
    const report = await reportOf(join(folder, name));
    sums.books += 1;
    sums.sentences += report.sentences;
    sums.prose += report.prose;
    sums.chunks += report.chunks.length;
    sums.at_breaks += report.at_breaks.length;
    faults.push(...report.faults);
    const paths = new Set(report.chunks.map(({ heading_path }) => heading_path.join(" > ")));
    const sizes = `pages=${report.pages} chunks=${report.chunks.length} headings=${paths.size}`;
    console.log(`\n${name} ${sizes} sentences=${report.sentences} ${counted(report.faults)}`);
    for (const kind of KINDS) {
      const own = report.faults.filter((fault) => fault.kind === kind);
      for (const { page, text } of spread(own, Number(values.show))) {
        console.log(`  ${kind} p. ${page}: ${text.slice(0, 240)}`);
      }
    }
    if (!values.breaks) continue;
    for (const { page, text } of spread(report.at_breaks, 12))
      console.log(`  break p. ${page}: ${text}`);
  }
  const missed = faults.filter(({ kind }) => kind === "furniture" || kind === "not_found").length;
  const on_page = (1 - missed / Math.max(1, sums.prose)).toFixed(4);
  const counts = Object.entries(sums).map(([name, count]) => `${name}=${count}`);
  console.log(`\nSUMMARY ${counts.join(" ")} on_page=${on_page} ${counted(faults)}`);
}

function counted(faults: Fault[]): string {
  return KINDS.map((kind) => `${kind}=${faults.filter((one) => one.kind === kind).length}`).join(
    " ",
  );
}

/** Some of many, from the first to the last. */
function spread<T>(all: T[], most: number): T[] {
  return all.filter(
    (_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length),
  );
}
