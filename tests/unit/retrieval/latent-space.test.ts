import { describe, expect, test } from "vitest";
import { fuse } from "@/lib/retrieval/fuse";
import { latentSpace, type TermMatrix } from "@/lib/retrieval/latent-space";
import { cosines, directionOf, packVector } from "@/lib/retrieval/packed-vectors";

/** Words by passages, a row for each word. */
function matrixOf(rows: number[][]): TermMatrix {
  const entries = rows.map((row) =>
    row.flatMap((weight, passage) => (weight === 0 ? [] : [{ passage, weight }])),
  );
  const starts = [0];
  for (const row of entries) starts.push((starts.at(-1) ?? 0) + row.length);
  return {
    passage_count: rows[0]?.length ?? 0,
    starts: Int32Array.from(starts),
    passages: Int32Array.from(entries.flat().map(({ passage }) => passage)),
    weights: Float32Array.from(entries.flat().map(({ weight }) => weight)),
  };
}

// Two subjects: "car" and "automobile" never meet, but both stand beside "wheel" and "engine".
const ROWS = [
  /* car        */ [1, 1, 1, 0, 0, 0, 0, 0, 0],
  /* automobile */ [0, 0, 0, 1, 1, 1, 0, 0, 0],
  /* wheel      */ [1, 0, 1, 1, 1, 0, 0, 0, 0],
  /* engine     */ [1, 1, 0, 0, 1, 1, 0, 0, 0],
  /* onion      */ [0, 0, 0, 0, 0, 0, 2, 2, 2],
  /* thyme      */ [0, 0, 0, 0, 0, 0, 2, 2, 0],
];

async function spaceOf(dimensions: number) {
  const words = await latentSpace(matrixOf(ROWS), dimensions, async () => undefined);
  return {
    words,
    rowOf: (word: number) => words.subarray(word * dimensions, (word + 1) * dimensions),
  };
}

function cosine(a: Float32Array, b: Float32Array): number {
  const dot = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe("a space of few dimensions", () => {
  test("brings words together that never meet but have the same company", async () => {
    const { rowOf } = await spaceOf(2);
    expect(cosine(rowOf(0), rowOf(1))).toBeGreaterThan(0.95);
    expect(Math.abs(cosine(rowOf(0), rowOf(4)))).toBeLessThan(0.05);
  });

  test("has upright axes of length 1", async () => {
    const { words } = await spaceOf(3);
    const column = (d: number) => ROWS.map((_, word) => words[word * 3 + d] ?? 0);
    for (const a of [0, 1, 2]) {
      for (const b of [0, 1, 2]) {
        const product = column(a).reduce((sum, value, i) => sum + value * (column(b)[i] ?? 0), 0);
        expect(product).toBeCloseTo(a === b ? 1 : 0, 4);
      }
    }
  });

  test("is the same each time, and holds no more dimensions than there are", async () => {
    expect((await spaceOf(4)).words).toEqual((await spaceOf(4)).words);
    const { words } = await spaceOf(9);
    expect([...words].every(Number.isFinite)).toBe(true);
  });

  test("gives way while it is made", async () => {
    let pauses = 0;
    const rows = Array.from({ length: 600 }, (_, word) =>
      Array.from({ length: 300 }, (_, passage) => ((word * 7 + passage * 3) % 11 === 0 ? 1 : 0)),
    );
    await latentSpace(matrixOf(rows), 120, async () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThan(2);
  });
});

test("a packed direction is nearly the same, and so are its cosines", () => {
  const vector = Float32Array.from({ length: 128 }, (_, d) => Math.sin(d) * 3);
  const { bytes, length } = packVector(vector);
  expect(bytes).toHaveLength(128);
  expect(length).toBeCloseTo(Math.sqrt(vector.reduce((sum, v) => sum + v * v, 0)), 4);
  const direction = directionOf([{ bytes, weight: 2 }], 128);
  const opposite = packVector(vector.map((value) => -value)).bytes;
  const [same, other] = cosines(direction, Uint8Array.from([...bytes, ...opposite]));
  expect(same).toBeCloseTo(1, 2);
  expect(other).toBeCloseTo(-1, 2);
});

describe("lists that are joined", () => {
  const list = (scores: Record<string, number>, weight: number, most = 3) => ({
    found: Object.entries(scores).map(([key, score]) => ({ key, score })),
    most,
    weight,
  });

  test("keep the scale of the first, and what only the second found joins below", () => {
    const fused = fuse([list({ a: 20, b: 14, c: 10 }, 0.8), list({ a: 0.9, d: 0.8, e: 0.2 }, 0.2)]);
    expect(fused[0]).toEqual({ key: "a", score: 20 });
    expect(fused.map(({ key }) => key)).toEqual(["a", "b", "d", "c", "e"]);
  });

  test("of two that were found, the second is not last of all", () => {
    const related = list({ x: 0.9, y: 0.8, z: 0.1 }, 0.2);
    expect(fuse([list({ a: 10, b: 9 }, 0.8), related]).map(({ key }) => key)).toEqual([
      "a",
      "b",
      "x",
      "y",
      "z",
    ]);
  });

  test("one list alone stays as it is", () => {
    expect(fuse([list({ a: 3, b: 2 }, 0.1)]).map(({ key }) => key)).toEqual(["a", "b"]);
    expect(fuse([])).toEqual([]);
  });
});
