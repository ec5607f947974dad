import { expect, test } from "vitest";
import { freeKey, keysBeside } from "@/lib/grades/part-keys";

const part = (key: string, title: string) => ({ key, title });

test("a first syllabus keeps the keys it came with", () => {
  expect(keysBeside([part("i0", "Homework"), part("i1", "Final")], [])).toEqual(["i0", "i1"]);
});

test("scores stay with the part of the same title, and no other part takes its key", () => {
  const before = [part("i0", "Homework"), part("i1", "Final exam")];
  const next = [part("i0", "Final Exam"), part("i1", "Labs"), part("i2", "Homework")];
  expect(keysBeside(next, before)).toEqual(["i1", "g3", "i0"]);
});

test("two parts of one title have two keys", () => {
  const keys = keysBeside([part("i0", "Exam"), part("i0", "Exam")], [part("i0", "Exam")]);
  expect(new Set(keys).size).toBe(2);
});

test("a free key is taken once", () => {
  const used = new Set(["g2"]);
  expect([freeKey(used), freeKey(used)]).toEqual(["g3", "g4"]);
});
