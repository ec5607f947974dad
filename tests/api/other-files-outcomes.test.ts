import { describe, expect, test, vi } from "vitest";
import { DOCUMENT_PROBLEMS } from "@/lib/documents/document-error";
import { docxOf, pptxOf, shape, wordParagraph, wordTable } from "@/tests/support/office";
import { photoOf } from "@/tests/support/photo";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";
import { zipOf } from "@/tests/support/zip";

runJobs();

/** The quiz file as it is when reading it is over. */
async function read(bytes: Uint8Array, name: string) {
  const ann = await signIn();
  const { id } = await ann.makesCourse();
  const url = `/courses/${id}/quiz-files`;
  const file = new File([Uint8Array.from(bytes)], name);
  const sent = await ann.upload(`${url}/any/`, { title: "Quiz", file });
  expect(sent.status, String(sent.body.message)).toBe(201);
  const row = await vi.waitFor(
    async () => {
      const { body } = await ann.get(`${url}/${sent.body.id}`);
      expect(["ready", "failed"]).toContain(body.stage);
      return body;
    },
    { timeout: 60_000, interval: 100 },
  );
  const pages = (await ann.get(`/documents/${row.id}/pages/`)).list;
  return { row, pages, text: JSON.stringify(pages) };
}

const LOCKED = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.alloc(504),
  Buffer.from("EncryptedPackage", "utf16le"),
]);
const QUIZ = docxOf(
  wordParagraph("Quiz 1: Cells") +
    wordTable([
      ["Question", "Points"],
      ["Name an organelle.", "4"],
    ]),
);

describe("a document ends as what it is", () => {
  test("a Word document is read with its tables", async () => {
    const { row, pages } = await read(QUIZ, "quiz.docx");
    expect(row).toMatchObject({ stage: "ready", file_type: "docx", page_count: 1 });
    expect(pages).toMatchObject([
      {
        lines: [
          { text: "Quiz 1: Cells" },
          { text: "Question\tPoints", cells: [expect.any(Number), expect.any(Number)] },
          { text: "Name an organelle.\t4" },
        ],
      },
    ]);
  });

  test("a deck has a page for each slide, also for one without words", async () => {
    const deck = pptxOf([
      shape("Trees", { placeholder: "title" }),
      "",
      shape("A tree is a connected graph without a cycle."),
    ]);
    const { row, pages } = await read(deck, "trees.pptx");
    expect(row).toMatchObject({ stage: "ready", page_count: 3, pages_with_text: 2 });
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(pages[2]).toMatchObject({ lines: [{ place: "slide 3" }] });
  });

  test("a photo is read by text recognition", async () => {
    const photo = photoOf(["Quiz 3: Shortest paths", "Due: Friday, October 9, 2026"]);
    const { row, text } = await read(photo, "quiz.jpg");
    expect(row).toMatchObject({ stage: "ready", file_type: "jpeg", page_count: 1 });
    expect(text).toContain("Friday, October 9, 2026");
  });

  test.each<[keyof typeof DOCUMENT_PROBLEMS, string, Uint8Array]>([
    ["locked", "locked.docx", LOCKED],
    ["damaged", "cut.docx", QUIZ.slice(0, QUIZ.length / 2)],
    ["too_large", "bomb.docx", zipOf({ "word/document.xml": Buffer.alloc(45_000_000, " ") })],
    ["no_text", "empty.docx", docxOf(wordParagraph(" "))],
    ["damaged", "cut.png", photoOf(["Quiz"], "png").slice(0, 20)],
  ])("one that is %s says so and is kept (%s)", async (problem, name, bytes) => {
    const { row, pages } = await read(bytes, name);
    expect(row).toMatchObject({
      stage: "failed",
      is_locked: false,
      processing_error: DOCUMENT_PROBLEMS[problem],
    });
    expect(pages).toEqual([]);
  });
});
