import type { Difference } from "@/components/shared/differences";
import type { ExistingItem, ProposedItem } from "@/lib/contract/syllabus-imports";
import { clockTime, formatDay, formatInstant, formatShortDay } from "@/lib/time/format";
import { mergeDeadline } from "@/lib/time/merge-deadline";

/** What a newer syllabus says otherwise than the course: "Fri 2 Oct" is now "Fri 9 Oct". */
export function differencesOf(
  item: ProposedItem,
  existing: ExistingItem,
  zone: string,
): Difference[] {
  const { weight } = item;
  const { due_date } = mergeDeadline(item, existing, zone);
  const moved = due_date !== null && due_date !== existing.due_date;
  const weighs = weight !== null && weight !== existing.weight;
  return [
    ...(moved ? [movedText(existing.due_date, due_date, zone)] : []),
    ...(weighs
      ? [{ what: "Weight" as const, before: percent(existing.weight), after: percent(weight) }]
      : []),
  ];
}

/** With its time only where the time is what differs, or the year where that is. */
function movedText(before: string | null, after: string, zone: string): Difference {
  if (!before) return { what: "Date", before: "no date", after: formatInstant(after, zone) };
  const same = (format: typeof formatInstant) => format(before, zone) === format(after, zone);
  const format = same(formatInstant) ? formatDay : same(clockTime) ? formatShortDay : formatInstant;
  return { what: "Date", before: format(before, zone), after: format(after, zone) };
}

/** "Fri", of a calendar date. */
export function weekdayOf(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date)
    ? formatInstant(`${date}T12:00:00Z`, "UTC").slice(0, 3)
    : "";
}

export function percent(weight: number | null): string {
  return weight === null ? "no weight" : `${weight}%`;
}
