import type { ScheduleWeek } from "@/lib/contract/schedule";
import type { StudySession } from "@/lib/contract/study-sessions";
import { weekOf } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { dayIn } from "@/tests/components/study-sessions/sessions";

export const WEEK = "GET /schedule/week/";

/** The seven days around today with three hours each, and these sessions. */
export function aWeek(
  sessions: StudySession[] = [],
  fields: Partial<ScheduleWeek> = {},
): ScheduleWeek {
  const from = weekOf(dayIn(0), "en-US")[0] ?? dayIn(0);
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    const own = sessions.filter((session) => session.date === date);
    return { date, hours: 3, laid: own.reduce((sum, { hours }) => sum + hours, 0), sessions: own };
  });
  const to = addDays(from, 6);
  return { from, to, days, short: [], ways_out: [], undo: null, ...fields };
}
