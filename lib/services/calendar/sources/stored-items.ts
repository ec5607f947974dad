import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { calendarItems, calendarSources, type MovedWork } from "@/db/schema/calendar-sources";
import type { Change, StoredItem } from "@/lib/calendar-in/sync";
import { workKey } from "@/lib/calendar-in/synced";
import type { CalendarItem } from "@/lib/calendar-in/types";
import { syncedPart } from "@/lib/services/calendar/sources/asked";
import { readWork, writeWork } from "@/lib/services/calendar/sources/work";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const MOST_ITEMS = 20_000;
/** Rows of one statement; the event loop goes on after each. */
const AT_ONCE = 500;

export interface StoredRow extends StoredItem {
  id: number;
  work_id: number | null;
  written_at: string | null;
  /** The calendar made its work, and nobody else has changed it. */
  is_untouched: boolean;
}

/** The calendar, which nobody else changes meanwhile; undefined where the student has none such. */
export async function lockedSource(tx: Transaction, owner: Owner, source_id: number) {
  const [source] = await tx
    .select()
    .from(calendarSources)
    .where(ownedBy(calendarSources, owner, source_id))
    .for("update");
  return source;
}

/** What is kept of a calendar, with the student's work as it is now. */
export async function storedItems(
  tx: Transaction,
  owner: Owner,
  source_id: number,
): Promise<StoredRow[]> {
  const all: StoredRow[] = [];
  let page: StoredRow[];
  do {
    const last = all.at(-1);
    page = await readItems(tx, owner, source_id, last && gt(calendarItems.key, last.key));
    all.push(...page);
    await setImmediate();
  } while (page.length === AT_ONCE && all.length < MOST_ITEMS);
  return all;
}

/** Those of them that these numbers name, by number; at most a page of them. */
export async function storedItemsOf(
  tx: Transaction,
  owner: Owner,
  source_id: number,
  ids: number[],
): Promise<Map<number, StoredRow>> {
  const rows = await readItems(tx, owner, source_id, inArray(calendarItems.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readItems(
  tx: Transaction,
  owner: Owner,
  source_id: number,
  which: SQL | undefined,
): Promise<StoredRow[]> {
  const rows = await tx
    .select()
    .from(calendarItems)
    .where(and(ownedBy(calendarItems, owner), eq(calendarItems.source_id, source_id), which))
    .orderBy(asc(calendarItems.key))
    .limit(AT_ONCE);
  const work = await readWork(tx, owner, rows);
  return rows.map((row) => {
    const mine = work.get(workKey(row.work, row.work_id));
    const is_untouched = row.written_at !== null && mine?.updated_at === row.written_at;
    return { ...row, mine: mine ? syncedPart(mine) : null, is_untouched };
  });
}

/** Does what was decided; answers what it changed of the student's work. */
export async function writeChanges(
  tx: Transaction,
  owner: Owner,
  { id: source_id }: Pick<typeof calendarSources.$inferSelect, "id">,
  stored: readonly StoredRow[],
  changes: readonly Change[],
): Promise<MovedWork[]> {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const idsOf = (kind: "gone" | "drop") =>
    changes.flatMap((change) => (change.kind === kind ? (rows.get(change.key)?.id ?? []) : []));
  const heard = changes.filter((change) => change.kind === "hear");
  const now = new Date().toISOString();
  const moved = heard.flatMap(({ key, write }): MovedWork[] => {
    const { work, work_id, mine } = rows.get(key) ?? {};
    return write && work && work_id && mine ? [{ work, work_id, before: mine, after: write }] : [];
  });
  for await (const some of parts(moved)) {
    const written = some.map(({ after, ...named }) => ({ ...named, values: after }));
    await writeWork(tx, owner, written, now);
  }
  await writeHeard(tx, owner, rows, heard, now);
  for await (const ids of parts(idsOf("gone"))) {
    await tx
      .update(calendarItems)
      .set({ is_gone: true })
      .where(and(ownedBy(calendarItems, owner), inArray(calendarItems.id, ids)));
  }
  for await (const ids of parts(idsOf("drop"))) {
    await tx
      .delete(calendarItems)
      .where(and(ownedBy(calendarItems, owner), inArray(calendarItems.id, ids)));
  }
  const added = changes.flatMap((change) => (change.kind === "add" ? [change.item] : []));
  for await (const items of parts(added)) await writeNew(tx, owner, source_id, items);
  return moved;
}

async function writeHeard(
  tx: Transaction,
  owner: Owner,
  rows: Map<string, StoredRow>,
  heard: Extract<Change, { kind: "hear" }>[],
  now: string,
): Promise<void> {
  for await (const some of parts(heard)) {
    const values = some.map(({ key, item, base, write }) => {
      const row = rows.get(key);
      const written_at = write && row?.is_untouched ? now : row?.written_at;
      return { id: row?.id, ...columnsOf(item), base, written_at };
    });
    await tx.execute(sql`
      update ${calendarItems} set key = v.key, said = v.said, type = v.type, starts_at = v.starts_at,
        base = v.base, written_at = v.written_at, is_gone = false
      from json_to_recordset(${JSON.stringify(values)}::json)
        as v(id int, key text, said json, type text, starts_at timestamptz, base json,
          written_at timestamptz)
      where ${calendarItems.id} = v.id and ${ownedBy(calendarItems, owner)}`);
  }
}

async function writeNew(
  tx: Transaction,
  owner: Owner,
  source_id: number,
  items: CalendarItem[],
): Promise<void> {
  const values = JSON.stringify(items.map(columnsOf));
  await tx.execute(sql`
    insert into ${calendarItems} (owner_id, source_id, key, said, type, starts_at, decision)
    select ${owner.id}::int, ${source_id}::int, v.key, v.said, v.type, v.starts_at, 'proposed'
    from json_to_recordset(${values}::json)
      as v(key text, said json, type text, starts_at timestamptz)`);
}

function columnsOf(item: CalendarItem) {
  const { key, type, at } = item;
  return { key, said: item, type, starts_at: at };
}

/** In pages; each waits until the event loop has gone on. */
async function* parts<T>(all: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    yield all.slice(at, at + AT_ONCE);
    await setImmediate();
  }
}
