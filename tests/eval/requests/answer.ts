import type { Asked } from "@/lib/planning/request/asked";
import { readRequest } from "@/lib/planning/request-words";
import { sinceMonday } from "@/lib/time/weekdays";
import { WEEKDAYS } from "./facts";
import type { Meaning, RequestCase } from "./format";
import type { RequestAnswer } from "./judge";

/** What our reader makes of a request, in the schema of the set. */
export function answerTo({ text, now, mode, context }: RequestCase): RequestAnswer {
  const { asked, not_understood, objections } = readRequest(text, {
    today: now.at.slice(0, "YYYY-MM-DD".length),
    topic_titles: context.topics.map(({ title }) => title),
    mode,
    exam_date: context.exam_date,
    ...(context.sessions && { sessions: context.sessions }),
  });
  return { understood: inSchema(asked), not_understood, said: objections.map(({ kind }) => kind) };
}

/** Weekdays by their names. */
function inSchema(asked: Asked): Meaning {
  const { hours_by_weekday, days_off, days_on, absent_weekly, time_of_day, hours_delta, reviews } =
    asked;
  const named = (days: number[]) => days.map(nameOf);
  const by_name = Object.entries(hours_by_weekday ?? {}).map(([day, hours]) => [
    nameOf(Number(day)),
    hours,
  ]);
  const meaning: Record<string, unknown> = {
    ...asked,
    ...(hours_by_weekday && { hours_by_weekday: Object.fromEntries(by_name) }),
    ...(days_off && { days_off: named(days_off) }),
    ...(days_on && { days_on: named(days_on) }),
    ...(absent_weekly && {
      absent_weekly: absent_weekly.map((each) => ({ ...each, days: named(each.days) })),
    }),
    ...(time_of_day && {
      time_of_day: time_of_day.map(({ days, ...rest }) => ({
        ...rest,
        ...(days && { days: named(days) }),
      })),
    }),
    ...(hours_delta && {
      hours_delta: hours_delta.map(({ on, except_days, ...rest }) => ({
        ...rest,
        on: typeof on === "number" ? nameOf(on) : on,
        ...(except_days && { except_days: named(except_days) }),
      })),
    }),
    ...(reviews && { reviews: { ...reviews, ...(reviews.days && { days: named(reviews.days) }) } }),
  };
  return meaning;
}

function nameOf(weekday: number): string {
  return WEEKDAYS[sinceMonday(weekday)] ?? "";
}
