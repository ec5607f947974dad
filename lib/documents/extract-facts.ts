import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DocumentError } from "./document-error";
import type { AssignmentContext, AssignmentFacts } from "./extract/assignment";
import type { Term } from "./extract/dating";
import type { SyllabusFacts } from "./extract/syllabus/types";
import type { Page } from "./types";

const TIME_LIMIT_MS = 60_000;
const WORKER_HEAP_MB = 512;

/** `extractAssignment` off the event loop. Throws `DocumentError` when it takes too long. */
export function assignmentFacts(
  pages: Page[],
  context: AssignmentContext,
): Promise<AssignmentFacts> {
  return inWorker({ kind: "assignment", pages, context });
}

/** `extractSyllabus` off the event loop. Throws `DocumentError` when it takes too long. */
export function syllabusFacts(pages: Page[], context: Term): Promise<SyllabusFacts> {
  return inWorker({ kind: "syllabus", pages, context });
}

async function inWorker<T>(workerData: {
  kind: "assignment" | "syllabus";
  pages: Page[];
  context: object;
}): Promise<T> {
  // By path, not by import: the bundle must neither contain nor rewrite it.
  const worker = new Worker(join(process.cwd(), "lib", "documents", "extract-worker.mjs"), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(new DocumentError("too_slow")), TIME_LIMIT_MS);
      worker.once("message", ({ facts }: { facts: T }) => resolve(facts));
      worker.once("error", (error) =>
        reject(isTooLarge(error) ? new DocumentError("too_slow") : error),
      );
      worker.once("exit", () => reject(new Error("The extraction ended without an answer")));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function isTooLarge(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
