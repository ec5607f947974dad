import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LONGEST = 120;
test("no line of code is over 120 columns", () => {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" });
  const files = listed.split("\n").filter((file) => isCode(file) && existsSync(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longLinesOf)).toEqual([]);
});

test("no stylesheet has more than 300 lines", () => {
  const listed = execFileSync("git", ["ls-files", "*.css"], { encoding: "utf8" });
  const sheets = listed.split("\n").filter((file) => file !== "" && existsSync(file));
  expect(sheets.length).toBeGreaterThan(2);
  const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;
  expect(sheets.filter((file) => linesOf(file) > 300)).toEqual([]);
});

/** Text of documents, a paragraph in a line as their readers give it. */
const TEXT_OF_DOCUMENTS = ["tests/unit/knowledge/courses.ts", "tests/unit/answering/material.ts"];

function isCode(file: string): boolean {
  return file !== "" && !file.startsWith("db/migrations/") && !TEXT_OF_DOCUMENTS.includes(file);
}

/** "lib/a.ts:12 has 131 columns" for every line that is too long. */
function longLinesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) =>
      line.length > LONGEST ? [`${file}:${at + 1} has ${line.length} columns`] : [],
    );
}
