import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@/lib/documents/types";
import { DOCUMENTS } from "@/tests/support/labelled-documents";

/** What was read in one document, beside what is true of it; both in the shape of the labels. */
export type Compared = { name: string; label: object; prediction: object };

/** `rows`: the scorer's lines by their names, in percent; `summary`: its last line, as fractions. */
export type Scores = { rows: Map<string, number>; summary: Map<string, number> };

/** The scorer is a Python script without packages; where no Python is, nothing can be scored. */
export const hasScorer = (): boolean => spawnSync("python3", ["--version"]).status === 0;

export function scoresOf(documents: Compared[]): Scores {
  const folder = mkdtempSync(join(tmpdir(), "extraction-"));
  const [predictions, labels] = [join(folder, "predictions"), join(folder, "labels")];
  mkdirSync(predictions);
  mkdirSync(labels);
  try {
    for (const { label, name, prediction } of documents) {
      writeFileSync(join(predictions, `${name}.json`), JSON.stringify(prediction));
      writeFileSync(join(labels, `${name}.json`), JSON.stringify(label));
    }
    const scorer = [join(DOCUMENTS, "score.py"), predictions, "--labels", labels];
    const out = execFileSync("python3", scorer, { encoding: "utf8" });
    return {
      rows: numbersOf(out.matchAll(/^ {2}(\S.*?) {2,}([\d.]+)%/gm)),
      summary: numbersOf(out.matchAll(/ (\w+)=([\d.]+)(?=\s)/g)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function numbersOf(matches: Iterable<RegExpMatchArray>): Map<string, number> {
  return new Map([...matches].map(([, name = "", number]) => [name, Number(number)]));
}

/** How a document is set, as far as it decides which rules read it. */
export function layoutOf(pages: Page[], kind_of_file: string): string {
  if (kind_of_file !== "pdf") return kind_of_file;
  const lines = pages.flatMap((page) => page.lines);
  if (lines.length === 0) return "pdf, not read";
  const share = (wanted: (line: Page["lines"][number]) => boolean) =>
    lines.filter(wanted).length / lines.length;
  if (share((line) => line.column > 0) > 0.1) return "pdf, columns";
  if (share((line) => (line.cells?.length ?? 0) > 1) > 0.25) return "pdf, tables";
  return share((line) => /^\s*(?:[•◦▪–—*-]|\(?\w{1,3}[.)])\s/.test(line.text)) > 0.15
    ? "pdf, lists"
    : "pdf, prose";
}
