import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "@/scripts/fingerprint.mjs";

let folder: string;
let checkout: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "fingerprint-"));
  checkout = path.join(folder, "checkout");
  mkdirSync(path.join(checkout, "lib", "text"), { recursive: true });
  mkdirSync(path.join(checkout, "scripts"));
  writeFileSync(path.join(checkout, "lib", "text", "fold.ts"), "export {};");
  writeFileSync(path.join(checkout, "next.config.ts"), "export default {};");
  writeFileSync(path.join(checkout, "README.md"), "# A product");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the fingerprint of a checkout", () => {
  test("is that of its copy elsewhere, so that a copied build stands", () => {
    const copy = path.join(folder, "another place");
    cpSync(checkout, copy, { recursive: true });
    expect(fingerprint(copy)).toBe(fingerprint(checkout));
  });

  test.each([
    ["a source changes", "lib/text/fold.ts", "export const changed = true;"],
    ["a source is added", "lib/text/stem.ts", "export {};"],
    ["a step of the build changes", "scripts/compile-ahead.ts", "export {};"],
    [
      "a setting of the build changes",
      "next.config.ts",
      "export default { reactStrictMode: true };",
    ],
  ])("is another when %s", (_, file, text) => {
    const before = fingerprint(checkout);
    writeFileSync(path.join(checkout, file), text);
    expect(fingerprint(checkout)).not.toBe(before);
  });

  test("is another when a source moves with its content", () => {
    const before = fingerprint(checkout);
    cpSync(path.join(checkout, "lib"), path.join(checkout, "db"), { recursive: true });
    rmSync(path.join(checkout, "lib"), { recursive: true });
    expect(fingerprint(checkout)).not.toBe(before);
  });

  test("stays when something changes that no build reads", () => {
    const before = fingerprint(checkout);
    writeFileSync(path.join(checkout, "README.md"), "# Another text");
    expect(fingerprint(checkout)).toBe(before);
  });
});
