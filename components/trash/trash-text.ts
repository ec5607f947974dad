import type { RestoredItem, TrashItem } from "@/lib/contract/trash";
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

/** What of a calendar did not come back with it, as a sentence after the others; empty where nothing is missing. */
export function elsewhereText({ elsewhere }: Pick<RestoredItem, "elsewhere">): string {
  if (elsewhere === 1)
    return " 1 piece of its work follows another calendar by now, and stays with it.";
  if (elsewhere > 1) {
    return ` ${elsewhere} pieces of its work follow another calendar by now, and stay with it.`;
  }
  return "";
}
