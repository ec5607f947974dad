import { describe, expect, test } from "vitest";
import { findAll, foldRuns } from "@/components/viewer/find";

const lines = (...texts: string[]) => texts.map((str) => ({ str, hasEOL: true }));

/** What a match covers, read back from the runs. */
function found(runs: { str: string; hasEOL: boolean }[], words: string) {
  return findAll(foldRuns(runs), words).map((stretches) =>
    stretches.map(({ run, start, end }) => runs[run]?.str.slice(start, end)),
  );
}

describe("searching a page", () => {
  test("finds every place, whatever its case", () => {
    expect(found(lines("Graph search", "a graph, GRAPHS"), "graph")).toEqual([
      ["Graph"],
      ["graph"],
      ["GRAPH"],
    ]);
  });

  test("finds words that go on in the next run or line", () => {
    const runs = [
      { str: "breadth", hasEOL: false },
      { str: "-first", hasEOL: true },
      { str: "search", hasEOL: true },
    ];
    expect(found(runs, "Breadth-First  search")).toEqual([["breadth", "-first", "search"]]);
  });

  test("joins a word that is broken at the end of a line", () => {
    expect(found(lines("the deter-", "minant of"), "determinant")).toEqual([["deter", "minant"]]);
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
    expect(found(lines(text), words)).toHaveLength(1);
  });

  test("covers a letter whole that stands for several", () => {
    expect(found(lines("ﬁnal"), "inal")).toEqual([["ﬁnal"]]);
  });

  test("finds nothing for nothing, and nothing that is not there", () => {
    expect(found(lines("Graph"), "")).toEqual([]);
    expect(found(lines("Graph"), "  ")).toEqual([]);
    expect(found(lines("Graph"), "tree")).toEqual([]);
    expect(found([], "tree")).toEqual([]);
  });

  test("takes what is typed literally", () => {
    expect(found(lines("f(x) = x*y.z"), "x*y.")).toEqual([["x*y."]]);
  });
});
