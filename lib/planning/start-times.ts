import { minuteOf, timeOf } from "@/lib/time/clock";

/** A session of a plan; times are `HH:MM` in the student's zone. */
interface Session {
  plan_id: number;
  date: string;
  hours: number;
  /** What the student gave this session. */
  start_time: string | null;
  /** When the days of its plan usually start. */
  usual_start_time: string | null;
}

type Started<T> = Omit<T, "usual_start_time"> & {
  start_time: string | null;
  is_usual_time: boolean;
};

/**
 * When each session starts: at its own time, else one after the other from the usual time of the plan, around those
 * with a time of their own; what would start after midnight has no time. Takes all sessions of a plan's day in their
 * order, and answers by day and time, those without a time last.
 */
export function withStartTimes<T extends Session>(sessions: readonly T[]): Started<T>[] {
  const days = Map.groupBy(sessions, ({ plan_id, date }) => `${plan_id} ${date}`);
  const usual = new Map<T, string | null>();
  for (const day of days.values()) {
    for (const [session, time] of laidFromUsual(day)) usual.set(session, time);
  }
  const started = sessions.map((session) => {
    const { usual_start_time: _, ...rest } = session;
    const start_time = session.start_time ?? usual.get(session) ?? null;
    return { ...rest, start_time, is_usual_time: start_time !== session.start_time };
  });
  const key = ({ date, start_time }: (typeof started)[number]) => `${date} ${start_time ?? LAST}`;
  return started.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Sorts behind every time. */
const LAST = "~";
const DAY_MINUTES = 24 * 60;

function laidFromUsual<T extends Session>(day: readonly T[]): [T, string | null][] {
  const usual = day[0]?.usual_start_time;
  if (!usual) return [];
  const fixed = day
    .flatMap(({ start_time, hours }) => (start_time ? [spanOf(minuteOf(start_time), hours)] : []))
    .sort((a, b) => a.from - b.from);
  let next = minuteOf(usual);
  return day
    .filter(({ start_time }) => start_time === null)
    .map((session) => {
      for (const { from, to } of fixed) {
        if (from < next + 60 * session.hours && to > next) next = to;
      }
      const { from, to } = spanOf(next, session.hours);
      next = to;
      return [session, from < DAY_MINUTES ? timeOf(from) : null];
    });
}

function spanOf(from: number, hours: number) {
  return { from, to: from + Math.round(60 * hours) };
}
