import type { TrashItem } from "@/lib/contract/trash";

export function itemsText(count: number): string {
  return `${count} ${count === 1 ? "item" : "items"}`;
}

/** How long it can still come back. */
export function goneIn(expires_at: string, now: number): string {
  const days = Math.ceil((Date.parse(expires_at) - now) / DAY_MS);
  if (days <= 1) return "for good within a day";
  return `for good in ${days} days`;
}

/** Where it stands again. */
export function whereabouts({ kind, course_name }: TrashItem): string {
  if (kind === "course") return "your courses";
  if (kind === "study_plan") return "your study plans";
  if (kind === "chat") return "your conversations";
  return course_name === null ? "your resources" : `“${course_name}”`;
}

const DAY_MS = 24 * 3600_000;
