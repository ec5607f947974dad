import { longDay } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { calendarOf, dayNumber } from "./capacity";
import { amountsOf } from "./fit";
import { effectiveDues, tasksOf } from "./order";
import { toHours, toQuarters } from "./quarters";
import type {
  Availability,
  CalendarDay,
  PlanningTopic,
  PlanSession,
  Progression,
  ReviewTarget,
} from "./types";

type PlannedSession = PlanSession & { id: string; done: boolean; skipped: boolean };
type Move = { session_id: string; from: CalendarDay; to: CalendarDay; hours: number };
type Unplaceable = { session_id: string; hours: number; reason: string };

/**
 * New days, from `today` on, for sessions that went by neither done nor skipped; what lies ahead stays where it is. A
 * session may be split. It stays before its due day, after its prerequisites, and before what builds on it unless that
 * comes too soon to leave room: then it is made up for as early as possible.
 */
export function rescheduleMissed(request: {
  sessions: PlannedSession[];
  today: CalendarDay;
  topics: PlanningTopic[];
  reviews: ReviewTarget[];
  availability: Availability;
  /** Of no effect: what was missed is made up for as early as there is room. */
  progression: Progression;
}): { moves: Move[]; unplaceable: Unplaceable[] } {
  const { sessions, today, topics, reviews, availability } = request;
  const first_day = today > availability.first_day ? today : availability.first_day;
  const calendar = calendarOf({ ...availability, first_day });
  const list = tasksOf(topics, calendar);
  const dues = effectiveDues(list, amountsOf(list));
  const taskOf = new Map(list.tasks.map((task) => [task.id, task]));
  const rank = new Map(list.sequence.map((place, index) => [place, index]));

  const isOpen = ({ done, skipped }: PlannedSession) => !done && !skipped;
  const ahead = sessions.filter(({ date, skipped }) => date >= today && !skipped);
  for (const { date, hours } of ahead) {
    const day = dayNumber(calendar, date);
    if (calendar.dates[day] === date) {
      calendar.free[day] = Math.max(0, (calendar.free[day] ?? 0) - toQuarters(hours));
    }
  }
  const stays = ahead
    .filter((session) => isOpen(session) && session.kind === "study")
    .map(({ topic_id, date }) => ({ topic_id, day: dayNumber(calendar, date) }));

  const missed = sessions.filter((session) => session.date < today && isOpen(session));
  missed.sort(compare);
  const moves: Move[] = [];
  const unplaceable: Unplaceable[] = [];
  for (const session of missed) place(session);
  return { moves, unplaceable };

  function place(session: PlannedSession) {
    const { from, strict, until, no_room } = windowOf(session);
    let left = toQuarters(session.hours);
    for (const end of new Set([Math.min(strict, until), until])) {
      // Half hours at least while there is a choice, then quarters.
      for (const least of [2, 1]) left = fill(session, from, end, least, left);
    }
    if (left > 0) {
      unplaceable.push({ session_id: session.id, hours: toHours(left), reason: no_room });
    }
  }

  function fill(
    session: PlannedSession,
    from: number,
    until: number,
    least: number,
    wanted: number,
  ) {
    let left = wanted;
    for (let day = from; day <= until && left > 0; day += 1) {
      const free = calendar.free[day] ?? 0;
      const quarters = Math.min(free, left);
      if (quarters <= 0 || quarters < Math.min(least, left)) continue;
      calendar.free[day] = free - quarters;
      left -= quarters;
      const to = calendar.dates[day] ?? first_day;
      const same = moves.find((move) => move.session_id === session.id && move.to === to);
      if (same) same.hours += toHours(quarters);
      else moves.push({ session_id: session.id, from: session.date, to, hours: toHours(quarters) });
      if (session.kind === "study") stays.push({ topic_id: session.topic_id, day });
    }
    return left;
  }

  function windowOf(session: PlannedSession) {
    const task = taskOf.get(session.topic_id);
    const last = calendar.dates.length - 1;
    const daysOf = (id: string | undefined) =>
      stays.filter(({ topic_id }) => topic_id === id).map(({ day }) => day);
    if (session.kind === "review") {
      const exam = reviews.find(({ id }) => id === session.exam_id);
      const until = exam ? dayNumber(calendar, addDays(exam.date, -1)) : last;
      const from = Math.max(0, ...daysOf(session.topic_id).map((day) => day + 1));
      const no_room =
        exam && exam.date <= today
          ? `${exam.title} is over.`
          : `There's no free time left before ${exam?.title ?? "the end of the plan"}.`;
      return { from, strict: until, until, no_room };
    }
    const prerequisites = (task?.prerequisites ?? []).map((each) => list.tasks[each]?.id);
    const dependentsOf = list.tasks
      .filter(({ prerequisites }) => task && prerequisites.includes(task.place))
      .flatMap(({ id }) => daysOf(id));
    const until = task ? task.due : last;
    return {
      from: Math.max(0, ...prerequisites.flatMap(daysOf)),
      strict: Math.min(until, ...dependentsOf.map((day) => day - 1)),
      until,
      no_room: reasonOf(topics.find(({ id }) => id === session.topic_id)?.due ?? null),
    };
  }

  function reasonOf(due: CalendarDay | null): string {
    const end = due && due < availability.last_day ? due : availability.last_day;
    if (end < today) return `Its last day was ${longDay(end, today)}.`;
    return `There's no free time left until ${longDay(end, today)}.`;
  }

  /** What is due first, prerequisites first, reviews last. */
  function compare(a: PlannedSession, b: PlannedSession): number {
    const [one, other] = [taskOf.get(a.topic_id), taskOf.get(b.topic_id)];
    const due = (place: number | undefined) => dues[place ?? -1] ?? calendar.dates.length;
    const before = (place: number | undefined) => rank.get(place ?? -1) ?? topics.length;
    return (
      Number(a.kind === "review") - Number(b.kind === "review") ||
      due(one?.place) - due(other?.place) ||
      before(one?.place) - before(other?.place) ||
      (a.date === b.date ? 0 : a.date < b.date ? -1 : 1)
    );
  }
}
