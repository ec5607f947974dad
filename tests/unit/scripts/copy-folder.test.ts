import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Copied, copyFolder } from "@/db/copy-folder";

let from: string;
let to: string;
let copied: Copied;

beforeEach(async () => {
  const scratch = mkdtempSync(path.join(tmpdir(), "copy-folder-"));
  [from, to, copied] = [path.join(scratch, "from"), path.join(scratch, "to"), new Map()];
  mkdirSync(path.join(from, "base"), { recursive: true });
  write("base/1", "one");
  write("base/2", "two");
  await copyFolder(from, to, copied);
});
afterEach(() => rmSync(path.dirname(from), { recursive: true }));

function write(name: string, text: string) {
  writeFileSync(path.join(from, name), text);
}

const read = (name: string) => readFileSync(path.join(to, name), "utf8");

test("a second pass brings what has changed since the first, also to the same size", async () => {
  write("base/1", "ONE");
  mkdirSync(path.join(from, "empty"));
  write("new", "three");
  rmSync(path.join(from, "base/2"));
  await copyFolder(from, to, copied);
  expect(read("base/1")).toBe("ONE");
  expect(read("new")).toBe("three");
  expect(() => read("base/2")).toThrow(/ENOENT/);
  expect(() => read("empty")).toThrow(/EISDIR/);
});

test("what changed just before the first pass may have changed after it within a tick of the clock", async () => {
  writeFileSync(path.join(to, "base/1"), "as it was");
  await copyFolder(from, to, copied);
  expect(read("base/1")).toBe("one");
});

test("what has long been as it is is not copied again", async () => {
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(path.join(from, "base/1"), hourAgo, hourAgo);
  await copyFolder(from, to, copied);
  writeFileSync(path.join(to, "base/1"), "copied before");
  await copyFolder(from, to, copied);
  expect(read("base/1")).toBe("copied before");
});
