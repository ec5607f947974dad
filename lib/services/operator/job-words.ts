import { z } from "zod";

// What a job leaves behind, in words of ours alone: an error may quote what a document says.

const OURS = /^(?:study-companion-)?([a-z][a-z-]{0,40})$/;

/** A job's event as the engine keeps it. */
export const EventOfJob = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) });
export type EventOfJob = z.infer<typeof EventOfJob>;

/** A function's id without the product's name. */
export function jobName(function_id: string): string {
  return OURS.exec(function_id)?.[1] ?? "unknown";
}

/** The numbers of rows that an event names: `{ file_id: 7 }`. Nothing else of it. */
export function rowsOf({ data }: EventOfJob): Record<string, number> {
  const origin = EventOfJob.safeParse(data.event);
  const named = Object.entries(origin.success ? origin.data.data : data);
  return Object.fromEntries(
    named.flatMap(([name, value]) =>
      /^[a-z_]{1,30}_id$/.test(name) && typeof value === "number" && Number.isInteger(value)
        ? [[name, value]]
        : [],
    ),
  );
}

/** Kinds of errors; what is not here is called an error. */
const KINDS = [
  ...["AbortError", "DatabaseUnreachable", "DocumentError", "DrizzleQueryError", "Failure"],
  ...["MailFailure", "ModelFailure", "NonRetriableError", "PostgresError", "RangeError"],
  ...["ReferenceError", "StorageAway", "SyntaxError", "TimeoutError", "TypeError", "error"],
];
const NAMED = new RegExp(`^(?:Error: )?(${KINDS.join("|")})(?::|$)`);
const TOO_LONG = /^"[a-z0-9-]+" took longer than \d+ seconds$/;
const CRASHED = /^"[a-z0-9-]+" stopped the whole process \d+ times$/;
const GONE = /^There is no function "[a-z-]+" any more$/;

const Thrown = z.looseObject({ name: z.string().catch(""), message: z.string().catch("") });

/** Why it failed, shortly: the engine's own sentence, or the kind of the error. Never the error's message. */
export function reasonOf(error: unknown): string {
  const { name, message } = Thrown.catch({ name: "", message: "" }).parse(error);
  const own = [TOO_LONG, CRASHED, GONE].find((sentence) => sentence.test(message));
  if (own) return message;
  return NAMED.exec(message)?.[1] ?? (KINDS.includes(name) ? name : "Error");
}
