import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DocumentError } from "@/lib/documents/document-error";
import { recognizePages } from "@/lib/documents/ocr/recognize-pages";
import { readerOf } from "@/lib/documents/readers";
import type { Line, Page } from "@/lib/documents/types";

/** Reads files of every kind and writes what stands in them where, for the scorer of files. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "files.json" } },
});
const [folder] = positionals;

if (!folder || !existsSync(join(folder, "labels"))) {
  console.error("Usage: npm run -s eval:files -- DIR [--out PREDICTIONS.json]");
  process.exitCode = 2;
} else writeFileSync(values.out, JSON.stringify(await predictions(folder)));

async function predictions(folder: string): Promise<object[]> {
  const read: object[] = [];
  for (const label of readdirSync(join(folder, "labels")).sort()) {
    const { id, file } = JSON.parse(readFileSync(join(folder, "labels", label), "utf8"));
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const from = performance.now();
    const { pages, problem } = await pagesOf(readFileSync(path), file);
    const ms = Math.round(performance.now() - from);
    console.log(
      `${id.padEnd(60)} ${String(ms).padStart(6)} ms ${problem ?? `${pages.length} pages`}`,
    );
    read.push({ id, ...predictionOf(pages.flatMap(({ lines }) => lines)) });
  }
  return read;
}

/** A picture is recognized, as a reading does it. */
async function pagesOf(bytes: Uint8Array, name: string) {
  const pages: Page[] = [];
  const recognize = () =>
    recognizePages(bytes, [1], {
      time_ms: 0,
      onStart: async () => true,
      onPage: async (result) => {
        if (result.outcome === "text") pages.splice(0, 1, result.page);
      },
    });
  try {
    await readerOf(bytes, name)?.(bytes, { onPage: (page) => void pages.push(page) });
    return { pages };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    if (error.code === "no_text_layer") await recognize();
    return { pages, problem: error.code };
  }
}

/** Lines of one place are one paragraph, or one table if they have cells. */
function predictionOf(lines: Line[]) {
  const places: { place: string; text: string; rows: string[][] }[] = [];
  for (const line of lines) {
    const place = line.place ?? "picture";
    const row = (line.cells ?? [line]).map(({ text }) => text);
    const last = places.at(-1);
    const goes_on =
      last?.place === place && !place.startsWith("slide") && line.heading === undefined;
    if (goes_on) last.rows.push(row);
    else places.push({ place, text: "", rows: [row] });
  }
  const is_table = (rows: string[][]) => rows.some((row) => row.length > 1);
  return {
    places: places.flatMap(({ place, rows }) =>
      is_table(rows)
        ? rows.flat().map((text) => ({ place, text }))
        : [{ place, text: rows.flat().join(" ") }],
    ),
    headings: lines.filter(({ heading }) => heading !== undefined).map(({ text }) => text),
    tables: places.map(({ rows }) => rows).filter(is_table),
  };
}
