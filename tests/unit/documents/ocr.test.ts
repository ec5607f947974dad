import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { type RecognitionResult, recognizePages } from "@/lib/documents/ocr/recognize-pages";
import { markRecognizedAssignment } from "@/lib/documents/ocr/recognized-facts";
import type { Page } from "@/lib/documents/types";
import { DOCUMENTS } from "@/tests/support/labelled-documents";
import { type PdfPage, pdfOf, textPage } from "@/tests/support/pdf";
import { scanOf } from "@/tests/support/scan";

const REAL = join(DOCUMENTS, "awkward", "scan_cla201_summer2014_imageonly.pdf");
const HOMEWORK: PdfPage = [
  { text: "Homework 4: Shortest paths", x: 72, y: 80, size: 20, bold: true },
  ...textPage([
    "",
    "",
    "Due: Friday, October 9, 2026 at 5:00 pm",
    "Total: 40 points",
    "Problem 1 (20 points) Prove that the algorithm of Dijkstra terminates.",
    "Problem 2 (20 points) Find a graph on which it visits every vertex twice.",
  ]),
];

async function recognize(
  bytes: Uint8Array,
  numbers: number[],
  options: { time_ms?: number; page_limit_ms?: number } = {},
): Promise<RecognitionResult[]> {
  const seen: RecognitionResult[] = [];
  const outcome = await recognizePages(bytes, numbers, {
    time_ms: 60_000,
    ...options,
    onStart: async () => true,
    onPage: async (result) => {
      seen.push(result);
    },
  });
  expect(outcome).toBe("looked");
  return seen;
}

function pageOf(result: RecognitionResult | undefined): Page {
  if (result?.outcome !== "text") throw new Error(`No text: ${result?.outcome}`);
  return result.page;
}

const linesOf = (result: RecognitionResult | undefined) =>
  pageOf(result).lines.map(({ text }) => text);

describe("a picture of a page", () => {
  test("is read in its order, each line where it stands", async () => {
    const [result] = await recognize(scanOf([HOMEWORK]), [1]);
    const page = pageOf(result);
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, has_text: true });
    expect(page.recognized).toBe("text");
    const [title, due] = page.lines;
    expect(title?.text).toBe("Homework 4: Shortest paths");
    expect(due?.text).toBe("Due: Friday, October 9, 2026 at 5:00 pm");
    expect(Math.abs((title?.x ?? 0) - 72)).toBeLessThan(3);
    expect(Math.abs((due?.y ?? 0) + (due?.height ?? 0) - 102)).toBeLessThan(4);
    expect(title?.size ?? 0).toBeGreaterThan((due?.size ?? 0) * 1.4);
    expect(Math.abs((due?.size ?? 0) - 11)).toBeLessThan(1.5);
  });

  // Made for this test: lines of text, drawn and stored as scanners do it.
  test.each(["fax", "jbig2", "jpeg2000"])("is decoded where it is stored as %s", async (format) => {
    const path = join(import.meta.dirname, "scans", `${format}.pdf`);
    const [result] = await recognize(new Uint8Array(readFileSync(path)), [1]);
    expect(linesOf(result).slice(0, 2)).toEqual([
      "Homework 4: Shortest paths",
      "Due: Friday, October 9, 2026 at 5:00 pm",
    ]);
  });

  test("keeps the columns of a table apart", async () => {
    const rows = [
      ["Assessment", "Weight", "Due"],
      ["Midterm exam", "30%", "October 14, 2026"],
      ["Term paper", "25%", "November 20, 2026"],
      ["Final exam", "45%", "December 11, 2026"],
    ];
    const table = rows.flatMap((cells, row) =>
      cells.map((text, cell) => ({ text, x: 72 + cell * 160, y: 120 + row * 22 })),
    );
    const [result] = await recognize(scanOf([table]), [1]);
    expect(pageOf(result).lines.map(({ cells }) => cells?.map(({ text }) => text))).toEqual(rows);
  });

  test("upside down is turned", async () => {
    const [result] = await recognize(scanOf([HOMEWORK], { upside_down: true }), [1]);
    expect(linesOf(result)[1]).toBe("Due: Friday, October 9, 2026 at 5:00 pm");
  });

  test.each([
    [
      "German",
      "Die Lösung ist für die Prüfung und wird von den Studierenden bis zum 9. März gelöst.",
    ],
    [
      "French",
      "Le devoir est à rendre avant la fin du mois de février pour les élèves et les autres.",
    ],
    [
      "Spanish",
      "La tarea se entrega el día 9 de junio en el despacho y los años más difíciles según.",
    ],
  ])("in %s keeps its letters", async (_, sentence) => {
    const page = textPage([sentence, sentence, sentence], { size: 12 });
    const [result] = await recognize(scanOf([page]), [1]);
    expect(linesOf(result)[1]).toBe(sentence);
  });

  test("without a word on it is said to be unreadable, and an empty one to hold nothing", async () => {
    const shapes: PdfPage = [
      { rectangle: [80, 90, 300, 40], color: [0, 0, 0] },
      { rectangle: [200, 300, 70, 260], color: [0.4, 0.4, 0.4] },
    ];
    const result = await recognize(scanOf([shapes, []]), [1, 2]);
    expect(result.map(({ outcome }) => outcome)).toEqual(["unreadable", "nothing"]);
  });

  test("that takes too long is given up, and the next one is for another call", async () => {
    const result = await recognize(scanOf([HOMEWORK, HOMEWORK]), [1, 2], { page_limit_ms: 1 });
    expect(result).toEqual([{ number: 1, outcome: "stopped" }]);
  });

  test("in a PDF with a password is not looked at", async () => {
    const locked = Uint8Array.from(pdfOf([HOMEWORK], { password: "secret-word" }));
    const none = { time_ms: 60_000, onStart: async () => true, onPage: () => Promise.reject() };
    expect(await recognizePages(locked, [1], none)).toBe("locked");
  });

  test("leaves the event loop free", async () => {
    const scan = scanOf([HOMEWORK, HOMEWORK]);
    let [longest, running] = [0, true];
    const started = performance.now();
    const watch = (async () => {
      while (running) {
        const before = performance.now();
        await wait(5);
        longest = Math.max(longest, performance.now() - before);
      }
    })();
    await recognize(scan, [1, 2]);
    const whole = performance.now() - started;
    running = false;
    await watch;
    expect(longest).toBeLessThan(whole / 4);
  });

  test("gives facts that are never exact, and says so", async () => {
    const pages = (await recognize(scanOf([HOMEWORK]), [1])).map(pageOf);
    const facts = markRecognizedAssignment(extractAssignment(pages), pages);
    expect(facts.title).toMatchObject({
      value: "Homework 4: Shortest paths",
      confidence: "inferred",
    });
    expect(facts.due).toMatchObject({
      value: { date: "2026-10-09", time: "17:00" },
      confidence: "inferred",
    });
    expect(facts.tasks.map(({ confidence }) => confidence)).toEqual(["inferred", "inferred"]);
    expect(facts.notes).toContainEqual({
      code: "pages_recognized",
      text: "Page 1 is a picture. We recognized its text, so please check what we read.",
    });
    expect(markRecognizedAssignment(facts, pages)).toEqual(facts);
  });

  test("of a real scan is read", { timeout: 60_000 }, async () => {
    const [result] = await recognize(readFileSync(REAL), [1]);
    const text = linesOf(result).join("\n");
    expect(text).toContain("Latin and Greek in Scientific Terminology");
    expect(text).toContain("8 July-14 August 2014, 10:00 am-1:00 pm");
  });
});
