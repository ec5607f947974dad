import { describe, expect, test } from "vitest";
import { blocksOf, spokenText } from "@/components/resources/answer-text";

const text = (words: string) => ({ kind: "text", text: words });

describe("an answer of the library", () => {
  test("is paragraphs, lists and headings", () => {
    const answer =
      "## Graphs\nA graph has nodes [1]\nand edges.\n\n- A tree [2]\n- A cycle\n1. First";
    expect(blocksOf(answer).map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "item",
      "item",
      "item",
    ]);
  });

  test("keeps the numbers of its steps and the ends of its lines", () => {
    expect(blocksOf("Do so:\n\n5. Cut\n6. Wait\n\nOne line\nand another [1]")).toMatchObject([
      { kind: "paragraph" },
      { kind: "item", number: 5 },
      { kind: "item", number: 6 },
      { pieces: [text("One line"), text("\n"), text("and another "), { marker: 1 }] },
    ]);
  });

  test("is tables, whose cells may hold markers", () => {
    const answer = "They are:\n\n|  | name |\n| --- | --- |\n| ¬ | **not** [1] |";
    const marked = [{ ...text("not"), bold: true }, text(" "), { kind: "marker", marker: 1 }];
    expect(blocksOf(answer)[1]).toMatchObject({
      kind: "table",
      rows: [
        [[], [text("name")]],
        [[text("¬")], marked],
      ],
    });
    expect(spokenText(answer)).toBe("They are: name ¬ not");
  });

  test("keeps its markers apart from its words", () => {
    expect(blocksOf("A graph [1] has edges [12].")[0]?.pieces).toEqual([
      text("A graph "),
      { kind: "marker", marker: 1 },
      text(" has edges "),
      { kind: "marker", marker: 12 },
      text("."),
    ]);
  });

  test("takes letters behind a backslash as they stand", () => {
    expect(blocksOf("a\\*b\\[1\\] \\\\ \\n")[0]?.pieces).toEqual([text("a*b[1] \\ \\n")]);
  });

  test("knows bold and italic words", () => {
    expect(blocksOf("In *Graphs*, a **tree** is")[0]?.pieces).toEqual([
      text("In "),
      { ...text("Graphs"), italic: true },
      text(", a "),
      { ...text("tree"), bold: true },
      text(" is"),
    ]);
  });

  test("is read out without its signs", () => {
    expect(spokenText("A *graph* [1].\n\n- One [2]\n- Two")).toBe("A graph. One Two");
  });

  test("holds no markup that a document smuggled in", () => {
    const [block] = blocksOf("<img src=x onerror=alert(1)> [x](https://example.org)");
    expect(block?.pieces).toEqual([text("<img src=x onerror=alert(1)> [x](https://example.org)")]);
  });
});
