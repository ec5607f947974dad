import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { exams } from "@/db/schema/exams";
import { gradePieces } from "@/db/schema/grade-pieces";
import { studySessions } from "@/db/schema/study-plans";
import type { WorkKind } from "@/lib/calendar-in/synced";
import type { CalendarWork } from "@/lib/contract/calendar-sources";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** How much work follows the calendar, and how much of that the student has left as the calendar made it. */
export async function countWork(owner: Owner, source_id: number): Promise<CalendarWork> {
  const [source] = await db()
    .select({ id: calendarSources.id })
    .from(calendarSources)
    .where(ownedBy(calendarSources, owner, source_id));
  found(source, "Calendar");
  const counts = await Promise.all(
    KINDS.map((kind) => {
      const table = WORK[kind];
      const follows = and(ownedBy(table, owner), itemOf(owner, source_id, kind));
      const untouched = isUntouched(owner, source_id, kind);
      const [all, some] = [
        sql<number>`count(*)::int`,
        sql<number>`count(*) filter (where ${untouched})::int`,
      ];
      return db().select({ follows: all, untouched: some }).from(table).where(follows);
    }),
  );
  const sum = (count: keyof CalendarWork) =>
    counts.flat().reduce((before, row) => before + row[count], 0);
  return { follows: sum("follows"), untouched: sum("untouched") };
}

const WORK = { assignment: assignments, exam: exams };
const KINDS = ["assignment", "exam"] as const;

/** Of a row of work: this calendar made it, and the student changed, scored and studied nothing of it. */
export function isUntouched(owner: Owner, source_id: number, kind: WorkKind): SQL | undefined {
  const table = WORK[kind];
  const scored = kind === "exam" ? gradePieces.exam_id : gradePieces.assignment_id;
  const studied = kind === "exam" ? studySessions.exam_id : studySessions.assignment_id;
  return and(
    itemOf(owner, source_id, kind, eq(calendarItems.written_at, table.updated_at)),
    sql`not exists (select 1 from ${gradePieces}
      where ${ownedBy(gradePieces, owner)} and ${scored} = ${table.id})`,
    sql`${table.id} not in (select ${studied} from ${studySessions}
      where ${ownedBy(studySessions, owner)} and ${studied} is not null
        and ${or(ne(studySessions.status, "planned"), sql`${studySessions.minutes_spent} > 0`)})`,
  );
}

/** Only what was accepted names work. */
function itemOf(owner: Owner, source_id: number, kind: WorkKind, also?: SQL): SQL {
  const its = and(
    ownedBy(calendarItems, owner),
    eq(calendarItems.source_id, source_id),
    eq(calendarItems.work, kind),
    eq(calendarItems.work_id, WORK[kind].id),
    also,
  );
  return sql`exists (select 1 from ${calendarItems} where ${its})`;
}
