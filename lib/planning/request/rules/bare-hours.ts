import type { Asked } from "@/lib/planning/request/asked";
import type { Token } from "@/lib/planning/request/token";
import { isTooMuch, scaled, tooMuch } from "./amounts";
import { type MeaningRule, type Meant, rule } from "./rule";

/** A length alone, where the rest of the request says what it is of. */
export const BARE_HOURS: MeaningRule[] = [
  rule(
    "ONLY? FOR? EACH? (?<a>AMT) EACH?(?!MORE|LESS|BREAK|EARLIER|LATER|OFF|TOPIC|BEFORE|AFTER)",
    (match, { mode }, tokens) => {
      const amount = match.get("a")?.amount;
      const is_of = (field: keyof Asked) =>
        tokens.some(({ value }) => value?.split(" ").includes(field));
      if (amount === undefined || isTooMuch(amount)) return tooMuch();
      if (is_of("sessions_per_week") || is_of("every_n_days"))
        return { session_minutes: scaled(amount, 60) };
      if (is_of("hours_per_day") || is_of("hours_by_weekday")) return null;
      const at_most = typeof amount === "object";
      const bare = tokens.some(({ symbol }) => symbol === "WORD");
      if (mode === "make" && !bare && (at_most || is_of("time_of_day") || is_of("days_off")))
        return { hours_per_day: amount };
      return null;
    },
  ),
];

/** Weekdays alone, beside how often: "three times a week, Monday Wednesday Friday". */
export const BARE_DAYS: MeaningRule[] = [
  rule("OTHERDAYS (?:OFF|NOT|AWAY)", (_, __, tokens) => restOff(tokens)),
  rule("NOT OTHERDAYS", (_, __, tokens) => restOff(tokens)),
  rule("(?:FOR|IN|ONLY|COLON|DASH)* (?<d>WD)(?!AMT|NUM|DATE|TO|MONTH|DASH)", (match, _, tokens) => {
    const count = tokens.find(({ value }) => value?.split(" ").includes("sessions_per_week"));
    const weekdays = match.get("d")?.weekdays ?? [];
    if (!count || weekdays.length < 2) return null;
    const amount = tokens.find(({ value }) =>
      value?.split(" ").includes("session_minutes"),
    )?.amount;
    return {
      days_off: [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day)),
      ...(amount !== undefined && {
        hours_by_weekday: Object.fromEntries(weekdays.map((day) => [day, amount])),
      }),
    };
  }),
];

/** "Rest of the week off": all days but those that were said to have hours. */
function restOff(tokens: readonly Token[]): Meant {
  const used = tokens.flatMap(({ symbol, weekdays }) =>
    symbol === "USED" ? (weekdays ?? []) : [],
  );
  if (used.length === 0) return null;
  return { days_off: [0, 1, 2, 3, 4, 5, 6].filter((day) => !used.includes(day)) };
}
