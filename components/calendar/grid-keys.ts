import { addMonths, weekOf } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";

/** The day a key leads to from `day` in a month's grid; null when the key means nothing there. */
export function dayAfterKey(key: string, day: string, locale: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return weekOf(day, locale)[0] ?? day;
    case "End":
      return weekOf(day, locale)[6] ?? day;
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return null;
  }
}
