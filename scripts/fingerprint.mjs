import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCES = ["app", "components", "db", "inngest", "lib", "public"];
/** What next.config.ts runs. */
const STEPS = ["scripts/compile-ahead.ts"];
const SETTINGS =
  /^((instrumentation|middleware|proxy)\.ts|(next|postcss)\.config\.\w+|(package-lock|tsconfig)\.json)$/;

/** A hash of everything a build reads below `root`: the same for every copy of it, wherever that lies. */
export function fingerprint(root) {
  const hash = createHash("sha256").update(process.version);
  for (const file of sourceFiles(root)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

function sourceFiles(root) {
  const settings = readdirSync(root).filter((name) => SETTINGS.test(name));
  const below = SOURCES.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  const steps = STEPS.filter((file) => existsSync(path.join(root, file)));
  return [...settings, ...steps, ...below].sort();
}
