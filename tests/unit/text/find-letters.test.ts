import { describe, expect, test } from "vitest";
import { foldText } from "@/lib/text/fold";
import { findLetters } from "@/lib/text/quote";

/** What the matches cover. */
const found = (text: string, words: string) =>
  findLetters(foldText(text, { ignores_case: true }), words).map(({ start, end }) =>
    text.slice(start, end),
  );

describe("searching a page", () => {
  test("finds every place, whatever its case", () => {
    expect(found("Graph search\na graph, GRAPHS", "graph")).toEqual(["Graph", "graph", "GRAPH"]);
  });

  test("finds words that go on in the next line", () => {
    expect(found("breadth-first\nsearch", "Breadth-First  search")).toEqual([
      "breadth-first\nsearch",
    ]);
  });

  test("joins a word that is broken at the end of a line", () => {
    expect(found("the deter-\nminant of", "determinant")).toEqual(["deter-\nminant"]);
  });

  test.each([
    ["Poincaré", "poincare"],
    ["Poincare\u0301 map", "Poincaré"],
    ["ﬁnal exam", "final"],
    ["“quoted” – so", '"quoted" - so'],
    ["soft\u00adhyphen", "softhyphen"],
    ["naïve  set", "naive set"],
    ["𝐀lgebra", "algebra"],
    ["ΔΕΛΤΑ", "δελτα"],
  ])("%s is found as %s", (text, words) => {
    expect(found(text, words)).toHaveLength(1);
  });

  test("covers a letter whole that stands for several", () => {
    expect(found("ﬁnal", "inal")).toEqual(["ﬁnal"]);
  });

  test("finds nothing for nothing, and nothing that is not there", () => {
    expect(found("Graph", "")).toEqual([]);
    expect(found("Graph", "  ")).toEqual([]);
    expect(found("Graph", "tree")).toEqual([]);
    expect(found("", "tree")).toEqual([]);
  });

  test("takes what is typed literally", () => {
    expect(found("f(x) = x*y.z", "x*y.")).toEqual(["x*y."]);
  });
});
