import { setTimeout as wait } from "node:timers/promises";
import postgres, { type Options, type Sql, type TransactionSql } from "postgres";
import { tracedQuery } from "@/db/traced-query";
import { isConnectionLost, isUnreachable } from "@/db/unreachable";
import { Watch } from "@/db/watch";
import { isTracing } from "@/lib/tracing";

/** A statement that takes longer holds up others; a transaction that does nothing for as long keeps its locks. */
const LIMITS = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };
/** For a connection that asks only whether the server is there. */
const ANSWER_WITHIN_MS = 1500;

type Settings = Options<Record<string, never>>;

export interface SteadyPool {
  /** The pool of the moment; refuses at once while the server does not answer. */
  client: Sql;
  watch: Watch;
  close(): Promise<void>;
}

/**
 * A pool whose queries end, whatever becomes of the server: when it stops answering all that wait are refused, new
 * ones as well, and as soon as it answers again there are new connections. `prepare` is done to each new pool.
 */
export async function openSteadyPool(
  url: string,
  max: number,
  prepare: (client: Sql) => void,
): Promise<SteadyPool> {
  process.off("unhandledRejection", passOverLost).on("unhandledRejection", passOverLost);
  const limits = await acceptedLimits(url);
  const open = () => {
    const client = postgres(url, {
      max,
      // Seconds.
      connect_timeout: 3,
      backoff: () => 0.1,
      connection: { TimeZone: "UTC", ...limits },
      onnotice: () => undefined,
    });
    prepare(client);
    return client;
  };
  let current = open();
  const watch = new Watch({
    ping: () => current`select 1`,
    check: () => once(url, {}),
    lose: () => {
      const lost = current;
      current = open();
      void lost.end({ timeout: 0 });
    },
  });
  const begin = (work: (tx: TransactionSql) => Promise<unknown>) => beginSafely(current, work);
  const client = new Proxy(current, {
    get: (_, key) => {
      if (key === "unsafe" || key === "begin") watch.use();
      if (key === "unsafe") return unsafeOf(current);
      return key === "begin" ? begin : Reflect.get(current, key);
    },
  });
  const close = async () => {
    watch.stop();
    await current.end({ timeout: 5 });
  };
  return { client, watch, close };
}

/** The driver's one kind of query that drizzle makes; a span of the trace it is asked in where somebody listens. */
function unsafeOf(client: Sql | TransactionSql): Sql["unsafe"] {
  const { unsafe } = client;
  if (!isTracing()) return unsafe;
  return (text, ...rest) => tracedQuery(text, () => unsafe(text, ...rest));
}

/**
 * The driver asks each new connection for its array types and nobody waits for the answer: a connection that ends
 * before it would end the process. Any other such error does what it would without us.
 */
function passOverLost(reason: unknown): void {
  if (isConnectionLost(reason) || process.listenerCount("unhandledRejection") > 1) return;
  throw reason;
}

/**
 * A transaction whose connection ends is over: the driver would write its rollback to a socket that is gone, which
 * ends the process. Whoever waits for the transaction is told; its work stays where it was.
 */
function beginSafely(client: Sql, work: (tx: TransactionSql) => Promise<unknown>) {
  return new Promise<unknown>((resolve, reject) => {
    let over = false;
    const never = new Promise<never>(() => undefined);
    const guarded = (tx: TransactionSql) =>
      new Proxy(tx, {
        get: (_, key) => {
          if (over && key === "unsafe") return () => Object.assign(never, { values: () => never });
          return key === "unsafe" ? unsafeOf(tx) : Reflect.get(tx, key);
        },
      });
    const end = (error: unknown) => {
      over = true;
      reject(error);
      return never;
    };
    client
      .begin((tx) =>
        work(guarded(tx)).catch((error: unknown) => {
          if (over || isConnectionLost(error)) return end(error);
          throw error;
        }),
      )
      .then(resolve, end);
  });
}

/** A pooler may refuse connections that ask for more than it knows; then there are none. */
async function acceptedLimits(url: string): Promise<Settings["connection"]> {
  try {
    await once(url, { connection: LIMITS });
    return LIMITS;
  } catch (error) {
    return isUnreachable(error) ? LIMITS : {};
  }
}

/** One question on a connection of its own. Throws where no answer comes in time. */
async function once(url: string, settings: Settings): Promise<void> {
  const seconds = ANSWER_WITHIN_MS / 1000;
  const silent = { onnotice: () => undefined };
  const sql = postgres(url, { max: 1, connect_timeout: seconds, ...silent, ...settings });
  const late = new AbortController();
  const limit = wait(ANSWER_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
    throw Object.assign(new Error("No answer in time"), { code: "CONNECT_TIMEOUT" });
  });
  try {
    await Promise.race([sql`select 1`, limit]);
  } finally {
    limit.catch(() => undefined);
    late.abort();
    await sql.end({ timeout: 0 });
  }
}
