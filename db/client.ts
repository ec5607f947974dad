import { mkdirSync } from "node:fs";
import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFile } from "@/db/lock-file";
import { embeddedDatabase, env, inMemory } from "@/lib/env";

export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

interface Connection {
  database: Database;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Arrays in the tables: `int4[]`, `text[]`, `float4[]`. */
const ARRAY_TYPES = ["1007", "1009", "1021"];
const MIGRATIONS = { migrationsFolder: path.join(process.cwd(), "db/migrations") };
/** Any number: processes that migrate the same database at once wait for each other on it. */
const MIGRATION_LOCK = 7_263_514;

declare global {
  // One connection for all bundles of the process: pages, routes and instrumentation are compiled apart.
  var studyCompanionDatabase: Promise<Connection> | undefined;
  var studyCompanionDatabaseOpened: Connection | undefined;
}

/**
 * The database. Inside `db().transaction(async (tx) => ...)` use only `tx`: the embedded database has
 * one connection, and a query on `db()` would wait for ever.
 */
export function db(): Database {
  const connection = globalThis.studyCompanionDatabaseOpened;
  if (!connection) throw new Error("The database is not open; openDatabase() runs at start");
  return connection.database;
}

/** Opens PostgreSQL at `DATABASE_URL`, else the embedded database below `DATA_DIR`. Once per process. */
export async function openDatabase(options: { template?: Blob } = {}): Promise<Database> {
  globalThis.studyCompanionDatabase ??= embeddedDatabase
    ? openEmbedded(options.template)
    : openPool();
  globalThis.studyCompanionDatabaseOpened = await globalThis.studyCompanionDatabase;
  return globalThis.studyCompanionDatabaseOpened.database;
}

/** Brings the open database to the newest schema. Safe when several processes start at once. */
export async function migrateDatabase(): Promise<void> {
  await globalThis.studyCompanionDatabaseOpened?.migrate();
}

/** Scripts and tests close it, or their process hangs. */
export async function closeDatabase(): Promise<void> {
  const connection = await globalThis.studyCompanionDatabase;
  globalThis.studyCompanionDatabase = undefined;
  globalThis.studyCompanionDatabaseOpened = undefined;
  await connection?.close();
}

async function openEmbedded(template: Blob | undefined): Promise<Connection> {
  const { PGlite, types } = await import("@electric-sql/pglite");
  const { vector } = await import("@electric-sql/pglite-pgvector");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const unlock = inMemory ? () => undefined : lockDataFolder();
  const client = await PGlite.create({
    dataDir: inMemory ? "memory://" : path.join(env.DATA_DIR, "database"),
    ...(template && { loadDataDir: template }),
    extensions: { vector },
  });
  await client.exec("SET TimeZone = 'UTC'");
  // Every query copies the list of parsers, which has one for the arrays of every type there is.
  for (const type of Object.keys(client.parsers))
    if (!(type in types.parsers || ARRAY_TYPES.includes(type))) delete client.parsers[type];
  const close = async () => {
    await client.close();
    unlock();
  };
  const database = drizzle(client);
  return { database, migrate: () => migrate(database, MIGRATIONS), close };
}

async function openPool(): Promise<Connection> {
  const { default: postgres } = await import("postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const client = postgres(env.DATABASE_URL ?? "", {
    max: env.DATABASE_POOL,
    connection: { TimeZone: "UTC" },
    onnotice: () => undefined,
  });
  const migrate = async () => {
    const { migrate } = await import("drizzle-orm/postgres-js/migrator");
    const alone = postgres(env.DATABASE_URL ?? "", { max: 1, onnotice: () => undefined });
    try {
      await alone`SELECT pg_advisory_lock(${MIGRATION_LOCK})`;
      await migrate(drizzle(alone), MIGRATIONS);
    } finally {
      await alone.end();
    }
  };
  return { database: drizzle(client), migrate, close: () => client.end({ timeout: 5 }) };
}

function lockDataFolder(): () => void {
  mkdirSync(env.DATA_DIR, { recursive: true });
  return lockFile(path.join(env.DATA_DIR, "database.lock"));
}
