import { existsSync } from "node:fs";
import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { answerSnapshots, databaseFolder, replacedFolder } from "@/db/snapshots";
import { closeDataFolder } from "@/lib/data-folder";
import { embeddedDatabase, env, inMemory } from "@/lib/env";
import { ExitError, UNUSABLE } from "@/lib/exit-error";
import { lockFile } from "@/lib/lock-file";
import { isTracing } from "@/lib/tracing";

export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Reads, in a transaction or by itself. */
export type Reader = Database | Transaction;

interface Connection {
  database: Database;
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Whether queries wait too long for a connection. */
  isOverloaded(): boolean;
  /** What each open transaction does once it has committed. */
  afterCommit: WeakMap<Transaction, Set<() => Promise<void>>>;
}

/** Arrays in the tables: `int4[]`, `text[]`, `float4[]`. */
const ARRAY_TYPES = ["1007", "1009", "1021"];
export const MIGRATIONS = {
  // next.config.ts names what of it is packed.
  migrationsFolder: path.join(/* turbopackIgnore: true */ process.cwd(), "db/migrations"),
};
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

/**
 * Runs `work` when the transaction has committed, and not at all when it is taken back. Who waits for the
 * transaction waits for it as well.
 */
export function afterCommit(tx: Transaction, work: () => Promise<void>): void {
  const waiting = globalThis.studyCompanionDatabaseOpened?.afterCommit.get(tx);
  if (!waiting) throw new Error("This is no transaction of db()");
  waiting.add(work);
}

/** Whoever comes now would wait too long for the database. */
export function isOverloaded(): boolean {
  return globalThis.studyCompanionDatabaseOpened?.isOverloaded() ?? false;
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
  // Not named to the bundler: functions elsewhere would carry 20 MB that they never open.
  const { PGlite, types } = await import(/* turbopackIgnore: true */ "@electric-sql/pglite");
  const { vector } = await import(/* turbopackIgnore: true */ "@electric-sql/pglite-pgvector");
  const { drizzle } = await import(/* turbopackIgnore: true */ "drizzle-orm/pglite");
  const { migrate } = await import(/* turbopackIgnore: true */ "drizzle-orm/pglite/migrator");
  const { readSmallTables } = await import("@/db/damage");
  const { tracedEmbedded } = await import("@/db/traced-query");
  const unlock = inMemory ? () => undefined : lockDataFolder();
  if (!inMemory) refuseHalfRestored();
  const folder = databaseFolder();
  const open = async () => {
    const client = await PGlite.create({
      dataDir: inMemory ? "memory://" : folder,
      ...(template && { loadDataDir: template }),
      extensions: { vector },
    });
    await client.exec("SET TimeZone = 'UTC'");
    if (!inMemory) await readSmallTables((sql) => client.query(sql));
    return client;
  };
  const client = await open().catch((error: unknown) => {
    throw inMemory ? error : damaged(folder, error);
  });
  // Every query copies the list of parsers, which has one for the arrays of every type there is.
  for (const type of Object.keys(client.parsers))
    if (!(type in types.parsers || ARRAY_TYPES.includes(type))) delete client.parsers[type];
  // An open transaction keeps all others waiting.
  const quietly = (work: () => Promise<void>) => client.transaction(work);
  const stopSnapshots = inMemory ? () => undefined : answerSnapshots(quietly);
  const close = async () => {
    stopSnapshots();
    await client.close();
    unlock();
  };
  const database = drizzle(isTracing() ? tracedEmbedded(client) : client);
  return {
    ...withAfterCommit(database),
    migrate: () => migrate(database, MIGRATIONS),
    close,
    isOverloaded: () => false,
  };
}

function damaged(folder: string, error: unknown): ExitError {
  const why = error instanceof Error ? error.message.split("\n")[0] : "";
  return new ExitError(
    `The database in ${path.resolve(folder)} is damaged (${why}). Keep a copy of the data folder, then put back its ` +
      "last backup: the files, the database and auth-secret belong together.",
    UNUSABLE,
  );
}

/** A new database here would hide that the old one is gone and its backup not there yet. */
function refuseHalfRestored(): void {
  if (existsSync(databaseFolder()) || !existsSync(replacedFolder())) return;
  throw new ExitError(
    `A restore into ${path.resolve(env.DATA_DIR)} was interrupted. Run it again: npm run restore -- DIR --replace`,
    UNUSABLE,
  );
}

async function openPool(): Promise<Connection> {
  const { default: postgres } = await import("postgres");
  const { openSteadyPool } = await import("@/db/postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const url = env.DATABASE_URL ?? "";
  // Drizzle sets the parsers of each client it is given.
  const pool = await openSteadyPool(url, env.DATABASE_POOL, (client) => void drizzle(client));
  const migrate = async () => {
    const { migrate } = await import("drizzle-orm/postgres-js/migrator");
    const alone = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
    try {
      await alone`SELECT pg_advisory_lock(${MIGRATION_LOCK})`;
      await migrate(drizzle(alone), MIGRATIONS);
    } finally {
      await alone.end();
    }
  };
  return {
    ...withAfterCommit(drizzle(pool.client)),
    migrate,
    close: pool.close,
    isOverloaded: () => pool.watch.crowded,
  };
}

function withAfterCommit(database: Database): Pick<Connection, "database" | "afterCommit"> {
  const afterCommit: Connection["afterCommit"] = new WeakMap();
  const transaction = database.transaction.bind(database);
  database.transaction = async (work, config) => {
    const waiting = new Set<() => Promise<void>>();
    const result = await transaction((tx) => {
      afterCommit.set(tx, waiting);
      return work(tx);
    }, config);
    for (const next of waiting) await next();
    return result;
  };
  return { database, afterCommit };
}

function lockDataFolder(): () => void {
  closeDataFolder(env.DATA_DIR);
  return lockFile(path.join(env.DATA_DIR, "database.lock"));
}
