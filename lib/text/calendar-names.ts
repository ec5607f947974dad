import { plainText } from "./fold";
import type { LanguageCode } from "./languages/codes";
import { SPOKEN_DAYS } from "./languages/spoken-days";
import { listed } from "./listed";

/** A name of a month (1 is January) or of a day of the week (0 is Sunday). */
export interface CalendarName {
  words: string;
  month?: number;
  weekday?: number;
  /** An abbreviation: it is also another word too often to stand alone. */
  is_short: boolean;
}

/** The names of one language that is read as a whole: those of its table, and the cases that Intl knows. */
export function calendarNames(language: LanguageCode): CalendarName[] {
  const { months = [], weekdays = [], more_names = {} } = SPOKEN_DAYS[language];
  return [
    ...intlNames(language, true),
    ...months.flatMap((row, at) => spellings(row).map((name) => ({ ...name, month: at + 1 }))),
    ...weekdays.flatMap((row, weekday) => spellings(row).map((name) => ({ ...name, weekday }))),
    ...listed(more_names.months ?? "").map((words, at) => ({
      words,
      month: at + 1,
      is_short: false,
    })),
    ...ofWeek(more_names.weekdays, false),
    ...ofWeek(more_names.parts, true),
  ];
}

/** The first spelling is the full name, and the beginnings of it are short. */
function spellings(row: string): { words: string; is_short: boolean }[] {
  const [full = "", ...others] = row.split(" ");
  const name = plainText(full);
  const isShort = (words: string) =>
    plainText(words) !== name && (words.length < 5 || name.startsWith(plainText(words)));
  return [full, ...others].map((words) => ({ words, is_short: isShort(words) }));
}

function ofWeek(names = "", is_short: boolean): CalendarName[] {
  return listed(names).map((words, at) => ({ words, weekday: at % 7, is_short }));
}

/** The names of every locale that Intl knows; made when the first unknown word stands beside a number. */
export function allCalendarNames(): CalendarName[] {
  return allLocales().flatMap((locale) => intlNames(locale, false));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const THREE_LETTERS = `
  agq ars asa ast bem bez brx bss ccp ceb cgg chr ckb csw dav dje doi dsb dua dyo ebu ewo fil fur gsw guz haw
  hnj hsb jgo jmc kab kaj kam kcg kde kea kgp khq kln kok ksb ksf ksh lag lij lkt luo luy mai mas mer mgh mgo
  mni moh mua mzn naq nds nmg nnh nqo nus nyn pcm prg quc raj rof rwk sah saq sat sbp scn seh ses shi smn sms
  ssy szl teo tig tok twq tzm vai vmw vun wae xog yav yrl yue zgh pa-Arab sr-Latn uz-Cyrl uz-Arab zh-Hant
  az-Cyrl bs-Cyrl yue-Hans
`;

function allLocales(): string[] {
  const two = [...LETTERS].flatMap((a) => [...LETTERS].map((b) => a + b));
  return Intl.DateTimeFormat.supportedLocalesOf([...two, ...THREE_LETTERS.trim().split(/\s+/)]);
}

function intlNames(locale: string, has_short_days: boolean): CalendarName[] {
  const tag = `${locale}-u-ca-gregory-nu-latn`;
  const names: CalendarName[] = [];
  const zone = { timeZone: "UTC" } as const;
  for (const style of ["long", "short"] as const) {
    const is_short = style === "short";
    const dated = new Intl.DateTimeFormat(tag, { ...zone, month: style, day: "numeric" });
    const alone = is_short ? dated : new Intl.DateTimeFormat(tag, { ...zone, month: style });
    for (let at = 0; at < 12; at += 1) {
      const date = new Date(Date.UTC(2026, at, 5));
      for (const format of new Set([alone, dated])) {
        const words = nameIn(format, date, "month");
        if (words) names.push({ words, month: at + 1, is_short });
      }
    }
    if (is_short && !has_short_days) continue;
    const days = new Intl.DateTimeFormat(tag, { ...zone, weekday: style });
    for (let at = 0; at < 7; at += 1) {
      // 4 January 2026 is a Sunday.
      const words = nameIn(days, new Date(Date.UTC(2026, 0, 4 + at)), "weekday");
      if (words) names.push({ words, weekday: at, is_short });
    }
  }
  return names;
}

/** Null for a number: Chinese months are "12月". */
function nameIn(format: Intl.DateTimeFormat, date: Date, type: "month" | "weekday"): string | null {
  const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? "";
  return /\d/.test(name) || !/\p{L}/u.test(name) ? null : name.replace(/\.$/, "");
}
