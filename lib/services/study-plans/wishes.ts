import type { PlanSettings } from "@/db/schema/study-plans";
import type { PlanPreferences } from "@/lib/contract/plan-generation";
import type { StudyContext } from "@/lib/contract/study-contexts";
import { readRequest } from "@/lib/planning/request-words";
import { addMonths } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

/** What a student asked for, and where nothing was said, what is usual. */
export interface Wishes {
  settings: PlanSettings;
  start: string;
  end: string;
  focus: string[];
  skip: string[];
  understood: string[];
  notes: string[];
}

interface Asking {
  query: string;
  preferences: PlanPreferences;
  context: StudyContext;
  /** Of the course, by which focus and what to leave out are told. */
  topic_titles: string[];
  /** Of the student. */
  today: string;
  /** The last day that helps for what is coming up; null when nothing is. */
  last_useful_day: string | null;
}

/**
 * Fields that were filled in come before words, words before what the student told about the course, and
 * that before what is usual. Days that are over are not planned, and it is said.
 */
export function wishesOf(asking: Asking): Wishes {
  const { query, preferences, context, today, topic_titles, last_useful_day } = asking;
  const words = readRequest(query, { today, topic_titles });
  const notes: string[] = [];
  const start = notBefore(today, preferences.start_date ?? words.first_day ?? today, notes);
  const span = words.weeks ? addDays(start, 7 * words.weeks - 1) : undefined;
  const wanted = preferences.end_date ?? words.last_day ?? span;
  const usual = last_useful_day ?? addMonths(start, 1);
  const end = wanted && wanted > start ? wanted : usual > start ? usual : addDays(start, 1);
  if (wanted && wanted <= start)
    notes.push(
      `${formatDate(wanted)} is not after the start, so the plan ends on ${formatDate(end)}.`,
    );
  return {
    settings: {
      hours_per_day:
        preferences.study_hours_per_day ??
        words.hours_per_day ??
        context.preferred_study_time_per_day,
      progression:
        preferences.difficulty_progression ??
        words.progression ??
        context.preferred_difficulty_progression,
      weekdays_off:
        preferences.weekdays_off ??
        (words.weekdays_off.length > 0 ? words.weekdays_off : context.weekdays_off),
      days_off: [...new Set([...context.days_off, ...words.days_off])],
      ...(words.hours_by_weekday &&
        !preferences.study_hours_per_day && { hours_by_weekday: words.hours_by_weekday }),
    },
    start,
    end,
    focus: [...(preferences.priority_topics ?? []), ...words.focus, ...context.priority_topics],
    skip: words.skip,
    understood: words.understood,
    notes,
  };
}

function notBefore(today: string, day: string, notes: string[]): string {
  if (day >= today) return day;
  notes.push(`${formatDate(day)} is over, so the plan starts today.`);
  return today;
}
