import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { compare, type Row } from "@/tests/bench/measure";
import { pdfOf, textPage } from "@/tests/support/pdf";

const PAGES = 120;
const LINES = 45;

/** Reading, layout and extraction of a long PDF against `pdftotext` on the same file; [] without it. */
export async function benchDocuments(): Promise<Row[]> {
  if (!hasPdftotext()) return [];
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const file = path.join(folder, "long.pdf");
  const bytes = pdfOf(Array.from({ length: PAGES }, (_, page) => textPage(linesOf(page))));
  writeFileSync(file, bytes);
  try {
    const row = await compare(
      `${PAGES} pages read, laid out and searched (baseline: pdftotext)`,
      { measured: () => read(bytes), baseline: async () => pdftotext(file) },
      { warm_up: 1, rounds: 5 },
    );
    return [row];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function read(bytes: Uint8Array) {
  const pages: Page[] = [];
  await readPdf(bytes, { onPage: (page) => void pages.push(page) });
  extractAssignment(pages);
}

function linesOf(page: number): string[] {
  const filler = "A sentence about graphs, as long as the lines of a book usually are.";
  return Array.from({ length: LINES }, (_, line) => `${page}.${line} ${filler}`);
}

function pdftotext(file: string) {
  execFileSync("pdftotext", ["-layout", file, "-"], { maxBuffer: 1e8 });
}

function hasPdftotext(): boolean {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
