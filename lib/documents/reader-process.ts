import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DocumentError } from "./document-error";

const HEAP_MB = 512;
/** What pdf.js loads to draw with lists the fonts of the machine first; only recognition draws. */
const NO_FONTS = { DISABLE_SYSTEM_FONTS_LOAD: "1" };

type Script = "pdf-process.mjs" | "flow-process.mjs" | "ocr-process.mjs";

/**
 * Starts a script of this folder in a process of its own, which `memory-guard.mjs` ends when it takes too much memory:
 * the limits of a worker thread count neither array buffers nor what a decoder takes. It gets no setting of the
 * server, so that a hostile document finds no secret there, but finds its script compiled where the server does.
 */
export function startReaderProcess(script: Script): ChildProcess {
  // By its path instead of an import, because the bundler must neither include nor rewrite it.
  const lib = join(/* turbopackIgnore: true */ process.cwd(), "lib");
  const hooks = pathToFileURL(join(lib, "threads", "source-hooks.mjs")).href;
  const compiled = getCompileCacheDir();
  const child = fork(/* turbopackIgnore: true */ join(lib, "documents", script), {
    env: {
      NODE_ENV: "production",
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
      ...(script !== "ocr-process.mjs" && NO_FONTS),
    },
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--import=${hooks}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Its end is what counts; without a listener an error would end the server.
  child.on("error", () => undefined);
  return child;
}

/** The next message of a process after a question; the reason if it takes too long, or ends instead. */
export function ask<Answer>(
  child: ChildProcess,
  question: number | object,
  limit_ms: number,
): Promise<Answer | DocumentError> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(new DocumentError("too_slow")), limit_ms);
    const end = (_: number | null, signal: NodeJS.Signals | null) => settle(problemOfEnd(signal));
    function settle(answer: Answer | DocumentError) {
      clearTimeout(timer);
      child.off("close", end);
      child.off("message", settle);
      resolve(answer);
    }
    child.once("close", end);
    child.once("message", settle);
    child.send(question, (error) => error && settle(new DocumentError("damaged")));
  });
}

/** Ends a process at once; nothing of it is waited for. */
export function endReaderProcess(child: ChildProcess): void {
  child.kill("SIGKILL");
}

/** Why a process ended by itself: the guard, V8 and the system end one that takes too much memory by these signals. */
export function problemOfEnd(signal: NodeJS.Signals | null): DocumentError {
  return new DocumentError(signal === "SIGKILL" || signal === "SIGABRT" ? "too_large" : "damaged");
}
