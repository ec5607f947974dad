import type { TrashItem } from "@/lib/contract/trash";
import { counted } from "@/lib/text/counted";
import { DAY_MS } from "@/lib/time/durations";

export function itemsText(count: number): string {
  return counted(count, "item");
}

/** How long a deleted item can still be restored. */
export function timeLeftText(expires_at: string, now: number): string {
  const days = Math.ceil((Date.parse(expires_at) - now) / DAY_MS);
  if (days <= 1) return "for good within a day";
  return `for good in ${days} days`;
}

/** The list in which a restored item appears again. */
export function restoredPlaceText({ kind, course_name }: TrashItem): string {
  if (kind === "course") return "your courses";
  if (kind === "study_plan") return "your study plans";
  if (kind === "chat") return "your conversations";
  if (kind === "calendar") return "your calendars";
  return course_name === null ? "your resources" : `“${course_name}”`;
}
