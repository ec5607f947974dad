import { describe, expect, test } from "vitest";
import { textsOf } from "@/lib/documents/notes";
import { MAX_RECOGNIZED_PAGES, recognitionNotes } from "@/lib/documents/ocr/recognition-notes";
import { type RecognizedLine, recognizedPage } from "@/lib/documents/ocr/recognized-page";
import type { Page, Recognition } from "@/lib/documents/types";

function page(number: number, recognized?: Recognition): Page {
  const has_text = recognized === "text";
  const size = { width: 612, height: 792, characters: has_text ? 90 : 0 };
  return { number, ...size, lines: [], has_text, ...(recognized && { recognized }) };
}

const told = (pages: Page[]) => textsOf(recognitionNotes(pages));

describe("what the student is told about pictures of pages", () => {
  test("names the pages in ranges", () => {
    const pages = [1, 2, 3, 5, 7].map((number) => page(number, "text"));
    expect(told([...pages, page(8, "unreadable"), page(9, "nothing")])).toEqual([
      "Pages 1-3, 5 and 7 are pictures. We recognized their text, so please check what we read.",
      "Page 8 is a picture, and we couldn't make out any text in it.",
    ]);
  });

  test("names pages that took too long, or would need the password again", () => {
    expect(told([page(1, "text"), page(2, "stopped"), page(4, "stopped")])[1]).toBe(
      "Pages 2 and 4 are pictures that took too long to recognize, so we read nothing there.",
    );
    expect(told([page(3, "locked")])).toEqual([
      "Page 3 is a picture. We can't recognize text in a PDF with a password, so we read nothing " +
        "there. Upload a copy without the password.",
    ]);
  });

  test("names pages that were not looked at, and the limit where it is the reason", () => {
    expect(told([page(1, "text"), page(4)])[1]).toBe(
      "Page 4 has no text, so we read nothing there.",
    );
    const many = Array.from({ length: MAX_RECOGNIZED_PAGES }, (_, index) =>
      page(index + 1, "text"),
    );
    const left = [page(MAX_RECOGNIZED_PAGES + 1), page(MAX_RECOGNIZED_PAGES + 2)];
    expect(told([...many, ...left])[1]).toBe(
      "We didn't read pages 61-62: we recognize text on at most 60 pictures of pages in one document.",
    );
  });

  test("is nothing about a document of text", () => {
    expect(told([{ ...page(1), has_text: true }])).toEqual([]);
  });
});

describe("recognized words", () => {
  const line = (y: number, size: number, text: string, confidence = 95): RecognizedLine => ({
    y,
    size,
    words: text
      .split(" ")
      .map((text, index) => ({ text, x: 72 + index * 60, width: 55, confidence })),
  });
  const read = (...lines: RecognizedLine[]) =>
    recognizedPage({ number: 1, width: 612, height: 792, is_blank: false, lines });

  test("are a page without the lines that are only specks", () => {
    const page = read(
      line(100, 20, "Homework on trees"),
      line(140, 11.4, "« Draw every balanced tree"),
      line(160, 10.6, "Count their leaves carefully"),
      line(180, 11, "~| ;: _.", 20),
    );
    expect(page?.lines.map(({ text }) => text)).toEqual([
      "Homework on trees",
      "• Draw every balanced tree",
      "Count their leaves carefully",
    ]);
    const sizes = page?.lines.map(({ size }) => size) ?? [];
    expect(sizes[0]).toBe(20);
    expect(sizes[1]).toBe(sizes[2]);
  });

  test("are none where the engine is sure of nothing", () => {
    expect(read(line(100, 11, "Wfl eoil kjfd wlkn zzqq prrt", 45))).toBeNull();
    expect(read()).toBeNull();
  });
});
