import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";

export interface LeaderLock {
  /** Gives the lock back, so that another process gains it at once. */
  release(): Promise<void>;
}

export interface LeaderLockOptions {
  url: string;
  /** This process holds the lock now. */
  gain(): Promise<void>;
  /** Called once, at the first attempt, when another process holds the lock. */
  refuse(): void;
  /** The connection that held the lock is gone. */
  lose(): void;
  /** A later attempt went wrong; more follow. An error of the first one is thrown instead. */
  fail(error: unknown): void;
  /** Between two tries, and between two looks at the connection. */
  retryMs?: number;
}

interface HeldLock {
  sql: postgres.Sql;
  /** The server's process for the connection: another one means that the lock is gone. */
  pid: number;
}

/** A server that does not answer is asked again on a new connection. */
const ANSWER_WITHIN_MS = 5000;
/** The id of the advisory lock; the process that holds it runs the jobs of the database. Any number will do. */
const LEADER_LOCK_ID = 7_263_515;

/**
 * Holds the one lock that lets a process run the jobs of a PostgreSQL database, on a connection of its
 * own. When the holder dies the server frees it, and the next process gains it within seconds.
 * Resolves after the first try.
 */
export async function acquireLeaderLock(options: LeaderLockOptions): Promise<LeaderLock> {
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
  options: LeaderLockOptions,
  first: HeldLock | undefined,
  stop: AbortSignal,
): Promise<void> {
  const { retryMs = 5000 } = options;
  const tell = (error: unknown) => {
    options.fail(error);
    return undefined;
  };
  for (let held = first; !stop.aborted; ) {
    if (held) {
      await untilLost(held, retryMs, stop);
      await held.sql.end({ timeout: 1 });
      if (!stop.aborted) options.lose();
    }
    await pause(retryMs, stop);
    held = stop.aborted ? undefined : await win(options).catch(tell);
  }
}

async function win({ url, gain }: LeaderLockOptions): Promise<HeldLock | undefined> {
  // The lock lives as long as its connection: it is never recycled.
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 3,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
  });
  try {
    const asked = sql<{ pid: number; locked: boolean }[]>`
      select pg_backend_pid() as pid, pg_try_advisory_lock(${LEADER_LOCK_ID}) as locked`;
    const [row] = await Promise.race([asked, wait(ANSWER_WITHIN_MS, [])]);
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

async function untilLost(
  { sql, pid }: HeldLock,
  retryMs: number,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    await pause(retryMs, stop);
    const answer = sql<{ pid: number }[]>`select pg_backend_pid() as pid`
      .then(([row]) => row?.pid)
      .catch(() => undefined);
    if ((await Promise.race([answer, wait(retryMs)])) !== pid) return;
  }
}

async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stop }).catch(() => undefined);
}
