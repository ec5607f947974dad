import { readRequest } from "@/lib/planning/request-words";
import { sinceMonday } from "@/lib/time/weekdays";
import { WEEKDAYS } from "./facts";
import type { Meaning, RequestCase } from "./format";
import type { RequestAnswer } from "./judge";

/** What our reader makes of a request, in the schema of the set. */
export function answerTo({ text, now, context }: RequestCase): RequestAnswer {
  const today = now.at.slice(0, "YYYY-MM-DD".length);
  const read = readRequest(text, { today, topic_titles: context.topics.map(({ title }) => title) });
  const understood: Meaning = {};
  if (read.hours_per_day) understood.hours_per_day = read.hours_per_day;
  if (read.hours_by_weekday) {
    const named = Object.entries(read.hours_by_weekday);
    understood.hours_by_weekday = Object.fromEntries(
      named.map(([day, hours]) => [nameOf(Number(day)), hours]),
    );
  }
  if (read.weekdays_off.length > 0) understood.days_off = read.weekdays_off.map(nameOf);
  if (read.days_off.length > 0) {
    understood.absent = read.days_off.map((day) => ({ from: day, to: day }));
  }
  if (read.first_day) understood.not_before = read.first_day;
  if (read.last_day) understood.finish_by = read.last_day;
  if (read.weeks) understood.weeks = read.weeks;
  if (read.focus.length > 0) {
    understood.emphasis = read.focus.map((topic) => ({ topic, level: "more" }));
  }
  if (read.skip.length > 0) understood.skip = read.skip;
  if (read.progression) Object.assign(understood, PROGRESSIONS[read.progression]);
  return { understood, not_understood: [], said: [] };
}

const PROGRESSIONS = {
  gradual: { order: { mode: "easy_first" } },
  mixed: { order: { mode: "mixed" } },
  front_loaded: { order: { mode: "hard_first" } },
  back_loaded: { pace: "back_loaded" },
};

function nameOf(weekday: number): string {
  return WEEKDAYS[sinceMonday(weekday)] ?? "";
}
