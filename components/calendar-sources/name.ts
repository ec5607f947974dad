import type { CalendarSource } from "@/lib/contract/calendar-sources";

/** Until it was read it has only what the student called it. */
export function nameOf({ name, host }: Pick<CalendarSource, "name" | "host">): string {
  return name || host;
}
