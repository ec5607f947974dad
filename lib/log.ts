import pino from "pino";
import { env } from "@/lib/env";

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
 * A server writes its lines, one for each request, while it goes on answering. A hosted function may be frozen at any
 * moment and writes each at once.
 */
function standardOutput() {
  return pino.destination({ dest: 1, sync: env.NODE_ENV !== "production" || Boolean(env.VERCEL) });
}

/** The innermost cause: what wraps it quotes SQL parameters, which may hold what a student wrote. */
function nameAndPlace(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return { name: root.name, message: root.message, stack: root.stack };
}
