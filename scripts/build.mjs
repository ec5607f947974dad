import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { ROOT, run } from "./toolchain.mjs";

const STAMP = path.join(ROOT, ".next", "built-from");
/** A build gets these and nothing else, so that one build serves every configuration. */
const BUILD_ENVIRONMENT = ["HOME", "LANG", "PATH", "SystemRoot", "TEMP", "TMPDIR"];

let failed;

/** Builds the product unless the last build was made from these very sources. True when it stands. */
export async function build() {
  const sources = fingerprint(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) {
    console.log("The production build is up to date.");
    return true;
  }
  if (failed === sources) {
    console.log("The production build failed above.");
    return false;
  }
  console.log("Building the product ...");
  const kept = BUILD_ENVIRONMENT.filter((name) => process.env[name] !== undefined);
  const env = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
  const code = await run(
    process.execPath,
    [path.join(ROOT, "node_modules/next/dist/bin/next"), "build"],
    { env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } },
  );
  if (code === 0) writeFileSync(STAMP, sources);
  else failed = sources;
  return code === 0;
}
