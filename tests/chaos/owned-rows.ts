import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";

/** Rows of a student by table, each as JSON. */
export type OwnedRows = Map<string, string[]>;

/** Ids begin apart, further than any table grows in a run: a number then tells which table it is of. */
export const FIRST_ID = 10_000_000;
const APART = 20_000_000;

/** From now on no two tables give the same id. */
export async function givesEachTableItsOwnIds(): Promise<void> {
  const tables = await rows(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'integer'
    order by table_name`);
  for (const [index, { name }] of tables.entries()) {
    const first = FIRST_ID + index * APART;
    await db().execute(sql`
      select setval(s.name::regclass, greatest(${first}::bigint,
        (select coalesce(max(id), 0) from ${sql.identifier(name)})) + 1)
      from (select pg_get_serial_sequence(${name}, 'id') as name) s where s.name is not null`);
  }
}

/** What jobs work out again from the other tables at times of their own, whoever knocks. */
const WORKED_OUT = /^(?:job_|file_indexes$|semantic_spaces$|term_vectors$|passage_vectors$)/;

/** Everything that a student owns, in every table that has owners. */
export async function ownedRows(owner_id: number): Promise<OwnedRows> {
  const tables = await rows(sql`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'owner_id' order by c.table_name`);
  const kept = tables.filter(({ name }) => !WORKED_OUT.test(name));
  const selects = kept.map(
    ({ name }) => sql`select ${name} as name, to_jsonb(t)::text as json
      from ${sql.identifier(name)} t where t.owner_id = ${owner_id}`,
  );
  const owner = sql`select 'users' as name, to_jsonb(t)::text as json
    from users t where t.id = ${owner_id}`;
  const found = await rows(sql.join([owner, ...selects], sql` union all `));
  const byTable: OwnedRows = new Map();
  for (const { name, json } of found) byTable.set(name, [...(byTable.get(name) ?? []), json]);
  for (const list of byTable.values()) list.sort();
  return byTable;
}

/** What was there and is not any more, and what is new, in words. */
export function differences(before: OwnedRows, after: OwnedRows): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, now] = [new Set(before.get(table)), new Set(after.get(table))];
    const gone = [...old].filter((row) => !now.has(row)).map((row) => `gone from ${table}: ${row}`);
    const come = [...now].filter((row) => !old.has(row)).map((row) => `new in ${table}: ${row}`);
    return [...gone, ...come];
  });
}

/** References of these rows to the ids: column by column, not what a student wrote. */
export function references(owned: OwnedRows, ids: Set<number>): string[] {
  return [...owned].flatMap(([table, list]) =>
    list.flatMap((json) => {
      const row = z.record(z.string(), z.unknown()).parse(JSON.parse(json));
      return Object.entries(row)
        .filter(([column, value]) => /_ids?$/.test(column) && [value].flat().some(isOneOf(ids)))
        .map(([column, value]) => `${table}.${column} = ${JSON.stringify(value)}`);
    }),
  );
}

function isOneOf(ids: Set<number>) {
  return (value: unknown) => typeof value === "number" && ids.has(value);
}

async function rows(query: ReturnType<typeof sql>) {
  const answer: unknown = await db().execute(query);
  const list = Array.isArray(answer)
    ? [...answer]
    : z.object({ rows: z.unknown() }).parse(answer).rows;
  return z.array(z.looseObject({ name: z.string(), json: z.string().default("") })).parse(list);
}
