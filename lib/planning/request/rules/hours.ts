import type { DayRange } from "@/lib/planning/request/asked";
import { afterToday } from "@/lib/planning/request/days";
import type { Frame } from "@/lib/planning/request/phrases/rewrite";
import type { Match, Token } from "@/lib/planning/request/token";
import { addDays, daysBetween } from "@/lib/time/dates";
import { isTooMuch, LONGEST_DAY, saysHours, scaled, tooMuch } from "./amounts";
import { type MeaningRule, type Meant, objection, rule } from "./rule";

const EVERY_DAY = "(?:EACH DAY|DAY|OTHERDAYS)";
const MORE_OR_LESS = "(?<dir>MORE|LESS|LATER|EARLIER)";

export const HOURS: MeaningRule[] = [
  rule("(?<a>AMT) (?:IN)? TOTAL", (match) => total(match)),
  rule("TOTAL COLON? (?<a>AMT)", (match) => total(match)),
  // More or less than the plan has.
  rule(`EACH? (?:DAY) (?<a>AMT) ${MORE_OR_LESS} EXCEPT (?<x>WD)`, (match, frame) =>
    delta(match, frame),
  ),
  rule(`(?<a>AMT) ${MORE_OR_LESS} (?:EACH? DAY) EXCEPT (?<x>WD)`, (match, frame) =>
    delta(match, frame),
  ),
  rule(`(?<a>AMT) ${MORE_OR_LESS} EACH? (?<on>WD|DATE|DAY)`, (match, frame) => delta(match, frame)),
  rule(`(?<on>WD|DATE) (?:BY|COLON)? (?<a>AMT) ${MORE_OR_LESS}`, (match, frame) =>
    delta(match, frame),
  ),
  rule("ADD? (?<a>AMTMORE) TO? EACH? (?<on>WD|DATE|DAY)", (match, frame) => delta(match, frame, 1)),
  rule("(?<on>WD|DATE) (?<a>AMTMORE)", (match, frame) => delta(match, frame, 1)),
  rule("EACH (?<on>DAY) (?<a>AMTMORE)", (match, frame) => delta(match, frame, 1)),
  rule(`EACH (?<on>DAY) (?<a>AMT) ${MORE_OR_LESS}`, (match, frame) => delta(match, frame)),
  rule(`${MORE_OR_LESS} (?:BY)? (?<a>AMT) EACH? (?<on>WD|DATE|DAY)(?!NUM)`, (match, frame) =>
    delta(match, frame),
  ),
  rule("ADD (?<a>AMT) TO? EACH? (?<on>WD|DAY)", (match, frame) =>
    frame.mode === "change" ? delta(match, frame, 1) : null,
  ),
  rule("REMOVE (?<a>AMT) (?:FROM) (?<on>WD|DAY)", (match, frame) => delta(match, frame, -1)),
  rule(`${MORE_OR_LESS} HOUR? (?<on>WD)(?!AMT|NUM|REVIEW|COLON AMT)`, (match, frame) =>
    direction(match, frame),
  ),
  rule(
    `(?<on>WD) SESSION? COLON? ${MORE_OR_LESS} HOUR?(?!TOPIC|REVIEW|FOCUS|AMT)`,
    (match, frame) => direction(match, frame),
  ),
  // Sessions of a week and their length.
  rule("ONLY? (?<n>NUM) (?:TIMES|SESSION|DAY) EACH? WEEK", (match) => count(match)),
  rule("EACH WEEK (?<n>NUM) (?:TIMES|SESSION|DAY)", (match) => count(match)),
  rule("EACH (?<n>NUM) DAY (?<a>AMT)?", (match) => everyDays(match.get("n")?.number ?? 0, match)),
  rule("(?<a>AMT) EACH (?<n>NUM) DAY", (match) => everyDays(match.get("n")?.number ?? 0, match)),
  rule("OTHERDAY COMMA? (?<a>AMT)?", (match) => everyDays(2, match)),
  rule("(?<a>AMT) OTHERDAY", (match) => everyDays(2, match)),
  rule("(?<a>AMT) (?:DASH)? (?:FOR|EACH)? (?:ATONCE|EACH TIMES|EACH SESSION)", (match) =>
    length(match),
  ),
  rule("(?<a>AMT) DASH? SESSION", (match) => length(match)),
  rule("NOT SESSION (?:FROM|FOR)* (?<a>AMT)", (match) => notLonger(match)),
  rule("SESSION (?:FOR|COLON|FROM|MOST|ONLY)* (?<a>AMT)(?!EACH? DAY|EACH? WEEK|NOT)", (match) =>
    length(match),
  ),
  // Hours of weekdays, dates, a week and a day.
  rule(
    "(?<!FROM)(?<d>WD|DATE) SESSION? COLON? ONLY? (?<a>AMT) (?:INSTEAD|NOT) (?:AMT|NUM)(?:HOUR)?",
    (match, frame) => onDays(match, frame),
  ),
  rule("ONLY? (?<a>AMT) EACH? (?<d>WD) (?<s>SPAN|PART)", (match, frame) => withTimes(match, frame)),
  rule("(?<d>WD) COLON? (?<s>SPAN|PART) (?:COMMA|FOR|COLON)* (?<a>AMT)", (match, frame) =>
    withTimes(match, frame),
  ),
  rule("(?<d>WD) COLON? (?<a>AMT) (?<s>SPAN|PART)", (match, frame) => withTimes(match, frame)),
  rule("(?<a>AMT) EACH? DAY (?<d>WD|DATE)", (match, frame) => onDays(match, frame)),
  rule("(?<!FROM)(?<d>WD|DATE) COLON? ONLY? (?<a>AMT) EACH? DAY", (match, frame) =>
    onDays(match, frame),
  ),
  rule("(?<a>AMT) EACH? WEEK", (match) => weekly(match)),
  rule("EACH WEEK COLON? (?<a>AMT)", (match) => weekly(match)),
  rule("WEEK COLON? (?<a>AMT)", (match) => weekly(match)),
  rule("ONLY? (?<a>AMT) EACH (?<p>PART)", (match) => inPart(match)),
  rule("EACH (?<p>PART) ONLY? (?<a>AMT)", (match) => inPart(match)),
  rule(`ONLY? (?<a>AMT) ${EVERY_DAY}(?!WD|TIMES|SESSION)`, (match) => daily(match)),
  rule("ONLY? (?<a>AMT) DAY", (match) => daily(match)),
  rule("(?:EACH DAY|OTHERDAYS) COLON? ONLY? (?<a>AMT)", (match) => daily(match)),
  rule("OTHERDAYS COLON? ONLY? (?<a>NUM)", (match, _, tokens) => {
    const hours = match.get("a")?.number;
    return hours && saysHours(tokens) && hours <= LONGEST_DAY ? { hours_per_day: hours } : null;
  }),
  rule("(?<a>AMT) OTHERDAYS", (match) => daily(match)),
  rule(
    "(?<!FROM)(?<d>WD|DATE) (?:COLON|DASH|EACH|FREE|OFF FOR|IN)? ONLY? (?<a>AMT)(?!BREAK|MORE|LESS|REVIEW)",
    (match, frame) => onDays(match, frame),
  ),
  rule("ONLY? (?<a>AMT) (?:FROM)? EACH? (?<d>WD|DATE)(?!DASH NUM|NUM|AMT)", (match, frame) =>
    onDays(match, frame),
  ),
  rule("LESS (?<d>WD|DATE) TO (?<a>AMT)", (match, frame) => onDays(match, frame)),
  rule("(?<a>NUM) (?<d>WD)(?!AMT|NUM)", (match, frame, tokens) => bareHours(match, frame, tokens)),
  rule(
    "(?<d>WD) COLON? ONLY? (?<a>NUM)(?!DASH|TO|MONTH|HOUR|AMT|TIMES|REVIEW)",
    (match, frame, tokens) => bareHours(match, frame, tokens),
  ),
  rule(`${MORE_OR_LESS} (?<a>AMT) EACH? (?<on>DAY)`, (match, frame) => delta(match, frame)),
  rule(`${MORE_OR_LESS} EACH (?<on>DAY)`, (match, frame) => direction(match, frame)),
  rule(`${MORE_OR_LESS} HOUR EACH? (?<on>DAY)?`, (match, frame) =>
    frame.mode === "change" ? direction(match, frame) : null,
  ),
];

const MOST_OF_WEEK = 98;

function total(match: Match): Meant {
  const amount = match.get("a")?.amount;
  return amount === undefined ? null : { hours_total: amount };
}

function weekly(match: Match): Meant {
  const amount = match.get("a")?.amount;
  if (amount === undefined) return null;
  return isTooMuch(amount, MOST_OF_WEEK)
    ? objection("impossible", "That is more than a week has room for.")
    : { hours_per_week: amount };
}

function daily(match: Match): Meant {
  const amount = match.get("a")?.amount;
  if (amount === undefined) return null;
  return isTooMuch(amount) ? tooMuch() : { hours_per_day: amount };
}

function inPart(match: Match): Meant {
  const [amount, part] = [match.get("a")?.amount, match.get("p")?.part];
  return amount === undefined || !part ? null : { hours_per_day: amount, time_of_day: [{ part }] };
}

function length(match: Match): Meant {
  const amount = match.get("a")?.amount;
  return amount === undefined ? null : { session_minutes: scaled(amount, 60) };
}

/** "No session of more than 50 minutes": what was read as the least is the most. */
function notLonger(match: Match): Meant {
  const amount = match.get("a")?.amount;
  if (typeof amount !== "object" || amount.min === undefined) return null;
  return { session_minutes: scaled({ max: amount.min }, 60) };
}

function count(match: Match): Meant {
  const number = match.get("n")?.number ?? 0;
  const of_days = match.tokens.some(({ symbol }) => symbol === "DAY");
  if (of_days && number > 7) return objection("impossible", "A week has seven days.");
  return Number.isInteger(number) && number > 0 && number < 50
    ? { sessions_per_week: number }
    : null;
}

function everyDays(days: number, match: Match): Meant {
  const amount = match.get("a")?.amount;
  if (!Number.isInteger(days) || days < 2 || days > 30) return null;
  return {
    every_n_days: days,
    ...(amount !== undefined && { session_minutes: scaled(amount, 60) }),
  };
}

/** A weekday said once is the next one where a plan is changed, and each of them where one is made. */
function isOnce(day: Token | undefined, { mode }: Frame): boolean {
  return mode === "change" && !day?.weekly && (day?.weekdays?.length ?? 0) === 1;
}

function onDays(match: Match, frame: Frame): Meant {
  const [day, amount] = [match.get("d"), match.get("a")?.amount];
  const is_kind = day?.value !== "own" && match.tokens.some(({ symbol }) => symbol === "SESSION");
  if (amount === undefined) return null;
  if (isTooMuch(amount)) return tooMuch();
  if (day?.days || (isOnce(day, frame) && !is_kind)) {
    const once = day?.weekdays?.[0];
    const days = day?.days
      ? eachDay(day.days)
      : once === undefined
        ? []
        : [afterToday(once, frame.today)];
    if (typeof amount !== "number" || days.length > 62) return null;
    return { hours_on_date: days.map((date) => ({ date, hours: amount })) };
  }
  const weekdays = day?.weekdays ?? [];
  return { hours_by_weekday: Object.fromEntries(weekdays.map((weekday) => [weekday, amount])) };
}

function withTimes(match: Match, frame: Frame): Meant {
  const found = onDays(match, frame);
  const { part, from, until } = match.get("s") ?? {};
  const days = match.get("d")?.weekdays;
  if (!found || !("hours_by_weekday" in found) || !days) return null;
  const time = { days, ...(part && { part }), ...(from && { from }), ...(until && { to: until }) };
  return { ...found, time_of_day: [time] };
}

function eachDay(ranges: DayRange[]): string[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)),
  );
}

/** "2 hours a day, 3 on Saturday": a number without its unit, after one with it. */
function bareHours(match: Match, frame: Frame, tokens: readonly Token[]): Meant {
  const number = match.get("a");
  const hours = number?.number;
  if (!hours || number?.ordinal || !saysHours(tokens) || hours > LONGEST_DAY) return null;
  const day = match.get("d");
  if (isOnce(day, frame)) return null;
  return {
    hours_by_weekday: Object.fromEntries((day?.weekdays ?? []).map((weekday) => [weekday, hours])),
  };
}

function delta(match: Match, frame: Frame, sign?: number): Meant {
  const amount = match.get("a")?.amount;
  const by = sign ?? signOf(match);
  if (typeof amount !== "number" || by === 0) return null;
  const except_days = match.get("x")?.weekdays;
  return {
    hours_delta: placesOf(match, frame).map((on) => ({
      on,
      hours: by * amount,
      ...(except_days && { except_days }),
    })),
  };
}

function direction(match: Match, frame: Frame): Meant {
  const by = signOf(match);
  const said = by < 0 ? ("less" as const) : ("more" as const);
  return by === 0
    ? null
    : { hours_delta: placesOf(match, frame).map((on) => ({ on, direction: said })) };
}

function signOf(match: Match): number {
  return { MORE: 1, LESS: -1 }[match.get("dir")?.symbol ?? ""] ?? 0;
}

function placesOf(match: Match, frame: Frame): (number | string)[] {
  const on = match.get("on");
  if (on?.days) return eachDay(on.days);
  if (isOnce(on, frame)) return [afterToday(on?.weekdays?.[0] ?? 0, frame.today)];
  return on?.weekdays ?? ["every_day"];
}
