import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { dayOf } from "@/lib/time/calendar-days";
import { daysBetween } from "@/lib/time/dates";

/** Hours that stand at the end of a day; days count from the first one. */
interface Point {
  day: number;
  hours: number;
}

export interface Curve {
  /** Both start at 0 hours on the day before the first. */
  planned: Point[];
  done: Point[];
  first: string;
  last: string;
  days: number;
  /** Null before the first and after the last day. */
  today: number | null;
  total: number;
  planned_by_today: number;
  /** Today's work is not late yet. */
  planned_before_today: number;
  done_by_today: number;
}

/** Planned against done hours, day by day; what was skipped counts in neither. Null without any. */
export function curveOf(
  plan: Pick<StudyPlan, "start_date" | "end_date">,
  sessions: readonly StudySession[],
  today: string,
  zone: string,
): Curve | null {
  const kept = sessions.filter(({ status }) => status !== "skipped");
  const done = kept
    .filter(({ status }) => status === "done")
    .map(({ hours, date, completed_at }) => ({
      hours,
      date: completed_at ? dayOf(completed_at, zone) : date,
    }));
  const days = [...kept, ...done].map(({ date }) => date);
  if (days.length === 0) return null;
  const first = [plan.start_date, ...days].reduce((a, b) => (a < b ? a : b));
  const last = [plan.end_date, ...days].reduce((a, b) => (a > b ? a : b));
  const now = daysBetween(first, today);
  const length = daysBetween(first, last);
  const planned = summed(kept, first);
  const reached = summed(done, first);
  return {
    first,
    last,
    planned: [...planned, { day: length, hours: hoursAt(planned, length) }],
    done: [
      ...reached,
      { day: Math.min(length, Math.max(0, now)), hours: hoursAt(reached, length) },
    ],
    days: length,
    today: now >= 0 && now <= length ? now : null,
    total: hoursAt(planned, length),
    planned_by_today: hoursAt(planned, now),
    planned_before_today: hoursAt(planned, now - 1),
    done_by_today: hoursAt(reached, length),
  };
}

/** "4.5 h of 14 h are done: 1.5 h behind the plan." */
export function curveText(curve: Curve): string {
  const { planned_by_today, planned_before_today, done_by_today: done, total } = curve;
  const behind = planned_before_today - done;
  const ahead = done - planned_by_today;
  const standing =
    behind > 0
      ? `${text(behind)} behind the plan`
      : ahead > 0
        ? `${text(ahead)} ahead of the plan`
        : "right on track";
  return `${text(done)} of ${text(total)} done: ${standing}.`;
}

function summed(work: readonly { date: string; hours: number }[], first: string): Point[] {
  const byDay = new Map<number, number>();
  for (const { date, hours } of work) {
    const day = daysBetween(first, date);
    byDay.set(day, (byDay.get(day) ?? 0) + hours);
  }
  let sum = 0;
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .map(([day, hours]) => {
      sum += hours;
      return { day, hours: sum };
    });
}

function hoursAt(points: readonly Point[], day: number): number {
  return points.findLast((point) => point.day <= day)?.hours ?? 0;
}

function text(hours: number) {
  return `${Math.round(hours * 100) / 100} h`;
}
