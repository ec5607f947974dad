import { describe, expect, test } from "vitest";
import { blocksOf, spokenText } from "@/components/resources/answer-text";

const text = (words: string) => ({ kind: "text", text: words });

describe("an answer", () => {
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
