import { describe, expect, test } from "vitest";
import { documentText } from "@/lib/documents/document-text";
import type { WeightedItem } from "@/lib/documents/extract/syllabus/weight-rows";
import { withOtherWeighting } from "@/lib/documents/extract/syllabus/weightings";
import { findWeights } from "@/lib/documents/extract/syllabus/weights";
import { sheet } from "./pages";

const BETTER = "Your grade is the better of the two schemes.";
const CHOICE = "You may choose one of these two schemes in the first week.";
const A = "Scheme A: Homework 20%, Midterm exam 30%, Final exam 50%";
const B = "Scheme B: Homework 20%, Final exam 80%";

/** Both shares of each row, and which of them counts. */
function weigh(text: string, change = (rows: WeightedItem[]) => rows) {
  const document = documentText(sheet(`# BIO 210: Cell Biology\n\n## Grading\n${text}`));
  const { rows, other } = withOtherWeighting(document, change(findWeights(document)));
  return {
    shares: rows.map(({ weight, other: second }) => [weight, second]),
    counts: other?.value.counts ?? null,
  };
}

const lines = (count: number) => Array(count).fill("We meet in the hall.").join("\n");
const READ = [
  [20, 20],
  [30, 0],
  [50, 80],
];
const hasNone = ({ shares, counts }: ReturnType<typeof weigh>) =>
  counts === null && shares.every(([, second]) => second === undefined);

describe("two labelled lists of shares", () => {
  test("belong to the rows that were read, whichever of them those are", () => {
    expect(weigh(`${A}\n${B}\n${BETTER}`)).toEqual({ shares: READ, counts: "if_better" });
    const turned =
      "Scheme A: Homework 20%, Final exam 80%\nScheme B: Homework 20%, Midterm exam 30%";
    expect(weigh(`${turned}, Final exam 50%\n${BETTER}`)).toEqual({
      shares: READ,
      counts: "if_better",
    });
  });

  test.each([
    ["one is four percent short", `${A}\n${B.replace("80%", "76%")}`],
    ["one goes beyond the whole", `${A}\n${B.replace("80%", "81%")}`],
    ["the second names another part", `${A}\n${B.replace("Homework", "Project")}`],
    [
      "they are the second and third",
      `${A}\n${B}`.replace("A:", "B:").replace("B: Homework 20%, F", "C: Homework 20%, F"),
    ],
    ["they stand far apart", `${A}\n${lines(15)}\n${B}`],
  ])("are none where %s", (_, text) => {
    expect(hasNone(weigh(`${text}\n${BETTER}`))).toBe(true);
  });

  test("are none where the rows are not those of one list", () => {
    const text = `${A}\n${B}\n${BETTER}`;
    const as = (change: (row: WeightedItem, at: number) => WeightedItem | null) =>
      weigh(text, (rows) => rows.flatMap((row, at) => change(row, at) ?? []));
    expect(as((row) => row).shares).toEqual(READ);
    expect(hasNone(as((row, at) => (at === 1 ? null : row)))).toBe(true);
    expect(hasNone(as((row, at) => (at === 1 ? { ...row, weight: 29 } : row)))).toBe(true);
    expect(hasNone(as((row, at) => (at === 1 ? { ...row, each: true } : row)))).toBe(true);
  });

  test("are none where a name of the second is that of two rows", () => {
    const twice =
      "Scheme A: Essay 25%, Essay 25%, Final exam 50%\nScheme B: Essay 20%, Final exam 80%";
    const row = { line: 3, start: 0, end: 1 };
    const essay = { ...row, title: "Essay", weight: 25 };
    const rows = [essay, essay, { ...row, title: "Final exam", weight: 50 }];
    expect(hasNone(weigh(`${twice}\n${BETTER}`, () => rows))).toBe(true);
  });

  test("leave what comes on top without a second share", () => {
    const extra = {
      title: "Bonus",
      weight: 5,
      line: 4,
      start: 0,
      end: 1,
      extra_credit: true,
    } as const;
    expect(weigh(`${A}\n${B}\n${BETTER}`, (rows) => [...rows, extra]).shares).toEqual([
      ...READ,
      [5, undefined],
    ]);
  });
});

describe("the sentence that says which one counts", () => {
  test("stands within twelve lines of the shares", () => {
    expect(weigh(`${A}\n${B}\n${lines(8)}\n${BETTER}`).counts).toBe("if_better");
    expect(weigh(`${A}\n${B}\n${lines(20)}\n${BETTER}`).counts).toBeNull();
    expect(weigh(`${BETTER}\n${lines(8)}\n${A}\n${B}`).counts).toBe("if_better");
    expect(weigh(`${BETTER}\n${lines(20)}\n${A}\n${B}`).counts).toBeNull();
  });

  test("says rather that the better one does than that there is a choice", () => {
    expect(weigh(`${A}\n${B}\n${CHOICE}`).counts).toBe("by_choice");
    expect(weigh(`${A}\n${B}\n${CHOICE} ${BETTER}`).counts).toBe("if_better");
  });

  test("is none where a table has three columns of shares", () => {
    const table = "Homework\t20%\t20%\t40%\nMidterm exam\t30%\t0%\t0%\nFinal exam\t50%\t80%\t60%";
    const third = weigh(`\tScheme A\tScheme B\tScheme C\n${table}\n\n${BETTER}`);
    expect(third.counts).toBeNull();
    const two = table.replaceAll(/\t\d+%(?=\n|$)/g, "");
    expect(weigh(`\tScheme A\tScheme B\n${two}\n\n${BETTER}`).counts).toBe("if_better");
  });
});
