import { halfOf } from "./read-times";
import type { Unit } from "./units";
import { NOON, type Value, type ValueOf } from "./values";

/** "13:15 to 13:45" is one value. */
export function spans(units: readonly Unit[], values: Value[]): Value[] {
  const joined: Value[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    if (last && isJoined(units, last.at, value.at)) {
      const span = spanOf(units, last, value);
      if (span) {
        joined[joined.length - 1] = span;
        continue;
      }
    }
    joined.push(value);
  }
  return joined;
}

function isJoined(units: readonly Unit[], from: number, to: number): boolean {
  const between = units.slice(from + 1, to).filter(({ used }) => !used);
  if (between.length === 0 || between.length > 3) return false;
  return (
    between.some(({ tags, raw }) => tags.has("to") || /^[-~～〜]$/.test(raw)) &&
    between.every(
      ({ tags, raw, named }) =>
        !named && (tags.size > 0 || /^[-~～〜]$/.test(raw) || raw.length < 4),
    )
  );
}

function spanOf(units: readonly Unit[], from: Value, to: Value): Value | null {
  // "Między 9 a 11", "10-11:30"
  const is_dash = units.slice(from.at + 1, to.at).every(({ raw }) => /^[-~～〜]$/.test(raw));
  if (from.kind === "unread" && to.kind === "unread") {
    const hours = [from.number, to.number];
    const is_begun = units
      .slice(Math.max(0, from.at - 2), from.at)
      .some(({ tags }) => tags.has("from"));
    const [first, last] = hours.map((hour) => (Number.isInteger(hour) ? (hour ?? HOURS) : HOURS));
    if (!is_begun || first === undefined || last === undefined) return null;
    if (first >= HOURS || last >= HOURS || !isBareNumber(units, to.at)) return null;
    return { at: from.at, kind: "time", minute: 60 * first, to: 60 * last, is_of_twelve: true };
  }
  // "Von 15 bis 16 Uhr", "between 1 and 2:30 p.m."
  if (from.kind === "unread" && to.kind === "time" && to.to === undefined) {
    const begins = units
      .slice(Math.max(0, from.at - 2), from.at)
      .some(({ tags }) => tags.has("from"));
    const minute = (from.number ?? HOURS) * 60;
    if (!(begins || is_dash) || !Number.isInteger(minute) || minute >= HOURS * 60) return null;
    return spanOf(units, { at: from.at, kind: "time", minute }, to);
  }
  if (from.kind === "time" && to.kind === "time" && from.to === undefined) {
    const is_of_twelve = from.is_of_twelve || to.is_of_twelve;
    const minute = sharedHalf(units, from, to);
    // "下午一点半到三点" ends in the afternoon as well.
    const is_shared = to.minute < minute && minute >= NOON && to.minute + NOON > minute;
    const until = is_shared ? to.minute + NOON : to.minute;
    return { ...from, minute, to: until, ...(is_of_twelve && { is_of_twelve }) };
  }
  if (from.kind === "date" && to.kind === "date" && !from.to) {
    const begins = units
      .slice(Math.max(0, from.at - 2), from.at)
      .some(({ tags }) => tags.has("from") || tags.has("lasts"));
    return begins || from.dates[0]?.day === undefined ? { ...from, to: to.dates } : null;
  }
  return null;
}

function isBareNumber(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  return next === undefined || /^[.,;!?)]$/.test(next.raw);
}

const HOURS = 24;
/** "2:00 to 3:45 PM" begins in the afternoon as well. */
function sharedHalf(units: readonly Unit[], from: ValueOf<"time">, to: ValueOf<"time">): number {
  const is_said = halfOf(units[from.at + 1]) ?? halfOf(units[from.at - 1]);
  const later = from.minute + NOON;
  const is_afternoon = halfOf(units[to.at + 1]) === "pm" || halfOf(units[to.at + 2]) === "pm";
  return !is_said && is_afternoon && from.minute < NOON && later <= to.minute ? later : from.minute;
}
