import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { closeDatabase, type Database, db, migrateDatabase, openDatabase } from "@/db/client";
import { embeddedDatabase, env } from "@/lib/env";

/**
 * Opens a database of an earlier release as the product does, brought to the newest schema: `migrations`
 * says how many of them it had, `fill` puts its rows in. Call `leave` at the end.
 */
export async function openOldDatabase(
  migrations: number,
  fill: (old: Database) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = earlierMigrations(migrations);
  await closeDatabase();
  const { DATABASE_URL } = env;
  const scratch = `old_${process.pid}_${Date.now()}`;
  const template = embeddedDatabase
    ? await inMemory(folder, fill)
    : await onServer(scratch, folder, fill);
  await openDatabase(template ? { template } : {});
  await migrateDatabase();
  rmSync(folder, { recursive: true });
  return async () => {
    await closeDatabase();
    Object.assign(env, { DATABASE_URL });
    await openDatabase();
    if (!embeddedDatabase) await db().execute(sql.raw(`drop database ${scratch}`));
    await migrateDatabase();
  };
}

function earlierMigrations(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  cpSync("db/migrations", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

async function inMemory(migrationsFolder: string, fill: (old: Database) => Promise<void>) {
  const { PGlite } = await import("@electric-sql/pglite");
  const { vector } = await import("@electric-sql/pglite-pgvector");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const client = await PGlite.create({ dataDir: "memory://", extensions: { vector } });
  const old = drizzle(client);
  await migrate(old, { migrationsFolder });
  await fill(old);
  const template = await client.dumpDataDir("none");
  await client.close();
  return template;
}

async function onServer(
  name: string,
  migrationsFolder: string,
  fill: (old: Database) => Promise<void>,
) {
  const { default: postgres } = await import("postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const { migrate } = await import("drizzle-orm/postgres-js/migrator");
  await openDatabase();
  await db().execute(sql.raw(`create database ${name}`));
  await closeDatabase();
  const url = new URL(env.DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  Object.assign(env, { DATABASE_URL: url.href });
  const client = postgres(url.href, { max: 1, onnotice: () => undefined });
  const old = drizzle(client);
  await migrate(old, { migrationsFolder });
  await fill(old);
  await client.end();
  return undefined;
}
