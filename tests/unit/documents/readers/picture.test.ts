import { describe, expect, test } from "vitest";
import { DocumentError } from "@/lib/documents/document-error";
import { recognizePages } from "@/lib/documents/ocr/recognize-pages";
import { readerOf } from "@/lib/documents/readers";
import type { Page } from "@/lib/documents/types";
import { photoOf } from "@/tests/support/photo";

describe.each(["png", "jpeg"] as const)("a photo (%s)", (format) => {
  test("is a page without text, until its text is recognized", async () => {
    const bytes = photoOf(["Homework 4: Shortest paths", "Due: Friday, October 9, 2026"], format);
    const pages: Page[] = [];
    const onPage = (page: Page) => void pages.push(page);
    const error = await readerOf(bytes)?.(bytes, { onPage }).catch((thrown: unknown) => thrown);
    expect(error instanceof DocumentError && error.code).toBe("no_text_layer");
    expect(pages).toMatchObject([
      { number: 1, width: 792, height: 264, has_text: false, lines: [] },
    ]);
    const recognized: Page[] = [];
    await recognizePages(bytes, [1], {
      time_ms: 0,
      onStart: async () => true,
      onPage: async (result) => {
        if (result.outcome === "text") recognized.push(result.page);
      },
    });
    expect(recognized[0]?.lines.map(({ text }) => text)).toEqual([
      "Homework 4: Shortest paths",
      "Due: Friday, October 9, 2026",
    ]);
    expect(recognized[0]).toMatchObject({ width: 792, height: 264, recognized: "text" });
  });
});
