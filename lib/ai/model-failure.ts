/** What asking a model took. */
export interface ModelUsage {
  model: string;
  /** Tokens. */
  input: number;
  output: number;
}

/**
 * Whose a failure is. "provider": no answer in time, no connection, a server's error, a refused key, an answer that
 * cannot be used; the next request will likely fail as well. "busy": too many requests for now. "request": this one is
 * too long or not allowed, and says nothing about any other.
 */
export type Fault = "provider" | "busy" | "request";

/** What went wrong, without a word of what was sent or answered. */
export interface Cause {
  fault: Fault;
  /** "timeout", "connection", "status 500", "broken answer", ... */
  code: string;
  /** How long the provider asks to be left alone; absent where it does not say. */
  retry_after_ms?: number;
}

/** A model that gave nothing to use, and what it took all the same; 0 where it was not even begun. */
export class ModelFailure extends Error {
  constructor(
    readonly usage: ModelUsage,
    readonly why: Cause,
    what = "A model gave nothing to use",
  ) {
    super(`${what} (${why.code})`);
  }
}

/** The cause of what the client of a provider threw; `is_late` when the request had run out of time. */
export function causeOf(error: unknown, is_late = false): Cause {
  if (
    is_late ||
    nameOf(error) === "TimeoutError" ||
    nameOf(error) === "APIConnectionTimeoutError"
  ) {
    return { fault: "provider", code: "timeout" };
  }
  const last = field(error, "lastError");
  if (last !== undefined) return causeOf(last);
  const status = Number(field(error, "statusCode") ?? field(error, "status") ?? 0);
  if (status >= 200 && status < 300) return BROKEN;
  if (status === 429)
    return isOutOfCredit(error) ? { fault: "provider", code: "no credit" } : busy(error);
  if (status > 0) {
    return { fault: isOwnFault(status) ? "request" : "provider", code: `status ${status}` };
  }
  if (/^(AI_APICall|APIConnection)/.test(nameOf(error))) {
    return { fault: "provider", code: "connection" };
  }
  return BROKEN;
}

/** What came cannot be used: no answer, not in the agreed form, or not a whole one. */
export const BROKEN: Cause = { fault: "provider", code: "broken answer" };

/** Refused for its words, by the provider or by the model. */
export const REFUSED: Cause = { fault: "request", code: "refused" };

/** Cut at the most tokens an answer may have. */
export const TOO_LONG: Cause = { fault: "request", code: "too long" };

/** Whether a second try may help at once. */
export function isPassing({ fault, code }: Cause): boolean {
  return fault === "provider" && /^(connection|status (408|5\d\d)|broken answer)$/.test(code);
}

/** By which a provider refuses what a request holds. Others refuse every request: a wrong key, address or model. */
function isOwnFault(status: number): boolean {
  return status === 400 || status === 413 || status === 422;
}

function isOutOfCredit(error: unknown): boolean {
  const said = field(field(error, "data"), "error") ?? field(error, "error");
  return [field(said, "code"), field(said, "type")].includes("insufficient_quota");
}

function busy(error: unknown): Cause {
  const headers = field(error, "responseHeaders");
  const after =
    headers instanceof Headers ? headers.get("retry-after") : field(headers, "retry-after");
  const said = typeof after === "string" ? after : "";
  const wait = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return { fault: "busy", code: "status 429", ...(wait > 0 && { retry_after_ms: wait }) };
}

/** The name of an error; the clients' own stand in their classes. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.name === "Error" ? error.constructor.name : error.name;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
