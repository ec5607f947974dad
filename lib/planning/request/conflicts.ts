import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";
import type { Amount, Asked, DayRange, Objection, Reading } from "./asked";
import { timeWindows } from "./time-windows";

type Check = (asked: Asked, reading: Reading) => Objection[];

/** What of a request cannot be, or not together: it is said, and the weaker of both does not count. */
export function withoutConflicts(
  asked: Asked,
  reading: Reading,
): { asked: Asked; objections: Objection[] } {
  const left: Asked = structuredClone(asked);
  withoutRepeats(left);
  const objections = CHECKS.flatMap((check) => check(left, reading));
  for (const [field, value] of Object.entries(left)) {
    const empty = Array.isArray(value) ? value.length === 0 && field !== "skip" : isEmpty(value);
    if (empty) Reflect.deleteProperty(left, field);
  }
  return { asked: left, objections };
}

const CHECKS: Check[] = [
  allDaysOff,
  hoursOfDaysOff,
  partsOff,
  timesApart,
  movesToDaysOff,
  passedDays,
  daysAfterExam,
  startAfterEnd,
  topicsBothWays,
  noTopicsLeft,
  lengthsBeyondDays,
];

/** "Twice a week, 2 hours, Tuesday and Thursday": the hours of the days say it all. */
function withoutRepeats(asked: Asked): void {
  const each = Object.values(asked.hours_by_weekday ?? {});
  const { sessions_per_week, session_minutes } = asked;
  if (each.length !== sessions_per_week || typeof session_minutes !== "number") return;
  if (!each.every((hours) => hours === session_minutes / 60)) return;
  delete asked.sessions_per_week;
  delete asked.session_minutes;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function conflict(text: string): Objection {
  return { kind: "conflict", text };
}

function allDaysOff(asked: Asked): Objection[] {
  if (new Set(asked.days_off).size < 7) return [];
  delete asked.days_off;
  return [{ kind: "impossible", text: "That would leave no day to study on." }];
}

function hoursOfDaysOff(asked: Asked): Objection[] {
  const by_weekday = asked.hours_by_weekday ?? {};
  const off = new Set(asked.days_off);
  const both = Object.keys(by_weekday).filter((day) => off.has(Number(day)));
  for (const day of both) delete by_weekday[Number(day)];
  const dated = (asked.hours_on_date ?? []).filter(({ date }) => isAbsent(date, asked));
  if (dated.length > 0)
    asked.hours_on_date = asked.hours_on_date?.filter((each) => !dated.includes(each));
  return both.length + dated.length > 0
    ? [conflict("A day is to be free and to have hours; we keep it free.")]
    : [];
}

const EVENING = "18:00";

function partsOff(asked: Asked): Objection[] {
  const wished = (part: string, days: number[]) =>
    (asked.time_of_day ?? []).some((time) => {
      const late = part === "evening" && (time.from ?? "") >= EVENING;
      return (time.part === part || late) && (time.days ?? days).some((day) => days.includes(day));
    });
  const both = (asked.absent_weekly ?? []).filter(({ part, days }) => wished(part, days));
  if (both.length === 0) return [];
  asked.absent_weekly = asked.absent_weekly?.filter((each) => !both.includes(each)) ?? [];
  return [conflict("You ask for a time of the day and for none at it.")];
}

/** "Mornings only, but never before one": of two times that lie apart the bound does not count. */
function timesApart(asked: Asked): Objection[] {
  const { time_of_day, ...others } = asked;
  const within = time_of_day?.filter(({ part, from, to }) => part || (from && to)) ?? [];
  const isApart = (times: Asked) => timeWindows(times).includes("none");
  const bounds = (time_of_day?.length ?? 0) - within.length;
  if (bounds === 0 || !isApart(asked) || isApart({ ...others, time_of_day: within })) return [];
  asked.time_of_day = within;
  return [conflict("You ask for times of the day that lie apart.")];
}

function isAbsent(day: string, { absent = [] }: Asked): boolean {
  return absent.some(({ from, to, part }) => !part && from <= day && day <= to);
}

function movesToDaysOff(asked: Asked): Objection[] {
  const targets = (asked.moves ?? []).flatMap(({ to_date }) => (to_date ? [to_date] : []));
  const added = (asked.add ?? []).map(({ date }) => date);
  const all = [...targets, ...added];
  const off = all.filter(
    (day) => asked.days_off?.includes(weekdayNumber(day)) || isAbsent(day, asked),
  );
  if (off.length === 0) return [];
  const weekdays = new Set(off.map(weekdayNumber));
  asked.days_off = asked.days_off?.filter((day) => !weekdays.has(day));
  asked.absent = asked.absent?.filter(
    ({ from, to }) => !off.some((day) => from <= day && day <= to),
  );
  if (!asked.days_off) delete asked.days_off;
  if (!asked.absent) delete asked.absent;
  return [conflict("A day is to be free and to have a session.")];
}

function passedDays(asked: Asked, { today }: Reading): Objection[] {
  const passed = ({ to }: DayRange) => to < today;
  const dates = [
    ...(asked.absent ?? []).filter(passed).map(({ to }) => to),
    ...(asked.hours_on_date ?? []).filter(({ date }) => date < today).map(({ date }) => date),
    ...(asked.moves ?? []).flatMap(({ to_date }) => (to_date && to_date < today ? [to_date] : [])),
  ];
  if (dates.length === 0) return [];
  if (asked.absent) asked.absent = asked.absent.filter((range) => !passed(range));
  if (asked.hours_on_date)
    asked.hours_on_date = asked.hours_on_date.filter(({ date }) => date >= today);
  if (asked.moves) asked.moves = asked.moves.filter(({ to_date }) => !to_date || to_date >= today);
  return [{ kind: "past", text: "That day is over." }];
}

function daysAfterExam(asked: Asked, { exam_date, sessions = [] }: Reading): Objection[] {
  const exam = asked.exam_date ?? exam_date;
  if (!exam) return [];
  const found: Objection[] = [];
  const say = (text: string) => found.push({ kind: "impossible", text });
  for (const field of ["not_before", "from_date", "finish_by", "learn_by"] as const) {
    const day = asked[field];
    if (!day || (field === "finish_by" ? day <= exam : day < exam)) continue;
    delete asked[field];
    say("That day comes after the exam.");
  }
  const late = (asked.moves ?? []).filter(({ to_date }) => to_date && to_date >= exam);
  if (late.length > 0) {
    asked.moves = asked.moves?.filter((move) => !late.includes(move));
    say("That day comes after the exam.");
  }
  const added = (asked.add ?? []).filter(({ date }) => date >= exam);
  if (added.length > 0) {
    asked.add = asked.add?.filter((each) => !added.includes(each));
    say("That day comes after the exam.");
  }
  const dates = new Map(sessions.map(({ id, date }) => [id, date]));
  const shifted = (asked.moves ?? []).flatMap(({ sessions: ids, shift_days = 0 }) =>
    (ids === "all_open" ? [...dates.keys()] : ids).map((id) =>
      addDays(dates.get(id) ?? exam, shift_days),
    ),
  );
  if (
    (asked.moves ?? []).some(({ shift_days }) => shift_days) &&
    shifted.some((day) => day >= exam)
  ) {
    say("Some sessions would come after the exam.");
  }
  return found;
}

function startAfterEnd(asked: Asked, { today }: Reading): Objection[] {
  const { not_before, finish_by } = asked;
  if (!finish_by || daysBetween(not_before ?? today, finish_by) >= 0) return [];
  delete asked.finish_by;
  return [conflict("The end comes before the start.")];
}

function topicsBothWays(asked: Asked): Objection[] {
  const out = new Set([...(asked.skip ?? []), ...(asked.done ?? [])]);
  const only = asked.restrict_to && new Set(asked.restrict_to);
  const both = (asked.emphasis ?? []).filter(
    ({ topic, level }) => level === "more" && (out.has(topic) || only?.has(topic) === false),
  );
  const kept = (asked.restrict_to ?? []).filter((title) => out.has(title));
  const ends = (asked.order?.first ?? []).filter((title) => asked.order?.last?.includes(title));
  if (both.length > 0) asked.emphasis = asked.emphasis?.filter((each) => !both.includes(each));
  if (ends.length > 0)
    asked.order = {
      ...asked.order,
      last: asked.order?.last?.filter((title) => !ends.includes(title)) ?? [],
    };
  const levels = new Set(asked.emphasis?.map(({ topic }) => topic));
  const torn = levels.size < (asked.emphasis?.length ?? 0);
  if (torn) delete asked.emphasis;
  return both.length + kept.length + ends.length > 0 || torn
    ? [conflict("You ask for the same topic in two ways.")]
    : [];
}

function noTopicsLeft(asked: Asked, { topic_titles }: Reading): Objection[] {
  const out = new Set([...(asked.skip ?? []), ...(asked.done ?? [])]);
  if (topic_titles.length === 0 || !topic_titles.every((title) => out.has(title))) return [];
  delete asked.skip;
  delete asked.done;
  return [{ kind: "impossible", text: "That would leave no topics." }];
}

function lengthsBeyondDays(asked: Asked): Objection[] {
  const found: Objection[] = [];
  const most_a_day = mostOf(asked.hours_per_day);
  const least_session = leastOf(asked.session_minutes);
  if (most_a_day !== undefined && least_session !== undefined && least_session > most_a_day * 60) {
    delete asked.session_minutes;
    found.push(conflict("A session would be longer than the hours of a day."));
  }
  const weekly = leastOf(asked.hours_per_week);
  if (
    most_a_day !== undefined &&
    weekly !== undefined &&
    !asked.hours_by_weekday &&
    weekly > 7 * most_a_day
  ) {
    delete asked.hours_per_week;
    found.push(conflict("The hours of a week don't fit into its days."));
  }
  return found;
}

function mostOf(amount?: Amount): number | undefined {
  return typeof amount === "object" ? amount.max : amount;
}

function leastOf(amount?: Amount): number | undefined {
  return typeof amount === "object" ? amount.min : amount;
}
