// Once before the tests that need SQL. On PostgreSQL the database that DATABASE_URL names is migrated and then
// copied for every worker, so that the files of one do not wait for those of another. Embedded databases are in
// the workers themselves: making one takes no longer than copying it.
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";

declare module "vitest" {
  interface ProvidedContext {
    /** The URLs of the copies, one for each worker; none on the embedded database. */
    databases: string[];
  }
}

const template = process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL) : undefined;
let names: string[] = [];

export async function setup({ globalConfig, provide }: TestProject) {
  if (!template) return provide("databases", []);
  await openDatabase();
  await migrateDatabase();
  // A database can be copied only while no other connection uses it.
  await closeDatabase();
  const name = template.pathname.slice(1);
  names = Array.from({ length: globalConfig.maxWorkers }, (_, index) => `${name}_${index + 1}`);
  for (const copy of names)
    await inTemplate((sql) => sql`CREATE DATABASE ${sql(copy)} TEMPLATE ${sql(name)}`);
  provide(
    "databases",
    names.map((copy) => Object.assign(new URL(template), { pathname: `/${copy}` }).href),
  );
}

export async function teardown() {
  for (const copy of names) await inTemplate((sql) => sql`DROP DATABASE ${sql(copy)} WITH (FORCE)`);
}

async function inTemplate(work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(template?.href ?? "", { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
