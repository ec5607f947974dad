import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

/**
 * Puts labelled documents together that may be measured but not passed on, from clones of the repositories they lie
 * in: each in CLONES as `owner+name`, bare or not. OUT/FOLD then is a folder for `npm run eval:extraction`. LIST holds
 * SOURCES.csv and the labels.
 */
const ELSEWHERE = join(import.meta.dirname, "..", "tests", "documents", "elsewhere");
const [clones, out, list = ELSEWHERE] = process.argv.slice(2);

if (!clones || !out) {
  console.error("Usage: node scripts/collect-documents.mjs CLONES OUT [LIST]");
  process.exit(2);
}

const [head = "", ...lines] = readFileSync(join(list, "SOURCES.csv"), "utf8").trim().split("\n");
const names = head.split(",");
let missing = 0;
for (const line of lines) {
  // A path may hold a comma; it is in quotes then.
  const cells = line.match(/"[^"]*"|[^,]+/g) ?? [];
  const row = Object.fromEntries(
    names.map((name, at) => [name, (cells[at] ?? "").replaceAll('"', "")]),
  );
  const bytes = bytesOf(row);
  if (!bytes || createHash("sha256").update(bytes).digest("hex") !== row.sha256) {
    missing += 1;
    console.log(`missing: ${row.file}, of https://github.com/${row.repository} at ${row.commit}`);
    continue;
  }
  const file = join(out, row.fold, row.file);
  const label = `${basename(file, extname(file))}.json`;
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(join(out, row.fold, "labels"), { recursive: true });
  writeFileSync(file, bytes);
  copyFileSync(join(list, "labels", label), join(out, row.fold, "labels", label));
}
console.log(`${lines.length - missing} documents in ${out}, ${missing} missing`);

function bytesOf({ repository, commit, path }) {
  const clone = join(clones, repository.replace("/", "+"));
  const places = [join(clone, ".git"), join(clone, "repo", ".git"), join(clone, "repo"), clone];
  const place = places.find((each) => existsSync(join(each, "HEAD")));
  if (!place) return null;
  try {
    const command = ["--git-dir", place, "show", `${commit}:${path}`];
    return execFileSync("git", command, {
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}
