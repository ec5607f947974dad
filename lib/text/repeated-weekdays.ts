import { WEEKDAY, WEEKDAYS_IN_FULL, weekdayOf } from "./calendar";
import { pattern, source, words } from "./pattern";

const EVERY_OTHER = {
  en: words`every (?:other|second), alternate, every two weeks,? on, every other week,? on, bi-?weekly,? on`,
  de: words`jede[nr] zweiten, alle zwei wochen`,
  es: words`cada dos semanas,?(?: los| el)?`,
};
const EVERY = {
  en: words`every(?: single)?, each, weekly,?(?: on| by)?`,
  de: words`jede[nrs]?, immer`,
  fr: words`chaque, tous les`,
  es: words`cada, todos los, todas las`,
  it: words`ogni`,
  pt: words`cada, tod[ao]s?(?: [ao]s)?`,
};
const DAY = source`(?:${WEEKDAY}|${WEEKDAYS_IN_FULL.en}s)(?!\p{L})`;
const AND = source`(?:\s?[,&/]\s?|\s(?:and|und|y|e|et)\s)`;
/** In English a day in the plural, in German one with an s, comes again without another word. */
const PLURAL_DAY = source`
  (?:${WEEKDAYS_IN_FULL.en}|${WEEKDAYS_IN_FULL.de})s(?!\p{L})`;
const THROUGH = words`through, thru, bis`;
/** In a sentence that says "each week" a day needs no other word. */
const WEEKLY_WORDS = {
  en: words`(?:each|every) week, weekly`,
  de: words`(?:jede|pro) woche, wöchentlich`,
  fr: words`chaque semaine, toutes les semaines, hebdomadaire`,
  es: words`cada semana, semanal(?:mente)?, todas las semanas`,
  it: words`ogni settimana`,
  pt: words`cada semana, toda semana, semanalmente`,
};
const WEEKLY = pattern("iu")`(?<!\p{L})${WEEKLY_WORDS}(?!\p{L})`;
const SINGLE_DAY = pattern("giu")`(?<!\p{L})${DAY}`;
const REPEATED = pattern("giu")`
  (?<!\p{L})(?:(?:(?<other>${EVERY_OTHER})|${EVERY})\s(?<days>${DAY}(?:${AND}(?:and\s)?${DAY}){0,2})|
  (?<from>${DAY})\s${THROUGH}\s(?<until>${DAY})|
  (?<plural>${PLURAL_DAY}(?:${AND}(?:and\s)?${PLURAL_DAY}){0,2}))`;
const EVERY_SECOND_WEEK =
  /(?<!\p{L})(?:bi-?weekly|every (?:other|second|two) weeks?|fortnightly)(?!\p{L})/iu;

export interface RepeatedWeekdays {
  start: number;
  end: number;
  /** 0 is Sunday; in ascending order. */
  weekdays: number[];
  interval_weeks: 1 | 2;
}

/** Days of the week that a sentence says come again: "every Monday and Thursday", "every other Friday", "Mondays". */
export function repeatedWeekdays(sentence: string): RepeatedWeekdays[] {
  const is_second = EVERY_SECOND_WEEK.test(sentence);
  const repeated = [...sentence.matchAll(REPEATED)];
  const matches =
    repeated.length === 0 && WEEKLY.test(sentence) ? [...sentence.matchAll(SINGLE_DAY)] : repeated;
  return matches.flatMap((match) => {
    const { other, days, plural, from, until } = match.groups ?? {};
    const weekdays = until
      ? weekdaysFrom(from ?? "", until)
      : weekdaysIn(days ?? plural ?? match[0]);
    if (weekdays.length === 0) return [];
    const interval_weeks = other !== undefined || is_second ? 2 : 1;
    return [{ start: match.index, end: match.index + match[0].length, weekdays, interval_weeks }];
  });
}

function weekdaysIn(text: string): number[] {
  const days = text.split(new RegExp(`${AND}(?:and\\s)?`, "iu")).flatMap((word) => {
    const day = weekdayOf(word) ?? weekdayOf(word.replace(/s$/i, ""));
    return day === null ? [] : [day];
  });
  return [...new Set(days)].sort((a, b) => a - b);
}

function weekdaysFrom(first: string, last: string): number[] {
  const [from] = weekdaysIn(first);
  const [to] = weekdaysIn(last);
  if (from === undefined || to === undefined) return [];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => (from + at) % 7).sort((a, b) => a - b);
}
