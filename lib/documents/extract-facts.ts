import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DocumentError } from "./document-error";
import type { AssignmentContext, AssignmentFacts } from "./extract/assignment";
import type { AssignmentProposal } from "./extract/assignment-proposal";
import type { Term } from "./extract/dating";
import type { SyllabusProposal } from "./extract/syllabus/syllabus-proposal";
import type { SyllabusFacts } from "./extract/syllabus/types";
import type { Page } from "./types";

const TIME_LIMIT_MS = 60_000;
const WORKER_HEAP_MB = 512;
/** Jobs read two documents of a student at once. */
const MOST_IDLE = 2;

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

/** What a model proposed, and what it is added to. */
interface Proposed<P, F> {
  proposal: P;
  facts: F;
  term: Term;
}

/** `decideProposals` off the event loop. Throws `DocumentError` when it takes too long. */
export function decidedAssignment(
  pages: Page[],
  context: Proposed<AssignmentProposal, AssignmentFacts>,
): Promise<AssignmentFacts> {
  return inWorker({ kind: "assignment-proposal", pages, context });
}

/** `decideSyllabusProposals` off the event loop. Throws `DocumentError` when it takes too long. */
export function decidedSyllabus(
  pages: Page[],
  context: Proposed<SyllabusProposal, SyllabusFacts>,
): Promise<SyllabusFacts> {
  return inWorker({ kind: "syllabus-proposal", pages, context });
}

type Task = {
  kind: "assignment" | "syllabus" | "assignment-proposal" | "syllabus-proposal";
  pages: Page[];
  context: object;
};

/**
 * Started ones wait for the next document: Node compiles its own type stripper in each, which takes longer
 * than most documents, and may end the process when many are started and ended in a row.
 */
const idle: Worker[] = [];

async function inWorker<T>(task: Task): Promise<T> {
  const worker = idle.pop() ?? newWorker();
  worker.ref();
  let timer: NodeJS.Timeout | undefined;
  try {
    const facts = await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(new DocumentError("too_slow")), TIME_LIMIT_MS);
      worker.once("message", ({ facts }: { facts: T }) => resolve(facts));
      worker.once("error", (error) =>
        reject(isTooLarge(error) ? new DocumentError("too_slow") : error),
      );
      worker.once("exit", () => reject(new Error("The extraction ended without an answer")));
      worker.postMessage(task);
    });
    keep(worker);
    return facts;
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function keep(worker: Worker): void {
  worker.removeAllListeners("message");
  worker.removeAllListeners("error");
  worker.removeAllListeners("exit");
  worker.on("error", () => undefined);
  worker.once("exit", () => {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
  });
  worker.unref();
  if (idle.length < MOST_IDLE) idle.push(worker);
  else void worker.terminate();
}

function newWorker(): Worker {
  // Started by its path instead of an import, because the bundler must neither include nor rewrite it.
  return new Worker(join(process.cwd(), "lib", "documents", "extract-worker.mjs"), {
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    stdout: true,
    stderr: true,
    execArgv: [],
  });
}

function isTooLarge(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
