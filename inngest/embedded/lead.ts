import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";

export interface Lead {
  /** Gives the lock back, so that another process gains it at once. */
  release(): Promise<void>;
}

export interface LeadOptions {
  url: string;
  /** This process holds the lock now. */
  gain(): Promise<void>;
  /** Another process holds it; told once, at the first try. */
  refuse(): void;
  /** The connection that held the lock is gone. */
  lose(): void;
  /** A later try went wrong; more follow. An error of the first one is thrown instead. */
  fail(error: unknown): void;
  /** Between two tries, and between two looks at the connection. */
  patienceMs?: number;
}

interface Held {
  sql: postgres.Sql;
  /** The server's process for the connection: another one means that the lock is gone. */
  pid: number;
}

/** Any number: whoever holds this advisory lock runs the jobs of the database. */
const JOBS_LOCK = 7_263_515;

/**
 * Holds the one lock that lets a process run the jobs of a PostgreSQL database, on a connection of its
 * own. When the holder dies the server frees it, and the next process gains it within seconds.
 * Resolves after the first try.
 */
export async function takeLead(options: LeadOptions): Promise<Lead> {
  const held = await win(options);
  if (!held) options.refuse();
  const stop = new AbortController();
  const done = compete(options, held, stop.signal);
  return {
    release: async () => {
      stop.abort();
      await done;
    },
  };
}

async function compete(
  options: LeadOptions,
  first: Held | undefined,
  stop: AbortSignal,
): Promise<void> {
  const { patienceMs = 5000 } = options;
  const tell = (error: unknown) => {
    options.fail(error);
    return undefined;
  };
  for (let held = first; !stop.aborted; ) {
    if (held) {
      await untilLost(held, patienceMs, stop);
      await held.sql.end({ timeout: 1 });
      if (!stop.aborted) options.lose();
    }
    await pause(patienceMs, stop);
    held = stop.aborted ? undefined : await win(options).catch(tell);
  }
}

async function win({ url, gain }: LeadOptions): Promise<Held | undefined> {
  // The lock lives as long as its connection: it is never recycled.
  const sql = postgres(url, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => {} });
  try {
    const [row] = await sql<{ pid: number; locked: boolean }[]>`
      select pg_backend_pid() as pid, pg_try_advisory_lock(${JOBS_LOCK}) as locked`;
    if (row?.locked) {
      await gain();
      return { sql, pid: row.pid };
    }
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  await sql.end({ timeout: 1 });
  return undefined;
}

async function untilLost({ sql, pid }: Held, patienceMs: number, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await pause(patienceMs, stop);
    const answer = sql<{ pid: number }[]>`select pg_backend_pid() as pid`
      .then(([row]) => row?.pid)
      .catch(() => undefined);
    if ((await Promise.race([answer, wait(patienceMs)])) !== pid) return;
  }
}

async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stop }).catch(() => undefined);
}
