import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LONGEST = 120;
test("code outside tests has no line over 120 columns", () => {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" });
  const files = listed.split("\n").filter((file) => isCode(file) && existsSync(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longLinesOf)).toEqual([]);
});

function isCode(file: string): boolean {
  return file !== "" && !/^(?:tests|db\/migrations)\//.test(file);
}

/** "lib/a.ts:12 has 131 columns" for every line that is too long. */
function longLinesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) =>
      line.length > LONGEST ? [`${file}:${at + 1} has ${line.length} columns`] : [],
    );
}
