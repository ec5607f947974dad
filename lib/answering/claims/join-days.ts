import type { Unit } from "./units";
import { NOON, type Value } from "./values";
import type { Tag } from "./words/claim-words";

/** "Monday, 30 November" is one day: its comma parts nothing. */
export function joinDays(units: readonly Unit[], values: readonly Value[]): void {
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    const comma = units[value.at + 1];
    if (
      value.kind === "weekday" &&
      next?.kind === "date" &&
      comma?.raw === "," &&
      next.at - value.at < 5
    )
      comma.used = true;
  }
}

/** "Heute in einer Woche", "a week from today": the day that is counted from says nothing more. */
export function withoutToday(units: readonly Unit[], values: Value[]): Value[] {
  const others = values.filter(
    (value) => (value.kind === "offset" && value.days !== 0) || value.kind === "month_from_now",
  );
  return values.filter(
    (value) =>
      value.kind !== "offset" ||
      value.days !== 0 ||
      (!(others.length > 0 && units[value.at - 1]?.tags.has("from")) &&
        !others.some(({ at }) => !isParted(units, Math.min(at, value.at), Math.max(at, value.at)))),
  );
}

/** "A week from Friday", "Freitag in einer Woche": one day, a week after the coming one. */
export function weekAfter(units: readonly Unit[], values: Value[]): Value[] {
  const week = values.find(
    (value) => value.kind === "offset" && value.days > 0 && value.days % 7 === 0,
  );
  const day = values.find(
    (value) => value.kind === "weekday" || (value.kind === "offset" && value.days === 1),
  );
  if (
    week?.kind !== "offset" ||
    !day ||
    isParted(units, Math.min(week.at, day.at), Math.max(week.at, day.at))
  )
    return values;
  const after: Value =
    day.kind === "weekday"
      ? { ...day, is_week_after: true }
      : { at: day.at, kind: "offset", days: week.days + 1 };
  if (day.kind === "weekday" && week.days > 7) return values;
  return values.filter((value) => value !== week).map((value) => (value === day ? after : value));
}

/** "Just before Christmas, on 23 December": a time of the year says nothing beside a day. */
export function withoutSeason(units: readonly Unit[], values: Value[]): Value[] {
  const is_dated = values.some(
    (value) => value.kind === "date" && value.dates[0]?.day !== undefined,
  );
  if (!is_dated) return values;
  return values.filter((value) => value.kind !== "unread" || !units[value.at]?.tags.has("season"));
}

/** "It ends at 17:00, though it begins at 15:30": the later of two times is the end where an end is spoken of. */
export function endsApart(units: readonly Unit[], values: Value[]): Value[] {
  const times = values.filter((value) => value.kind === "time" && value.to === undefined);
  const [first, second] = times;
  if (first?.kind !== "time" || second?.kind !== "time" || times.length > 2) return values;
  const is_said = units.some(
    ({ tags, named, quote }) => !named && !quote && tags.has("end") && !tags.has("at"),
  );
  if (!is_said) return values;
  // Half past five behind 15:30 is 17:30.
  const isLate = (value: typeof first, other: typeof first) =>
    value.is_of_twelve && value.minute < NOON && other.minute >= NOON;
  const minuteOf = (value: typeof first, other: typeof first) =>
    isLate(value, other) ? value.minute + NOON : value.minute;
  const end = minuteOf(first, second) > minuteOf(second, first) ? first : second;
  return values.map((value) => (value === end ? { ...end, is_end: true } : value));
}

/** "'s Avonds om zeven uur", "tonight at 8": an hour of a clock of twelve is of the part of the day before it. */
export function inPartOfDay(units: readonly Unit[], values: Value[]): Value[] {
  const kept = new Set(values);
  const shifted = values.map((value) => {
    if (value.kind !== "time" || value.minute >= NOON) return value;
    const from = Math.max(0, value.at - FAR_PART);
    const start = units.findLastIndex(({ raw }, at) => at < value.at && /^[,;]$/.test(raw)) + 1;
    const at = units.findLastIndex(
      ({ tags, named, quote }, index) =>
        index < value.at &&
        index >= Math.max(from, start) &&
        !named &&
        !quote &&
        PARTS_OF_DAY.some((tag) => tags.has(tag)),
    );
    const tags = units[at]?.tags;
    if (!tags || (tags.has("morning") && tags.has("evening"))) return value;
    const part = values.find((each) => each.kind === "day_part" && each.at === at);
    if (part) kept.delete(part);
    const { is_of_twelve: _, ...plain } = value;
    return tags.has("morning") ? plain : { ...plain, minute: (value.minute % NOON) + NOON };
  });
  return shifted.filter((value, at) => value !== values[at] || kept.has(value));
}

const FAR_PART = 4;

const PARTS_OF_DAY: readonly Tag[] = ["morning", "afternoon", "evening"];

const MOST_BETWEEN = 6;

function isParted(units: readonly Unit[], from: number, to: number): boolean {
  return to - from > MOST_BETWEEN || units.slice(from, to).some(({ raw }) => /^[,;]$/.test(raw));
}
