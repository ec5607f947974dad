import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { calendarItems, calendarSources, type MovedWork } from "@/db/schema/calendar-sources";
import type { Change, StoredItem } from "@/lib/calendar-in/sync";
import type { CalendarItem } from "@/lib/calendar-in/types";
import { syncedPart } from "@/lib/services/calendar/sources/asked";
import { readWork, workKey, writeWork } from "@/lib/services/calendar/sources/work";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const MOST_ITEMS = 20_000;
/** Rows of one statement. */
const AT_ONCE = 500;

export interface StoredRow extends StoredItem {
  id: number;
  work_id: number | null;
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
  const rows = await tx
    .select()
    .from(calendarItems)
    .where(and(ownedBy(calendarItems, owner), eq(calendarItems.source_id, source_id)))
    .orderBy(calendarItems.id)
    .limit(MOST_ITEMS);
  const work = await readWork(tx, owner, rows);
  return rows.map((row) => {
    const mine = work.get(workKey(row.work, row.work_id));
    return { ...row, mine: mine ? syncedPart(mine) : null };
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
  const moved: MovedWork[] = [];
  for (const { key, write } of heard) {
    const { work, work_id, mine } = rows.get(key) ?? {};
    if (!(write && work && work_id && mine)) continue;
    await writeWork(tx, owner, { work, work_id }, write);
    moved.push({ work, work_id, before: mine, after: write });
  }
  await writeHeard(tx, owner, rows, heard);
  for (const ids of parts(idsOf("gone"))) {
    await tx
      .update(calendarItems)
      .set({ is_gone: true })
      .where(and(ownedBy(calendarItems, owner), inArray(calendarItems.id, ids)));
  }
  for (const ids of parts(idsOf("drop"))) {
    await tx
      .delete(calendarItems)
      .where(and(ownedBy(calendarItems, owner), inArray(calendarItems.id, ids)));
  }
  const added = changes.flatMap((change) => (change.kind === "add" ? [change.item] : []));
  for (const items of parts(added)) {
    const fresh = items.map((item) => ({ ...columnsOf(item), decision: "proposed" as const }));
    await tx
      .insert(calendarItems)
      .values(fresh.map((row) => ({ ...row, owner_id: owner.id, source_id })));
  }
  return moved;
}

async function writeHeard(
  tx: Transaction,
  owner: Owner,
  rows: Map<string, StoredRow>,
  heard: Extract<Change, { kind: "hear" }>[],
): Promise<void> {
  for (const some of parts(heard)) {
    const values = some.map(({ key, item, base }) => {
      return { id: rows.get(key)?.id, ...columnsOf(item), base };
    });
    await tx.execute(sql`
      update ${calendarItems} set key = v.key, said = v.said, type = v.type, starts_at = v.starts_at,
        base = v.base, is_gone = false
      from json_to_recordset(${JSON.stringify(values)}::json)
        as v(id int, key text, said json, type text, starts_at timestamptz, base json)
      where ${calendarItems.id} = v.id and ${ownedBy(calendarItems, owner)}`);
  }
}

function columnsOf(item: CalendarItem) {
  const { key, type, at } = item;
  return { key, said: item, type, starts_at: at };
}

function parts<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}
