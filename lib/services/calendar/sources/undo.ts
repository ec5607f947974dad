import { db } from "@/db/client";
import { calendarSources } from "@/db/schema/calendar-sources";
import { type Synced, workKey } from "@/lib/calendar-in/synced";
import type { CalendarSource } from "@/lib/contract/calendar-sources";
import { syncedPart } from "@/lib/services/calendar/sources/asked";
import { readOneSource } from "@/lib/services/calendar/sources/sources";
import { lockedSource } from "@/lib/services/calendar/sources/stored-items";
import { readWork, type WrittenWork, writeWork } from "@/lib/services/calendar/sources/work";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { changeScheduleIn, hasSchedule } from "@/lib/services/study-plans/schedule/change";

/**
 * Takes back what a calendar changed last, field by field; what the student changed since stays. From then on these
 * are values of the student's own, which the calendar does not change again.
 */
export async function undoMoves(owner: Owner, source_id: number): Promise<CalendarSource> {
  await db().transaction((tx) =>
    changeScheduleIn(tx, owner, null, async () => {
      const source = await lockedSource(tx, owner, source_id);
      const { moved } = found(source, "Calendar");
      if (!moved || moved.length === 0) throw new Failure(409, "There's nothing to undo.");
      const work = await readWork(tx, owner, moved);
      const written = moved.flatMap((move): WrittenWork[] => {
        const now = work.get(workKey(move.work, move.work_id));
        return now ? [{ ...move, values: reverted(syncedPart(now), move) }] : [];
      });
      await writeWork(tx, owner, written);
      await tx
        .update(calendarSources)
        .set({ moved: null, moved_at: null })
        .where(ownedBy(calendarSources, owner, source_id));
      return { answer: null, rescheduling: (await hasSchedule(tx, owner)) ? {} : null };
    }),
  );
  return readOneSource(owner, source_id);
}

function reverted(now: Synced, { before, after }: { before: Synced; after: Synced }): Synced {
  const isAt = now.at === after.at && now.has_time === after.has_time;
  return {
    title: now.title === after.title ? before.title : now.title,
    at: isAt ? before.at : now.at,
    has_time: isAt ? before.has_time : now.has_time,
    minutes: now.minutes === after.minutes ? before.minutes : now.minutes,
    location: now.location === after.location ? before.location : now.location,
  };
}
