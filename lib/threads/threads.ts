import { join } from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

/** A call of what one of our sources exports, which `source-hooks.mjs` must be able to load. */
export interface Task {
  module: `@/lib/${string}`;
  name: string;
  args: unknown[];
}

/**
 * Why a thread gave no answer: there are none here ("not_started": nothing was done, it can be done without one), it
 * took too long, too much memory, or it ended. What the called function throws is thrown as it is.
 */
export type ThreadProblem = "not_started" | "too_slow" | "too_large" | "ended";

export class ThreadError extends Error {
  readonly code: ThreadProblem;

  constructor(code: ThreadProblem, cause?: unknown) {
    super(`A worker thread gave no answer: ${code}`, { cause });
    this.code = code;
    this.name = "ThreadError";
  }
}

interface Limits {
  /** For one call. */
  limit_ms: number;
  heap_mb: number;
  /** So many run at once; further calls wait for their turn. */
  most: number;
}

/** Threads for one kind of work, none of which is started before it is needed. */
export function threadsFor({ limit_ms, heap_mb, most }: Limits): <T>(task: Task) => Promise<T> {
  /**
   * Started ones wait for the next call: Node compiles its own type stripper in each, which takes longer than most
   * calls, and may end the process when many are started and ended in a row.
   */
  const idle: Worker[] = [];
  const inTurn = pLimit(most);
  return (task) => inTurn(() => called(task));

  async function called<T>(task: Task): Promise<T> {
    const thread = idle.pop() ?? newThread(heap_mb);
    thread.ref();
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise<Answer<T>>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadError("too_slow")), limit_ms);
      thread.once("message", resolve);
      thread.once("error", (error) => reject(new ThreadError(problemOf(error), error)));
      thread.once("exit", () => reject(new ThreadError("ended")));
      thread.postMessage(task);
    })
      .catch((error) => {
        void thread.terminate();
        throw error;
      })
      .finally(() => clearTimeout(timer));
    keep(thread);
    if ("unloaded" in answer) throw new ThreadError("not_started", answer.unloaded);
    if ("error" in answer) throw answer.error;
    return answer.value;
  }

  function keep(thread: Worker): void {
    thread.removeAllListeners("message");
    thread.removeAllListeners("error").on("error", () => undefined);
    thread.removeAllListeners("exit");
    thread.once("exit", () => {
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    });
    thread.unref();
    idle.push(thread);
  }
}

type Answer<T> = { value: T } | { error: unknown } | { unloaded: string };

function newThread(heap_mb: number): Worker {
  // Started by its path instead of an import, because the bundler must neither include nor rewrite it.
  const path = join(/* turbopackIgnore: true */ process.cwd(), "lib", "threads", "thread.mjs");
  try {
    const thread = new Worker(/* turbopackIgnore: true */ path, {
      resourceLimits: { maxOldGenerationSizeMb: heap_mb },
      stdout: true,
      stderr: true,
      execArgv: [],
    });
    // Without a listener its errors would end the server.
    return thread.on("error", () => undefined);
  } catch (error) {
    throw new ThreadError("not_started", error);
  }
}

/** Errors of the thread itself; a script that is missing, or that this Node cannot load, never began. */
function problemOf(error: unknown): ThreadProblem {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ERR_WORKER_OUT_OF_MEMORY") return "too_large";
  if (error instanceof SyntaxError || NOT_STARTED.has(code)) return "not_started";
  return "ended";
}

/** Of a script that is missing, and of a machine that gives no further thread. */
const NOT_STARTED = new Set(["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND", "ERR_WORKER_INIT_FAILED"]);
