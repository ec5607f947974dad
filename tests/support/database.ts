// Set-up of the tests that need SQL: one database for each worker, migrated as at start, embedded
// unless DATABASE_URL names a scratch database. Every test signs up its own users.
import { afterAll } from "vitest";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { embeddedDatabase } from "@/lib/env";

await openDatabase();
await migrateDatabase();

// The embedded one lives in memory for as long as its worker; connections would keep the worker alive.
if (!embeddedDatabase) afterAll(closeDatabase);
