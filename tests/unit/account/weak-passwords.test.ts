import { expect, test } from "vitest";
import { weaknessOf } from "@/lib/services/account/weak-passwords";

const ANN = ["ann-example", "ann.example@example.org", "Ann", "Example"];

test.each([
  ["password", "common"],
  ["Passw0rd!", "common"],
  ["P@$$w0rd", "common"],
  ["p4ssw0rd2026", "common"],
  ["Welcome2026", "common"],
  ["!!sunshine1", "common"],
  ["qwertyuiop", "common"],
  ["12345678", "repetition"],
  ["aaaaaaaaaaaa", "repetition"],
  ["AAAAaaaaAAAA", "repetition"],
  ["abababababab", "repetition"],
  ["xyz9xyz9xyz9", "repetition"],
  ["abcdefghijkl", "repetition"],
  ["9876543210", "repetition"],
  ["ааааааааа", "repetition"],
  ["ann-example", "identity"],
  ["Ann-Example1", "identity"],
  ["ann-example2026", "identity"],
  ["7ann-example!", "identity"],
  ["4nn-ex4mple", "identity"],
  ["ann.example", "identity"],
  ["ANN.EXAMPLE@example.org", "identity"],
  ["Ann-Example-me", "identity"],
] as const)("%s is refused as %s", async (password, weakness) => {
  expect(await weaknessOf(password, ANN)).toBe(weakness);
});

test.each([
  "correct horse battery",
  "a long enough secret 7",
  "another long sentence",
  "StrongPass123!",
  "MyS3cretPassphrase",
  "kq8#Zp2!vL",
  "sunshine over the old harbour",
  "annual report example",
  "dogs1937402",
  "пароль-для-курсов",
  "學習夥伴密碼安全嗎",
  "hunter gatherer 9",
])("%s is accepted", async (password) => {
  expect(await weaknessOf(password, ANN)).toBeUndefined();
});

test("a short name with digits and marks is refused, one within other words is not", async () => {
  expect(await weaknessOf("li-1937402", ["lin", "li@example.org"])).toBe("identity");
  expect(await weaknessOf("1937402!", ["17", "17@example.org"])).toBeUndefined();
  expect(await weaknessOf("linguistics in oslo", ["lin", "li@example.org"])).toBeUndefined();
  expect(await weaknessOf("annoying1", ["ann"])).toBeUndefined();
});
