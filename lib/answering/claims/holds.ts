import { addMonths } from "@/lib/time/calendar-days";
import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";
import { classDays } from "@/lib/time/repeated-days";
import { mondayOf } from "@/lib/time/weekdays";
import type { Known, KnownItem } from "./known";
import { sameDate } from "./read-dates";
import type { PartDate, Value, ValueOf } from "./values";
import type { Tag } from "./words/claim-words";
import { offsetOf } from "./zone-offset";

/** What the words around a value say it is. */
export type Cues = ReadonlySet<Tag>;

export interface Sight {
  known: Known;
  cues: Cues;
  /** The instants are said in UTC. */
  in_utc: boolean;
}

/** Whether exactly this item has the value that a sentence states. Null where nobody said. */
export function holdsForItem(value: Value, item: KnownItem, sight: Sight): boolean {
  switch (value.kind) {
    case "date":
      return holdsDate(value, item, sight);
    case "weekday":
      return holdsWeekday(value, item, sight);
    case "offset":
    case "week":
    case "weekend":
    case "month_from_now":
      return daysOf(item, sight).some((day) => isAt(value, day, sight.known));
    case "time":
      return holdsTime(value, item, sight);
    case "day_part": {
      const minute = timesOf(item, sight).start;
      return minute !== null && minute >= value.from && minute <= value.to;
    }
    case "percent":
      if (value.is_mark) return is(value, item.percent);
      return percentsOf(item, sight.cues, value.is_of_grade).some((known) => is(value, known));
    case "points":
      return holdsPoints(value, item, sight.cues);
    case "part":
      return value.of === 0 || (value.number === item.score && value.of === item.points);
    case "duration":
      return is({ ...value, number: value.minutes }, item.minutes);
    case "mark":
      return value.number === item.score || value.number === item.percent;
    case "letter":
      return item.letter === value.letter;
    case "room":
      return value.room !== null && item.room === value.room;
    case "distance":
    case "gap":
    case "count":
    case "unread":
      return false;
  }
}

/** Whether a day is where the value says, from today on. */
export function isAt(value: Value, day: string, known: Known): boolean {
  const today = known.today;
  if (value.kind === "offset") {
    const days = daysBetween(today, day);
    return is({ ...value, number: value.days }, days) || days === value.or;
  }
  if (value.kind === "weekend") {
    const monday = addDays(mondayOf(today), 7 * value.weeks);
    return day === addDays(monday, 5) || day === addDays(monday, 6);
  }
  if (value.kind === "month_from_now") {
    const near = addMonths(today, value.months);
    if (value.is_counted && value.months > 0) return near === day;
    return value.months === 0 || value.months === 1
      ? day.slice(0, 7) === addMonths(`${today.slice(0, 7)}-01`, value.months).slice(0, 7)
      : near === day;
  }
  if (value.kind === "week") {
    const monday = addDays(mondayOf(today), 7 * value.weeks);
    return day >= monday && day <= addDays(monday, 6);
  }
  if (value.kind === "weekday") return value.weekday === weekdayNumber(day);
  if (value.kind === "date") return inDates(day, value.dates, value.to);
  return false;
}

/** Whether a day is one of those dates, or within the span to others. */
export function inDates(
  day: string,
  dates: readonly PartDate[],
  to?: readonly PartDate[],
): boolean {
  if (!to) return dates.some((date) => sameDate(date, partsOf(day)));
  return dates.some((from) => to.some((until) => isBetween(day, from, until)));
}

function isBetween(day: string, from: PartDate, to: PartDate): boolean {
  const { year } = partsOf(day);
  const written = ({ year: y = year, month = 1, day: d = 1 }: PartDate) =>
    `${y}-${String(month).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
  return day >= written(from) && day <= written({ ...to, day: to.day ?? 31 });
}

export function isOver({ state }: KnownItem): boolean {
  return state === "done";
}

export function is(
  { compare, number, is_about }: { compare?: "more" | "less"; number: number; is_about?: boolean },
  known: number | null,
): boolean {
  if (known === null) return false;
  if (is_about) return Math.abs(known - number) <= ABOUT_PERCENT;
  if (compare === "more") return known > number;
  if (compare === "less") return known < number;
  return Math.abs(known - number) < 0.001;
}

/** "Almost a third" is 30%. */
const ABOUT_PERCENT = 5;

function holdsDate(value: ValueOf<"date">, item: KnownItem, sight: Sight): boolean {
  if (item.weekdays.length > 0) return meetsOn(value.dates, item, sight.known);
  if (value.to) {
    const end = item.day;
    return (
      item.start_day !== null &&
      end !== null &&
      inDates(item.start_day, value.dates) &&
      inDates(end, value.to)
    );
  }
  return daysOf(item, sight).some((day) => inDates(day, value.dates));
}

function holdsWeekday(value: ValueOf<"weekday">, item: KnownItem, sight: Sight): boolean {
  if (item.weekdays.length > 0) return item.weekdays.includes(value.weekday);
  const today = sight.known.today;
  return daysOf(item, sight).some((day) => {
    const away = daysBetween(today, day);
    if (weekdayNumber(day) !== value.weekday) return false;
    if (value.is_week_after) return away >= 7 && away <= 14;
    return !value.is_coming || (away >= 0 && away <= 13);
  });
}

function meetsOn(
  dates: readonly PartDate[],
  { weekdays, days, course }: KnownItem,
  known: Known,
): boolean {
  const { start, end } = known.courses.find(({ name }) => name === course) ?? {};
  return dates.some((date) => {
    if (date.month === undefined || date.day === undefined) return false;
    const year = date.year ?? yearOfDate(date, known);
    const day = `${year}-${String(date.month).padStart(2, "0")}-${String(date.day).padStart(2, "0")}`;
    if (start && day < start) return false;
    if (end && day > end) return false;
    if (days) return classDays(days, start ?? day, day).includes(day);
    return weekdays.includes(weekdayNumber(day));
  });
}

/** The year in which a date without one is nearest to today. */
function yearOfDate({ month = 1 }: PartDate, known: Known): number {
  const today = partsOf(known.today);
  if (month < today.month - 6) return today.year + 1;
  return month > today.month + 6 ? today.year - 1 : today.year;
}

/** Of a plan the day that the words speak of; else the day of the item. */
function daysOf(item: KnownItem, { cues, in_utc, known }: Sight): string[] {
  if (item.start_day !== null && cues.has("start")) return [item.start_day];
  if (item.start_day !== null && !cues.has("end") && !cues.has("due")) {
    return [item.start_day, item.day].filter((day) => day !== null);
  }
  if (in_utc && item.day && item.minute !== null) {
    const minute = item.minute - offsetOf(item.day, item.minute, known.zone);
    return [addDays(item.day, Math.floor(minute / DAY))];
  }
  return item.day ? [item.day] : [];
}

const DAY = 24 * 60;

function holdsTime(value: ValueOf<"time">, item: KnownItem, sight: Sight): boolean {
  const { start, end } = timesOf(item, sight);
  const round = value.is_of_twelve ? DAY / 2 : DAY;
  const same = (stated: number, known: number | null) =>
    known !== null &&
    (stated % round === known % round || (value.is_midnight === true && known === DAY - 1));
  if (value.to !== undefined) return same(value.minute, start) && same(value.to, end);
  if (value.compare)
    return start !== null && is({ compare: value.compare, number: value.minute }, start);
  const { cues } = sight;
  if (value.is_end && end !== null && item.kind !== "assignment") return same(value.minute, end);
  if (
    cues.has("end") &&
    !cues.has("start") &&
    !cues.has("due") &&
    end !== null &&
    item.kind !== "assignment"
  ) {
    return same(value.minute, end);
  }
  return same(value.minute, start);
}

function timesOf(
  item: KnownItem,
  { in_utc, known }: Sight,
): { start: number | null; end: number | null } {
  const { minute, end_minute, day } = item;
  if (!in_utc || minute === null) return { start: minute, end: end_minute };
  if (day === null) return { start: null, end: null };
  const shift = offsetOf(day, minute, known.zone);
  const inDay = (each: number) => (each - shift + 2 * DAY) % DAY;
  return { start: inDay(minute), end: end_minute === null ? null : inDay(end_minute) };
}

/** What a percentage can mean by the words around it; where they do not say, each there is. */
function percentsOf(item: KnownItem, cues: Cues, is_of_grade = false): (number | null)[] {
  if (item.kind === "plan") return [item.percent];
  if (is_of_grade) return [item.weight];
  if (cues.has("weight") && cues.has("got")) return [item.weight, item.percent];
  if (cues.has("weight")) return [item.weight];
  if (cues.has("grade") || cues.has("got")) return [item.percent];
  return [item.weight, item.percent];
}

function holdsPoints(value: ValueOf<"points">, item: KnownItem, cues: Cues): boolean {
  if (value.of !== undefined) return value.number === item.score && value.of === item.points;
  if (value.is_max) return is(value, item.points);
  const is_score =
    (cues.has("got") || cues.has("grade") || cues.has("done")) && item.score !== null;
  return is(value, is_score ? item.score : item.points);
}

function partsOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
}
