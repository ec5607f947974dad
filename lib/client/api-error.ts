const UNEXPECTED = "An unexpected error occurred. Please try again.";

/** An answer that is not 2xx, with its JSON body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(readable(body) ?? UNEXPECTED);
    this.name = "ApiError";
  }

  /** The messages of one field, joined; undefined when it is not at fault. */
  field(name: string): string | undefined {
    return texts(this.body[name]);
  }
}

/** The server does not have what was asked for, or not any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The server is there and cannot answer for the moment. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}

/** Waits for a removal. What is gone already (404) is removed. */
export async function removed(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** What to tell the student about a failed call. */
export function messageOf(error: unknown, fallback = UNEXPECTED): string {
  if (error instanceof ApiError) return readable(error.body) ?? fallback;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return "This took too long. Please check your connection and try again.";
  }
  if (error instanceof TypeError) {
    return "We couldn't reach the server. Please check your connection and try again.";
  }
  return fallback;
}

/** In the specification's order: message, detail, non_field_errors, then field by field. */
function readable(body: Record<string, unknown>): string | undefined {
  const { message, detail, non_field_errors, request_id: _, ...fields } = body;
  const byField = Object.entries(fields)
    .map(([field, value]) => [field, texts(value)])
    .filter(([, value]) => value)
    .map(([field, value]) => `${field}: ${value}`);
  return (
    texts(message) ?? texts(detail) ?? texts(non_field_errors) ?? (byField.join("; ") || undefined)
  );
}

function texts(value: unknown): string | undefined {
  if (typeof value === "string") return value || undefined;
  if (!Array.isArray(value)) return undefined;
  return value.filter((part) => typeof part === "string").join(", ") || undefined;
}
