import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "@/db/client";
import { rowsOf } from "@/lib/services/retrieval/scope";
import { request } from "@/tests/support/student";

test("whoever asks is told the version, and which migrations the database lacks, and no more", async () => {
  const ready = await request("GET", "/health/ready/");
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect([ready.status, ready.body]).toEqual([
    200,
    { status: "ok", version, pending_migrations: 0 },
  ]);
  const last = sql`select max(created_at) from drizzle.__drizzle_migrations`;
  const taken = sql`delete from drizzle.__drizzle_migrations where created_at = (${last}) returning hash, created_at`;
  const rows = Array.from(Object(rowsOf(await db().execute(taken))));
  const lacking = await request("GET", "/health/ready/");
  for (const row of rows) {
    const { hash, created_at } = Object(row);
    await db().execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${created_at})`,
    );
  }
  expect([lacking.status, lacking.body]).toEqual([
    503,
    { status: "unavailable", version, pending_migrations: 1 },
  ]);
  expect(lacking.headers.get("retry-after")).toBe("2");
  expect((await request("GET", "/health/live/")).body).toEqual({ status: "ok" });
});
