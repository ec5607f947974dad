import { describe, expect, test } from "vitest";
import { odtOf } from "@/tests/support/office";
import { read } from "./read";

const p = (text: string, style = "") => `<text:p text:style-name="${style}">${text}</text:p>`;

describe("an OpenDocument text", () => {
  test("is paragraphs, lists and notes under its headings", async () => {
    const styles =
      `<style:style style:name="B"><style:text-properties fo:font-weight="bold" fo:font-size="14pt"/></style:style>` +
      `<text:list-style style:name="L"><text:list-level-style-number text:level="1" ` +
      `style:num-format="a" style:num-suffix=")"/></text:list-style>`;
    const { lines } = await read(
      odtOf(
        p("Bold<text:s text:c='3'/>words<text:tab/>40<text:line-break/>next line", "B") +
          `<text:h text:outline-level="2">Rules</text:h>` +
          `<text:list text:style-name="L"><text:list-item>${p("First")}<text:list><text:list-item>` +
          `${p("Below")}</text:list-item></text:list></text:list-item><text:list-item>` +
          `${p("Second")}</text:list-item></text:list>` +
          p(
            `See<text:note><text:note-citation>1</text:note-citation><text:note-body>` +
              `${p("The note")}</text:note-body></text:note> it.`,
          ) +
          `<text:tracked-changes>${p("gone")}</text:tracked-changes>`,
        styles,
      ),
    );
    expect(lines.map(({ text, place }) => [text, place])).toEqual([
      ["Bold words\t40", "(start) / paragraph 1"],
      ["next line", "(start) / paragraph 1"],
      ["Rules", "Rules"],
      ["a) First", "Rules / paragraph 1"],
      ["• Below", "Rules / paragraph 2"],
      ["b) Second", "Rules / paragraph 3"],
      ["See it.", "Rules / paragraph 4"],
      ["The note", "footnote 1"],
    ]);
    expect(lines[0]).toMatchObject({ bold: true, size: 14 });
  });

  test("keeps tables, whose cells and rows may stand for many empty ones", async () => {
    const cell = (text: string, repeated = 1) =>
      `<table:table-cell table:number-columns-repeated="${repeated}">${text && p(text)}</table:table-cell>`;
    const row = (cells: string, repeated = 1) =>
      `<table:table-row table:number-rows-repeated="${repeated}">${cells}</table:table-row>`;
    const { lines } = await read(
      odtOf(
        `<table:table>${row(cell("Week") + cell("", 2) + cell("Due"))}${row(cell("", 1e9), 1e9)}` +
          `${row(`${cell("1")}<table:covered-table-cell/>${cell("Cells")}${cell("Quiz")}`)}</table:table>`,
      ),
    );
    expect(lines.map(({ text }) => text)).toEqual(["Week\tDue", "1\tCells\tQuiz"]);
    expect(lines[0]?.cells?.[1]?.x).toBe(lines[1]?.cells?.[2]?.x);
  });
});
