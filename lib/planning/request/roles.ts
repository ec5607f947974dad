import { pattern, words } from "@/lib/text/pattern";
import { addDays } from "@/lib/time/dates";
import { afterToday, type DayMention, findDays } from "./days";
import { joined } from "./hours";

type DayRoles = {
  first_day?: string;
  last_day?: string;
  weekdays_off: number[];
  days_off: string[];
};

const FILLERS = {
  en: words`
    stud(?:y|ying), work(?:ing)?, learn(?:ing)?, sessions?, plans?, planning, anything, available, free, time, on, at,
    the, during, for, in, any, over, to, do, have, every, each, want, a, be, i, from, between, around
  `,
  de: words`lernen, arbeiten, am, an, im`,
  fr: words`le, les, la`,
  es: words`los, el`,
};
const NOT_STUDYING = {
  en: words`
    not?, never, nothing, except(?: for)?, without, skip(?:ping)?, avoid, but not, can(?:no|['’])t, won['’]t, don['’]t,
    unavailable, busy, away, break, rest, holidays?, vacations?, travel(?:l?ing)?, trip, (?:days? )?off
  `,
  de: words`urlaub, ferien, kein(?:e|en)?, nicht, nie, ohne, außer`,
  fr: words`vacances, pas, jamais, sauf`,
  es: words`vacaciones, sin, nunca, excepto`,
};
const NOT_BEFORE = pattern("iu")`(?<!\p{L})${NOT_STUDYING}\s*:?\s*(?:${FILLERS}\s+)*$`;
const ARE = {
  en: words`are, is, as, be, my, all, should be, completely`,
  de: words`sind, ist`,
  fr: words`sont, est`,
  es: words`son`,
};
const OFF = {
  en: words`days? off, off(?!\p{L}), free(?!\p{L})(?!\s+for), excluded, unavailable`,
  de: words`frei(?!\p{L})`,
  fr: words`libres?(?!\p{L})`,
};
const OFF_AFTER = pattern("iu")`^(?:\s*${ARE}\s)*\s*${OFF}`;
const OFF_WORD_BEFORE = /(?<!\p{L})(?:free|libres?)\s+$/iu;
const ONLY_BEFORE = pattern("iu")`
  (?<!\p{L})(?:only|just|nur|seulement|solo|sólo)\s+(?:${FILLERS}\s+)*$`;
const START = {
  en: words`start(?:ing|s)?, begin(?:ning|s)?, from`,
  de: words`ab, beginnend`,
  fr: words`à partir d[eu], dès`,
  es: words`desde, a partir de`,
};
const START_BEFORE = pattern("iu")`
  (?<!\p{L})${START}\s*(?:on|from|at|in|the|le|el|studying|dem|den)?\s*$`;
const UNTIL = {
  en: words`
    until, till?, by, through, up to, no later than,
    (?:end|finish|complete|done|ready)(?:s|ed|ing)?(?: (?:it|everything|all))?, deadline, due
  `,
  de: words`bis(?: zum)?`,
  fr: words`jusqu['’](?:au|à)`,
  es: words`hasta`,
};
const UNTIL_BEFORE = pattern("iu")`
  (?<!\p{L})${UNTIL}\s*(?:is|on|by|the|le|el|den)?\s*:?\s*$`;
const BEFORE_BEFORE = /(?<!\p{L})(?:before|vor(?: dem)?|avant|antes del?)\s*(?:the|le|el)?\s*$/iu;
const DURATION_BEFORE =
  /(?<!\p{L})(?:to be |be |i am |i['’]m )?(?:ready|done|finished|finish|complete)[^.;\n]{0,25}$/iu;
const EXAMS = {
  en: words`exams?, tests?, mid-?terms?, finals?(?: exam)?, quiz(?:zes)?`,
  de: words`klausur(?:en)?, prüfung(?:en)?, abschlussprüfung`,
  fr: words`examens?, partiels?`,
  es: words`ex[aá]men(?:es)?, parcial`,
};
const EXAM_BEFORE = pattern("iu")`(?<!\p{L})${EXAMS}(?!\p{L})[^.;!?\n]{0,30}$`;
const EXAM_AFTER = pattern("iu")`
  ^\s*(?:['’]s\s+|is (?:my|the|our) |for (?:the|my) |\()?(?:\p{L}+\s)?${EXAMS}(?!\p{L})`;

/** What the days named in a request are for; a day whose purpose is not said is left alone. */
export function rolesOfDays(text: string, today: string): DayRoles {
  const mentions = findDays(text, today);
  const roles: DayRoles = { weekdays_off: [], days_off: [] };
  const ends: { day: string; exam: boolean }[] = [];
  const off = new Set<number>();

  for (const group of joined(text, mentions)) {
    const [before, after] = around(text, group);
    if (isOff(before, after)) for (const weekday of group.weekdays) off.add(weekday);
    else if (ONLY_BEFORE.test(before)) {
      for (let day = 0; day < 7; day += 1) if (!group.weekdays.includes(day)) off.add(day);
    } else if (group.singular && group.weekdays.length === 1) {
      single(before, after, [afterToday(group.weekdays[0] ?? 0, today)], false);
    }
  }
  const passed: { end: number; off: boolean; day: string }[] = [];
  for (const mention of mentions) {
    if (mention.kind !== "date") continue;
    const [before, after] = around(text, mention);
    const last = passed.at(-1);
    const between = last ? text.slice(last.end, mention.start) : "x";
    const goesOn =
      last?.off === true &&
      /^\s*(?:,|and|or|&|und|et|y|to|until|through|bis|[-–])\s*(?:the\s+)?$/iu.test(between);
    const isDayOff = goesOn || isOff(before, after) || daysJoinedTo(text, mention, mentions);
    if (isDayOff) {
      const first = mention.days[0] ?? today;
      if (goesOn && last && /to|until|through|bis|[-–]/iu.test(between)) {
        for (let day = addDays(last.day, 1); day < first; day = addDays(day, 1))
          roles.days_off.push(day);
      }
      roles.days_off.push(...mention.days);
    } else single(before, after, mention.days, mention.relative);
    passed.push({ end: mention.end, off: isDayOff, day: mention.days.at(-1) ?? today });
  }

  roles.weekdays_off = [...off].sort((a, b) => a - b);
  roles.days_off = [...new Set(roles.days_off)].sort();
  const said = ends.filter(({ exam }) => !exam);
  const chosen = (said.length > 0 ? said : ends).map(({ day }) => day).sort();
  const last_day = chosen.at(-1);
  if (last_day && last_day >= today) roles.last_day = last_day;
  return roles;

  function single(before: string, after: string, days: string[], relative: boolean) {
    const day = days[0] ?? today;
    if (START_BEFORE.test(before)) roles.first_day ??= day;
    else if (EXAM_BEFORE.test(before) || EXAM_AFTER.test(after)) {
      ends.push({ day: addDays(day, -1), exam: true });
    } else if (BEFORE_BEFORE.test(before)) ends.push({ day: addDays(day, -1), exam: false });
    else if (UNTIL_BEFORE.test(before)) ends.push({ day: days.at(-1) ?? day, exam: false });
    else if ((relative && day > addDays(today, 1)) || DURATION_BEFORE.test(before)) {
      ends.push({ day, exam: false });
    }
  }
}

function isOff(before: string, after: string): boolean {
  return NOT_BEFORE.test(before) || OFF_AFTER.test(after) || OFF_WORD_BEFORE.test(before);
}

/** "24 and 25 December off": what ends with the word holds for the days joined to it. */
function daysJoinedTo(text: string, mention: DayMention, mentions: DayMention[]): boolean {
  let end = mention.end;
  for (const next of mentions) {
    if (next.start < end) continue;
    if (!/^\s*(?:,|and|or|&|to|until|through|[-–])\s*$/iu.test(text.slice(end, next.start))) break;
    end = next.end;
  }
  return end > mention.end && OFF_AFTER.test(text.slice(end));
}

/** The words of the same sentence on both sides. */
function around(text: string, { start, end }: { start: number; end: number }): [string, string] {
  const before =
    text
      .slice(Math.max(0, start - 80), start)
      .split(/[;!?\n]|\.\s/)
      .at(-1) ?? "";
  const after = text.slice(end, end + 40).split(/[;!?\n]|\.(?:\s|$)/)[0] ?? "";
  return [before, after];
}
