import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const SCRIPT = join(import.meta.dirname, "..", "..", "..", "scripts", "collect-documents.mjs");
const WORDS = "Reading Soils\n";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "collect-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function clone(): string {
  const place = join(folder, "clones", "soil+course");
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "plan, new.txt"), WORDS);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", place, "-c", "user.name=t", "-c", "user.email=t@t", ...args]);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Plan");
  return git("rev-parse", "HEAD").toString().trim();
}

it("copies the files of its list whose bytes are those listed, with their labels", () => {
  const commit = clone();
  const list = join(folder, "list");
  mkdirSync(join(list, "labels"), { recursive: true });
  for (const name of ["plan", "other"]) writeFileSync(join(list, "labels", `${name}.json`), "{}");
  const right = createHash("sha256").update(WORDS).digest("hex");
  const row = (file: string, sha256: string) =>
    `syllabi/${file},new,soil/course,${commit},"plan, new.txt",${sha256}`;
  const rows = [row("plan.txt", right), row("other.txt", right.replace(/./, "x"))];
  const head = "file,fold,repository,commit,path,sha256";
  writeFileSync(join(list, "SOURCES.csv"), [head, ...rows].join("\n"));
  const out = join(folder, "out");
  const args = [SCRIPT, join(folder, "clones"), out, list];
  const said = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(readFileSync(join(out, "new", "syllabi", "plan.txt"), "utf8")).toBe(WORDS);
  expect(existsSync(join(out, "new", "labels", "plan.json"))).toBe(true);
  expect(existsSync(join(out, "new", "syllabi", "other.txt"))).toBe(false);
  expect(said).toMatch(/missing: syllabi\/other\.txt[\s\S]*1 documents in .*, 1 missing/);
});
