import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DocumentError } from "@/lib/documents/document-error";
import { verifyQuote } from "@/lib/documents/evidence";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { predict } from "./predict";

type Label = {
  kind: string;
  expect?: string;
  type?: string;
  due?: string | null;
  type_alternatives?: string[];
  due_alternatives?: (string | null)[];
};

/** Real documents with labels, kept beside the project. */
const SET = join(process.cwd(), "..", "shared", "eval", "extraction");
const present = existsSync(SET);
if (!present) console.warn(`SKIPPED: the labelled documents are not at ${SET}`);

function documentsIn(folder: string) {
  const names = present ? readdirSync(join(SET, folder)) : [];
  return names.map((name) => ({
    bytes: readFileSync(join(SET, folder, name)),
    label: labelOf(name.replace(/\.pdf$/, ".json")),
    name,
  }));
}

function labelOf(name: string): Label | null {
  const path = join(SET, "labels", name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** The scorer's figures for the syllabi, from predictions written to a folder of their own. */
async function scored(): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "extraction-"));
  try {
    for (const { bytes, name } of documentsIn("syllabi")) {
      const { prediction } = await predict(bytes, "syllabus");
      writeFileSync(join(folder, name.replace(/\.pdf$/, ".json")), JSON.stringify(prediction));
    }
    const out = execFileSync("python3", [join(SET, "score.py"), folder], { encoding: "utf8" });
    return new Map(
      [...out.matchAll(/^ {2}(\S.*?) {2,}([\d.]+)%/gm)].map(
        ([, label = "", percent]) => [label, Number(percent)] as const,
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const has_python = spawnSync("python3", ["--version"]).status === 0;
if (present && !has_python) console.warn("SKIPPED: the scorer needs python3, which is not here");

/** A little below what is reached (all but the topics and the course stand at 100). */
const FLOORS: Record<string, number> = {
  "items F1 (title)": 97,
  "items F1 (title and date both right)": 96,
  "date right where the document has one": 95,
  "weight right, all matched items": 96,
  "type right": 93,
  "evidence page right, where given": 90,
  "topic recall": 97,
  "topic precision": 94,
  "topic week right": 96,
  "course name": 80,
  "course code": 90,
  "course instructor": 85,
  "course semester": 80,
};

async function read(bytes: Uint8Array) {
  const pages: Page[] = [];
  await readPdf(bytes, { onPage: (page) => void pages.push(page) });
  return extractAssignment(pages);
}

describe.skipIf(!present)("the labelled documents", () => {
  it("give the right deadline and type", { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    const documents = documentsIn("assignments");
    for (const { bytes, label, name } of documents) {
      const facts = await read(bytes);
      const due = facts.due?.value.date ?? null;
      const type = facts.type?.value ?? "homework";
      const dues = [label?.due ?? null, ...(label?.due_alternatives ?? [])];
      const types = [label?.type, ...(label?.type_alternatives ?? [])].map((each) =>
        each === "midterm" ? "exam" : each,
      );
      if (!dues.includes(due)) wrong.push(`${name}: due ${due}`);
      if (!types.includes(type)) wrong.push(`${name}: type ${type}`);
    }
    expect(documents).not.toHaveLength(0);
    expect(wrong).toEqual([]);
  });

  it.skipIf(!has_python)(
    "of the kind syllabus reach their floors",
    {
      timeout: 120_000,
    },
    async () => {
      const figures = await scored();
      const low = Object.entries(FLOORS).filter(
        ([label, floor]) => (figures.get(label) ?? 0) < floor,
      );
      expect(low.map(([label]) => `${label}: ${figures.get(label)}`)).toEqual([]);
      expect(figures.get("date invented where it has none")).toBeLessThanOrEqual(3);
    },
  );

  it("are quoted only with words that stand on the page", { timeout: 120_000 }, async () => {
    const invented: string[] = [];
    for (const { bytes, name } of [...documentsIn("syllabi"), ...documentsIn("assignments")]) {
      const pages: Page[] = [];
      await readPdf(bytes, { onPage: (page) => void pages.push(page) });
      const { course, items, topics } = extractSyllabus(pages);
      const { title, type, due, points, weight_percent, estimated_hours, tasks } =
        extractAssignment(pages);
      const assignment = [title, type, due, points, weight_percent, estimated_hours, ...tasks];
      for (const fact of [...Object.values(course), ...items, ...topics, ...assignment]) {
        if (!fact) continue;
        const { page, quote } = fact.evidence;
        if (!verifyQuote(pages, page, quote)) invented.push(`${name}, page ${page}: ${quote}`);
      }
    }
    expect(invented).toEqual([]);
  });

  it("that cannot be read end with their reason", { timeout: 60_000 }, async () => {
    for (const { bytes, label, name } of documentsIn("awkward")) {
      const problem = await read(bytes).catch((error: unknown) => error);
      expect(problem, name).toBeInstanceOf(DocumentError);
      expect(problem, name).toMatchObject({ code: label?.expect });
    }
  });

  it("that are books are read to the end and not taken for assignments", {
    timeout: 60_000,
  }, async () => {
    for (const { bytes, name } of documentsIn("resources")) {
      expect((await read(bytes)).outcome, name).toBe("long_document");
    }
  });
});
