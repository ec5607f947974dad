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

/**
 * The innermost cause, without its message: that may quote what a student wrote, as those of a database, of a parser
 * and of a model do. Of a failed query its text, which has `$1` where values stand.
 */
function nameAndPlace(thrown: unknown) {
  let root = thrown;
  let query: string | undefined;
  for (let error = thrown; error instanceof Error; error = error.cause) {
    root = error;
    if ("query" in error && "params" in error) query ??= String(error.query);
  }
  if (!(root instanceof Error)) return { name: typeof root };
  const code = "code" in root ? String(root.code) : undefined;
  return { name: root.name, code, query, place: placeIn(root.stack, root.message) };
}

/** Where an error was thrown, as its stack has it behind the message. */
export function placeIn(stack = "", message = ""): string[] {
  const from = stack.indexOf(message);
  const frames = from < 0 ? stack : stack.slice(from + message.length);
  return frames.split("\n").flatMap((line) => FRAME.exec(line)?.[1] ?? []);
}

const FRAME = /^ {4}at (.+:\d+:\d+\)?)$/;
