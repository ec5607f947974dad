import { and, eq, gt, sum } from "drizzle-orm";
import { db } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Hours at the usual pace that a student's own hours are weighed against: a first session says little. */
const USUAL_HOURS = 4;
const SLOWEST = 1.8;
const FASTEST = 0.6;

/** How long the student takes compared with what was planned, from the time that was spent on learning. */
export async function paceOf(owner: Owner): Promise<number> {
  const [row] = await db()
    .select({
      minutes: sum(studySessions.minutes_spent).mapWith(Number),
      hours: sum(studySessions.hours).mapWith(Number),
    })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.status, "done"),
        eq(studySessions.kind, "study"),
        gt(studySessions.minutes_spent, 0),
      ),
    );
  const pace = ((row?.minutes ?? 0) / 60 + USUAL_HOURS) / ((row?.hours ?? 0) + USUAL_HOURS);
  return Math.min(SLOWEST, Math.max(FASTEST, pace));
}
