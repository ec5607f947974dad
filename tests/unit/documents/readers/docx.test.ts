import { describe, expect, test } from "vitest";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { docxOf, wordParagraph as paragraph, wordTable as table } from "@/tests/support/office";
import { read } from "./read";

const HEADINGS = `
  <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>
  <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/>
    <w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My heading"/><w:basedOn w:val="H2"/></w:style>`;
const styled = (text: string, style: string) =>
  paragraph(text, { properties: `<w:pStyle w:val="${style}"/>` });

describe("a Word document", () => {
  test("is paragraphs under its headings", async () => {
    const { lines } = await read(
      docxOf(
        paragraph("Welcome.") +
          styled("BIO 210", "T") +
          styled("Grading", "H1") +
          paragraph("By points.") +
          styled("Late work", "Mine") +
          paragraph("Is not taken.") +
          paragraph("Ever.") +
          styled("Schedule", "H1") +
          paragraph("By week."),
        { styles: HEADINGS },
      ),
    );
    expect(lines.map(({ text, place, heading }) => [text, place, heading])).toEqual([
      ["Welcome.", "(start) / paragraph 1", undefined],
      ["BIO 210", "BIO 210", 1],
      ["Grading", "BIO 210 > Grading", 1],
      ["By points.", "BIO 210 > Grading / paragraph 1", undefined],
      ["Late work", "BIO 210 > Grading > Late work", 2],
      ["Is not taken.", "BIO 210 > Grading > Late work / paragraph 1", undefined],
      ["Ever.", "BIO 210 > Grading > Late work / paragraph 2", undefined],
      ["Schedule", "BIO 210 > Schedule", 1],
      ["By week.", "BIO 210 > Schedule / paragraph 1", undefined],
    ]);
    expect(lines.find(({ text }) => text === "Late work")).toMatchObject({ bold: true, size: 16 });
  });

  test("is cut for the search under the headings it names, whatever they look like", async () => {
    const { pages } = await read(
      docxOf(
        styled("grading,", "H1") +
          paragraph("By points.") +
          styled("Late work.", "Mine") +
          paragraph("Is not taken."),
        { styles: HEADINGS },
      ),
    );
    expect([...chunksOf(pages)].map(({ heading_path, text }) => [heading_path, text])).toEqual([
      [["grading,"], "By points."],
      [["grading,", "Late work."], "Is not taken."],
    ]);
  });

  test("keeps tables, their merged cells once, with the columns one below the other", async () => {
    const merged = `<w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${paragraph("Part I")}</w:tc>`;
    const rest = `<w:tc><w:tcPr><w:vMerge/></w:tcPr>${paragraph("")}</w:tc>`;
    const wide = `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph("Holiday")}</w:tc>`;
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const rows = [merged + cell("Cells") + cell("Quiz 1"), rest + cell("Genes") + cell("Quiz 2")];
    const { lines } = await read(
      docxOf(
        `<w:tbl>${[...rows, wide + cell("none")].map((row) => `<w:tr>${row}</w:tr>`).join("")}` +
          `</w:tbl>${paragraph("After it.")}`,
      ),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      "Part I\tCells\tQuiz 1",
      "Genes\tQuiz 2",
      "Holiday\tnone",
      "After it.",
    ]);
    const [first, second, third] = lines.map(({ cells }) => cells?.map(({ x }) => x) ?? []);
    expect(first?.slice(1)).toEqual(second);
    expect(first?.[2]).toBe(third?.[1]);
    expect(lines.map(({ place }) => place?.at(-1))).toEqual(["1", "1", "1", "2"]);
  });

  test("gives a grading table to the rules as a PDF does", async () => {
    const { pages } = await read(
      docxOf(
        paragraph("BIO 210 Cell Biology, Fall 2026") +
          paragraph("Grading") +
          table([
            ["Component", "Weight", "Due"],
            ["Midterm exam", "40%", "October 14, 2026"],
            ["Term paper", "60%", "November 20, 2026"],
          ]),
      ),
    );
    const { items } = extractSyllabus(pages);
    expect(
      items.map(({ value, evidence }) => [value.title, value.weight_percent, evidence.page]),
    ).toEqual([
      ["Midterm exam", 40, 1],
      ["Term paper", 60, 1],
    ]);
    expect(items.map(({ value }) => value.due?.date)).toEqual(["2026-10-14", "2026-11-20"]);
  });

  test("numbers its lists as Word does", async () => {
    const level = (index: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const list = (id: number, levels: string) =>
      `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
    const numbering =
      list(0, level(0, "decimal", "%1.") + level(1, "lowerLetter", "(%2)")) +
      list(1, level(0, "bullet", "&#xF0B7;")) +
      `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>` +
      `<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;
    const item = (text: string, id: number, at = 0) =>
      paragraph(text, {
        properties: `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`,
      });
    const { lines } = await read(
      docxOf(
        item("Read", 1) +
          item("Chapter 1", 1, 1) +
          item("Chapter 2", 1, 1) +
          item("Write", 1) +
          item("Paper", 1, 1) +
          item("Rest", 2),
        { numbering },
      ),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      "1. Read",
      "(a) Chapter 1",
      "(b) Chapter 2",
      "2. Write",
      "(a) Paper",
      "• Rest",
    ]);
    expect(lines[1]?.x).toBeGreaterThan(lines[0]?.x ?? 0);
  });

  test("shows what a reader of it sees", async () => {
    const run = (inner: string, look = "") => `<w:r><w:rPr>${look}</w:rPr>${inner}</w:r>`;
    const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;
    const box = (words: string) => `<w:txbxContent>${paragraph(words)}</w:txbxContent>`;
    const either = `<mc:Choice>${box("In a box")}</mc:Choice><mc:Fallback>${box("In a box")}</mc:Fallback>`;
    const boxed = run(`<mc:AlternateContent>${either}</mc:AlternateContent>`);
    const { texts, lines } = await read(
      docxOf(
        `<w:p>${run(text("Due "))}<w:del>${run("<w:delText>Monday</w:delText>")}</w:del><w:ins>` +
          `${run(text("Friday"))}</w:ins></w:p>` +
          `<w:p>${run(text("Points"))}${run("<w:tab/>")}${run(text("40"))}${run("<w:br/>")}` +
          `${run(text("in all"))}</w:p>` +
          `<w:p>${run(text("Seen"))}${run(text(" and hidden"), "<w:vanish/>")}</w:p>` +
          `<w:p>${boxed}${run(text("Beside it"))}</w:p>` +
          `<w:p>${run(text("See &amp; hear"))}<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num>` +
          `<m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></w:p>` +
          `<w:sdt><w:sdtContent>${paragraph("In a field")}</w:sdtContent></w:sdt>`,
        { footnotes: `<w:footnote w:id="2">${paragraph("Below the text")}</w:footnote>` },
      ),
    );
    expect(texts).toEqual([
      "Due Friday",
      "Points\t40",
      "in all",
      "Seen",
      "In a box",
      "Beside it",
      "See & heara/b",
      "In a field",
      "Below the text",
    ]);
    expect(lines[1]?.place).toBe(lines[2]?.place);
    expect(lines.at(-1)?.place).toBe("footnote 2");
  });

  test("begins with what stands above its pages, but not their numbers", async () => {
    const number = "<w:p><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:t>1</w:t></w:r></w:p>";
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="r0"/><w:pgSz w:w="12240"/></w:sectPr>';
    const { lines } = await read(
      docxOf(paragraph("Welcome.") + section, { hdr: number + paragraph("BIO 210, Fall 2026") }),
    );
    expect(lines.map(({ text, place }) => [text, place])).toEqual([
      ["BIO 210, Fall 2026", "header"],
      ["Welcome.", "(start) / paragraph 1"],
    ]);
  });

  test("laid out in a table is read cell by cell", async () => {
    const many = Array.from({ length: 12 }, (_, at) => paragraph(`Point ${at}`)).join("");
    const { texts } = await read(docxOf(table([[many, "Beside"]]) + table([["One"], ["Two"]])));
    expect(texts.slice(0, 2)).toEqual(["Point 0", "Point 1"]);
    expect(texts.slice(-3)).toEqual(["Beside", "One", "Two"]);
  });
});
