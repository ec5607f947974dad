import { NUMBER, numberOf } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import type { DayMention } from "./days";

export type Hours = { every_day?: number; a_week?: number; by_weekday: Record<number, number> };

const UNITS_OF_TIME = {
  en: words`hours?, hrs?, h`,
  de: words`stunden?, std\.?`,
  fr: words`heures?`,
  es: words`horas?`,
  minutes: words`minutes?, mins?, minuten`,
};
const AMOUNT = pattern("giu")`
  (?<![\p{L}\d.,])(${NUMBER})(?:\s*(?:-|–|to|or|bis|à)\s*\d+(?:[.,]\d+)?)?
  \s*-?(${UNITS_OF_TIME})(?!\p{L})(\s+and a half)?`;
const EVERY = {
  en: words`a, per, each, every`,
  de: words`pro, am, jeden`,
  fr: words`par, chaque`,
  es: words`por, al, cada`,
};
const DAY = {
  en: words`day, daily, night, evening, morning, afternoon, d`,
  de: words`tag, täglich`,
  fr: words`jour`,
  es: words`día, dia`,
};
const A_DAY = pattern("iu")`^\s*(?:of \w+\s+)?(?:${EVERY}\s+|\/\s*)?${DAY}(?!\p{L})`;
const EVERY_DAY = {
  en: words`daily, (?:all )?other days, otherwise, every day, each day, per day`,
  de: words`täglich, jeden tag`,
  fr: words`chaque jour`,
  es: words`cada día`,
};
const DAY_BEFORE = pattern("iu")`
  ${EVERY_DAY}[\s,:]*(?:for|about|around|up to|at most)?\s*$`;
const A_WEEK =
  /^\s*(?:(?:a|per|each|every|pro|par|por)\s+|\/\s*)(?:week|woche|semaine|semana)(?!\p{L})/iu;
const BEFORE_DAYS = {
  en: words`on, at, each, every, during, over, per, the, a, in`,
  de: words`am, an, in, den, jeden`,
  fr: words`le, les`,
  es: words`los, el`,
};
const TO_DAYS = pattern("iu")`
  ^\s*(?:of \w+\s+)?${BEFORE_DAYS}?\s*(?:the|every|each)?\s*$`;
const AFTER_DAYS = words`
  [:=-], i (?:can|have), (?:are|is) free, for, about, around, up to, only, just, can do, with
`;
const FROM_DAYS = pattern("iu")`^\s*${AFTER_DAYS}?\s*(?:have|do|study|for|about)?\s*$`;

/** Hours with what they are said of: each day, a week, or some weekdays. Bare hours say nothing about days. */
export function findHours(text: string, days: DayMention[]): Hours {
  const found: Hours = { by_weekday: {} };
  const groups = joined(text, days);
  for (const match of text.matchAll(AMOUNT)) {
    const hours = amountOf(match);
    if (hours === null || hours > 24) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const after = groups.find(
      (group) => group.start >= end && TO_DAYS.test(text.slice(end, group.start)),
    );
    const before = groups.find(
      (group) => group.end <= start && FROM_DAYS.test(text.slice(group.end, start)),
    );
    const named = after ?? before;
    if (A_DAY.test(text.slice(end)) || DAY_BEFORE.test(text.slice(0, start))) {
      const rest = text.slice(end).replace(A_DAY, "");
      const scope = groups.find(
        (group) =>
          group.start >= end &&
          /^\s*(?:on|at|am|le|los|during)?\s*(?:the)?\s*$/iu.test(
            rest.slice(0, rest.length - (text.length - group.start)),
          ),
      );
      if (scope) for (const weekday of scope.weekdays) found.by_weekday[weekday] = hours;
      else found.every_day ??= hours;
    } else if (A_WEEK.test(text.slice(end))) found.a_week ??= hours;
    else if (named) for (const weekday of named.weekdays) found.by_weekday[weekday] = hours;
  }
  return found;
}

/** Weekdays named one after the other: "Mondays, Wednesdays and Fridays". */
export function joined(text: string, days: DayMention[]) {
  const groups: { start: number; end: number; weekdays: number[]; singular: boolean }[] = [];
  for (const mention of days) {
    if (mention.kind !== "weekdays") continue;
    const last = groups.at(-1);
    const between = last ? text.slice(last.end, mention.start) : "";
    if (
      last &&
      /^\s*(?:,|and|or|&|\/|und|et|y|,\s*and)\s*(?:on\s+|the\s+|le\s+|los\s+)?$/iu.test(between)
    ) {
      last.end = mention.end;
      last.weekdays.push(...mention.weekdays);
    } else groups.push({ ...mention, weekdays: [...mention.weekdays] });
  }
  return groups;
}

/** In quarters, never more than was said. */
function amountOf(match: RegExpMatchArray): number | null {
  const number = numberOf(match[1] ?? "");
  if (number === null) return null;
  const hours = /^m/i.test(match[2] ?? "") ? number / 60 : number + (match[3] ? 0.5 : 0);
  return Math.floor(hours * 4 + 1e-6) / 4 || null;
}
