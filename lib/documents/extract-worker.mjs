/**
 * Runs in a worker thread: pages in, what our rules read in them out. Plain JavaScript, started by its path; the rules
 * themselves are loaded as they stand, because Node strips their types. They may import nothing outside this folder but
 * types: a deployment has these sources on its disk and no others.
 *
 * in:  workerData { kind: "assignment" | "syllabus", pages, context }
 * out: { facts }
 */
import { registerHooks } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

// The sources import each other as the compiler takes it: by `@/` from the root, and without an ending.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("@/lib/documents/")) {
      return next(pathToFileURL(resolve(ROOT, `${specifier.slice(2)}.ts`)).href, context);
    }
    const ours = specifier.startsWith("./") && context.parentURL?.endsWith(".ts");
    return next(ours ? `${specifier}.ts` : specifier, context);
  },
});

const { kind, pages, context } = workerData;
const { extractAssignment } = await import("./extract/assignment.ts");
const { extractSyllabus } = await import("./extract/syllabus/extract-syllabus.ts");
const extract = kind === "syllabus" ? extractSyllabus : extractAssignment;
parentPort.postMessage({ facts: extract(pages, context) });
parentPort.close();
