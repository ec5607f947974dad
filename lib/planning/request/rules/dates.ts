import type { Asked } from "@/lib/planning/request/asked";
import { afterToday } from "@/lib/planning/request/days";
import type { Frame } from "@/lib/planning/request/phrases/rewrite";
import type { Match, Token } from "@/lib/planning/request/token";
import { addDays, daysBetween } from "@/lib/time/dates";
import { type MeaningRule, type Meant, objection, REFUSED, rule } from "./rule";

const DAY = "(?<d>DATE|WD)";
const DONE = "(?:FINISH|KNOWN)";
const LAST = "(?<l>DATE|WD)";

/** Until when new matter is learned; before the rules for reviews. */
export const LEARNING: MeaningRule[] = [
  rule("(?:FINISH|START|BY|UNTIL|BEFORE|FROM|DATE|WD)* (?<n>NODATE)", () =>
    objection("impossible", "There is no such day."),
  ),
  rule(`${DONE}? NOT? NEWMATTER (?:KNOWN)? (?:BY|UNTIL|FINISH|FINISH BY) ${DAY}`, (match, frame) =>
    learnBy(match, frame, 0),
  ),
  rule(`${DONE} NEWMATTER (?:BY|UNTIL)? ${DAY}`, (match, frame) => learnBy(match, frame, 0)),
  rule(`NEWMATTER ${DONE} (?:BY|UNTIL)? ${DAY}`, (match, frame) => learnBy(match, frame, 0)),
  rule(
    `
      (?:FINISH|NEWMATTER|KNOWN)? (?:BY|UNTIL) ${DAY} (?:COMMA|THEN|AND|SENT|AFTER|FROM)* ONLY? REVIEW
      (?:ONLY|AFTER)*`,
    (match, frame) => learnBy(match, frame, 0),
  ),
  rule(
    `(?:FINISH|NEWMATTER|KNOWN)? BEFORE ${DAY} (?:COMMA|THEN|AND|SENT|AFTER|FROM)* ONLY? REVIEW (?:ONLY|AFTER)*`,
    (match, frame) => learnBy(match, frame, -1),
  ),
  rule(`${DONE}? NEWMATTER BEFORE ${DAY}`, (match, frame) => learnBy(match, frame, -1)),
  rule(`NOT? NOT NEWMATTER (?:AFTER) ${DAY}`, (match, frame) => learnBy(match, frame, 0)),
  rule(`NEWMATTER NOT (?:AFTER) ${DAY}`, (match, frame) => learnBy(match, frame, 0)),
  rule(`AFTER ${DAY} NOT NEWMATTER`, (match, frame) => learnBy(match, frame, 0)),
  rule(`NOT? NEWMATTER (?:FROM)? ${DAY}`, (match, frame) => learnBy(match, frame, -1)),
  rule(`(?:FROM)? ${DAY} NOT? NEWMATTER`, (match, frame) => learnBy(match, frame, -1)),
];

/** The first and last day, the exam, and how long a plan is. */
export const DATES_OF_PLAN: MeaningRule[] = [
  rule(`(?:FINISH|KNOWN) TOPIC (?:KNOWN|FINISH)? (?:BY|UNTIL|BEFORE|IN)* ${DAY}`, () => REFUSED),
  rule(`TOPIC (?:KNOWN|FINISH) (?:BY|UNTIL|BEFORE|IN)* ${DAY}`, () => REFUSED),
  rule(`TOPIC (?:BY|UNTIL|BEFORE) ${DAY} (?:KNOWN|FINISH)?`, () => REFUSED),
  rule(`EXAM (?:TO|BY|COLON|FROM|AT)* ${DAY} (?:MOVE|POSTPONE|ADVANCE)`, (match, frame) =>
    exam(match, frame),
  ),
  rule(
    `EXAM (?:MOVE|FINISH|POSTPONE|ADVANCE)? (?:TO|BY|COLON|FROM)? ${DAY}(?!OFF|AWAY)`,
    (match, frame) => exam(match, frame),
  ),
  rule(`MOVE EXAM TO ${DAY}`, (match, frame) => exam(match, frame)),
  rule(`${DAY} EXAM(?!BEFORE|AFTER)`, (match, frame) =>
    match.get("d")?.days?.length === 1 ? exam(match, frame) : null,
  ),
  rule(
    "EXAM (?:MOVE|POSTPONE|ADVANCE) (?<n>NUM) (?<u>DAY|WEEK) (?<w>LATER|EARLIER)?",
    (match, { exam_date }) => {
      const by = (match.get("n")?.number ?? 0) * (match.get("u")?.symbol === "WEEK" ? 7 : 1);
      const earlier = match.tokens.some(
        ({ symbol }) => symbol === "EARLIER" || symbol === "ADVANCE",
      );
      return exam_date ? { exam_date: addDays(exam_date, earlier ? -by : by) } : null;
    },
  ),
  rule(`(?:NOT|AWAY) (?:START)? BEFORE ${DAY}`, (match, frame) => notBefore(match, frame, 0)),
  rule(`NOT (?:FINISH)? AFTER ${DAY}`, (match, frame) => finishBy(match, frame, 0)),
  rule(`NOT UNTIL ${DAY}`, (match, frame) => notBefore(match, frame, 0)),
  rule(`START (?:FROM|IN|BY|UNTIL|COLON|ONWARDS|THEN)? AFTER ${DAY}`, (match, frame) =>
    notBefore(match, frame, 1),
  ),
  rule(`AFTER ${DAY} START`, (match, frame) => notBefore(match, frame, 1)),
  rule(`(?:FROM|BETWEEN) ${DAY} (?:UNTIL|TO|BY|AND|DASH) ${LAST}`, (match, frame) =>
    both(match, frame),
  ),
  rule(
    `START (?:FROM|COLON|TO)? ${DAY} (?:COMMA|AND)? ${DONE}? (?:UNTIL|BY|TO|AND|DASH) ${LAST}`,
    (match, frame) => both(match, frame),
  ),
  rule(`START (?:FROM|COLON|ONWARDS|BY|TO)? ${DAY} PART?`, (match, frame) => {
    const part = match.tokens.find(({ symbol }) => symbol === "PART")?.part;
    const found = notBefore(match, frame, 0);
    return found && part ? { ...found, time_of_day: [{ part }] } : found;
  }),
  rule(`${DAY} PART? (?:START|ONLY START)`, (match, frame) => notBefore(match, frame, 0)),
  rule(
    `
      (?<!(?:AWAY|OFF|NOT|BUSY|REVIEW|LIGHTER|AMT|DAY|EXCEPT))FROM (?<d>DATE)(?!COMMA?
      (?:AWAY|OFF|NOT|AMT|LIGHTER|REVIEW|BUSY|ONWARDS))`,
    (match, frame) => {
      const [range] = match.get("d")?.days ?? [];
      if (
        !range ||
        range.from === range.to ||
        daysBetween(range.from, range.to) === 6 ||
        frame.mode === "change"
      )
        return null;
      return range.from >= frame.today ? { not_before: range.from, finish_by: range.to } : null;
    },
  ),
  rule(`FROM ${DAY} ONWARDS?`, (match, frame) => {
    const [range] = match.get("d")?.days ?? [];
    const is_long =
      range && range.from < range.to && !match.tokens.some(({ symbol }) => symbol === "ONWARDS");
    return is_long && daysBetween(range.from, range.to) !== 6 ? null : from(match, frame);
  }),
  rule(`ONLY FROM ${DAY}`, (match, frame) => notBefore(match, frame, 0)),
  rule(`${DONE} (?:BY|UNTIL)? (?:BEFORE) EXAM`, () => ({})),
  rule("(?:BEFORE|UNTIL|FOR|BY|ENDOF) NEXT? EXAM", () => ({})),
  rule(`${DONE} (?:ALL)? BEFORE ${DAY}`, (match, frame) => finishBy(match, frame, -1)),
  rule(`${DONE} (?:BY|UNTIL|IN|COLON|AT|FOR|FROM|TO)* ${DAY}`, (match, frame) =>
    finishBy(match, frame, 0),
  ),
  rule(`(?:BY|UNTIL) ${DAY} ${DONE}`, (match, frame) => finishBy(match, frame, 0)),
  rule(`(?:BEFORE) ${DAY} ${DONE}?`, (match, frame) => finishBy(match, frame, -1)),
  rule(`(?:BY|UNTIL) ${DAY}(?!AWAY|OFF|NOT)`, (match, frame) => finishBy(match, frame, 0)),
  rule(`${DAY} ${DONE}(?!TOPIC)`, (match, frame) =>
    match.get("d")?.ahead || match.get("d")?.days ? finishBy(match, frame, 0) : null,
  ),
  rule("(?<n>NUM) (?<u>DAY|WEEK|MONTHS) (?:COMMA|THEN|AND)+ FINISH", (match, frame) =>
    lasting(match, frame),
  ),
  rule(
    `
      ${DONE}? (?:IN|FOR|BETWEEN|ONLY|START|OKAY|WORK|AFTER)* (?<n>NUM|A)
      (?<u>WEEK|DAY|MONTHS)(?!OFF|BEFORE|AFTER|BREAK|LATER|EARLIER|AWAY|BUFFER|EACH|TOPIC)`,
    (match, frame, tokens) => {
      const one = match.all("n").some(({ symbol }) => symbol === "A");
      const told = match.tokens.some(
        ({ symbol }) =>
          symbol === "FOR" ||
          symbol === "IN" ||
          symbol === "ONLY" ||
          symbol === "WORK" ||
          symbol === "FINISH",
      );
      if (one && !told) return null;
      return isMoving(tokens) ? null : lasting(match, frame);
    },
  ),
  rule("(?<d>DATE)(?!AMT|PART)", (match, { today }, tokens) =>
    relative(match.get("d"), today, tokens),
  ),
];

function isMoving(tokens: readonly Token[]): boolean {
  return tokens.some(({ symbol }) => /^(?:MOVE|POSTPONE|ADVANCE)$/.test(symbol));
}

/** "in 10 days" with nothing else said is how long there is. */
function relative(date: Token | undefined, today: string, tokens: readonly Token[]): Meant {
  if (!date?.ahead || !date.days || isMoving(tokens)) return null;
  const { count, unit } = date.ahead;
  if (unit === "week" && Number.isInteger(count)) return { weeks: count };
  const to = date.days.at(-1)?.to;
  return to && to > today ? { finish_by: to } : null;
}

function lasting(match: Match, { today }: Frame): Meant {
  const count = match.get("n")?.number ?? 1;
  const unit = match.get("u")?.symbol;
  if (count <= 0 || count > 730) return null;
  if (unit === "WEEK") return { weeks: count };
  if (unit === "MONTHS") return { weeks: Math.round((count * 52) / 12) };
  return { finish_by: addDays(today, Math.round(count) - 1) };
}

function dayOf(token: Token | undefined, end: "from" | "to", { today }: Frame): string | null {
  if (token?.weekdays) {
    const [weekday] = token.weekdays;
    if (token.weekend && weekday !== undefined) return afterToday(end === "from" ? 6 : 0, today);
    return token.weekdays.length === 1 && weekday !== undefined ? afterToday(weekday, today) : null;
  }
  const days = token?.days ?? [];
  return (end === "from" ? days[0]?.from : days.at(-1)?.to) ?? null;
}

function notBefore(match: Match, frame: Frame, shift: number): Meant {
  const day = dayOf(match.get("d"), shift > 0 ? "to" : "from", frame);
  if (!day) return null;
  const first = addDays(day, shift);
  if (first < frame.today) return objection("past", "That day is over.");
  return { not_before: first };
}

function from(match: Match, frame: Frame): Meant {
  const found = notBefore(match, frame, 0);
  if (frame.mode === "make" || !found || !("not_before" in found)) return found;
  return { from_date: found.not_before };
}

function finishBy(match: Match, frame: Frame, shift: number): Meant {
  const token = match.get("d");
  const day = dayOf(token, shift < 0 ? "from" : "to", frame);
  if (!day) return null;
  const last = addDays(day, shift);
  if (last < frame.today) return objection("past", "That day is over.");
  if (
    token?.value &&
    frame.exam_date &&
    day > frame.exam_date &&
    daysBetween(frame.today, day) > 300
  ) {
    return objection("past", "That day is over; the next one comes after the exam.");
  }
  return { finish_by: last };
}

function both(match: Match, frame: Frame): Meant {
  const last = dayOf(match.get("l"), "to", frame);
  const start = notBefore(match, frame, 0);
  return last && start && !("objections" in start) ? { ...start, finish_by: last } : start;
}

function learnBy(match: Match, frame: Frame, shift: number): Meant {
  const day = dayOf(match.get("d"), shift < 0 ? "from" : "to", frame);
  return day ? { learn_by: addDays(day, shift) } : null;
}

function exam(match: Match, frame: Frame): Meant {
  const day = dayOf(match.get("d"), "from", frame);
  if (!day) return null;
  const found: Asked = { exam_date: day };
  return day < frame.today ? objection("past", "That day is over.") : found;
}
