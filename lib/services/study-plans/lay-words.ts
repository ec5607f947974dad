import type { ScheduleOption } from "@/lib/planning/types";
import { formatDate } from "@/lib/time/format";

const MOST_NAMED = 5;

export const BESIDE_OTHERS = "The hours of your other active plans are left free.";
const NO_FREE_HOUR = "found no free hour.";

/** Whether a note is about how the work was laid, and so over when it is laid anew. */
export function isAboutDays(note: string): boolean {
  return note === BESIDE_OTHERS || note.endsWith(NO_FREE_HOUR);
}

/** Ways out of a shortfall, as a student reads them. */
export function optionTexts(
  options: ScheduleOption[],
  titlesOf: (topic_ids: string[]) => string[],
): string[] {
  return options.map((option) => {
    if (option.kind === "more_hours") return `Study ${hoursText(option.hours_per_day)} a day.`;
    if (option.kind === "later_date") return `Let the plan end on ${formatDate(option.last_day)}.`;
    return `Leave out ${listText(titlesOf(option.topic_ids))}.`;
  });
}

export function reviewsLeftOut(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? `One review before an exam ${NO_FREE_HOUR}`
      : `${count} reviews before exams ${NO_FREE_HOUR}`,
  ];
}

export function hoursText(hours: number): string {
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** "A, B and C", and how many more where there are many. */
export function listText(names: string[]): string {
  const shown = names.slice(0, MOST_NAMED);
  const more = names.length - shown.length;
  const parts = more > 0 ? [...shown, `${more} more`] : shown;
  const head = parts.slice(0, -1).join(", ");
  return [head, parts.at(-1)].filter(Boolean).join(" and ");
}
