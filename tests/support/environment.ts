import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READ_BY_NEXT = [".env", ".env.local", ".env.production", ".env.production.local"];

/** This process's environment without any setting of the product, a developer's `.env` included. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of settingNames()) delete env[name];
  // A file does not replace what is set, and blank counts as unset.
  for (const name of READ_BY_NEXT.flatMap(namesIn)) env[name] = "";
  return env;
}

/** Every setting of the product, as `.env.example` lists them. */
export function settingNames(): string[] {
  return namesIn(".env.example");
}

function namesIn(file: string): string[] {
  const full = path.join(ROOT, file);
  if (!existsSync(full)) return [];
  return [...readFileSync(full, "utf8").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = ""]) => name,
  );
}
