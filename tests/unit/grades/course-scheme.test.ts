import { describe, expect, test } from "vitest";
import type { Score } from "@/lib/contract/grade-pieces";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import { courseScheme } from "@/lib/grades/course-scheme";

const part = (key: string, weight: number | null, more: object = {}) => {
  return { key, title: key, weight, count: null, drop_lowest: null, source: null, ...more };
};
const score = (fields: Partial<Score>): Score => {
  return { kind: "points", score: null, second_score: null, out_of: null, letter: "", ...fields };
};
const of = (component: string, fields: Partial<Score> | null) => {
  return { title: "Piece", component, score: fields && score(fields) };
};
const rules = (fields: object = {}) => GradeRulesInput.parse(fields);
const ONE_PART = [part("all", 100, { points: "15", count: 2 })];

describe("scores as they were entered", () => {
  test.each<[Partial<Score>, unknown, unknown]>([
    [{ score: "13.5" }, "13.5", "15"],
    [{ score: "18", out_of: "20" }, "18", ["20", "15"]],
    [{ kind: "percent", score: "90.5" }, "13.575", "15"],
    [{ kind: "letter", letter: "a−" }, "13.5", "15"],
    [{ kind: "excused" }, "excused", "15"],
    [{ score: "3", second_score: "9" }, ["3", "9"], "15"],
  ])("%o", (entered, counted, most) => {
    const letters = [
      ["A-", 90],
      ["F", 0],
    ];
    const made = courseScheme(ONE_PART, rules({ letters }), [of("all", entered)], {});
    expect(made.situation?.scores.all).toEqual([counted]);
    expect(made.scheme?.groups[0]?.item_max).toEqual(most);
    expect(made.unknown).toHaveLength(entered.kind === "letter" ? 1 : 0);
  });

  test("a letter that the scale does not have counts for nothing, and that is said", () => {
    const open = rules({ unknown: ["A curve is possible."] });
    const made = courseScheme(ONE_PART, open, [of("all", { kind: "letter", letter: "B" })], {});
    expect(made.situation?.scores.all).toEqual([null]);
    // What we assumed comes before what the course leaves open.
    expect(made.unknown).toEqual([expect.stringContaining("no B"), "A curve is possible."]);
  });
});

describe("no figure, and the reason", () => {
  test.each<[string, ReturnType<typeof part>[], object, string]>([
    ["nothing", [], {}, "what makes up the grade"],
    ["no share", [part("a", 60), part("b", null)], {}, "share “b” has"],
    ["shares short of all", [part("a", 60), part("b", 39.9)], {}, "99.9%"],
    ["neither shares nor points", [part("a", null)], {}, "how many points “a”"],
    ["a document that does not say", [part("a", 100)], { kind: "unknown" }, "doesn't say"],
    [
      "a rule about a part that is gone",
      [part("a", 100)],
      { rules: [{ type: "replace_lowest", in: "a", by: "gone" }] },
      "don't fit",
    ],
  ])("%s", (_, parts, given, why) => {
    const made = courseScheme(parts, rules(given), [], {});
    expect([made.scheme, made.situation]).toEqual([null, null]);
    expect(made.unknown[0]).toContain(why);
  });
});

test("extra credit is no share, thirds add up, and what a course leaves open is told", () => {
  const parts = [part("a", 33.3), part("b", 33.3), part("c", 33.4)];
  const extra = part("x", 5, { extra_credit: true });
  const made = courseScheme(
    [...parts, extra],
    rules({ unknown: ["A curve is possible."] }),
    [],
    {},
  );
  expect(made.scheme?.kind).toBe("weights");
  expect(made.unknown).toEqual(["A curve is possible."]);
});

test("more pieces than the part is said to have all count, and that is said", () => {
  const pieces = [1, 2, 3].map((each) => of("all", { score: String(each) }));
  const made = courseScheme(ONE_PART, rules(), pieces, {});
  expect(made.scheme?.groups[0]?.items).toBe(3);
  expect(made.unknown.join()).toContain("should have 2 pieces, but 3");
});
