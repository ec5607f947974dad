import { and, asc, eq, inArray, isNull, lte, not, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { calendarSources } from "@/db/schema/calendar-sources";
import { users } from "@/db/schema/users";
import { calendarDue } from "@/inngest/events";
import { announce } from "@/inngest/outbox";

/** At once; the others follow in the next round. */
const MOST = 200;

/** Has every calendar read whose time has come, and sets the next: four hours on, spread over one more. */
export async function requestDueCalendars(): Promise<number> {
  return db().transaction(async (tx) => {
    const due = await tx
      .select({ id: calendarSources.id, owner_id: calendarSources.owner_id })
      .from(calendarSources)
      .innerJoin(
        users,
        and(
          eq(users.id, calendarSources.owner_id),
          isNull(users.deleted_at),
          isNull(users.disabled_at),
        ),
      )
      .where(
        and(
          lte(calendarSources.next_check_at, new Date().toISOString()),
          not(calendarSources.is_paused),
          isNull(calendarSources.trash_id),
        ),
      )
      .orderBy(asc(calendarSources.next_check_at))
      .limit(MOST)
      .for("update", { of: calendarSources, skipLocked: true });
    if (due.length === 0) return 0;
    await tx
      .update(calendarSources)
      .set({ next_check_at: sql`now() + interval '4 hours' + random() * interval '1 hour'` })
      .where(
        inArray(
          calendarSources.id,
          due.map(({ id }) => id),
        ),
      );
    const events = due.map(({ id, owner_id }) => calendarDue.create({ owner_id, source_id: id }));
    await announce(events, tx);
    return due.length;
  });
}
