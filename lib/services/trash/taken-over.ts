import { and, eq, inArray, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { workKey } from "@/lib/calendar-in/synced";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/**
 * Leaves the work of a calendar that comes back to those calendars that took it over meanwhile: work follows one
 * calendar. What it said of that work is ignored from then on, as if the student had said so. Answers how much it was.
 */
export async function leaveTakenOver(
  tx: Transaction,
  owner: Owner,
  source_id: number,
): Promise<number> {
  const others = alias(calendarItems, "others");
  // Only what the student accepted has work.
  const { id, work, work_id } = calendarItems;
  const lost = await tx
    .selectDistinct({ id, work, work_id })
    .from(calendarItems)
    .innerJoin(
      others,
      and(
        ownedBy(others, owner),
        eq(others.work, work),
        eq(others.work_id, work_id),
        ne(others.source_id, source_id),
      ),
    )
    .innerJoin(
      calendarSources,
      and(eq(calendarSources.id, others.source_id), ownedBy(calendarSources, owner)),
    )
    .where(and(ownedBy(calendarItems, owner), eq(calendarItems.source_id, source_id)));
  if (lost.length === 0) return 0;
  const ids = lost.map((item) => item.id);
  await tx
    .update(calendarItems)
    .set({ decision: "ignored", work: null, work_id: null, base: null, written_at: null })
    .where(and(ownedBy(calendarItems, owner), inArray(id, ids)));
  await forgetMoves(
    tx,
    owner,
    source_id,
    new Set(lost.map((one) => workKey(one.work, one.work_id))),
  );
  return lost.length;
}

/** What it changed of that work is not its own to take back any more. */
async function forgetMoves(
  tx: Transaction,
  owner: Owner,
  source_id: number,
  lost: ReadonlySet<string>,
): Promise<void> {
  const its = ownedBy(calendarSources, owner, source_id);
  const [row] = await tx.select({ moved: calendarSources.moved }).from(calendarSources).where(its);
  const { moved } = found(row, "Calendar");
  await tx
    .update(calendarSources)
    .set({ moved: moved?.filter(({ work, work_id }) => !lost.has(workKey(work, work_id))) ?? null })
    .where(its);
}
