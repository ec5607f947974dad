import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const Versions = z.record(z.string(), z.string());
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ license: z.string().optional(), resolved: z.string().optional() }),
  ),
});
const LICENCES =
  /^(?:(?:MIT(?:-0)?|Apache-2\.0|BSD-[23]-Clause|ISC|MPL-2\.0|OFL-1\.1|Unlicense)(?: OR )?)+$/;

const manifest = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
const { packages } = Lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const rows = readFileSync("docs/dependencies.md", "utf8").matchAll(
  /^\| `(.+?)` \| (.+) \| (.+) \|$/gm,
);
const described = Array.from(rows, ([, name = "", purpose = "", licence = ""]) => {
  return { name, purpose, licence };
});

test("docs/dependencies.md says of every package in package.json what it is for, and of no other", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const named = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(described.map(({ name }) => name).sort()).toEqual(named.sort());
});

test.each(described)("$name has the licence that is said, one that allows its use", (row) => {
  expect(row.licence).toBe(packages[`node_modules/${row.name}`]?.license);
  expect(row.licence).toMatch(LICENCES);
});

test("the lock file names no address to download from, so that any registry serves", () => {
  const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(addressed.map(([path]) => path)).toEqual([]);
});

test("what Inngest and drizzle-kit bring and nothing here runs is not installed", () => {
  const paths = Object.keys(packages);
  expect(paths.filter((path) => path.includes("@opentelemetry/instrumentation-"))).toEqual([]);
  expect(paths.filter((path) => path.endsWith("node_modules/esbuild"))).toHaveLength(1);
});
