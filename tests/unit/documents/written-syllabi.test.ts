import { beforeAll, describe, expect, it } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import type { ItemFact, SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { pdfOf } from "@/tests/support/pdf";
import { sheet } from "./pages";
import { type Expected, printed, type WrittenSyllabus, writtenSyllabi } from "./syllabi";

const syllabi = writtenSyllabi();

/** The labels of the evaluation know neither essays nor discussions. */
const KINDS: Record<string, string> = { essay: "paper", discussion: "other" };

/** What the rules found; the names a model adds are measured, not fixed. */
function isRuled({ value }: ItemFact): boolean {
  return value.is_certain !== false;
}

function found(facts: SyllabusFacts): Omit<Expected, "notes"> {
  const { code, name, instructor, semester } = facts.course;
  return {
    course: [code, name, instructor, semester].map((fact) => fact?.value ?? "-"),
    items: facts.items.filter(isRuled).map(({ value }) => ({
      title: value.title,
      due: value.due?.date ?? "-",
      time: value.due?.time ?? "-",
      weight: String(value.weight_percent ?? "-"),
      type: KINDS[value.type] ?? value.type,
    })),
    topics: facts.topics.map(({ value }) => ({
      week: String(value.week ?? "-"),
      title: value.title,
    })),
  };
}

function expectFacts(facts: SyllabusFacts, { notes, ...expected }: Expected) {
  const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title);
  const sorted = (read: Omit<Expected, "notes">) => ({
    ...read,
    items: read.items.toSorted(byTitle),
  });
  expect(sorted(found(facts))).toEqual(sorted(expected));
  for (const note of notes) {
    expect(
      facts.notes.some(({ text }) => new RegExp(note).test(text)),
      note,
    ).toBe(true);
  }
}

function factsOf({ course, items, topics }: SyllabusFacts) {
  return [...Object.values(course), ...items, ...topics].filter((fact) => fact !== null);
}

function expectQuotes(pages: Page[], facts: SyllabusFacts) {
  for (const { evidence } of factsOf(facts)) {
    expect(verifyQuote(pages, evidence.page, evidence.quote), evidence.quote).not.toBeNull();
  }
  for (const { value, weight_evidence } of facts.items) {
    if (value.weight_percent === null) continue;
    const { page, quote } = weight_evidence ?? { page: 0, quote: "" };
    expect(verifyQuote(pages, page, quote), `${value.title}: ${quote}`).not.toBeNull();
    expect(quote, value.title).toMatch(/\d/);
  }
}

/** Prints the syllabi into one document, as opening one takes a worker, and reads the pages of each. */
async function printAndRead(written: WrittenSyllabus[], ruled: boolean): Promise<Page[][]> {
  const sheets = written.map(({ text }) => printed(text, { ruled }));
  const pages: Page[] = [];
  await readPdf(pdfOf(sheets.flat()), { onPage: (page) => void pages.push(page) });
  return sheets.map(({ length }) =>
    pages.splice(0, length).map((page, index) => ({ ...page, number: index + 1 })),
  );
}

describe("the syllabus", () => {
  it.each(syllabi)("$name", ({ text, expected }) => {
    const pages = sheet(text);
    const facts = extractSyllabus(pages);
    expectFacts(facts, expected);
    expectQuotes(pages, facts);
  });
});

/**
 * The test's PDFs hold Latin letters only. All are printed each way, so that which are does not hang on their order.
 */
const printable = syllabi.filter(({ text }) => !/[\u0600-\u06ff]/.test(text));
const WAYS = [
  ["between rules", true],
  ["with white space only", false],
] as const;

describe("printed with cells that wrap", () => {
  describe.each(WAYS)("%s:", (_, ruled) => {
    let read: Page[][];
    beforeAll(async () => {
      read = await printAndRead(printable, ruled);
    });

    it.each(printable.map((syllabus, index) => ({ ...syllabus, index })))(
      "$name",
      ({ expected, index }) => {
        const pages = read[index] ?? [];
        const facts = extractSyllabus(pages);
        expectFacts(facts, expected);
        expectQuotes(pages, facts);
      },
    );
  });
});
