import type { z } from "zod";
import { JsonAnswer } from "@/lib/api/json-answer";
import { log } from "@/lib/log";
import { Failure, type FieldErrors, outage } from "@/lib/services/kernel/errors";

/** Every error as an answer that a student can read. What we did not foresee is logged and hidden. */
export function errorAnswer(error: unknown, request_id: string): JsonAnswer {
  const failure = error instanceof Failure ? error : (outageOf(error) ?? refusedByDatabase(error));
  if (!failure) {
    log.error({ request_id, error }, "unexpected");
    const message = "Something went wrong on our side, and nothing changed. Please try again.";
    return respond(500, { message, request_id });
  }
  return respond(
    failure.status,
    { ...failure.fields, message: failure.message, request_id },
    failure.headers,
  );
}

/** 400 with a message per field; issues without a field go to `non_field_errors`. */
export function invalidInput(error: z.ZodError): Failure {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "non_field_errors";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return new Failure(400, error.issues[0]?.message ?? "Please check what you entered.", fields);
}

function respond(status: number, body: object, headers: Record<string, string> = {}): JsonAnswer {
  return new JsonAnswer(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** Logged: a student can only wait. */
function outageOf(error: unknown): Failure | undefined {
  const failure = outage(error);
  if (failure) log.error({ status: failure.status }, "what we depend on does not answer");
  return failure;
}

/** Class 22 and 23 of SQLSTATE: the data was at fault, and some check of ours missed it. */
function refusedByDatabase(error: unknown): Failure | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^2[23]/.test(cause.code)) {
      log.warn({ code: cause.code }, "the database refused what the contract let through");
      return new Failure(400, "We can't save some of this. Please check it.");
    }
  }
  return undefined;
}
