import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/tests/support/server";

export const IMPORTS = "lint/style/noRestrictedImports";

interface Diagnostic {
  severity: string;
  category: string;
  message: string;
  location: { path: string };
}

/** What Biome reports of a file, for a reason, in a tree of these sources with the project's own configuration. */
export type Reports = (file: string, category: string) => Diagnostic[];

/** Lints a small tree of offences. */
export function lintTree(sources: Map<string, string>): Reports {
  const tree = temporaryFolder();
  for (const file of ["biome.json", "package.json", ".gitignore", "tests/canary"]) {
    cpSync(file, path.join(tree, file), { recursive: true });
  }
  for (const [file, source] of sources) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), source);
  }
  const diagnostics = lint(tree);
  return (file, category) =>
    diagnostics.filter((each) => each.location.path === file && each.category === category);
}

function lint(tree: string): Diagnostic[] {
  const biome = path.resolve("node_modules/.bin/biome");
  const args = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
  try {
    execFileSync(biome, args, { cwd: tree, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    if (error instanceof Error && "stdout" in error)
      return JSON.parse(String(error.stdout)).diagnostics;
    throw error;
  }
  throw new Error("Biome found nothing wrong in a tree full of offences");
}
