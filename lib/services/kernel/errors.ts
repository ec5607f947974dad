export type FieldErrors = Record<string, string[]>;

/** A refusal that the student can read. Everything else that is thrown is our bug. */
export class Failure extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    message: string,
    readonly fields: FieldErrors = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** 400; `fields` names what is wrong, field by field. */
export function invalid(message: string, fields: FieldErrors = {}): Failure {
  return new Failure(400, message, fields);
}

/** 400 about one field. */
export function invalidField(field: string, message: string): Failure {
  return invalid(message, { [field]: [message] });
}

/** The same 404 for a missing record and for another student's. */
export function notFound(noun: string): Failure {
  return new Failure(404, `${noun} not found`);
}

/** The row, or the 404 that names its noun. */
export function found<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw notFound(noun);
  return row;
}

/** The name of the unique constraint that an insert or update ran into, if that is what failed. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === "23505") {
      const name =
        "constraint_name" in cause ? cause.constraint_name : Reflect.get(cause, "constraint");
      return typeof name === "string" ? name : undefined;
    }
  }
  return undefined;
}
