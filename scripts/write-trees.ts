import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Trees } from "@/lib/documents/extract/decision-trees";
import { textOf } from "./grow-trees";

/** Writes a model to a module of the program, under a name; `decision-trees.ts` says how it is read. */
export function writeTrees(path: string, name: string, trees: Trees): void {
  const text = `import { trees } from "@/lib/documents/extract/decision-trees";

/** Written by scripts/${basename(process.argv[1] ?? "")}; decision-trees.ts says how to read it. */
export const ${name} = trees\`
${textOf(trees)}
\`;
`;
  writeFileSync(join(import.meta.dirname, "..", path), text);
}
