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
 * When each session starts: at its own time, else one after the other from the usual time of its plan, around those
 * with a time of their own and those of other plans, the one that starts first before the others, else the older one;
 * what would start after midnight has no time. Takes all sessions of a day in the order of their plans, and answers by
 * day and time, those without a time last.
 */
export function withStartTimes<T extends Session>(sessions: readonly T[]): Started<T>[] {
  const days = Map.groupBy(sessions, ({ date }) => date);
  const usual = new Map<T, string | null>();
  for (const day of days.values()) {
    for (const [session, time] of placedFromUsual(day)) usual.set(session, time);
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

function placedFromUsual<T extends Session>(day: readonly T[]): [T, string | null][] {
  const taken = day.flatMap(({ start_time, hours }) =>
    start_time ? [spanOf(minuteOf(start_time), hours)] : [],
  );
  const plans = Map.groupBy(day, ({ plan_id }) => plan_id);
  return [...plans]
    .flatMap(([plan_id, of_plan]) => {
      const usual = of_plan[0]?.usual_start_time;
      return usual ? [{ plan_id, from: minuteOf(usual), of_plan }] : [];
    })
    .sort((a, b) => a.from - b.from || a.plan_id - b.plan_id)
    .flatMap(({ from, of_plan }) => placedAround(taken, from, of_plan));
}

/** Adds the spans that it finds to those that are taken. */
function placedAround<T extends Session>(taken: Span[], first: number, sessions: readonly T[]) {
  let next = first;
  return sessions
    .filter(({ start_time }) => start_time === null)
    .map((session): [T, string | null] => {
      for (const { from, to } of taken.toSorted((a, b) => a.from - b.from)) {
        if (from < next + 60 * session.hours && to > next) next = to;
      }
      const span = spanOf(next, session.hours);
      taken.push(span);
      next = span.to;
      return [session, span.from < DAY_MINUTES ? timeOf(span.from) : null];
    });
}

type Span = ReturnType<typeof spanOf>;

function spanOf(from: number, hours: number) {
  return { from, to: from + Math.round(60 * hours) };
}
