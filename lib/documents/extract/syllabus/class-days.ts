import { weekdayOf } from "@/lib/text/calendar";
import { ENGLISH_WEEKDAYS } from "@/lib/text/languages/english-names";
import { SPANISH } from "@/lib/text/languages/spanish";
import { pattern, words } from "@/lib/text/pattern";

/** The days that stand together: "Mon, Wed & Fri", "TTh", "Lunes a viernes". */
export type DayGroup = {
  start: number;
  end: number;
  /** 0 is Sunday; null where nobody can tell which days are meant. */
  weekdays: number[] | null;
  /** A letter or two alone, which count as a day only beside a time. */
  weak: boolean;
  /** In a language that has no am and pm. */
  is24: boolean;
};

type Day = { start: number; end: number; weekdays: number[]; weak: boolean; is24: boolean };

const WORD = /(?<![\p{L}\d])\p{L}+(?:-feira)?(?![\p{L}\d])\.?/gu;
const AND = pattern("iu")`^\.?\s*(?:[,&/+]|[,/]?\s*(?:and|und|y|e|et|en))?\s*$`;
const UNTIL = pattern("iu")`^\s*(?:through|thru|to|bis|à|a|al|tot)\s*$`;
const DASH = /^\s*[-–—]\s*$/;

export function findDayGroups(text: string): DayGroup[] {
  const groups: DayGroup[] = [];
  let open: Day[] = [];
  const close = () => {
    if (open.length > 0) groups.push(groupOf(text, open));
    open = [];
  };
  for (const match of text.matchAll(WORD)) {
    const day = dayOf(match[0], match.index);
    const last = open.at(-1);
    if (day && last && !joins(text.slice(last.end, day.start))) close();
    if (day) open.push(day);
  }
  close();
  return groups;
}

function joins(between: string): boolean {
  return AND.test(between) || UNTIL.test(between) || DASH.test(between);
}

function groupOf(text: string, days: Day[]): DayGroup {
  const [first] = days;
  const last = days.at(-1);
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    weekdays: weekdaysOf(text, days),
    weak: days.length === 1 && (first?.weak ?? false),
    is24: days.some(({ is24 }) => is24),
  };
}

/**
 * "Monday through Friday" is five days. Of a dash only four days and more are sure: "Tue-Thu" may be two days or
 * three.
 */
function weekdaysOf(text: string, days: Day[]): number[] | null {
  const all: number[] = [];
  for (const [index, day] of days.entries()) {
    const between = index === 0 ? "" : text.slice(days[index - 1]?.end, day.start);
    const is_dash = DASH.test(between);
    if (index > 0 && (is_dash || UNTIL.test(between))) {
      const range = rangeOf(all.at(-1), day.weekdays);
      if (range.length < (is_dash ? 3 : 2)) return null;
      all.push(...range);
    } else all.push(...day.weekdays);
  }
  return [...new Set(all)].sort((a, b) => fromMonday(a) - fromMonday(b));
}

/** The days after the first up to the last. */
function rangeOf(first: number | undefined, [last]: number[]): number[] {
  if (first === undefined || last === undefined) return [];
  const length = Math.max(0, fromMonday(last) - fromMonday(first));
  return Array.from({ length }, (_, at) => (first + at + 1) % 7);
}

const fromMonday = (day: number) => (day + 6) % 7;

/** Two letters of a day's name; of German ones only those that English does not have. */
const SHORT: Record<string, number> = {
  ...{ Mo: 1, Tu: 2, We: 3, Th: 4, Fr: 5, Sa: 6, Su: 0 },
  ...{ Di: 2, Mi: 3, Do: 4, So: 0 },
};
/** As timetables of colleges write them: "MWF", "TTh", "TR". */
const LETTERS: Record<string, number> = {
  ...{ M: 1, Mo: 1, T: 2, Tu: 2, W: 3, We: 3, R: 4, Th: 4, TH: 4, F: 5, Fr: 5 },
};
const LETTER = /Mo|Tu|We|Th|TH|Fr|[MTWRF]/g;
/** The names of days in languages whose texts also give hours with am and pm. */
const WITH_AM_AND_PM = new Set(
  [...ENGLISH_WEEKDAYS, ...SPANISH.weekdays].flatMap((names) =>
    names.split(" ").map((name) => name.replace(/s$/, "")),
  ),
);
/** Portuguese leaves "-feira" out. */
const PORTUGUESE = words`segunda, terça, quarta, quinta, sexta`;

function dayOf(word: string, start: number): Day | null {
  const place = { start, end: start + word.length };
  const plain = word.replace(/\.$/, "");
  const short = SHORT[plain] ?? (plain.length === 1 ? LETTERS[plain] : undefined);
  if (short !== undefined) {
    // A full stop after it may end a sentence.
    const is24 = /^(?:Di|Mi|Do|So)$/.test(plain);
    return { ...place, end: start + plain.length, weekdays: [short], weak: true, is24 };
  }
  const lettered = letteredDays(plain);
  if (lettered) return { ...place, weekdays: lettered, weak: lettered.length === 1, is24: false };
  const named = plain.length > 2 ? namedDay(plain.toLowerCase()) : null;
  return named === null
    ? null
    : {
        ...place,
        weekdays: [named],
        weak: false,
        is24: !WITH_AM_AND_PM.has(plain.toLowerCase().replace(/s$/, "")),
      };
}

/** "MWF" and "TuTh": at least two days, in the order of the week. "TH" after another day is Thursday. */
function letteredDays(word: string): number[] | null {
  const parts = word.match(LETTER);
  if (!parts || parts.join("") !== word) return null;
  const days = parts.flatMap((part) => LETTERS[part] ?? []);
  const rises = days.every((day, index) => index === 0 || day > (days[index - 1] ?? 7));
  return rises && (days.length > 1 || word === "TH") ? days : null;
}

function namedDay(word: string): number | null {
  const one = word.replace(/s$/, "");
  const portuguese = PORTUGUESE.includes(one) ? weekdayOf(`${one}-feira`) : null;
  return weekdayOf(word) ?? weekdayOf(one) ?? portuguese;
}
