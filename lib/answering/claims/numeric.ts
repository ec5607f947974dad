/** What a run of digits and signs spells by itself. */
export type Numeric =
  | {
      kind: "date";
      dates: NumericDate[];
      length: number;
      is_weak: boolean;
      pair?: [number, number];
    }
  /** `is_length`: "2h30" is a length of time as well. */
  | {
      kind: "time";
      minute: number;
      length: number;
      is_weak: boolean;
      number: number;
      is_length?: boolean;
    }
  | { kind: "number"; number: number; length: number };

/** One way to read a numeric date; what it does not say is absent. */
export interface NumericDate {
  year?: number;
  month: number;
  day: number;
}

const YEAR_FIRST = /(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/y;
const YEAR_LAST = /(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d])/y;
const DAY_MONTH_DOTS = /(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/y;
const DASHED = /(\d{1,2})-(\d{1,2})(?![\d:]|[.-]\d)/y;
const SLASHED = /(\d{1,4})\s?\/\s?(\d{1,4})(?![\d/])/y;
const TIME = /(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)/y;
const TIME_H = /(\d{1,2})\s?[hHuU]\s?(\d{2})(?![\d\p{L}]|\s?min)/uy;
const DOTTED = /(\d{1,2})\.(\d{2})(?![\d%]|\.\d)/y;
const NUMBER = /\d{1,3}(?:[,.]\d{3})+(?![\d])|\d+(?:[.,]\d{1,2})?(?![\d])|\d+/y;

/** Reads the digits that begin at a place of a text. */
export function numericAt(text: string, at: number): Numeric {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const first = match(YEAR_FIRST);
  if (first) {
    const [whole, year, , month, day] = first;
    const dates = valid([{ year: Number(year), month: Number(month), day: Number(day) }]);
    if (dates.length > 0) return { kind: "date", dates, length: whole.length, is_weak: false };
  }
  const last = match(YEAR_LAST);
  if (last) {
    const [whole, a, , b, written = ""] = last;
    const year = written.length === 2 ? 2000 + Number(written) : Number(written);
    const dates = bothWays(Number(a), Number(b)).map((each) => ({ year, ...each }));
    if (dates.length > 0) return { kind: "date", dates, length: whole.length, is_weak: false };
  }
  const by_colon = match(TIME);
  const time = by_colon ?? match(TIME_H);
  if (time) {
    const minute = 60 * Number(time[1]) + Number(time[2]);
    if (Number(time[1]) <= 24 && Number(time[2]) < 60) {
      return {
        kind: "time",
        minute,
        length: time[0].length,
        is_weak: false,
        number: Number(time[1]),
        ...(!by_colon && { is_length: true }),
      };
    }
  }
  const dots = match(DAY_MONTH_DOTS);
  if (dots) {
    const dates = valid([{ day: Number(dots[1]), month: Number(dots[2]) }]);
    if (dates.length > 0)
      return { kind: "date", dates, length: dots[0].trimEnd().length, is_weak: false };
  }
  const slashed = match(SLASHED);
  if (slashed) {
    const [whole, a, b] = slashed;
    const pair: [number, number] = [Number(a), Number(b)];
    return { kind: "date", dates: bothWays(...pair), length: whole.length, is_weak: true, pair };
  }
  const dashed = match(DASHED);
  if (dashed && /^\d\d-\d\d$/.test(dashed[0])) {
    const dates = bothWays(Number(dashed[1]), Number(dashed[2]));
    if (dates.length > 0) return { kind: "date", dates, length: 5, is_weak: true };
  }
  const dotted = match(DOTTED);
  if (dotted && Number(dotted[1]) < 24 && Number(dotted[2]) < 60) {
    const minute = 60 * Number(dotted[1]) + Number(dotted[2]);
    const number = Number(dotted[0]);
    return { kind: "time", minute, length: dotted[0].length, is_weak: true, number };
  }
  // "Do 26.11"
  if (dotted && Number(dotted[1]) >= 24) {
    const dates = valid([{ day: Number(dotted[1]), month: Number(dotted[2]) }]);
    if (dates.length > 0) return { kind: "date", dates, length: dotted[0].length, is_weak: true };
  }
  const written = match(NUMBER)?.[0] ?? text.slice(at, at + 1);
  const plain = /^\d{1,3}(?:[,.]\d{3})+$/.test(written)
    ? written.replace(/[,.]/g, "")
    : written.replace(",", ".");
  return { kind: "number", number: Number(plain), length: written.length };
}

function bothWays(a: number, b: number): NumericDate[] {
  const ways = [{ day: a, month: b }];
  if (a !== b) ways.push({ day: b, month: a });
  return valid(ways);
}

function valid<T extends NumericDate>(dates: T[]): T[] {
  return dates.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
}
