import pino from "pino";
import { env } from "@/lib/env";

const GATHERED_BYTES = 4096;
const FLUSHED_EVERY_MS = 200;

/** Structured log on standard output. Never bodies, tokens, headers or text of documents. */
export const log = pino(
  {
    level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
    base: null,
    serializers: { err: nameAndPlace, error: nameAndPlace },
  },
  standardOutput(),
);

/**
 * A server's lines, one for each request, are written several at a time, as each write holds the next request up.
 * A hosted function may be frozen at any moment, so that it writes each at once.
 */
function standardOutput() {
  if (env.NODE_ENV !== "production" || env.VERCEL) return pino.destination({ dest: 1, sync: true });
  const output = pino.destination({ dest: 1, sync: false, minLength: GATHERED_BYTES });
  setInterval(() => output.flush(), FLUSHED_EVERY_MS).unref();
  return output;
}

/** The innermost cause: what wraps it quotes SQL parameters, which may hold what a student wrote. */
function nameAndPlace(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return { name: root.name, message: root.message, stack: root.stack };
}
