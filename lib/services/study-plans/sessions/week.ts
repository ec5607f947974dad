import { and, between, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import type { ReadQuery } from "@/lib/contract/endpoint";
import type { schedule as endpoints, ScheduleWeek } from "@/lib/contract/schedule";
import type { Owner } from "@/lib/services/kernel/owner";
import { lastCause } from "@/lib/services/study-plans/schedule/change";
import { readSchedule, type ScheduleFacts } from "@/lib/services/study-plans/schedule/facts";
import { daysWithin } from "@/lib/services/study-plans/schedule/hours";
import { scheduleInputOf } from "@/lib/services/study-plans/schedule/input";
import { shortNow, shortWork } from "@/lib/services/study-plans/schedule/outcome";
import { onDay, selectSessions } from "@/lib/services/study-plans/sessions/read";
import { addDays, dateIn, weekdayNumber } from "@/lib/time/dates";
import { mondayOf } from "@/lib/time/weekdays";

const WEEK_DAYS = 7;

/** Seven days of all active plans from `from` on, else those of the present week, and what does not fit at all. */
export async function readWeek(
  owner: Owner,
  query: ReadQuery<typeof endpoints.week>,
): Promise<ScheduleWeek> {
  const now = new Date();
  const today = dateIn(owner.timezone, now);
  const from = query.from ?? mondayOf(today);
  const to = addDays(from, WEEK_DAYS - 1);
  const ofWeek = and(eq(studyPlans.status, "active"), between(studySessions.date, from, to));
  const [facts, sessions, last] = await Promise.all([
    readSchedule(owner, db()),
    selectSessions(owner, ofWeek),
    lastCause(owner),
  ]);
  const scope = { zone: owner.timezone, now, draft: null, caughtUp: () => false };
  const { request, previous } = scheduleInputOf(facts, scope);
  const off = new Set(daysWithin(facts.hours.days_off, from, to));
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => {
    const date = addDays(from, index);
    const ofDay = sessions.filter((session) => session.date === date);
    const counted = ofDay.filter(({ status }) => status !== "skipped");
    return {
      date,
      hours: off.has(date) ? 0 : (request.hours.by_weekday[weekdayNumber(date)] ?? 0),
      laid: counted.reduce((sum, { hours }) => sum + hours, 0),
      sessions: ofDay.map(({ created_at: _, updated_at: __, ...session }) => onDay(today, session)),
    };
  });
  return {
    from,
    to,
    days,
    short: shortWork(request, shortNow(request, previous)),
    ways_out: knownSolutions(facts.plans),
    undo: last ? { id: last.id, change: last.cause.kind, made_at: last.made_at } : null,
  };
}

/** The solutions that were found with the schedule; one that several plans name is for all. */
function knownSolutions(plans: ScheduleFacts["plans"]): ScheduleWeek["ways_out"] {
  const named = new Map<string, ScheduleWeek["ways_out"][number]>();
  for (const { id, generation } of plans) {
    const { ways_out, options = [], way_requests = [] } = generation ?? {};
    for (const [index, text] of (ways_out ?? options).entries()) {
      const own = { plan_id: id, text, request: way_requests[index] || null };
      named.set(text, named.has(text) ? { plan_id: null, text, request: null } : own);
    }
  }
  return [...named.values()];
}
