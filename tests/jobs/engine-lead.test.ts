import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { acquireLeaderLock, type LeaderLock } from "@/inngest/embedded/leader-lock";
import { env } from "@/lib/env";

const url = env.DATABASE_URL ?? "";
const leads: LeaderLock[] = [];

afterEach(async () => {
  await Promise.all(leads.splice(0).map((lead) => lead.release()));
});

describe("the lock that lets one process run the jobs of a PostgreSQL database", () => {
  it("is held by the first; the second says so and takes over when it is released", async () => {
    const first: string[] = [];
    const second: string[] = [];
    const lead = await compete(first);
    leads.push(await compete(second));
    expect([first, second]).toEqual([["gain"], ["refuse"]]);
    await lead.release();
    await expect.poll(() => second).toEqual(["refuse", "gain"]);
    expect(first).toEqual(["gain"]);
  });

  it("is lost with its connection, noticed, and won again", async () => {
    const events: string[] = [];
    leads.push(await compete(events));
    const sql = postgres(url, { max: 1 });
    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = 7263515
      and database = (select oid from pg_database where datname = current_database())`;
    await sql.end();
    await expect.poll(() => events, { timeout: 3000 }).toEqual(["gain", "lose", "gain"]);
  });

  it("does not start what cannot start", async () => {
    const broken = acquireLeaderLock({
      ...listener([]),
      gain: () => Promise.reject(new Error("Unsupported: batchEvents")),
    });
    await expect(broken).rejects.toThrow("Unsupported: batchEvents");
  });
});

function compete(events: string[]): Promise<LeaderLock> {
  return acquireLeaderLock(listener(events));
}

function listener(events: string[]) {
  return {
    url,
    retryMs: 100,
    gain: async () => {
      events.push("gain");
    },
    refuse: () => void events.push("refuse"),
    lose: () => void events.push("lose"),
    fail: () => void events.push("fail"),
  };
}
