import type { DayRange } from "@/lib/planning/request/asked";
import { holidayDays } from "@/lib/planning/request/holidays";
import type { Match, Token } from "@/lib/planning/request/token";
import { isDay } from "@/lib/time/calendar-days";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import { mondayOf, ofNextWeek, onOrAfter } from "@/lib/time/weekdays";
import { comingDay, month, nextDayOfMonth, nextMonth, week } from "./coming-days";
import { type Frame, type PhraseRule, phrase } from "./rewrite";

const NOT_COUNTED =
  "(?!HOUR|MIN|TIMES|WEEK|DAY|SESSION|TOPICS|CHAPTER|MONTHS|REVIEW|AM|PM|OCLOCK|TOPIC)";
const TILL = "(?:TO|DASH|UNTIL|BY|AND BY)";
const OF_WEEKDAY = "(?:WD COMMA?)?";

/** "30 de enero", "1 de mayo de 2027": the word between says nothing. */
export const OF_MONTHS: PhraseRule[] = [
  phrase("(?<a>NUM) FROM(?=MONTH)", (match) => ({ ...match.get("a"), symbol: "NUM" })),
  phrase("(?<m>MONTH) FROM(?=NUM)", (match) => ({ ...match.get("m"), symbol: "MONTH" })),
];

/** Days and ranges of days, all as DATE; one that no calendar has is NODATE. */
export const DATES: PhraseRule[] = [
  phrase("(?<d>WRITTENDATE)", (match, frame) => written(match.get("d")?.value ?? "", frame)),
  phrase("(?<h>HOLIDAY)", (match, { today }) => {
    const days = holidayDays(match.get("h")?.value ?? "", today);
    return days && { symbol: "DATE", days: [days], value: match.get("h")?.value };
  }),
  phrase("TODAY PART", () => null),
  phrase("TODAY", (_, { today }) => oneDay(today)),
  phrase("TOMORROW", (_, { today }) => oneDay(addDays(today, 1))),
  phrase("AFTERTOMORROW", (_, { today }) => oneDay(addDays(today, 2))),
  phrase("YESTERDAY", (_, { today }) => oneDay(addDays(today, -1))),
  phrase(
    `${OF_WEEKDAY} FROM? (?<a>NUM) ${TILL} ${OF_WEEKDAY} (?<b>NUM) (?<m>MONTH) (?<y>NUM)?${NOT_COUNTED}`,
    rangeOfMonth,
  ),
  phrase(
    `${OF_WEEKDAY} BETWEEN (?<a>NUM) AND (?<b>NUM) (?<m>MONTH) (?<y>NUM)?${NOT_COUNTED}`,
    rangeOfMonth,
  ),
  phrase(`(?<m>MONTH) (?<a>NUM) ${TILL} (?<b>NUM)${NOT_COUNTED}`, rangeOfMonth),
  phrase(`${OF_WEEKDAY} (?<m>MONTH) (?<a>NUM) COMMA? (?<y>NUM)${NOT_COUNTED}`, (match, frame) =>
    (match.get("y")?.number ?? 0) > 1900 ? dayOfMonth(match, frame) : null,
  ),
  phrase("(?<l>NUM(?:COMMA NUM)*) (?:COMMA? AND|COMMA|SLASH) (?<b>NUM) (?<m>MONTH)", listOfMonth),
  phrase(
    `(?<m>MONTH) (?<l>NUM(?:COMMA NUM)*) (?:COMMA? AND|COMMA|SLASH) (?<b>NUM)${NOT_COUNTED}`,
    listOfMonth,
  ),
  phrase(`${OF_WEEKDAY} (?<a>NUM) (?<m>MONTH) (?<y>NUM)?${NOT_COUNTED}`, dayOfMonth),
  phrase(`${OF_WEEKDAY} (?<a>NUM) (?<m>MONTH)`, dayOfMonth),
  phrase(`${OF_WEEKDAY} (?<m>MONTH) (?<a>NUM)${NOT_COUNTED}`, dayOfMonth),
  phrase("WD COMMA? (?<d>DATE)", (match) => {
    const date = match.get("d");
    const [day] = date?.days ?? [];
    const weekday = match.tokens[0];
    if (!date || !day || weekday?.weekend) return null;
    return weekday?.weekdays?.includes(weekdayNumber(day.from))
      ? { symbol: "DATE", days: date.days ?? [] }
      : null;
  }),
  phrase(`(?<a>NUM) (?:TO|DASH|UNTIL|BY) (?<b>NUM)${NOT_COUNTED}`, (match, { today }) => {
    const [first, last] = [match.get("a"), match.get("b")];
    if (!first?.ordinal && !last?.ordinal) return null;
    const from = nextDayOfMonth(first?.number ?? 0, today);
    const to = from && nextDayOfMonth(last?.number ?? 0, from);
    return from && to ? { symbol: "DATE", days: [{ from, to }] } : null;
  }),
  phrase(`${OF_WEEKDAY} (?<a>NUM)${NOT_COUNTED}`, (match, { today }) => {
    if (match.tokens[0]?.weekend) return null;
    const number = match.get("a");
    const day = number?.ordinal ? nextDayOfMonth(number.number ?? 0, today) : null;
    return day ? oneDay(day) : null;
  }),
  phrase(`(?<w>WD) (?<a>NUM)${NOT_COUNTED}`, (match, { today, language }) => {
    // "jeudi 13"
    const day =
      language === "fr" || language === "es"
        ? nextDayOfMonth(match.get("a")?.number ?? 0, today)
        : null;
    const weekday = match.get("w")?.weekdays;
    return day && weekday?.length === 1 && weekday[0] === weekdayNumber(day) ? oneDay(day) : null;
  }),
  phrase("(?<w>WD) (?<d>DATE)", (match) => {
    const [day] = match.get("d")?.days ?? [];
    if (!match.get("w")?.weekend || !day) return null;
    return weekendOf(day.from);
  }),
  phrase("(?<w>WD) (?:THIS|IN THIS) WEEK", (match, { today }) => ofWeek(match, mondayOf(today))),
  phrase("(?<w>WD) (?:IN? NEXT WEEK|WEEK NEXT)", (match, { today }) =>
    ofWeek(match, addDays(mondayOf(today), 7)),
  ),
  phrase("NEXT WEEK (?<w>WD)", (match, { today }) => ofWeek(match, addDays(mondayOf(today), 7))),
  phrase("(?:THIS (?<w>WD)|(?<v>WD) THIS)", (match, { today }) => {
    const weekday = match.get("w") ?? match.get("v");
    if (weekday?.weekend) return weekendOf(today);
    const [day] = weekday?.weekdays ?? [];
    return day === undefined || weekday?.weekdays?.length !== 1
      ? null
      : oneDay(onOrAfter(day, today));
  }),
  phrase("(?:NEXT (?<w>WD)|(?<v>WD) NEXT)", (match, { today }) => {
    const weekday = match.get("w") ?? match.get("v");
    if (weekday?.weekend) return weekendOf(addDays(mondayOf(today), 7));
    const [day] = weekday?.weekdays ?? [];
    return day === undefined || weekday?.weekdays?.length !== 1
      ? null
      : oneDay(ofNextWeek(day, today));
  }),
  phrase("(?:NEXT (?<n>NUM) (?<u>DAY|WEEK)|(?<k>NUM) NEXT (?<x>DAY|WEEK))", (match, { today }) => {
    const count = (match.get("n") ?? match.get("k"))?.number ?? 0;
    const unit = (match.get("u") ?? match.get("x"))?.symbol;
    return {
      symbol: "DATE",
      days: [{ from: today, to: addDays(today, count * (unit === "WEEK" ? 7 : 1) - 1) }],
      ahead: { count, unit: unit === "WEEK" ? "week" : "day" },
    };
  }),
  phrase("(?<f>FIRST|NEXT|LASTPOS) (?<n>NUM)? (?<u>DAY|WEEK) (?<d>MONTH)", weeksOfMonth),
  phrase("(?:WEEK) (?:FROM)? (?<d>DATE)", (match) => {
    const [day] = match.get("d")?.days ?? [];
    return day ? { symbol: "DATE", days: [week(day.from)] } : null;
  }),
  phrase("(?:NEXT WEEK|WEEK NEXT)", (_, { today }) => ({
    symbol: "DATE",
    days: [week(addDays(today, 7))],
  })),
  phrase("THIS WEEK", (_, { today }) => ({
    symbol: "DATE",
    days: [{ from: today, to: week(today).to }],
  })),
  phrase("(?:NEXT MONTHS|MONTHS NEXT)", (_, { today }) => ({
    symbol: "DATE",
    days: [month(`${nextMonth(today)}-01`)],
  })),
  phrase("THIS MONTHS", (_, { today }) => ({
    symbol: "DATE",
    days: [{ from: today, to: month(today).to }],
  })),
  phrase("(?<e>ENDOF|MIDDLEOF|BEGINNINGOF) DASH? (?<m>MONTH|MONTHS|WEEK|DATE)", edgeOf),
  phrase("(?<f>LASTPOS) (?<w>NUM)? (?<u>DAY|WEEK) (?:BEFORE EXAM)?", lastBeforeExam),
  phrase("(?<w>NUM|A) (?<u>DAY|WEEK) BEFORE (?<x>EXAM|DATE)", beforeExam),
  phrase("(?<u>DAY|WEEK) BEFORE (?<x>EXAM|DATE)", beforeExam),
  phrase("(?:IN) FIRST (?<n>NUM)? (?<u>DAY|WEEK)", (match, { today }) => {
    const count = (match.get("n")?.number ?? 1) * (match.get("u")?.symbol === "WEEK" ? 7 : 1);
    return {
      symbol: "DATE",
      days: [{ from: today, to: addDays(today, count - 1) }],
      value: "first",
    };
  }),
  phrase("IN (?<n>NUM|A) (?<u>DAY|WEEK|MONTHS)", ahead),
  phrase("(?<a>DATE) (?:DASH|UNTIL|TO) (?<b>DATE)", (match, { is_moving }) => {
    if (is_moving) return null;
    const [[first], [last]] = [match.get("a")?.days ?? [], match.get("b")?.days ?? []];
    if (!first || !last || last.to < first.from) return null;
    return { symbol: "DATE", days: [{ from: first.from, to: last.to }] };
  }),
  phrase(
    "(?:FROM|BETWEEN) (?<a>DATE) (?:DASH|UNTIL|TO|AND|BY|TILL) (?<b>DATE)",
    (match, { is_moving }) => {
      if (is_moving) return null;
      const [[first], [last]] = [match.get("a")?.days ?? [], match.get("b")?.days ?? []];
      if (!first || !last || last.to < first.from) return null;
      return { symbol: "DATE", days: [{ from: first.from, to: last.to }] };
    },
  ),
  phrase("(?<a>DATE) (?:COMMA? AND|COMMA|COMMA? OR) (?<b>DATE)(?!AMT|NUM|PART|SPAN)", (match) => {
    const [first, last] = [match.get("a"), match.get("b")];
    if (first?.ahead || last?.ahead) return null;
    return { symbol: "DATE", days: [...(first?.days ?? []), ...(last?.days ?? [])] };
  }),
];

function oneDay(day: string) {
  return { symbol: "DATE", days: [{ from: day, to: day }] };
}

/** `-MM-DD` without a year is the next such day. */
function written(value: string, { today }: Frame) {
  const day = value.startsWith("-")
    ? comingDay(Number(value.slice(1, 3)), Number(value.slice(4)), today)
    : value;
  return day && isDay(day) ? oneDay(day) : { symbol: "NODATE" };
}

function dayOfMonth(match: Match, { today }: Frame) {
  if (match.tokens[0]?.weekend) return null;
  const year = match.get("y")?.number;
  if (year !== undefined && (year < 1900 || year > 2200)) return null;
  const day = comingDay(match.get("m")?.month ?? 0, match.get("a")?.number ?? 0, today, year);
  return day ? oneDay(day) : { symbol: "NODATE" };
}

function rangeOfMonth(match: Match, { today }: Frame) {
  const [first, last] = [match.get("a")?.number ?? 0, match.get("b")?.number ?? 0];
  const number = match.get("m")?.month ?? 0;
  const to = comingDay(number, last, today);
  if (!to) return { symbol: "NODATE" };
  const from = `${to.slice(0, 8)}${String(first).padStart(2, "0")}`;
  return isDay(from) && from <= to ? { symbol: "DATE", days: [{ from, to }] } : null;
}

function listOfMonth(match: Match, { today }: Frame) {
  const numbers = [...match.all("l"), ...match.all("b")].flatMap(({ symbol, number }) =>
    symbol === "NUM" && number ? [number] : [],
  );
  const days = numbers.map((number) => comingDay(match.get("m")?.month ?? 0, number, today));
  if (numbers.some((number) => number > 31)) return null;
  if (days.some((day) => !day)) return { symbol: "NODATE" };
  return { symbol: "DATE", days: days.flatMap((day) => (day ? [{ from: day, to: day }] : [])) };
}

function weekendOf(day: string) {
  const monday = mondayOf(day);
  return { symbol: "DATE", days: [{ from: addDays(monday, 5), to: addDays(monday, 6) }] };
}

function ofWeek(match: Match, monday: string) {
  const weekday = match.get("w");
  if (weekday?.weekend) return weekendOf(monday);
  const [day] = weekday?.weekdays ?? [];
  return day === undefined || weekday?.weekdays?.length !== 1
    ? null
    : oneDay(addDays(monday, (day + 6) % 7));
}

function weeksOfMonth(match: Match, { today }: Frame) {
  const first = comingDay(match.get("d")?.month ?? 0, 1, today);
  if (!first) return null;
  const length = (match.get("n")?.number ?? 1) * (match.get("u")?.symbol === "WEEK" ? 7 : 1);
  if (match.get("f")?.symbol === "LASTPOS") {
    const { to } = month(first);
    return { symbol: "DATE", days: [{ from: addDays(to, 1 - length), to }] };
  }
  if (match.get("f")?.symbol === "NEXT") return null;
  return { symbol: "DATE", days: [{ from: first, to: addDays(first, length - 1) }] };
}

function edgeOf(match: Match, { today }: Frame) {
  const [edge, of] = [match.get("e")?.symbol, match.get("m")];
  const span = spanOf(of, today);
  if (!span) return null;
  if (edge === "ENDOF") return { symbol: "DATE", days: [{ from: span.to, to: span.to }] };
  if (edge === "BEGINNINGOF") return { symbol: "DATE", days: [{ from: span.from, to: span.from }] };
  if (of?.symbol === "WEEK") return null;
  const day = `${span.from.slice(0, 8)}15`;
  return { symbol: "DATE", days: [{ from: day, to: day }] };
}

function spanOf(of: Token | undefined, today: string): DayRange | null {
  if (of?.symbol === "MONTHS") return month(today);
  if (of?.symbol === "WEEK") return week(today);
  if (of?.symbol === "MONTH") {
    const this_month = Number(today.slice(5, 7)) === of.month;
    return this_month ? month(today) : month(comingDay(of.month ?? 0, 1, today) ?? today);
  }
  return of?.days?.[0] ?? null;
}

function beforeExam(match: Match, { exam_date }: Frame) {
  const last = match.get("x")?.symbol === "EXAM" ? exam_date : match.get("x")?.days?.[0]?.from;
  if (!last) return null;
  const is_week = match.get("u")?.symbol === "WEEK";
  const count = match.get("w")?.number ?? 1;
  const day = addDays(last, -count * (is_week ? 7 : 1));
  // "the week before the exam" is all of it, "two days before it" is one day.
  if (is_week && !match.has("w"))
    return { symbol: "DATE", days: [{ from: day, to: addDays(last, -1) }], value: "week_before" };
  return { symbol: "DATE", days: [{ from: day, to: day }] };
}

function lastBeforeExam(match: Match, { exam_date }: Frame) {
  if (!exam_date) return null;
  const count = (match.get("w")?.number ?? 1) * (match.get("u")?.symbol === "WEEK" ? 7 : 1);
  return {
    symbol: "DATE",
    days: [{ from: addDays(exam_date, -count), to: addDays(exam_date, -1) }],
    value: "last",
  };
}

function ahead(match: Match, { today }: Frame) {
  const count = match.get("n")?.number ?? 1;
  const said = match.get("u")?.symbol;
  const unit = said === "WEEK" ? "week" : said === "DAY" ? "day" : "month";
  const days = Math.round(count * { day: 1, week: 7, month: 365 / 12 }[unit]);
  const day = addDays(today, days);
  return { symbol: "DATE", days: [{ from: day, to: day }], ahead: { count, unit } as const };
}
