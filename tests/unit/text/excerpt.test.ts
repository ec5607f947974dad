import { describe, expect, test } from "vitest";
import { excerptOf, runsOf } from "@/lib/text/excerpt";

const hits = (text: string, words: string) =>
  runsOf(text, words)
    .filter(({ hit }) => hit)
    .map((run) => run.text);

describe("words that were looked for", () => {
  test("are shown in all their forms, and only at the beginning of a word", () => {
    expect(hits("A graph, two Graphs and a photograph.", "graph")).toEqual(["graph", "Graphs"]);
    expect(hits("Searching searches what is searched.", "search")).toEqual([
      "Searching",
      "searches",
      "searched",
    ]);
  });

  test("leave the text as it was", () => {
    const text = "Trees: a tree (or forest) has no cycle.";
    expect(
      runsOf(text, "tree cycle?")
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
    expect(hits(text, "tree cycle?")).toEqual(["Trees", "tree", "cycle"]);
  });

  test("may hold signs that mean something to an expression", () => {
    expect(hits("f(x) = x + 1", "f(x) = (")).toEqual([]);
    expect(runsOf("abc", "(((")).toEqual([{ text: "abc", hit: false }]);
    expect(hits("Die Größe der Bäume", "größe")).toEqual(["Größe"]);
  });
});

describe("an excerpt around words that are looked for", () => {
  const before = "Many words stand before it. ".repeat(20);
  const long = `${before}A spanning tree joins all nodes. ${"More follow. ".repeat(40)}`;

  test("begins with a sentence near the first of the words and stands in the passage as it is", () => {
    const excerpt = excerptOf(long, "spanning", 200);
    expect(excerpt).toContain("A spanning tree joins all nodes.");
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(long).toContain(excerpt);
    expect(excerpt).toMatch(/^[A-Z]/);
  });

  test("of a short passage is all of it", () => {
    expect(excerptOf(" A tree. ", "tree")).toBe("A tree.");
  });

  test("begins at the beginning where none of the words is found", () => {
    expect(excerptOf(long, "zebra", 60)).toMatch(/^Many words/);
  });

  test("cuts no word where the text offers a gap", () => {
    expect(long.split(" ")).toContain(excerptOf(long, "spanning", 200).split(" ").at(-1));
  });
});
