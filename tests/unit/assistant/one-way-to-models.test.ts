import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What sends words of a student to a model. */
const ASKS = /\b(?:propose|embedTexts|askChat)\(/;

test("every request to a model goes through its allowance and switches", () => {
  const files = readdirSync("lib/services", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ name, text: readFileSync(path.join("lib/services", name), "utf8") }));
  const asking = files.filter(({ text }) => ASKS.test(text));
  expect(asking.length).toBeGreaterThan(3);
  expect(
    asking.filter(({ text }) => !/\bwithModel[<(]/.test(text)).map(({ name }) => name),
  ).toEqual([]);
});
