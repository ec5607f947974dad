import { longDay } from "@/lib/time/calendar-words";
import { WEEKDAY_NAMES } from "@/lib/time/names";
import { sinceMonday } from "@/lib/time/weekdays";
import type { Amount, Asked, Part, TimeWish } from "./asked";
import { WEEKEND, WORKDAYS } from "./days";

/** A sentence for one thing that was understood, the field that holds it, and of some which part or value of it. */
export type UnderstoodPart = { field: keyof Asked; detail?: string; text: string };
type Sentence = string | false | undefined | { detail: string; text: string | false | undefined };
type Teller = (asked: Asked, day: (date: string) => string) => Sentence[];

/** One plain sentence for each thing that was understood. */
export function understoodParts(asked: Asked, today: string): UnderstoodPart[] {
  const fields = Object.keys(TELLERS) as (keyof Asked)[];
  return fields.flatMap((field) =>
    asked[field] === undefined
      ? []
      : TELLERS[field](asked, (date) => longDay(date, today)).flatMap((said) => {
          const { detail, text } =
            typeof said === "object" ? said : { detail: undefined, text: said };
          return text ? [{ field, text, ...(detail && { detail }) }] : [];
        }),
  );
}

const TELLERS: Record<keyof Asked, Teller> = {
  not_before: ({ not_before }, day) => [not_before && `Starting ${day(not_before)}`],
  from_date: ({ from_date }, day) => [from_date && `From ${day(from_date)} on`],
  weeks: ({ weeks }) => [weeks === 1 ? "One week" : `${weeks} weeks`],
  exam_date: ({ exam_date }, day) => [exam_date && `Exam on ${day(exam_date)}`],
  finish_by: ({ finish_by }, day) => [finish_by && `Until ${day(finish_by)}`],
  learn_by: ({ learn_by }, day) => [learn_by && `Nothing new after ${day(learn_by)}`],
  hours_per_day: ({ hours_per_day }) => [`${hoursText(hours_per_day)} a day`],
  hours_by_weekday: ({ hours_by_weekday }) => hoursByDay(hours_by_weekday ?? {}),
  hours_per_week: ({ hours_per_week }) => [`${hoursText(hours_per_week)} a week`],
  hours_total: ({ hours_total }) => [`${hoursText(hours_total)} in total`],
  hours_on_date: ({ hours_on_date }, day) =>
    (hours_on_date ?? []).map(({ date, hours }) => `${hoursText(hours)} on ${day(date)}`),
  hours_delta: ({ hours_delta }, day) =>
    (hours_delta ?? []).map((delta) => {
      const text = deltaText(delta, day);
      return delta.hours === undefined ? { detail: "direction", text } : text;
    }),
  sessions_per_week: ({ sessions_per_week }) => [
    `${sessions_per_week === 1 ? "1 session" : `${sessions_per_week} sessions`} a week`,
  ],
  every_n_days: ({ every_n_days }) => [
    every_n_days === 2 ? "Every other day" : `Every ${every_n_days} days`,
  ],
  session_minutes: ({ session_minutes }) => [`${amountText(session_minutes)} minutes a session`],
  days_off: ({ days_off = [] }) => [days_off.length > 0 && `${namesOf(days_off)} off`],
  days_on: ({ days_on = [] }) => [`Also on ${inSentence(namesOf(days_on))}`],
  absent: ({ absent }, day) =>
    (absent ?? []).map((range) => {
      const text = absentText(range, day);
      return range.part ? { detail: "part", text } : text;
    }),
  absent_weekly: ({ absent_weekly }) =>
    (absent_weekly ?? []).map(({ days, part }) => `No studying ${whenOf({ days, part })}`),
  time_of_day: ({ time_of_day }) => (time_of_day ?? []).map((time) => `Studying ${whenOf(time)}`),
  emphasis: ({ emphasis = [] }) =>
    (["more", "less"] as const).map((level) => {
      const topics = emphasis.filter((each) => each.level === level).map(({ topic }) => topic);
      const text =
        topics.length > 0 && `${level === "more" ? "More" : "Less"} on ${listOf(topics)}`;
      return { detail: level, text };
    }),
  order: ({ order = {} }) => [
    order.mode && { detail: order.mode, text: ORDERS[order.mode] },
    order.not_mode && {
      detail: `not_${order.not_mode}`,
      text: `Not: ${ORDERS[order.not_mode].toLowerCase()}`,
    },
    order.first && { detail: "first", text: `${listOf(order.first)} first` },
    order.last && { detail: "last", text: `${listOf(order.last)} last` },
    ...(order.before ?? []).map(([a, b]) => ({ detail: "before", text: `${a} before ${b}` })),
  ],
  skip: ({ skip = [] }) => [skip.length > 0 && `Without ${listOf(skip)}`],
  restrict_to: ({ restrict_to = [] }) => [`Only ${listOf(restrict_to)}`],
  done: ({ done = [] }) => [`You know ${listOf(done)}`],
  pace: ({ pace }, day) => [
    typeof pace === "object"
      ? {
          detail: "period",
          text: `${PACES[pace.value]} from ${day(pace.from)} to ${day(pace.to)}`,
        }
      : pace && { detail: pace, text: PACES[pace] },
  ],
  breaks: ({ breaks = {} }) => [
    breaks.minutes !== undefined && `Breaks of ${breaks.minutes} minutes`,
    breaks.every_minutes !== undefined && `A break every ${breaks.every_minutes} minutes`,
    breaks.buffer_days !== undefined &&
      `${breaks.buffer_days === 1 ? "1 day" : `${breaks.buffer_days} days`} to spare before the exam`,
  ],
  reviews: ({ reviews = {} }, day) => [
    reviews.amount && REVIEWS[reviews.amount],
    reviews.per_topic !== undefined && `${reviews.per_topic} reviews a topic`,
    reviews.minutes !== undefined && `Reviews of ${reviews.minutes} minutes`,
    reviews.days && `Reviews on ${inSentence(namesOf(reviews.days))}`,
    reviews.on && `Reviews on ${listOf(reviews.on.map(day))}`,
    reviews.only_from && `Only reviews from ${day(reviews.only_from)}`,
    reviews.next_day && "Reviews on the next day",
  ],
  moves: ({ moves }, day) =>
    (moves ?? []).map(({ sessions, to_date, to_days, to_start, part, shift_days }) => {
      const what =
        sessions === "all_open"
          ? "All sessions"
          : sessions.length === 1
            ? "A session"
            : `${sessions.length} sessions`;
      if (shift_days)
        return `${what} ${Math.abs(shift_days)} ${dayWord(shift_days)} ${shift_days > 0 ? "later" : "earlier"}`;
      const days = to_date ? [to_date] : (to_days ?? []);
      const place = days.length > 0 ? ` to ${days.map(day).join(" or ")}` : "";
      const text = `${what} moved${place}${to_start ? ` at ${to_start}` : ""}`;
      if (!part || to_start) return text;
      return { detail: "part", text: `${text} ${PARTS[part]}` };
    }),
  remove: ({ remove = [] }) => [
    remove.length === 1 ? "Without one session" : `Without ${remove.length} sessions`,
  ],
  add: ({ add }, day) =>
    (add ?? []).map(({ topic, title, date, hours }) => addedText(topic ?? title, hours, day(date))),
  undo: () => ["Take back the last change"],
};

const ORDERS = {
  course: "In the order of the course",
  easy_first: "Easy topics first",
  hard_first: "Hard topics first, as early as possible",
  reverse: "From the last topic to the first",
  mixed: "Easy and hard topics in turn",
} as const;
const PACES = {
  even: "Spread evenly",
  front_loaded: "Most of the work early",
  back_loaded: "A light start and more towards the end",
  lighter: "A lighter pace",
} as const;
const REVIEWS = { more: "More reviews", less: "Fewer reviews", none: "No reviews" } as const;
const PARTS: Record<Part, string> = {
  morning: "in the morning",
  afternoon: "in the afternoon",
  evening: "in the evening",
};
const EVERY_DAY = 7;

function hoursByDay(hours: Partial<Record<number, Amount>>): string[] {
  const byAmount = new Map<string, number[]>();
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const amount = hours[weekday];
    if (amount === undefined) continue;
    const text = hoursText(amount);
    byAmount.set(text, [...(byAmount.get(text) ?? []), weekday]);
  }
  return [...byAmount].map(([text, days]) => `${text} on ${inSentence(namesOf(days))}`);
}

function deltaText(
  delta: NonNullable<Asked["hours_delta"]>[number],
  day: (date: string) => string,
): string {
  const { on, hours, direction, except_days } = delta;
  const what =
    hours === undefined
      ? direction === "less"
        ? "Less"
        : "More"
      : `${hoursText(Math.abs(hours))} ${hours < 0 ? "less" : "more"}`;
  const when =
    typeof on === "number"
      ? `on ${inSentence(namesOf([on]))}`
      : on === "every_day"
        ? "a day"
        : `on ${day(on)}`;
  return `${what} ${when}${except_days ? `, but not on ${inSentence(namesOf(except_days))}` : ""}`;
}

function absentText(
  { from, to, part }: NonNullable<Asked["absent"]>[number],
  day: (date: string) => string,
): string {
  const when = from === to ? `on ${day(from)}` : `from ${day(from)} to ${day(to)}`;
  return `No studying ${when}${part ? ` ${PARTS[part]}` : ""}`;
}

function whenOf({ days, part, from, to }: TimeWish): string {
  const clock =
    from && to ? `from ${from} to ${to}` : from ? `from ${from} on` : to ? `until ${to}` : "";
  const names = days && days.length < EVERY_DAY ? `on ${inSentence(namesOf(days))}` : "";
  return [part && PARTS[part], clock, names].filter(Boolean).join(" ");
}

function namesOf(weekdays: number[]): string {
  if (isJust(weekdays, WEEKEND)) return "Weekends";
  if (isJust(weekdays, WORKDAYS)) return "Weekdays";
  const ordered = [...weekdays].sort((a, b) => sinceMonday(a) - sinceMonday(b));
  return listOf(ordered.map((weekday) => `${WEEKDAY_NAMES[weekday]}s`));
}

function inSentence(names: string): string {
  return names === "Weekends" || names === "Weekdays" ? names.toLowerCase() : names;
}

function isJust(weekdays: number[], group: number[]): boolean {
  return weekdays.length === group.length && group.every((day) => weekdays.includes(day));
}

function hoursText(amount: Amount | undefined): string {
  return amount === 1 ? "1 hour" : `${amountText(amount)} hours`;
}

function amountText(amount: Amount | undefined): string {
  if (typeof amount !== "object") return String(amount ?? 0);
  const { min, max } = amount;
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return max === undefined ? `At least ${min}` : `At most ${max}`;
}

function listOf(names: string[]): string {
  const [last, ...others] = names.toReversed();
  return others.length === 0 ? (last ?? "") : `${others.toReversed().join(", ")} and ${last}`;
}

function dayWord(count: number): string {
  return Math.abs(count) === 1 ? "day" : "days";
}

function addedText(what: string | undefined, hours: number | undefined, day: string): string {
  return `${hours ? hoursText(hours) : "A session"} more${what ? ` for ${what}` : ""} on ${day}`;
}
