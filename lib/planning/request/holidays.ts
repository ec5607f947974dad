import {
  type Calendar,
  CalendarDate,
  GregorianCalendar,
  HebrewCalendar,
  IslamicUmalquraCalendar,
  toCalendar,
} from "@internationalized/date";
import { words } from "@/lib/text/pattern";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import type { DayRange } from "./asked";

type Names = Partial<Record<"en" | "de" | "fr" | "es", readonly string[]>>;

export const HOLIDAY_NAMES: Record<string, Names> = {
  christmas: {
    en: words`christmas, xmas, christmas day, x-mas`,
    de: words`erster weihnachtstag`,
    fr: words`noël, noel, à noël, jour de noël`,
    es: words`navidad, el día de navidad`,
  },
  christmas_days: {
    en: words`christmas holidays, over christmas, christmas days, at christmas, christmas break, christmas holiday`,
    de: words`weihnachten, an weihnachten, über weihnachten, weihnachtsfeiertage, weihnachtstage`,
    fr: words`fêtes de noël, les fêtes`,
    es: words`las navidades, navidades`,
  },
  christmas_eve: {
    en: words`christmas eve, xmas eve`,
    de: words`heiligabend, heilig abend, heiliger abend`,
    fr: words`réveillon de noël, veille de noël, la veille de noël`,
    es: words`nochebuena`,
  },
  boxing_day: { en: words`boxing day`, de: words`zweiter weihnachtstag` },
  new_years_eve: {
    en: words`new year's eve, new years eve, nye`,
    de: words`silvester`,
    fr: words`saint-sylvestre, la saint-sylvestre, réveillon du nouvel an, le réveillon`,
    es: words`nochevieja`,
  },
  new_years_day: {
    en: words`new year's day, new years day, new year, new year's, new years`,
    de: words`neujahr, neujahrstag`,
    fr: words`nouvel an, jour de l'an, le jour de l'an`,
    es: words`año nuevo`,
  },
  epiphany: {
    en: words`epiphany`,
    de: words`dreikönig, dreikönigstag, heilige drei könige`,
    fr: words`épiphanie`,
    es: words`reyes, día de reyes, el día de reyes, los reyes`,
  },
  valentine: {
    en: words`valentine's day, valentine's, valentines day`,
    de: words`valentinstag`,
    fr: words`saint-valentin`,
    es: words`san valentín`,
  },
  st_patrick: { en: words`st patrick's day, saint patrick's day, st. patrick's day` },
  carnival_monday: { de: words`rosenmontag` },
  palm_sunday: { en: words`palm sunday`, de: words`palmsonntag`, es: words`domingo de ramos` },
  good_friday: {
    en: words`good friday`,
    de: words`karfreitag`,
    fr: words`vendredi saint`,
    es: words`viernes santo`,
  },
  easter: {
    en: words`easter, easter sunday`,
    de: words`ostersonntag`,
    fr: words`pâques, dimanche de pâques`,
    es: words`domingo de pascua, pascua`,
  },
  easter_monday: {
    en: words`easter monday`,
    de: words`ostermontag`,
    fr: words`lundi de pâques`,
    es: words`lunes de pascua`,
  },
  easter_days: {
    en: words`easter weekend, over easter, easter holidays, the easter weekend`,
    de: words`ostern, über ostern, an ostern, osterfeiertage, osterwochenende`,
    fr: words`week-end de pâques`,
  },
  holy_week: {
    en: words`holy week`,
    de: words`karwoche`,
    fr: words`semaine sainte`,
    es: words`semana santa`,
  },
  ascension: {
    en: words`ascension, ascension day`,
    de: words`christi himmelfahrt, himmelfahrt`,
    fr: words`ascension, l'ascension`,
  },
  whit_monday: {
    en: words`whit monday`,
    de: words`pfingstmontag`,
    fr: words`lundi de pentecôte, pentecôte`,
  },
  labour_day: {
    de: words`tag der arbeit, maifeiertag`,
    fr: words`fête du travail`,
    es: words`día del trabajador, día del trabajo`,
    en: words`may day`,
  },
  us_labor_day: { en: words`labor day` },
  memorial_day: { en: words`memorial day` },
  independence_day: { en: words`independence day, 4th of july, fourth of july, july 4th` },
  mlk_day: { en: words`mlk day, martin luther king day` },
  presidents_day: { en: words`presidents day, president's day, presidents' day` },
  columbus_day: { en: words`columbus day, indigenous peoples' day` },
  bastille_day: { en: words`bastille day`, fr: words`fête nationale` },
  assumption: { de: words`mariä himmelfahrt`, fr: words`assomption, l'assomption` },
  german_unity: {
    en: words`german unity day`,
    de: words`tag der deutschen einheit, tag der einheit`,
  },
  hispanic_day: { es: words`día de la hispanidad, el pilar, fiesta nacional` },
  reformation: { de: words`reformationstag` },
  halloween: {
    en: words`halloween`,
    de: words`halloween`,
    fr: words`halloween`,
    es: words`halloween`,
  },
  all_saints: {
    en: words`all saints, all saints' day, all saints day`,
    de: words`allerheiligen`,
    fr: words`toussaint, la toussaint`,
    es: words`todos los santos`,
  },
  armistice: {
    en: words`veterans day, armistice day, remembrance day`,
    fr: words`armistice, l'armistice`,
  },
  victory: { fr: words`fête de la victoire` },
  guy_fawkes: { en: words`bonfire night, guy fawkes night` },
  thanksgiving: { en: words`thanksgiving, thanksgiving day` },
  black_friday: { en: words`black friday` },
  st_nicholas: { de: words`nikolaus, nikolaustag` },
  constitution: { es: words`día de la constitución, la constitución` },
  immaculate: { es: words`la inmaculada, inmaculada` },
  yom_kippur: {
    en: words`yom kippur`,
    de: words`jom kippur`,
    fr: words`yom kippour`,
    es: words`yom kipur`,
  },
  rosh_hashanah: {
    en: words`rosh hashanah, rosh hashana`,
    de: words`rosch haschana`,
    fr: words`roch hachana`,
  },
  passover: { en: words`passover, pesach`, de: words`pessach`, fr: words`pessah` },
  hanukkah: { en: words`hanukkah, chanukah`, de: words`chanukka`, fr: words`hanoucca` },
  eid_al_fitr: {
    en: words`eid, eid al-fitr, eid al fitr`,
    de: words`zuckerfest, ramadanfest`,
    fr: words`aïd, l'aïd, aïd el-fitr, l'aïd el-fitr`,
    es: words`eid, fin de ramadán`,
  },
  eid_al_adha: {
    en: words`eid al-adha, eid al adha`,
    de: words`opferfest`,
    fr: words`aïd el-kébir, l'aïd el-kébir`,
  },
};

type Rule = (year: number) => [month: number, day: number] | DayRange;

const RULES: Record<string, Rule> = {
  christmas: () => [12, 25],
  christmas_days: (year) => ({ from: iso(year, 12, 24), to: iso(year, 12, 26) }),
  christmas_eve: () => [12, 24],
  boxing_day: () => [12, 26],
  new_years_eve: () => [12, 31],
  new_years_day: () => [1, 1],
  epiphany: () => [1, 6],
  valentine: () => [2, 14],
  st_patrick: () => [3, 17],
  carnival_monday: (year) => fromEaster(year, -48),
  palm_sunday: (year) => fromEaster(year, -7),
  good_friday: (year) => fromEaster(year, -2),
  easter: (year) => fromEaster(year, 0),
  easter_monday: (year) => fromEaster(year, 1),
  easter_days: (year) => fromEaster(year, -2, 1),
  holy_week: (year) => fromEaster(year, -7, 0),
  ascension: (year) => fromEaster(year, 39),
  whit_monday: (year) => fromEaster(year, 50),
  labour_day: () => [5, 1],
  us_labor_day: (year) => nthWeekday(year, 9, 1, 1),
  memorial_day: (year) => lastWeekday(year, 5, 1),
  independence_day: () => [7, 4],
  mlk_day: (year) => nthWeekday(year, 1, 1, 3),
  presidents_day: (year) => nthWeekday(year, 2, 1, 3),
  columbus_day: (year) => nthWeekday(year, 10, 1, 2),
  bastille_day: () => [7, 14],
  assumption: () => [8, 15],
  german_unity: () => [10, 3],
  hispanic_day: () => [10, 12],
  reformation: () => [10, 31],
  halloween: () => [10, 31],
  all_saints: () => [11, 1],
  armistice: () => [11, 11],
  victory: () => [5, 8],
  guy_fawkes: () => [11, 5],
  thanksgiving: (year) => nthWeekday(year, 11, 4, 4),
  black_friday: (year) => {
    const { from } = nthWeekday(year, 11, 4, 4);
    return { from: addDays(from, 1), to: addDays(from, 1) };
  },
  st_nicholas: () => [12, 6],
  constitution: () => [12, 6],
  immaculate: () => [12, 8],
  yom_kippur: (year) => inCalendar(new HebrewCalendar(), year + 3761, 1, 10),
  rosh_hashanah: (year) => inCalendar(new HebrewCalendar(), year + 3761, 1, 1, 2),
  passover: (year) => inCalendar(new HebrewCalendar(), year + 3760, hebrewNisan(year + 3760), 15),
  hanukkah: (year) => inCalendar(new HebrewCalendar(), year + 3761, 3, 25, 8),
  eid_al_fitr: (year) => islamic(year, 10, 1),
  eid_al_adha: (year) => islamic(year, 12, 10),
};

/** The days of a holiday: the next ones that are not over. */
export function holidayDays(name: string, today: string): DayRange | null {
  const rule = RULES[name];
  if (!rule) return null;
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1, year + 2].map((each) => {
    const said = rule(each);
    if (!Array.isArray(said)) return said;
    const day = iso(each, said[0], said[1]);
    return { from: day, to: day };
  });
  return days.find(({ to }) => to >= today) ?? null;
}

function iso(year: number, month: number, day: number): string {
  return new CalendarDate(year, month, day).toString();
}

function fromEaster(year: number, first: number, last = first): DayRange {
  const sunday = easterOf(year);
  return { from: addDays(sunday, first), to: addDays(sunday, last) };
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, as in "Calendrical Calculations"). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const days = moon - weekday;
  const month = 3 + Math.floor((days + 40) / 44);
  return iso(year, month, days + 28 - 31 * Math.floor(month / 4));
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): DayRange {
  const first = iso(year, month, 1);
  const day = addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + 7 * (nth - 1));
  return { from: day, to: day };
}

function lastWeekday(year: number, month: number, weekday: number): DayRange {
  const last = addDays(iso(year, month + 1, 1), -1);
  const day = addDays(last, -((weekdayNumber(last) - weekday + 7) % 7));
  return { from: day, to: day };
}

function inCalendar(
  calendar: Calendar,
  year: number,
  month: number,
  day: number,
  length = 1,
): DayRange {
  const date = new CalendarDate(calendar, year, month, day);
  const from = toCalendar(date, new GregorianCalendar()).toString();
  return { from, to: addDays(from, length - 1) };
}

/** Nisan is the seventh month, in a leap year the eighth. */
function hebrewNisan(year: number): number {
  return (
    new HebrewCalendar().getMonthsInYear(new CalendarDate(new HebrewCalendar(), year, 1, 1)) - 5
  );
}

/** The day of the Islamic calendar that lies in a year of ours; it may differ by a day from place to place. */
function islamic(year: number, month: number, day: number): DayRange {
  const calendar = new IslamicUmalquraCalendar();
  const first = toCalendar(new CalendarDate(year, 1, 1), calendar).year;
  const both = [first, first + 1].map((each) => inCalendar(calendar, each, month, day));
  return both.find(({ from }) => from.startsWith(String(year))) ?? both[0] ?? { from: "", to: "" };
}
