import type { Match } from "@/lib/planning/request/token";
import { addDays } from "@/lib/time/dates";
import { type MeaningRule, type Meant, rule } from "./rule";

export const REVIEWS: MeaningRule[] = [
  rule("REVIEW (?:BEFORE|FOR|UNTIL) NEXT? EXAM", () => ({})),
  rule("ONLY REVIEW (?:FROM|IN)? (?<d>DATE)", (match) => onlyFrom(match, 0)),
  rule("(?:IN|FROM)? (?<d>DATE) (?:COLON)? (?:ONLY REVIEW|REVIEW ONLY)", (match) =>
    onlyFrom(match, 0),
  ),
  rule("ONLY REVIEW AFTER (?<d>DATE)", (match) => onlyFrom(match, 1)),
  rule("(?:AFTER) (?<d>DATE) ONLY REVIEW", (match) => onlyFrom(match, 1)),
  rule("KEEP (?<d>DATE) (?:ONLY)? (?:FOR) REVIEW", (match) => onlyFrom(match, 0)),
  rule("(?<d>DATE) (?:FOR) (?:ONLY)? REVIEW(?!ONLY)", (match) => onlyFrom(match, 0)),
  rule("(?<n>NUM|A) REVIEW (?:EACH|FOR|FROM) EACH? (?:CHAPTER|TOPICS)", (match) => perTopic(match)),
  rule("REVIEW (?:EACH|ALL)? (?:CHAPTER|TOPICS|ALL)* (?<n>NUM) TIMES", (match) => perTopic(match)),
  rule("(?:EACH)? (?:CHAPTER|TOPICS|ALL) (?<n>NUM) TIMES REVIEW", (match) => perTopic(match)),
  rule("(?<n>NUM) TIMES REVIEW (?:EACH)? (?:CHAPTER|TOPICS|ALL)*", (match) => perTopic(match)),
  rule("(?<a>AMT) DASH? REVIEW(?!WD|DATE)", (match) => minutes(match)),
  rule("REVIEW (?:MOST|FOR|COLON|ONLY|FROM|EACH)* (?<a>AMT) (?:EACH|TIMES|ATONCE)*", (match) =>
    minutes(match),
  ),
  rule("REVIEW (?:ALL|TOPICS|CHAPTER)* (?:NEXT DAY|DATE NEXT|DAY AFTER|DAY NEXT)", () => ({
    reviews: { next_day: true },
  })),
  rule("(?:MORE|MORETHAN|DOUBLE) (?:HOUR|FOCUS|FROM)* REVIEW (?:SESSION)?", () => ({
    reviews: { amount: "more" },
  })),
  rule("REVIEW (?:MORE|FOCUS)(?!TOPIC)", () => ({ reviews: { amount: "more" } })),
  rule("(?:LESS|LESSTHAN|NOT MORE|LESSFOCUS) (?:HOUR|FROM)* REVIEW", () => ({
    reviews: { amount: "less" },
  })),
  rule("REVIEW LESS", () => ({ reviews: { amount: "less" } })),
  rule("(?:FOCUS) (?:FROM)? REVIEW(?!TOPIC|DATE|WD)", () => ({ reviews: { amount: "more" } })),
  rule("(?:NOT|SKIP|EXCEPT|REMOVE ALL) REVIEW(?!DATE|WD|TOPIC|BEFORE|AFTER|COLON)", () => ({
    reviews: { amount: "none" },
  })),
  rule("(?:ONLY)? REVIEW (?:ONLY)? EACH? (?<d>WD)(?!TO|AMT)", (match, { mode }) => {
    const day = match.get("d");
    if (!day?.weekly && mode === "change") return null;
    return { reviews: { days: day?.weekdays ?? [] } };
  }),
  rule("(?<d>WD) (?:ONLY|FOR|COLON)* REVIEW(?!TO|ONLY|AMT|DATE)", (match) => {
    const day = match.get("d");
    return day?.weekly ? { reviews: { days: day.weekdays ?? [] } } : null;
  }),
  rule("(?:ONLY)? REVIEW (?:FROM|IN)? (?<d>DATE)", (match, { mode }) =>
    mode === "make" ? onDates(match) : null,
  ),
  rule("(?<d>DATE) (?:ONLY)? REVIEW", (match, { mode }) =>
    mode === "make" ? onDates(match) : null,
  ),
];

export const BREAKS: MeaningRule[] = [
  rule("(?<b>AMT) OFF (?:AFTER EACH|AFTER|EACH) (?<e>AMT|HOUR)", (match) => breaks(match)),
  rule("POMODORO", () => ({ breaks: { minutes: 5, every_minutes: 25 } })),
  rule(
    "(?<b>AMT) (?:DASH|FROM)? BREAK (?:EACH|AFTER|AFTER EACH|FROM) (?<e>AMT|HOUR|NUM)",
    (match) => breaks(match),
  ),
  rule(
    "BREAK (?:FOR|FROM|COLON)? (?<b>AMT) (?:EACH|AFTER|AFTER EACH) (?<e>AMT|HOUR|NUM)",
    (match) => breaks(match),
  ),
  rule("(?:AFTER|EACH|AFTER EACH) (?<e>AMT|HOUR|NUM) (?:COMMA|THEN|A)* (?<b>AMT) BREAK", (match) =>
    breaks(match),
  ),
  rule("(?:AFTER|EACH|AFTER EACH) (?<e>AMT|HOUR|NUM) BREAK (?:FOR|FROM)? (?<b>AMT)", (match) =>
    breaks(match),
  ),
  rule("BREAK (?:EACH|AFTER|AFTER EACH) (?<e>AMT|HOUR|NUM)", (match) => breaks(match)),
  rule("(?:AFTER|EACH|AFTER EACH) (?<e>AMT|HOUR|NUM) COMMA? (?:A)? BREAK", (match) =>
    breaks(match),
  ),
  rule("(?<b>AMT) (?:DASH|FROM)? BREAK (?:BETWEEN)? (?:SESSION)*", (match) => breaks(match)),
  rule("BREAK (?:FOR|FROM)? (?<b>AMT) (?:BETWEEN)? (?:SESSION)*", (match) => breaks(match)),
  rule(
    "(?:KEEP)? (?<n>NUM|A) (?:DAY)? BUFFER (?:DAY)? (?:BEFORE|FOR|UNTIL)? (?:EXAM)?",
    (match) => ({
      breaks: { buffer_days: match.get("n")?.number ?? 1 },
    }),
  ),
  rule("BUFFER (?:FOR|FROM|COLON)? (?<n>NUM|A) DAY (?:BEFORE|FOR|UNTIL)? (?:EXAM)?", (match) => ({
    breaks: { buffer_days: match.get("n")?.number ?? 1 },
  })),
  rule("(?<n>NUM) DAY (?:OFF) (?:BEFORE EXAM|UNTIL EXAM)", (match) => ({
    breaks: { buffer_days: match.get("n")?.number ?? 1 },
  })),
  rule("(?:KEEP|OFF)? (?<l>DATE) OFF", (match) => {
    const token = match.get("l");
    const [range] = token?.days ?? [];
    if (token?.value !== "last" || !range) return null;
    let days = 1;
    for (let day = range.from; day < range.to; day = addDays(day, 1)) days += 1;
    return { breaks: { buffer_days: days } };
  }),
];

function onlyFrom(match: Match, shift: number): Meant {
  const [range] = match.get("d")?.days ?? [];
  if (!range) return null;
  return { reviews: { only_from: shift > 0 ? addDays(range.to, shift) : range.from } };
}

function perTopic(match: Match): Meant {
  const count = match.get("n")?.number ?? 1;
  return Number.isInteger(count) && count > 0 ? { reviews: { per_topic: count } } : null;
}

function minutesOf(match: Match, part: string): number | undefined {
  const said = match.get(part);
  // "5 minutes every 25"
  if (said?.symbol === "NUM") return said.number;
  const amount = said?.symbol === "HOUR" ? 1 : said?.amount;
  const hours = typeof amount === "number" ? amount : amount?.max;
  return hours === undefined ? undefined : Math.round(hours * 60);
}

function minutes(match: Match): Meant {
  const each = minutesOf(match, "a");
  return each === undefined ? null : { reviews: { minutes: each } };
}

function onDates(match: Match): Meant {
  const days = match.get("d")?.days ?? [];
  return days.every(({ from, to }) => from === to)
    ? { reviews: { on: days.map(({ from }) => from) } }
    : null;
}

function breaks(match: Match): Meant {
  const [each, every] = [minutesOf(match, "b"), minutesOf(match, "e")];
  return { breaks: { ...(each && { minutes: each }), ...(every && { every_minutes: every }) } };
}
