// Set-up of the tests that need SQL: one migrated database for each worker, embedded unless DATABASE_URL names
// a scratch database, of which it gets a copy. Every test signs up its own users; no file meets the jobs of others.
import { sql } from "drizzle-orm";
import { afterAll, inject } from "vitest";

const copy = inject("databases")[Number(process.env.VITEST_POOL_ID) - 1];
if (copy) process.env.DATABASE_URL = copy;

// Not before: the settings are read when the first module asks for them.
const { closeDatabase, db, migrateDatabase, openDatabase } = await import("@/db/client");
await openDatabase();
await migrateDatabase();
for (const table of ["job_runs", "job_events"]) await db().execute(sql.raw(`delete from ${table}`));

// Hundreds of students sign up, and what a password costs is tried where it matters: tests/unit/account/passwords.
const { COST } = await import("@/lib/services/account/passwords");
Object.assign(COST, { memoryCost: 8, timeCost: 1 });

// The embedded one lives in memory for as long as its worker; connections would keep the worker alive.
if (copy) afterAll(closeDatabase);
