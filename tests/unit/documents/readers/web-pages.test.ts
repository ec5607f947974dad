import { describe, expect, test } from "vitest";
import { problemWith, read } from "./read";

describe("a web page", () => {
  test("is what its author wrote, without what stands around it", async () => {
    const { lines } = await read(`<!doctype html><title>BIO 210 | Site</title>
      <body><nav>Home</nav><div class="sidebar"><p>Links</p></div>
      <h1>Cell <em>Biology</em></h1><p>Meets <b>Mondays</b><br>in   room 4.
      <ul><li>Read<ol start=3><li>Chapter&nbsp;3<li>Chapter 4</ol><li><p>Write</ul>
      <h2>Rules</h2>Loose words<div>and a part</div><p hidden>secret<p style="display: none">secret
      <pre>x = 1\ny = 2</pre><script>due("Friday")</script><footer>2026</footer>`);
    expect(lines.map(({ text, place }) => [text, place])).toEqual([
      ["Cell Biology", "Cell Biology"],
      ["Meets Mondays", "Cell Biology / paragraph 1"],
      ["in room 4.", "Cell Biology / paragraph 1"],
      ["• Read", "Cell Biology / paragraph 2"],
      ["3. Chapter 3", "Cell Biology / paragraph 3"],
      ["4. Chapter 4", "Cell Biology / paragraph 4"],
      ["• Write", "Cell Biology / paragraph 5"],
      ["Rules", "Cell Biology > Rules"],
      ["Loose words", "Cell Biology > Rules / paragraph 1"],
      ["and a part", "Cell Biology > Rules / paragraph 2"],
      ["x = 1", "Cell Biology > Rules / paragraph 3"],
      ["y = 2", "Cell Biology > Rules / paragraph 3"],
    ]);
  });

  test("that names its main part is read there", async () => {
    const { texts } = await read(
      "<html><div>Menu of the site</div><main><p>Due Friday</p></main><div>Address</div>",
    );
    expect(texts).toEqual(["Due Friday"]);
  });

  test("keeps the title that stands before its main part, where that part has none", async () => {
    const before = "<div>Menu of the site</div><header><h1>Logic</h1><p>Fall 2026</p></header>";
    const titled = await read(`${before}<main><p>Due Friday</p></main>`);
    expect(titled.texts).toEqual(["Logic", "Fall 2026", "Due Friday"]);
    const own = await read(`${before}<main><h1>Syllabus</h1><p>Due Friday</p></main>`);
    expect(own.texts).toEqual(["Syllabus", "Due Friday"]);
    const below = await read(`<main><p>Due Friday</p></main><h1>The university</h1>`);
    expect(below.texts).toEqual(["Due Friday"]);
  });

  test("keeps tables with cells that span", async () => {
    const { lines } = await read(`<table><tr><th>Week<th>Topic<th>Due
      <tr><td rowspan=2>1<td>Cells<td>Quiz 1<tr><td>Genes<td>Quiz 2
      <tr><td colspan=2>Holiday<td>none</table>`);
    expect(lines.map(({ text, bold }) => [text, bold])).toEqual([
      ["Week\tTopic\tDue", true],
      ["1\tCells\tQuiz 1", false],
      ["Genes\tQuiz 2", false],
      ["Holiday\tnone", false],
    ]);
    expect(lines[2]?.cells?.map(({ x }) => x)).toEqual(lines[1]?.cells?.slice(1).map(({ x }) => x));
    expect(new Set(lines.map(({ place }) => place))).toEqual(new Set(["(start) / paragraph 1"]));
  });

  test("without text of its own ends with a sentence", async () => {
    expect(await problemWith("<html><body><div id=app></div><script>draw()</script>")).toBe(
      "no_text",
    );
  });
});

describe("Markdown", () => {
  test.each(["---- | ---- | ---- |\n", "---- | ---- |\n"])(
    "has a table whose rule has other columns than its head: %j",
    async (rule) => {
      const { lines } = await read(
        `# Bees\n\nDate | Topic | Reading\n${rule}Jan 8 | Wax | 3\n`,
        "a.md",
      );
      expect(lines.map(({ cells }) => cells?.map(({ text }) => text))).toEqual([
        undefined,
        ["Date", "Topic", "Reading"],
        ["Jan 8", "Wax", "3"],
      ]);
    },
  );

  test("is read with its headings, lists and tables", async () => {
    const { lines } = await read(
      `---\ntitle: "BIO 210"\nlayout: page\n---\n
Grading
-------
Quizzes *count*
half.

1. Read
2. Write

| Piece | Share |
|-------|------:|
| Quiz  | 20%   |

<table><tr><td>Exam</td><td>80%</td></tr></table>
`,
      "syllabus.md",
    );
    expect(lines.map(({ text, place }) => [text, place])).toEqual([
      ["BIO 210", "BIO 210"],
      ["Grading", "BIO 210 > Grading"],
      ["Quizzes count half.", "BIO 210 > Grading / paragraph 1"],
      ["1. Read", "BIO 210 > Grading / paragraph 2"],
      ["2. Write", "BIO 210 > Grading / paragraph 3"],
      ["Piece\tShare", "BIO 210 > Grading / paragraph 4"],
      ["Quiz\t20%", "BIO 210 > Grading / paragraph 4"],
      ["Exam\t80%", "BIO 210 > Grading / paragraph 5"],
    ]);
  });
});
