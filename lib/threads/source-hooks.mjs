/**
 * For worker threads and processes: loads the sources of these folders as they stand, because Node strips their types.
 * Outside them they may import types and packages: a deployment has no other sources on its disk.
 */
import { registerHooks } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
/** As in `outputFileTracingIncludes` of next.config.ts and in the Dockerfile. */
const FOLDERS = [
  "@/lib/calendar-in/",
  "@/lib/documents/",
  "@/lib/planning/",
  "@/lib/text/",
  "@/lib/time/",
];

// The sources import each other as the compiler takes it: by `@/` from the root, and without an ending.
registerHooks({
  resolve(specifier, context, next) {
    if (FOLDERS.some((folder) => specifier.startsWith(folder))) {
      return next(pathToFileURL(resolve(ROOT, `${specifier.slice(2)}.ts`)).href, context);
    }
    const ours = specifier.startsWith("./") && context.parentURL?.endsWith(".ts");
    return next(ours ? `${specifier}.ts` : specifier, context);
  },
});
