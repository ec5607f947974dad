import { type DayOfYear, daysOfOneTerm, isSameDay } from "@/lib/documents/dates/days-of-year";
import type { Fact } from "@/lib/documents/evidence";
import type { Dating, DocumentDate } from "@/lib/documents/extract/dating";
import type { SyllabusItem } from "./types";

/** Numbers with a stroke between them are often no days. */
const FEWEST_BARE = 5;

/**
 * The days of a syllabus where nothing in it tells their year, in the order of its term: all of them are lost unless
 * somebody names the year. Empty where any of the work has a day by what the document says.
 */
export function undatedDays({ dates }: Dating, items: Fact<SyllabusItem>[]): DayOfYear[] {
  const isDated = items.some(({ value: { due } }) => due && due.year_from !== "term");
  if (isDated) return [];
  const undated = dates.filter(
    (each) => each.year === null && !each.time?.stamp && isWithoutYear(each),
  );
  const days = daysOfOneTerm(undated.map(({ month, day, weekday }) => ({ month, day, weekday })));
  const of_term = undated.filter((each) => days.some((day) => isSameDay(day, each)));
  const is_sure = of_term.some(({ bare }) => !bare) || isSchedule(of_term, days);
  return is_sure ? days : [];
}

/** What a term that somebody gave has dated had no year before. */
function isWithoutYear({ resolved }: DocumentDate): boolean {
  return resolved.date === null ? resolved.problem === "no_year" : resolved.year_from === "term";
}

/** Days follow each other down a page; fractions do not. */
function isSchedule(mentions: DocumentDate[], days: DayOfYear[]): boolean {
  if (days.length < FEWEST_BARE) return false;
  const places = mentions.map((each) => days.findIndex((day) => isSameDay(day, each)));
  const steps = places.slice(1).filter((place, at) => place >= (places[at] ?? 0)).length;
  return steps >= (places.length - 1) * 0.7;
}
