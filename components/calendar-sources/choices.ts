import type { z } from "zod";
import type { CalendarItem, calendarSources } from "@/lib/contract/calendar-sources";

export type SentDecision = z.input<typeof calendarSources.decide.body>["decisions"][number];

/** What a new item becomes: new work of a kind, or the work that is there already. */
export interface Choice {
  as: "assignment" | "exam" | "same";
  course_id: number | null;
}

/** New work that the calendar names alike. */
export interface Group {
  /** As the calendar names the course; null where it names none. */
  label: string | null;
  items: CalendarItem[];
}

export function groupsOf(items: readonly CalendarItem[]): Group[] {
  const groups = new Map<string | null, CalendarItem[]>();
  for (const item of items) {
    groups.set(item.course_label, [...(groups.get(item.course_label) ?? []), item]);
  }
  const all = [...groups].map(([label, own]) => ({ label, items: own }));
  // Those that need a choice for each come last.
  return [
    ...all.filter(({ label }) => label !== null),
    ...all.filter(({ label }) => label === null),
  ];
}

/** What is proposed, with what the student chose instead. */
export function choiceOf(item: CalendarItem, chosen: Partial<Choice> = {}): Choice {
  const course_id = chosen.course_id === undefined ? item.course_id : chosen.course_id;
  const canBeSame = item.same !== null && course_id === item.course_id;
  const kind = item.type === "exam" ? "exam" : "assignment";
  const as = chosen.as ?? (canBeSame ? "same" : kind);
  return { as: as === "same" && !canBeSame ? kind : as, course_id };
}

/** Undefined while it has no course. */
export function additionOf(
  item: CalendarItem,
  { as, course_id }: Choice,
): SentDecision | undefined {
  const item_id = item.id;
  if (as === "same") {
    if (!item.same) return undefined;
    return { action: "link", item_id, work: item.same.work, work_id: item.same.id };
  }
  return course_id === null ? undefined : { action: "add", item_id, work: as, course_id };
}
