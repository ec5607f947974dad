import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import type { Mutant } from "./mutants";
import type { Short } from "./short-form";

const SCHEDULER = path.resolve("lib/planning/scheduler");
const CHECKS = path.resolve("tests/unit/planning/students/short-form.ts");
/** Students and changes that every planted fault is tried on. */
const SIZE = { students: 49, changes: 28 };
/** So many times more often must a promise be broken that is broken without a fault as well. */
const MORE = 1.3;
const FEW = 2;

/**
 * Runs the short form in a process of its own, with a fault planted in what is compiled; the sources stay as they
 * are.
 */
export async function runShort(
  mutant: Mutant | null,
  { students, changes } = SIZE,
): Promise<Short> {
  const folder = mkdtempSync(path.join(tmpdir(), "planted-fault-"));
  const outfile = path.join(folder, "checks.mjs");
  try {
    await build({
      stdin: {
        contents: `import { shortForm } from ${JSON.stringify(CHECKS)};
          console.log(JSON.stringify(shortForm(${students}, ${changes})));`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      platform: "node",
      format: "esm",
      outfile,
      plugins: mutant
        ? [
            {
              name: "planted-fault",
              setup({ onLoad }) {
                onLoad({ filter: /scheduler\/[a-z-]+\.ts$/ }, ({ path: file }) =>
                  file === path.join(SCHEDULER, mutant.file)
                    ? { contents: planted(mutant), loader: "ts" }
                    : undefined,
                );
              },
            },
          ]
        : [],
    });
    writeFileSync(path.join(folder, "package.json"), '{"type":"module"}');
    return JSON.parse(run(outfile));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing broken but the end itself where the planner stops. */
function run(script: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    timeout: 300_000,
  });
  if (status === 0) return stdout;
  return JSON.stringify({ broken: { [`it ends: ${stderr.slice(-200)}`]: 1 }, figures: {} });
}

/** The file's text with the fault in it. */
export function planted({ file, find, replace }: Mutant): string {
  const text = readFileSync(path.join(SCHEDULER, file), "utf8");
  if (text.split(find).length !== 2) {
    throw new Error(
      `"${find}" must stand exactly once in ${file}: a planted fault follows the code that it breaks.`,
    );
  }
  return text.replace(find, () => replace);
}

/** What is broken with the fault and is not, or far less often, without it. */
export function caughtBy(sound: Short, faulty: Short): string[] {
  return Object.entries(faulty.broken)
    .filter(([promise, times]) => {
      const usual = sound.broken[promise] ?? 0;
      return times > (usual === 0 ? 0 : usual * MORE + FEW);
    })
    .map(([promise]) => promise);
}
