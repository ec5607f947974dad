import type { Asked, DayRange, Part } from "@/lib/planning/request/asked";
import { afterToday } from "@/lib/planning/request/days";
import type { Frame } from "@/lib/planning/request/phrases/rewrite";
import type { Match, Token } from "@/lib/planning/request/token";
import { type MeaningRule, type Meant, REFUSED, rule } from "./rule";

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const LEAVE = "(?:KEEP)?";

export const DAYS: MeaningRule[] = [
  // Times of the day.
  rule("(?:ONLY)? (?:FROM)? (?<p>PART) INSTEAD (?:FROM)? PART", (match) => {
    const part = match.get("p")?.part;
    return part ? { time_of_day: [{ part }] } : null;
  }),
  rule("(?:BUSY|AWAY) EACH? (?<d>WD) (?<s>SPAN)", (match) => timesBeside(match)),
  rule("(?:BUSY|AWAY) (?:EACH|COLON)* (?<s>SPAN) (?:EACH|FROM)? (?<d>WD)?", (match) =>
    timesBeside(match),
  ),
  rule("(?<d>WD) (?:BUSY|AWAY) (?<s>SPAN)", (match) => timesBeside(match)),
  rule("OTHERDAYS COLON? ONLY? (?<s>SPAN)", (match, _, tokens) => timesOfOthers(match, tokens)),
  rule("ALL SESSION? (?:AT|TO|FROM)? (?<x>TIME)", (match) => {
    const from = match.get("x")?.time;
    return from ? { time_of_day: [{ from }] } : null;
  }),
  rule("(?<d>WD) (?<p>PART)? (?:FREE|OFF)? COLON? ONLY? (?<s>SPAN)", (match) => times(match)),
  rule("ONLY? EACH? (?<s>SPAN) (?:FROM)? (?<d>WD)", (match) => times(match)),
  rule(
    "(?:AWAY|BUSY|NOT) (?<d>WD) (?<p>PART) (?:COMMA? AND|COMMA|COMMA? OR) (?<e>WD) (?<q>PART)",
    (match) => {
      const [first, second] = [match.get("p")?.part, match.get("q")?.part];
      const [days, others] = [match.get("d")?.weekdays, match.get("e")?.weekdays];
      if (!first || !second || !days || !others) return null;
      return {
        absent_weekly: [
          { days, part: first },
          { days: others, part: second },
        ],
      };
    },
  ),
  rule("NOT MORE (?<d>WD)", (match) => ({ days_off: match.get("d")?.weekdays ?? [] })),
  rule("NOT EACH? (?<d>WD) (?<p>PART)", (match, frame) => partOff(match, frame)),
  rule("(?:AWAY|BUSY) EACH? (?<d>WD|DATE) (?<p>PART)", (match, frame) => partOff(match, frame)),
  rule(
    `${LEAVE} (?<d>WD|DATE) (?<p>PART) (?:AWAY|BUSY|OFF|NOT)(?!WD|DATE|SPAN|BEFORE|AFTER)`,
    (match, frame) => partOff(match, frame),
  ),
  rule("(?:AWAY|BUSY|OFF) (?<p>PART) (?<d>WD|DATE)", (match, frame) => partOff(match, frame)),
  rule("OFF (?<d>WD|DATE) (?<p>PART)", (match, frame) => partOff(match, frame)),
  rule("(?:NOT) (?<p>PART) (?<d>WD|DATE)", (match, frame) => partOff(match, frame)),
  rule("(?:NOT|AWAY) (?:EACH|FOR)? (?<p>PART)(?!WD|DATE|SPAN)", (match) => {
    const part = match.get("p")?.part;
    return part ? { absent_weekly: [{ days: ALL_DAYS, part }] } : null;
  }),
  rule("(?<p>PART) (?:AWAY|NOT|OFF)(?!WD|DATE|PART|SPAN)", (match) => {
    const part = match.get("p")?.part;
    return part ? { absent_weekly: [{ days: ALL_DAYS, part }] } : null;
  }),
  rule("ONLY (?:EACH)? (?<d>WD) (?<p>PART)", (match) => onlyPart(match)),
  rule("(?<d>WD) (?<p>PART) ONLY", (match) => onlyPart(match)),
  rule("ONLY (?<p>PART) (?:FROM)? (?<d>WD)", (match) => onlyPart(match)),
  rule("(?:EACH)? (?<d>WD) (?:ALSO|ONLY|COLON)? EACH? (?<p>PART)(?!AWAY|NOT|OFF|AMT)", (match) =>
    timesInPart(match),
  ),
  rule("(?:EACH)? (?<p>PART) (?:ONLY|FROM)? EACH? (?<d>WD)", (match) => timesInPart(match)),
  rule("ONLY? (?<p>PART) ONLY? COMMA? (?<s>SPAN)", (match) => times(match)),
  rule("ONLY? EACH? (?:DAY)? (?<s>SPAN) (?:EACH DAY|EACH PART)?", (match) => times(match)),
  rule(
    "START? (?:ONLY)? (?:EACH)? (?<p>PART) ONLY?(?!OFF|AWAY|NOT|DATE|WD)",
    (match, _, tokens) => {
      const part = match.get("p")?.part;
      const first = match.tokens[0];
      const before = tokens[tokens.findIndex(({ start }) => start === first?.start) - 1];
      // "tomorrow evening": a part of one day is none of every day.
      if (!part || before?.symbol === "DATE" || before?.symbol === "WD") return null;
      return { time_of_day: [{ part }] };
    },
  ),
  // Days off.
  rule("(?:EACH|DAY)* EXCEPT (?<d>WD)", (match) => ({ days_off: match.get("d")?.weekdays ?? [] })),
  rule("EACH DAY (?:BUT|LESS) (?<d>WD)", (match) => ({ days_off: match.get("d")?.weekdays ?? [] })),
  rule("(?:EACH DAY) EXCEPT (?<d>WD|DATE)", (match, frame) => off(match, frame)),
  rule("ONLY (?:EACH)? (?<d>WD) ONLY?(?!AMT|NUM|AWAY|OFF)", (match) => onlyOn(match)),
  rule("(?<d>WD) ONLY DAY", (match) => onlyOn(match)),
  rule("(?<d>WD) ONLY(?!AMT|NUM|WD|SPAN|PART|DATE|MOST)", (match) => onlyOn(match)),
  rule(`(?:NOT) (?:SESSION|FROM)* (?<d>WD) (?:OKAY|AWAY)?`, (match, frame) => off(match, frame)),
  rule(
    "KEEP? (?<d>WD|DATE) COLON? (?:NOT OKAY|NOT AWAY|AWAY|OFF)(?!UNTIL|WD|PART|SPAN|BEFORE|AFTER)",
    (match, frame) => off(match, frame),
  ),
  rule(
    "(?:OFF|AWAY) (?:FROM|FOR|DAY|EACH|ALSO|COLON|AWAY|COMMA|ON)* (?<d>WD|DATE)",
    (match, frame) => off(match, frame),
  ),
  rule("(?:REMOVE|SKIP) (?:FROM|EACH)* (?<d>WD)(?!TOPIC|SESSION|REVIEW)", (match, frame) =>
    off(match, frame),
  ),
  rule("(?<d>DATE) COMMA? NOT (?=THEN?(?:SENT|COMMA|$))", (match, frame) => off(match, frame)),
  rule("(?:KEEP) (?<d>WD|DATE) (?:OFF|KEEP)", (match, frame) => off(match, frame)),
  rule(
    "(?<d>WD) (?:NOT)(?!WD|AMT|NUM|BEFORE|AFTER|MOST|MORE|TOPIC|START|MOVE|SKIP)",
    (match, frame) => off(match, frame),
  ),
  rule("(?<d>WD) (?:OKAY|WORK|ALSO)+(?!AMT|NUM|SPAN|PART)", (match, { mode }) =>
    mode === "change" ? { days_on: match.get("d")?.weekdays ?? [] } : {},
  ),
  rule("OKAY (?:WORK|ALSO)* (?<d>WD)(?!AMT|NUM|SPAN|PART|COLON)", (match, { mode }) => {
    const day = match.get("d");
    if (mode !== "change") return day?.weekly ? {} : null;
    return day?.weekly ? { days_on: day.weekdays ?? [] } : null;
  }),
  rule("ALSO (?<d>WD)", (match, { mode }) =>
    mode === "change" ? { days_on: match.get("d")?.weekdays ?? [] } : {},
  ),
  // Days away.
  rule("(?:NOT|EXCEPT) (?:FROM|SESSION)* (?<d>DATE)(?!DATE)", (match, frame) => off(match, frame)),
  rule("(?:AWAY|BUSY|OFF) UNTIL (?<d>DATE|WD)", (match, frame) => {
    const to = firstDay(match.get("d"), frame);
    return to && to >= frame.today ? { absent: [{ from: frame.today, to }] } : null;
  }),
  rule("UNTIL (?<d>DATE|WD) (?:AWAY|NOT|OFF)", (match, frame) => {
    const to = firstDay(match.get("d"), frame);
    return to && to >= frame.today ? { absent: [{ from: frame.today, to }] } : null;
  }),
  rule("BACK (?:IN|FROM)? (?<d>DATE|WD)", (match, frame) => {
    const day = firstDay(match.get("d"), frame);
    return day ? { not_before: day } : null;
  }),
  rule("(?<d>DATE) (?:AND|COMMA|TO|AT|IN)? AWAY", (match, frame) => off(match, frame)),
  rule("(?<d>DATE) (?<p>PART) (?:AWAY|OFF|BUSY)", (match, frame) => partOff(match, frame)),
];

function firstDay(token: Token | undefined, { today }: Frame): string | undefined {
  const [weekday] = token?.weekdays ?? [];
  if (token?.weekdays)
    return token.weekdays.length === 1 && weekday !== undefined
      ? afterToday(weekday, today)
      : undefined;
  return token?.days?.at(-1)?.to;
}

function times(match: Match): Meant {
  const span = match.get("s");
  const [days, part] = [match.get("d")?.weekdays, span?.part ?? match.get("p")?.part];
  if (!span?.from && !span?.until) return null;
  return {
    time_of_day: [
      {
        ...(days && { days }),
        ...(part && { part }),
        ...(span.from && { from: span.from }),
        ...(span.until && { to: span.until }),
      },
    ],
  };
}

/** "Saturdays in the morning, other days after six": the days that nothing else names. */
function timesOfOthers(match: Match, tokens: readonly Token[]): Meant {
  const named = new Set(tokens.flatMap(({ weekdays }) => weekdays ?? []));
  const { from, until } = match.get("s") ?? {};
  const days = ALL_DAYS.filter((day) => !named.has(day));
  return { time_of_day: [{ days, ...(from && { from }), ...(until && { to: until }) }] };
}

/** Busy until six is free from six on; busy between two times says nothing that a plan can hold. */
function timesBeside(match: Match): Meant {
  const { from, until } = match.get("s") ?? {};
  const days = match.get("d")?.weekdays;
  if (Boolean(from) === Boolean(until)) return REFUSED;
  return {
    time_of_day: [
      { ...(days && { days }), ...(until && { from: until }), ...(from && { to: from }) },
    ],
  };
}

function timesInPart(match: Match): Meant {
  const [day, part] = [match.get("d"), match.get("p")?.part];
  if (!part || !day?.weekdays) return null;
  return { time_of_day: [{ days: day.weekdays, part }] };
}

function onlyPart(match: Match): Meant {
  const [days, part] = [match.get("d")?.weekdays, match.get("p")?.part];
  if (!part || !days) return null;
  return { days_off: ALL_DAYS.filter((day) => !days.includes(day)), time_of_day: [{ days, part }] };
}

function onlyOn(match: Match): Meant {
  const days = match.get("d")?.weekdays ?? [];
  return { days_off: ALL_DAYS.filter((day) => !days.includes(day)) };
}

function off(match: Match, frame: Frame): Meant {
  const token = match.get("d");
  if (token?.days) return { absent: token.days };
  const weekdays = token?.weekdays ?? [];
  const away = match.tokens.some(({ symbol }) => symbol === "AWAY" || symbol === "BUSY");
  const once =
    !token?.weekly &&
    (weekdays.length === 1 || token?.value === "range" || frame.mode === "change");
  if (once && (frame.mode === "change" || away)) return absentOnce(weekdays, frame);
  return { days_off: weekdays };
}

/** The next of each weekday, one after the other where they are a range. */
function absentOnce(weekdays: number[], { today }: Frame): Asked {
  const days: DayRange[] = [];
  let last = today;
  for (const weekday of weekdays) {
    const from = afterToday(weekday, days.length === 0 ? today : last);
    days.push({ from, to: from });
    last = from;
  }
  return { absent: days };
}

function partOff(match: Match, frame: Frame): Meant {
  const [token, part] = [match.get("d"), match.get("p")?.part];
  if (!part || !token) return null;
  if (token.days) return { absent: token.days.map((range) => ({ ...range, part })) };
  const weekdays = token.weekdays ?? [];
  const is_never = frame.mode === "make" && match.tokens.some(({ symbol }) => symbol === "NOT");
  if (!token.weekly && !match.get("p")?.weekly && !is_never && weekdays.length === 1)
    return { absent: onceIn(weekdays, part, frame) };
  return { absent_weekly: [{ days: weekdays, part }] };
}

function onceIn(weekdays: number[], part: Part, { today }: Frame) {
  return weekdays.map((weekday) => {
    const day = afterToday(weekday, today);
    return { from: day, to: day, part };
  });
}
