import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./toolchain.mjs";

/** Of the newest, parts could not be installed in November 2026. */
const VERSION = "60.1.3";
const CACHE = path.join(ROOT, "node_modules", ".cache");
const TOOL = path.join(CACHE, `vercel-${VERSION}`);
const INSTALL_WITHIN_MS = 90_000;
const LEFT_OUT = new Set(["node_modules", ".next", ".git", ".data", ".vercel", "tests", ".env"]);
/** As `vercel link` writes it; there is no account. */
const PROJECT = {
  projectId: "prj_none",
  orgId: "team_none",
  settings: { framework: "nextjs", nodeVersion: "24.x", installCommand: "true" },
};

/**
 * Builds the product with Vercel's own builder, in a copy, since it writes into the folder. Resolves to the folder of
 * the copy, or to why it cannot be built here.
 */
export async function hostedBuild() {
  if (process.platform !== "linux") return { reason: "Vercel's functions run on Linux only" };
  const program = path.join(TOOL, "node_modules", "vercel", "dist", "index.js");
  if (!existsSync(program) && !install()) {
    return { reason: `the npm package vercel ${VERSION} cannot be had here` };
  }
  const folder = path.join(CACHE, "hosted");
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT_OUT.has(entry))) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  // Links, as it is large; the cache of this folder would hold itself.
  mkdirSync(path.join(folder, "node_modules"));
  const packages = `cp -al $(ls -A | grep -v '^.cache$') "${folder}/node_modules/"`;
  spawnSync("sh", ["-c", packages], { cwd: path.join(ROOT, "node_modules"), stdio: "inherit" });
  mkdirSync(path.join(folder, ".vercel"));
  writeFileSync(path.join(folder, ".vercel", "project.json"), JSON.stringify(PROJECT));
  const args = [program, "build", "--prod", "--yes", "--token", "none"];
  const { HOME, PATH, TMPDIR } = process.env;
  const env = { HOME, PATH, TMPDIR, VERCEL_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const code = await run(process.execPath, args, { cwd: folder, env });
  return code === 0 ? { folder } : { failed: true };
}

/** Outside of the packages of the product, which it would double. */
function install() {
  console.log(`Installing vercel ${VERSION} ...`);
  mkdirSync(TOOL, { recursive: true });
  const packages = ["install", "--no-audit", "--no-fund", "--prefix", TOOL, `vercel@${VERSION}`];
  const options = { cwd: TOOL, timeout: INSTALL_WITHIN_MS, stdio: ["ignore", "ignore", "inherit"] };
  const { status } = spawnSync("npm", packages, options);
  if (status !== 0) rmSync(TOOL, { recursive: true, force: true });
  return status === 0;
}
