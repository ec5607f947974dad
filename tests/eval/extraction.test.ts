import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DocumentError } from "@/lib/documents/document-error";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";

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
