import fc from "fast-check";
import { expect, test } from "vitest";
import { GradePieceInput } from "@/lib/contract/grade-pieces";
import { type PastedRow, readPastedScores } from "@/lib/grades/pasted/read-scores";
import { FIRST_SIGHT } from "./first-sight";
import { SAMPLES } from "./samples";

function told({ title, score, reason }: PastedRow): string {
  if (!score) return `${title} ! ${reason}`;
  if (score.kind === "excused") return `${title} = excused`;
  if (score.kind === "letter") return `${title} = ${score.letter}`;
  if (score.kind === "percent") return `${title} = ${score.score}%`;
  return `${title} = ${score.score}${score.out_of ? `/${score.out_of}` : ""}`;
}

test.each([...SAMPLES, ...FIRST_SIGHT])("$from", ({ pasted, letters = [], rows }) => {
  expect(readPastedScores(pasted, letters).map(told)).toEqual(rows);
});

const POINTS = fc.integer({ min: 0, max: 4000 }).map((quarters) => String(quarters / 4));
const SCORE = fc.record({ score: POINTS, out_of: fc.integer({ min: 1, max: 500 }).map(String) });
const KIND = fc.constantFrom("Quiz", "Homework", "Lab", "Essay", "Projekt", "Devoir");

/** Names that differ, each with points. */
const PIECES = fc
  .uniqueArray(fc.record({ kind: KIND, number: fc.integer({ min: 1, max: 99 }), points: SCORE }), {
    selector: ({ kind, number }) => `${kind} ${number}`,
    minLength: 1,
    maxLength: 12,
  })
  .map((pieces) =>
    pieces.map(({ kind, number, points }) => ({ title: `${kind} ${number}`, ...points })),
  );

type Piece = { title: string; score: string; out_of: string };
const comma = (value: string) => value.replace(".", ",");
const head = "Name\tDue\tSubmitted\tStatus\tScore\tOut of\tDetails";

/** Ways in which the same pieces are written. */
const WAYS: Record<string, (pieces: Piece[]) => string[]> = {
  "one a line": (all) => all.map((one) => `${one.title}  ${one.score}/${one.out_of}`),
  "with words": (all) => all.map((one) => `${one.title}: ${one.score} out of ${one.out_of} points`),
  "decimal commas": (all) => all.map((one) => `${one.title}: ${comma(one.score)} / ${one.out_of}`),
  columns: (all) => [
    "Assignment\tMax\tScore",
    ...all.map((one) => `${one.title}\t${one.out_of}\t${comma(one.score)}`),
  ],
  "quoted CSV": (all) => [
    '"Title","Score","Out of"',
    ...all.map((one) => `"${one.title}","${one.score}","${one.out_of}"`),
  ],
  "several lines": (all) => [
    head,
    ...all.flatMap((one) => [
      ...[one.title, "Graded work", "\tSep 12 by 11:59pm\t\tLATE"],
      ...["Click to test a different score", one.score, `\t/ ${one.out_of}`, ""],
    ]),
  ],
};

test.each(Object.entries(WAYS))("any pieces are read back as they are, %s", (_, written) => {
  fc.assert(
    fc.property(PIECES, (pieces) => {
      const text = [...written(pieces), "Total: 50 %"].join("\n");
      const read = readPastedScores(text, []).filter(({ score }) => score !== null);
      expect(
        read.map(({ title, score }) => [title, comma(String(score?.score)), score?.out_of]),
      ).toEqual(pieces.map(({ title, score, out_of }) => [title, comma(score), out_of]));
    }),
  );
});

test("no text whatever fails, and what is read is what the contract takes", () => {
  const bit = fc.constantFrom(
    ...[
      "Quiz 1",
      "18",
      "/",
      "20",
      "%",
      "\t",
      "\n",
      '"',
      ",",
      ";",
      ":",
      " - ",
      "A-",
      "(",
      ")",
      "0–10",
    ],
    ...["excused", "Total", "Score", "Name", "Sep 5", "-", "x", "²", "1e9", "99999999", "0.00001"],
  );
  const text = fc.oneof(
    fc.array(bit, { maxLength: 80 }).map((bits) => bits.join("")),
    fc.string({ maxLength: 200, unit: "binary" }),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      for (const { title, score } of readPastedScores(pasted, ["A", "A-"])) {
        if (score === null) continue;
        expect(title).not.toBe("");
        const sent = GradePieceInput.safeParse({ title: title.slice(0, 200), score });
        expect(sent.error, `${JSON.stringify(score)} of ${JSON.stringify(pasted)}`).toBeUndefined();
      }
    }),
    { numRuns: 1000 },
  );
});

test("the longest text is read in seconds, also one that patterns could lose themselves in", () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `Quiz ${at}\t"${at} , \t/ 20\tSep`);
  const begun = performance.now();
  readPastedScores(lines.join("\n"), []);
  readPastedScores(`${"a ".repeat(30_000)}`, []);
  readPastedScores(`"${"-".repeat(59_000)}`, []);
  readPastedScores(`Quiz ${" ".repeat(59_000)}x`, []);
  expect(performance.now() - begun).toBeLessThan(20_000);
}, 60_000);
