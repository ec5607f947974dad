import type { Difference } from "@/components/shared/differences";
import type { CalendarItem, CalendarSource } from "@/lib/contract/calendar-sources";
import { formatInstant, formatShortDay } from "@/lib/time/format";

type Synced = CalendarSource["moved"][number]["before"];

/** What of the work is otherwise, in words. Fields that `after` does not name are the same. */
export function differencesOf(
  before: Partial<Synced>,
  after: Partial<Synced>,
  zone: string,
): Difference[] {
  const both = { ...before, ...after };
  const rows = [
    { what: "Title", before: before.title, after: both.title },
    { what: "Date", before: whenText(before, zone), after: whenText(both, zone) },
    { what: "Duration", before: minutesText(before), after: minutesText(both) },
    { what: "Place", before: before.location || "none", after: both.location || "none" },
  ];
  return rows.flatMap(({ what, before: was = "none", after: is = "none" }) =>
    was === is ? [] : [{ what, before: was, after: is }],
  );
}

/** "Fri 9 Oct, 11:59 PM"; the day alone where nobody gave a time. */
export function whenText({ at, has_time }: Partial<Synced>, zone: string): string {
  if (!at) return "no date";
  return has_time ? formatInstant(at, zone) : formatShortDay(at, zone);
}

function minutesText({ minutes }: Partial<Synced>): string {
  return minutes ? `${minutes} minutes` : "none";
}

/** Below the title of what a calendar proposes. */
export function factsText({ at, has_time, minutes, location }: CalendarItem, zone: string): string {
  const length = minutes ? `${minutes} min` : "";
  return [whenText({ at, has_time }, zone), length, location].filter(Boolean).join(" · ");
}
