import { EXAM_DURATION } from "@/lib/contract/values";
import { beginningOf } from "@/lib/text/beginning";
import type { CalendarItem } from "./types";

/** What of a student's work follows its calendar. An assignment has no minutes and no location. */
export interface Synced {
  title: string;
  at: string;
  has_time: boolean;
  minutes: number | null;
  location: string;
}

export type WorkKind = "assignment" | "exam";

/** One piece of work by its kind and number. */
export function workKey(work: WorkKind | null, work_id: number | null): string {
  return `${work} ${work_id}`;
}

/** Characters, as the forms allow. */
const LONGEST = 200;

/** The values that an item gives to work made of it. */
export function syncedOf(item: CalendarItem, kind: WorkKind): Synced {
  const common = { title: beginningOf(item.title, LONGEST).trim(), at: item.at };
  if (kind === "assignment") return { ...common, has_time: true, minutes: null, location: "" };
  const { min, max } = EXAM_DURATION;
  return {
    ...common,
    has_time: item.has_time,
    minutes: item.minutes === null ? null : Math.min(max, Math.max(min, item.minutes)),
    location: beginningOf(item.location, LONGEST).trim(),
  };
}
