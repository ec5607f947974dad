import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Documents that may be passed on, and where more of them may lie beside the project, in the same form. */
export const DOCUMENTS = join(process.cwd(), "tests", "documents");
const SETS = [DOCUMENTS, join(process.cwd(), "..", "shared", "eval", "extraction")];

export type Label = {
  kind: string;
  expect?: string;
  type?: string;
  due?: string | null;
  type_alternatives?: string[];
  due_alternatives?: (string | null)[];
};

export type LabelledDocument = {
  bytes: Uint8Array;
  /** null: a book, which has none. */
  label: Label | null;
  /** Without its ending. */
  name: string;
};

/** Those of one folder, "syllabi" or "awkward" say, of every set; one that both sets hold comes once. */
export function labelledDocuments(folder: string): LabelledDocument[] {
  const documents = new Map<string, LabelledDocument>();
  for (const set of SETS.filter(existsSync)) {
    for (const file of readdirSync(join(set, folder))) {
      const name = file.replace(/\.pdf$/, "");
      const label_file = join(set, "labels", `${name}.json`);
      if (documents.has(name)) continue;
      documents.set(name, {
        bytes: readFileSync(join(set, folder, file)),
        label: existsSync(label_file) ? JSON.parse(readFileSync(label_file, "utf8")) : null,
        name,
      });
    }
  }
  return [...documents.values()];
}
