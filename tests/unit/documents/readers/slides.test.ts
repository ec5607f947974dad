import { describe, expect, test } from "vitest";
import { isReadable } from "@/lib/documents/read-pdf";
import { pptxOf, shape } from "@/tests/support/office";
import { read } from "./read";

const cell = (text: string) =>
  `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
const TABLE = `<p:graphicFrame><a:graphic><a:tbl>${[
  ["Quiz", "20%"],
  ["Exam", "80%"],
]
  .map((row) => `<a:tr>${row.map(cell).join("")}</a:tr>`)
  .join("")}</a:tbl></a:graphic></p:graphicFrame>`;

describe("a presentation", () => {
  test("has a page for each slide, in their order", async () => {
    const { pages, lines } = await read(
      pptxOf(
        [
          shape("Cells", { placeholder: "ctrTitle" }) +
            shape("What they are made of\nHow they move"),
          "",
          shape("Grading", { placeholder: "title" }) +
            `<p:grpSp>${shape("In a group")}</p:grpSp>${TABLE}` +
            shape("3", { placeholder: "sldNum" }),
        ],
        { 1: "Ask who has seen one." },
      ),
    );
    expect(pages.map(({ number, has_text }) => [number, has_text])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(lines.map(({ text, place, heading }) => [text, place, heading])).toEqual([
      ["Cells", "slide 1", 1],
      ["What they are made of", "slide 1", undefined],
      ["How they move", "slide 1", undefined],
      ["Ask who has seen one.", "slide 1, notes", undefined],
      ["Grading", "slide 3", 1],
      ["In a group", "slide 3", undefined],
      ["Quiz\t20%", "slide 3", undefined],
      ["Exam\t80%", "slide 3", undefined],
    ]);
  });

  test("without many words is no picture of pages", async () => {
    const { pages } = await read(pptxOf([shape("Hi"), ""]));
    expect(pages.map((page) => [isReadable(page), page.recognized])).toEqual([
      [true, undefined],
      [false, "nothing"],
    ]);
  });
});
