import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { db } from "@/db/client";
import { calendarItems } from "@/db/schema/calendar-sources";
import { offeredBy } from "@/lib/calendar-in/sync";
import type { Synced } from "@/lib/calendar-in/synced";
import { readWork, type Work, workKey } from "@/lib/services/calendar/sources/work";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const MOST_ACCEPTED = 5_000;

type Row = typeof calendarItems.$inferSelect;

export interface Question extends Row {
  question: "gone" | "differs";
  mine: Work;
  offered: Partial<Synced>;
}

/** Accepted work of these calendars about which the student is asked: gone and still to come, or said otherwise. */
export async function questionsOf(owner: Owner, source_ids: number[]): Promise<Question[]> {
  if (source_ids.length === 0) return [];
  const rows = await db()
    .select()
    .from(calendarItems)
    .where(
      and(
        ownedBy(calendarItems, owner),
        inArray(calendarItems.source_id, source_ids),
        eq(calendarItems.decision, "accepted"),
      ),
    )
    .orderBy(calendarItems.starts_at, calendarItems.id)
    .limit(MOST_ACCEPTED);
  const work = await readWork(db(), owner, rows);
  const now = new Date().toISOString();
  return rows.flatMap((row): Question[] => {
    const mine = work.get(workKey(row.work, row.work_id));
    if (!mine) return [];
    if (row.is_gone) {
      return mine.at > now ? [{ ...row, question: "gone", mine, offered: {} }] : [];
    }
    const offered = offeredBy({ ...row, mine: syncedPart(mine) });
    return Object.keys(offered).length > 0 ? [{ ...row, question: "differs", mine, offered }] : [];
  });
}

export function syncedPart({ course_id: _, ...synced }: Work): Synced {
  return synced;
}

/** New work that is still to come: what waits to be decided. */
export function isProposed(): SQL | undefined {
  return and(
    eq(calendarItems.decision, "proposed"),
    inArray(calendarItems.type, ["assignment", "exam"]),
    gt(calendarItems.starts_at, new Date().toISOString()),
  );
}
