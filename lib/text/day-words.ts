import { CALENDARS } from "./languages/all";
import type { DayWords } from "./languages/language";
import { listed } from "./listed";
import { longestFirst } from "./pattern";

/** The words for a day or an hour in any language of which dates are read, as the source of a pattern. */
export function dayWord(name: keyof DayWords): string {
  const all = new Set(CALENDARS.flatMap(({ days }) => listed(days[name])));
  return longestFirst(all).replaceAll("'", "['’]").replaceAll(" ", "\\s");
}
