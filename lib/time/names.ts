import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS } from "@/lib/text/languages/english-names";

/** "January" to "December", as the product writes them. */
export const MONTH_NAMES = ENGLISH_MONTHS.map(fullName);

/** "Sunday" to "Saturday". */
export const WEEKDAY_NAMES = ENGLISH_WEEKDAYS.map(fullName);

function fullName(spellings: string): string {
  const [name = ""] = spellings.split(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
