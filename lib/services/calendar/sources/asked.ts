import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { calendarItems } from "@/db/schema/calendar-sources";
import { exams } from "@/db/schema/exams";
import { offeredBy } from "@/lib/calendar-in/sync";
import { type Synced, type WorkKind, workKey } from "@/lib/calendar-in/synced";
import { readWork, type Work } from "@/lib/services/calendar/sources/work";
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

export function syncedPart({ course_id: _, updated_at: __, ...synced }: Work): Synced {
  return synced;
}

/** Work that is still to come and is not the student's: "proposed" waits for their decision. */
export function isAhead(...decisions: ("proposed" | "ignored")[]): SQL | undefined {
  return and(
    inArray(calendarItems.decision, decisions),
    inArray(calendarItems.type, ["assignment", "exam"]),
    gt(calendarItems.starts_at, new Date().toISOString()),
  );
}

/** What a quiet line tells of: new work, and work that is gone. What differs only is offered where it is looked for. */
export function waits(owner: Owner): SQL | undefined {
  const { decision, is_gone, work, work_id } = calendarItems;
  const now = new Date().toISOString();
  const ahead = (kind: WorkKind, table: typeof assignments | typeof exams, at: AnyPgColumn) =>
    and(
      eq(work, kind),
      sql`exists (select 1 from ${table} where ${ownedBy(table, owner)}
        and ${table.id} = ${work_id} and ${at} > ${now})`,
    );
  const toCome = or(
    ahead("assignment", assignments, assignments.due_date),
    ahead("exam", exams, exams.exam_date),
  );
  return or(isAhead("proposed"), and(eq(decision, "accepted"), is_gone, toCome));
}
