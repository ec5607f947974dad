import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./toolchain.mjs";

const SOURCES = ["app", "components", "db", "inngest", "lib", "public"];
const SETTINGS =
  /^((instrumentation|middleware|proxy)\.ts|(next|postcss)\.config\.\w+|(package-lock|tsconfig)\.json)$/;
const STAMP = path.join(ROOT, ".next", "built-from");
/** A build gets these and nothing else, so that one build serves every configuration. */
const BUILD_ENVIRONMENT = ["HOME", "LANG", "PATH", "SystemRoot", "TEMP", "TMPDIR"];

let failed;

/** Builds the product unless the last build was made from these very sources. True when it stands. */
export async function build() {
  const sources = fingerprint();
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

function fingerprint() {
  const hash = createHash("sha256").update(process.version);
  for (const file of sourceFiles()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function sourceFiles() {
  const settings = readdirSync(ROOT).filter((name) => SETTINGS.test(name));
  const below = SOURCES.filter((folder) => existsSync(path.join(ROOT, folder))).flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  );
  return [...settings, ...below].sort().map((file) => path.join(ROOT, file));
}
