import { readFileSync } from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { VECTORS_TABLE } from "@/db/vectors";
import type { Session } from "./session";

const FOLDER = path.resolve("db/migrations");

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

interface Migration {
  tag: string;
  /** Milliseconds; a migration is known by it. */
  when: number;
  hash: string;
  statements: string[];
}

/** The migrations of this release, in order. */
export function migrations(): Migration[] {
  const journal = Journal.parse(JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, "utf8")));
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  return journal.entries.flatMap(({ tag, when }) => {
    const file = files.find(({ folderMillis }) => folderMillis === when);
    return file ? [{ tag, when, hash: file.hash, statements: file.sql }] : [];
  });
}

/** Every table that a migration of this release or an earlier one has made. */
export function ownTables(): Set<string> {
  const made = migrations().flatMap(({ statements }) => statements.flatMap(tablesIn));
  return new Set([...made, VECTORS_TABLE]);
}

function tablesIn(statement: string): string[] {
  const found = statement.matchAll(/(?:CREATE TABLE(?: IF NOT EXISTS)?|RENAME TO) "(\w+)"/gi);
  return [...found].map(([, name = ""]) => name);
}

/** The migration that the database stands at. Throws where it is none of this release. */
export async function migrationOf(session: Session): Promise<Migration> {
  const [known] = await session.rows(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  const [last] = known?.is_there
    ? await session.rows("select max(created_at)::text as at from drizzle.__drizzle_migrations")
    : [];
  if (!last?.at) throw new Error("There is nothing to back up: this database has no tables yet.");
  const found = migrations().find(({ when }) => when === Number(last.at));
  if (found) return found;
  throw new Error("This database is of another release. Back it up with that one.");
}

/** Runs these migrations in the session's transaction, as drizzle's migrator would. */
export async function migrate(session: Session, some: Migration[]): Promise<void> {
  await session.run(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  for (const { statements, hash, when } of some) {
    for (const statement of statements) await session.run(statement);
    const values = "values ($1::text, $2::text::bigint)";
    await session.rows(`insert into drizzle.__drizzle_migrations (hash, created_at) ${values}`, [
      hash,
      String(when),
    ]);
  }
}
