import type { Part } from "@/lib/planning/request/asked";
import type { Match } from "@/lib/planning/request/token";
import { type Frame, type PhraseRule, phrase } from "./rewrite";

const NO_UNIT =
  "(?!HOUR|MIN|AMT|DAY|WEEK|MONTHS|MONTH|TIMES|SESSION|REVIEW|TOPICS|CHAPTER|TO|DASH|NUM)";

/** Times of the day: a TIME is one, a SPAN has a beginning, an end, or both. */
export const TIMES: PhraseRule[] = [
  phrase("(?:AT)? (?<h>NUM|TIME) (?<m>AM|PM)", (match) => timeToken(match, match.get("m")?.symbol)),
  phrase("(?<h>NUM|TIME) OCLOCK (?<n>NUM)(?!HOUR|MIN|DAY|WEEK)", (match) => minutesOf(match)),
  phrase("(?<h>NUM|TIME) OCLOCK", (match) => timeToken(match)),
  phrase(
    `
      (?:FROM|BETWEEN|AT) (?<h>NUM|TIME) HOUR? (?<t>TO|DASH|UNTIL|AND|AT|BY) (?<k>NUM|TIME)
      (?:HOUR|OCLOCK)? (?<p>PART)?(?!HOUR|MIN|AMT|DAY|WEEK|MONTH|MONTHS|EACH|A)`,
    spanToken,
  ),
  phrase(
    "BETWEEN? (?<h>NUM|TIME) HOUR? (?<t>TO|DASH|UNTIL|AND|AT) (?<k>TIME) (?<p>PART)?",
    spanToken,
  ),
  phrase(
    "(?<h>TIME) (?<t>TO|DASH|UNTIL|AND|AT) (?<k>NUM) (?<p>PART)?(?!HOUR|MIN|AMT|DAY|WEEK|MONTH|EACH)",
    spanToken,
  ),
  phrase("NOT (?:START)? BEFORE (?<h>TIME) (?<p>PART)?", (match) => open(match, "from")),
  phrase("NOT (?:AFTER|FINISH) (?<h>TIME) (?<p>PART)?", (match) => open(match, "until")),
  phrase("(?:FROM|AFTER) (?<h>TIME) ONWARDS? (?<p>PART)?(?!TO|DASH|UNTIL)", (match) =>
    open(match, "from"),
  ),
  phrase("(?:START) (?<h>TIME) ONWARDS? (?<p>PART)?(?!TO|DASH|UNTIL)", (match) =>
    open(match, "from"),
  ),
  phrase("FINISH? (?:BEFORE|UNTIL|BY) (?<h>TIME) (?<p>PART)?", (match) => open(match, "until")),
  phrase(`NOT (?:START)? BEFORE (?:AT)? (?<h>NUM) HOUR? (?<p>PART)?${NO_UNIT}`, (match, frame) =>
    bare(match, frame, "from"),
  ),
  phrase(`NOT AFTER (?:AT)? (?<h>NUM) HOUR? (?<p>PART)?${NO_UNIT}`, (match, frame) =>
    bare(match, frame, "until"),
  ),
  phrase(
    `(?:AFTER|FROM) (?:AT)? (?<h>NUM) (?<u>HOUR)? (?<o>ONWARDS)? (?<p>PART)?${NO_UNIT}`,
    (match, frame) => bare(match, frame, "from"),
  ),
  phrase(`(?:BEFORE|UNTIL|BY) (?:AT) (?<h>NUM) HOUR? (?<p>PART)?${NO_UNIT}`, (match, frame) =>
    bare(match, frame, "until"),
  ),
  phrase(`UNTIL (?<h>NUM) (?<u>HOUR)? (?<p>PART)?${NO_UNIT}`, (match, frame) =>
    bare(match, frame, "until"),
  ),
  phrase(`AT (?<h>NUM) (?<u>HOUR)? (?<p>PART)?${NO_UNIT}`, (match, frame) => {
    const found = bare(match, frame, "from");
    return found && { symbol: "TIME", ...(found.from && { time: found.from }) };
  }),
  phrase("PART COMMA? (?<s>SPAN)", (match) => withPart(match)),
  phrase("(?<s>SPAN) PART", (match) => withPart(match)),
];

/** "Saturdays 10-12": hours of a day, where no unit follows. */
export const TIMES_OF_WEEKDAYS: PhraseRule[] = [
  phrase(
    `(?<=(?:WD|PART|ONLY)(?:COLON|COMMA|ONLY)*)(?<h>NUM) (?<t>TO|DASH|UNTIL) (?<k>NUM)${NO_UNIT}`,
    spanToken,
  ),
];

function withPart(match: Match) {
  const span = match.get("s");
  const part = match.tokens.find(({ symbol }) => symbol === "PART")?.part;
  return { symbol: "SPAN", from: span?.from, until: span?.until, ...(part && { part }) };
}

type Clock = { hour: number; minute: number };

function clockOf(match: Match, name: string): Clock | null {
  const token = match.all(name).find(({ symbol }) => symbol === "NUM" || symbol === "TIME");
  if (token?.time) {
    const [hour = 0, minute = 0] = token.time.split(":").map(Number);
    return { hour, minute };
  }
  const number = token?.number;
  if (number === undefined || number < 0 || number > 24 || token?.ordinal) return null;
  const hour = Math.floor(number);
  const dotted = /^\d{1,2}\.(\d\d)$/.exec(token?.value ?? "");
  if (hour !== number && !dotted) return null;
  return { hour, minute: dotted ? Number(dotted[1]) : 0 };
}

function timeToken(match: Match, half?: string) {
  const clock = clockOf(match, "h");
  if (!clock) return null;
  if (half === "PM" && clock.hour < 12) clock.hour += 12;
  if (half === "AM" && clock.hour === 12) clock.hour = 0;
  return { symbol: "TIME", time: spelled(clock) };
}

function minutesOf(match: Match) {
  const clock = clockOf(match, "h");
  const minute = match.get("n")?.number ?? 60;
  return clock && minute < 60 ? { symbol: "TIME", time: spelled({ ...clock, minute }) } : null;
}

function spanToken(match: Match, frame: Frame) {
  const [from, until] = [clockOf(match, "h"), clockOf(match, "k")];
  if (!from || !until) return null;
  const has_unit = match.tokens.some(({ symbol }) => symbol === "HOUR");
  if (has_unit && frame.language !== "fr" && frame.language !== "es") return null;
  if (match.get("t")?.symbol === "AT" && frame.language !== "fr" && frame.language !== "es")
    return null;
  const part = match.get("p")?.part;
  const [start_said, end_said] = [match.get("h")?.time, match.get("k")?.time];
  if (part === "afternoon" || part === "evening") {
    if (until.hour < 12) until.hour += 12;
    if (from.hour < 12 && from.hour + 12 < until.hour) from.hour += 12;
  } else if (
    !start_said &&
    end_said &&
    until.hour > 12 &&
    from.hour + 12 < until.hour &&
    from.hour < 9
  ) {
    from.hour += 12;
  } else if (!start_said && !end_said && until.hour <= from.hour) until.hour += 12;
  else if (!start_said && !end_said && !part && from.hour < 7) {
    from.hour += 12;
    until.hour += 12;
  }
  if (until.hour > 24 || spelled(from) >= spelled(until)) return null;
  return { symbol: "SPAN", from: spelled(from), until: spelled(until), ...(part && { part }) };
}

function open(match: Match, end: "from" | "until") {
  const clock = clockOf(match, "h");
  const part = match.get("p")?.part;
  if (!clock) return null;
  if (isLate(part) && clock.hour < 12) clock.hour += 12;
  return { symbol: "SPAN", [end]: spelled(clock) };
}

/** A number that is a time because of the word before it: "after 5" is in the afternoon. */
function bare(
  match: Match,
  frame: Frame,
  end: "from" | "until",
): { symbol: string; from?: string; until?: string } | null {
  const clock = clockOf(match, "h");
  if (!clock || clock.hour > 24) return null;
  const unit = match.has("u");
  if (unit && frame.language !== "fr" && frame.language !== "es") return null;
  const part = match.get("p")?.part;
  const from_word = match.tokens.some(({ symbol }) => symbol === "FROM");
  const is_plain = match.tokens.some(({ symbol }) => symbol === "NOT" || symbol === "AT");
  // "from 3 to": a list of chapters, or how many.
  if (from_word && !is_plain && frame.language === "en" && !match.has("o") && !part) return null;
  if (isLate(part) || (!part && clock.hour <= (end === "until" ? 10 : 8) && !is_plain)) {
    if (clock.hour < 12) clock.hour += 12;
  } else if (!part && is_plain && (end === "until" ? clock.hour <= 11 : clock.hour <= 6))
    clock.hour += 12;
  return { symbol: "SPAN", [end]: spelled(clock) };
}

function isLate(part?: Part): boolean {
  return part === "afternoon" || part === "evening";
}

function spelled({ hour, minute }: Clock): string {
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
