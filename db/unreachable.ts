/** Thrown instead of asking a database that does not answer. */
export class DatabaseUnreachable extends Error {
  constructor() {
    super("The database does not answer");
    this.name = "DatabaseUnreachable";
  }
}

/** The connection is gone. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; isError(cause); cause = cause.cause)
    if (LOST.has(String(cause.code))) return true;
  return false;
}

const LOST = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "25P03",
]);

/** What we depend on, not what was asked of it, is why this failed: asked again later it may succeed. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; isError(cause); cause = cause.cause) {
    if (UNREACHABLE.has(String(cause.name))) return true;
    if (AWAY.has(String(cause.code))) return true;
  }
  return false;
}

/** The second as an earlier release wrote it down. */
const UNREACHABLE = new Set(["DatabaseUnreachable", "DatabaseAway"]);

/** Also one that was written down and read again. */
function isError(error: unknown): error is { name?: unknown; code?: unknown; cause?: unknown } {
  return typeof error === "object" && error !== null;
}

const AWAY = new Set([
  // Of the driver.
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  // Of the network, on the way to the database or the storage.
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  // Of PostgreSQL: it ends, starts, has no room for another connection, or gave up a statement or a transaction.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "57014",
  "25P03",
]);
