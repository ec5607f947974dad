import { describe, expect, it } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { pdfOf } from "@/tests/support/pdf";
import { sheet } from "./pages";
import { type Expected, printed, writtenSyllabi } from "./syllabi";

const syllabi = writtenSyllabi();

/** The labels of the evaluation know neither essays nor discussions. */
const KINDS: Record<string, string> = { essay: "paper", discussion: "other" };

function found(facts: SyllabusFacts): Omit<Expected, "notes"> {
  const { code, name, instructor, semester } = facts.course;
  return {
    course: [code, name, instructor, semester].map((fact) => fact?.value ?? "-"),
    items: facts.items.map(({ value }) => ({
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
      facts.notes.some((said) => new RegExp(note).test(said)),
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
}

async function read(bytes: Uint8Array): Promise<Page[]> {
  const pages: Page[] = [];
  await readPdf(bytes, { onPage: (page) => void pages.push(page) });
  return pages;
}

describe("the syllabus", () => {
  it.each(syllabi)("$name", ({ text, expected }) => {
    const pages = sheet(text);
    const facts = extractSyllabus(pages);
    expectFacts(facts, expected);
    expectQuotes(pages, facts);
  });
});

/** The test's PDFs hold Latin letters only. */
const printable = syllabi.filter(({ text }) => !/[\u0600-\u06ff]/.test(text));
/** Opening a PDF takes a worker; a third of them each way is enough. */
const some = (rest: number) => printable.filter((_, index) => index % 3 === rest);

describe("printed with cells that wrap", () => {
  it.each(some(0))("between rules: $name", async ({ text, expected }) => {
    const pages = await read(pdfOf(printed(text, { ruled: true })));
    const facts = extractSyllabus(pages);
    expectFacts(facts, expected);
    expectQuotes(pages, facts);
  });

  it.each(some(1))("with white space only: $name", async ({ text, expected }) => {
    const pages = await read(pdfOf(printed(text, { ruled: false })));
    const facts = extractSyllabus(pages);
    expectFacts(facts, expected);
    expectQuotes(pages, facts);
  });
});
