import type { LanguageCode } from "./languages/codes";
import { listed } from "./listed";

/** A name of a month (1 is January) or of a day of the week (0 is Sunday). */
export interface CalendarName {
  words: string;
  month?: number;
  weekday?: number;
  /** An abbreviation: it is also another word too often to stand alone. */
  is_short: boolean;
}

/** What Intl does not say: cases of names, plurals, and days named by a part of their name. */
const ALSO: Partial<Record<LanguageCode, { months?: string; weekdays?: string; short?: string }>> =
  {
    en: {
      weekdays: "sundays, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays",
      short: "sun, mon, tues, weds, thurs, fri, sat",
    },
    de: {
      months: "jänner",
      weekdays: "sonntags, montags, dienstags, mittwochs, donnerstags, freitags, samstags",
      short: "sonnabend",
    },
    fr: { weekdays: "dimanches, lundis, mardis, mercredis, jeudis, vendredis, samedis" },
    es: { weekdays: "domingos, lunes, martes, miércoles, jueves, viernes, sábados" },
    it: { weekdays: "domeniche, lunedì, martedì, mercoledì, giovedì, venerdì, sabati" },
    pt: {
      weekdays:
        "domingos, segundas-feiras, terças-feiras, quartas-feiras, quintas-feiras, sextas-feiras, sábados",
      short: "dom, segunda, terça, quarta, quinta, sexta, sáb",
    },
    nl: {
      weekdays: "zondagen, maandagen, dinsdagen, woensdagen, donderdagen, vrijdagen, zaterdagen",
    },
    pl: {
      months: `
      styczniu, lutym, marcu, kwietniu, maju, czerwcu, lipcu, sierpniu, wrześniu, październiku, listopadzie,
      grudniu
    `,
      weekdays: "niedzielę, poniedziałku, wtorku, środę, czwartku, piątku, sobotę",
      short: "niedziele, poniedziałki, wtorki, środy, czwartki, piątki, soboty",
    },
    ja: {
      weekdays: "日曜, 月曜, 火曜, 水曜, 木曜, 金曜, 土曜",
    },
    zh: {
      weekdays: "周日, 周一, 周二, 周三, 周四, 周五, 周六",
      short: "星期天, 礼拜一, 礼拜二, 礼拜三, 礼拜四, 礼拜五, 礼拜六",
    },
  };

/** The names of one language that is read as a whole. */
export function calendarNames(language: LanguageCode): CalendarName[] {
  const { months, weekdays, short } = ALSO[language] ?? {};
  const also: CalendarName[] = [
    ...listed(months ?? "").map((words, at) => ({ words, month: at + 1, is_short: false })),
    ...listed(weekdays ?? "").map((words, weekday) => ({ words, weekday, is_short: false })),
    ...listed(short ?? "").map((words, at) => ({
      words,
      weekday: words === "sonnabend" ? 6 : at,
      is_short: /^[a-z]{3,5}$|^(?:segunda|terça|quarta|quinta|sexta|sáb|dom)$/.test(words),
    })),
  ];
  return [...intlNames(language, true), ...also];
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
