import { deadlineInstant } from "@/lib/time/zones";
import type { QuickItem } from "./read-line";

/** When it is due, an instant; 23:59 where only the day is said, and null without a day. */
export function dueOf({ date, time }: Pick<QuickItem, "date" | "time">, zone: string) {
  return date === null ? null : deadlineInstant(date, time, zone);
}
