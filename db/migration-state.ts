import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, MIGRATIONS } from "@/db/client";

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
/** As the driver answers: numbers of eight bytes are texts in PostgreSQL's. */
const Applied = z.array(z.object({ last: z.coerce.number(), count: z.coerce.number() })).min(1);

let known: Promise<number[]> | undefined;

/** How many migrations the database has, and how many of this version it lacks. Throws where it does not answer. */
export async function migrationState(
  database: Database,
): Promise<{ applied: number; pending: number }> {
  known ??= knownMigrations();
  const result: unknown = await database.execute(
    sql`select coalesce(max(created_at), 0) as last, count(*) as count from drizzle.__drizzle_migrations`,
  );
  // The embedded driver wraps what the other answers as a list.
  const rows = Array.isArray(result) ? [...result] : Object(result).rows;
  const [{ last, count } = { last: 0, count: 0 }] = Applied.parse(rows);
  return { applied: count, pending: (await known).filter((when) => when > last).length };
}

/** When each was made, which is the order they are applied in. */
async function knownMigrations(): Promise<number[]> {
  const journal = path.join(MIGRATIONS.migrationsFolder, "meta", "_journal.json");
  const { entries } = Journal.parse(JSON.parse(await readFile(journal, "utf8")));
  return entries.map(({ when }) => when);
}
