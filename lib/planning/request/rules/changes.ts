import type { KnownSession, MoveTarget, SessionMove } from "@/lib/planning/request/asked";
import { afterToday } from "@/lib/planning/request/days";
import type { Frame } from "@/lib/planning/request/phrases/rewrite";
import type { Match, Token } from "@/lib/planning/request/token";
import { wordsOf } from "@/lib/planning/request/words";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import { mondayOf, sinceMonday } from "@/lib/time/weekdays";
import { type MeaningRule, type Meant, objection, rule } from "./rule";

const VERB = "(?:MOVE|POSTPONE|ADVANCE)";
const REFERENCE =
  "(?<r>(?:ALL|SESSION|REVIEW|TOPIC|DATE|WD|FROM|NEXT|MIXED|WEEK|NUM|DASH|CHAPTER|FIRST|LASTPOS|PART|COLON)+)";
const TARGET =
  "(?:TO|UNTIL|BY|FOR|AT|IN)? (?<d>DATE|WD) (?:IN|AT|TO)? (?<p>PART)? (?:TO|AT)? (?<x>TIME|SPAN)?";
const TARGET_TIME = "(?:TO|AT|FROM) (?<x>TIME)";
const BY_DAYS =
  "(?:BY|FOR|FROM|LATER|TO|IN|AT|EARLIER)* (?:(?<n>NUM|A)|EACH) (?<u>DAY|WEEK) (?<w>LATER|EARLIER)?";

/** What is asked of sessions that stand in a plan. */
export const CHANGES: MeaningRule[] = [
  rule("(?:MOVE|KEEP)? ALL? UNDO (?:UNDO|MOVE|ALL|LASTPOS|QUESTION ONLY|QUESTION|KNOWN)*", () => ({
    undo: true,
  })),
  rule(
    `
    (?<r>(?:DATE|WD|TOPIC|REVIEW|NEXT) SESSION) (?:AT|TO|FROM)? (?<x>TIME)`,
    (match, frame) => moved(match, frame),
  ),
  rule("MOVE (?<a>AMT|AMTMORE) FROM? (?<t>TOPIC|REVIEW) (?<d>DATE|WD)", (match, frame) =>
    added(match, frame),
  ),
  rule(`SWAP (?<r>TOPIC)`, (match, frame) => swapped(match, frame)),
  rule(`(?<r>TOPIC) SWAP`, (match, frame) => swapped(match, frame)),
  rule(`${VERB} ${REFERENCE} (?:LATER|EARLIER)? ${TARGET} ${VERB}?`, (match, frame) =>
    moved(match, frame),
  ),
  rule(`${REFERENCE} ${TARGET} ${VERB}`, (match, frame) => moved(match, frame)),
  rule(`${VERB} ${REFERENCE} ${TARGET_TIME}`, (match, frame) => moved(match, frame)),
  rule(`${VERB} ${REFERENCE} ${BY_DAYS}`, (match, frame) => shifted(match, frame)),
  rule(`${VERB} (?:LATER|EARLIER)? ${BY_DAYS}`, (match, frame) => shifted(match, frame)),
  rule(
    `(?<r>ALL) (?:MOVE|POSTPONE|ADVANCE)? (?:BY|FOR)? (?<n>NUM|A) (?<u>DAY|WEEK) (?<w>LATER|EARLIER)`,
    (match, frame) => shifted(match, frame),
  ),
  rule(
    `(?<r>ALL) (?:BY|FOR)? (?<n>NUM|A) (?<u>DAY|WEEK) (?<w>MOVE|POSTPONE|ADVANCE)`,
    (match, frame) => shifted(match, frame),
  ),
  rule(
    `(?<r>(?:REVIEW|TOPIC) (?:SESSION|DATE|WD|FROM)*) TO (?<d>DATE|WD) (?<p>PART)?`,
    (match, frame) => moved(match, frame),
  ),
  rule(
    `
      (?:REMOVE|SKIP|NOT)
      (?<r>(?:ALL|SESSION|REVIEW|TOPIC|DATE|WD|FROM|NEXT|MIXED|WEEK|NUM|DASH|FIRST|LASTPOS)+) (?:REMOVE)?`,
    (match, frame) => removed(match, frame),
  ),
  rule(`(?<r>(?:SESSION|REVIEW|TOPIC|DATE|WD|FROM|NEXT|MIXED|LASTPOS)+) REMOVE`, (match, frame) =>
    removed(match, frame),
  ),
  rule(
    `
      ADD (?:MORE|SESSION|NUM)* (?<a>AMT|AMTMORE) (?:MORE|FROM|SESSION|FOR)* (?<t>TOPIC|REVIEW)?
      (?:REVIEW|SESSION|FOR|FROM|TO)* (?<d>DATE|WD) (?<p>PART|SPAN)? (?:ADD)?`,
    (match, frame) => added(match, frame),
  ),
  rule(
    `
      (?:ADD|MORE) (?:A|NUM|MORE|SESSION|FOR)* (?<t>TOPIC|REVIEW|SESSION)
      (?:REVIEW|SESSION|TOPIC|FOR|FROM|TO)* (?<d>DATE|WD) (?<p>PART|SPAN)? (?:COMMA|FOR|COLON)* (?<a>AMT)?
      (?:ADD)?`,
    (match, frame) => added(match, frame),
  ),
  rule(
    "(?<d>DATE|WD) (?<p>PART)? (?:A|NUM|MORE)* (?<a>AMT) (?:FROM|FOR)* (?<t>TOPIC|REVIEW) (?:ADD)?",
    (match, frame) => added(match, frame),
  ),
  rule(
    "(?<a>AMT|AMTMORE) MORE? (?:FROM|FOR|REVIEW|ADD)* (?<t>TOPIC) (?:IN|AT|FOR|TO)* (?<d>DATE) (?:ADD)?",
    (match, frame) => added(match, frame),
  ),
];

function dayOf(token: Token | undefined, { today }: Frame): string | undefined {
  const [weekday] = token?.weekdays ?? [];
  if (token?.weekdays)
    return token.weekdays.length === 1 && weekday !== undefined
      ? afterToday(weekday, today)
      : undefined;
  return token?.days?.[0]?.from;
}

/** The sessions that words refer to, null where that cannot be told. */
function sessionsOf(reference: Token[], frame: Frame): KnownSession[] | "all_open" | null {
  const known = frame.sessions;
  if (!known) return null;
  const day = reference.find(({ symbol }) => symbol === "DATE" || symbol === "WD");
  const titles = reference.flatMap(({ titles }) => titles ?? []);
  const symbols = new Set(reference.map(({ symbol }) => symbol));
  const open = known.filter(({ date }) => date >= frame.today);
  let found = open;
  if (day?.days)
    found = found.filter(({ date }) =>
      day.days?.some(({ from, to }) => date >= from && date <= to),
    );
  if (day?.weekdays && (day.weekly || day.weekdays.length > 1)) {
    found = found.filter(({ date }) => day.weekdays?.includes(weekdayNumber(date)));
  } else if (day?.weekdays) {
    const next = found.filter(({ date }) => date === dayOf(day, frame));
    const kind = symbols.has("REVIEW") ? "review" : "";
    const later = found.filter(
      (each) => day.weekdays?.includes(weekdayNumber(each.date)) && each.kind.startsWith(kind),
    );
    found =
      next.some((each) => each.kind.startsWith(kind)) || titles.length > 0
        ? next
        : later.slice(0, 1);
  }
  if (symbols.has("REVIEW"))
    return reviewsOf(
      found.filter(({ kind }) => kind === "review"),
      reference,
      titles,
      Boolean(day),
    );
  if (titles.length > 0) return found.filter(({ title }) => titles.includes(title));
  if (symbols.has("NEXT")) return found.slice(0, 1);
  if (day) return found;
  return symbols.has("ALL") ? "all_open" : null;
}

/** Of several reviews the one whose title says most of what was said. */
function reviewsOf(
  reviews: KnownSession[],
  reference: Token[],
  titles: string[],
  is_dated: boolean,
): KnownSession[] | null {
  if (reviews.length < 2 || is_dated) return reviews;
  if (reference.some(({ symbol }) => symbol === "ALL")) return reviews;
  if (reference.some(({ symbol }) => symbol === "NEXT" || symbol === "FIRST"))
    return reviews.slice(0, 1);
  if (reference.some(({ symbol }) => symbol === "LASTPOS")) return reviews.slice(-1);
  const named = reviews.filter(({ title }) => titles.some((each) => title.includes(each)));
  if (named.length > 0) return named;
  const numbers = reference.flatMap(({ number }) => (number === undefined ? [] : [String(number)]));
  const numbered = reviews.filter(({ title }) => {
    const said = wordsOf(title).map(({ plain }) => plain);
    return numbers.length > 0 && numbers.every((number) => said.includes(number));
  });
  if (numbered.length === 1) return numbered;
  const mixed = reference.some(({ symbol }) => symbol === "MIXED") ? reviews.slice(-1) : [];
  return mixed.length === 1 ? mixed : null;
}

function moved(match: Match, frame: Frame): Meant {
  const reference = match.all("r");
  const sessions = sessionsOf(reference, frame);
  if (!sessions) return null;
  if (sessions.length === 0) return objection("not_found", "There is no such session.");
  const target = targetOf(match, frame);
  const weekly = match.get("d")?.weekly && match.get("d")?.weekdays?.length === 1;
  const [weekday] = match.get("d")?.weekdays ?? [];
  if (sessions !== "all_open" && weekly && weekday !== undefined) {
    return {
      moves: sessions.map(({ id, date }) => ({
        sessions: [id],
        to_date: addDays(mondayOf(date), sinceMonday(weekday)),
      })),
    };
  }
  if (!target) return null;
  return { moves: [{ sessions: idsOf(sessions), ...target }] };
}

function idsOf(sessions: KnownSession[] | "all_open"): SessionMove["sessions"] {
  return sessions === "all_open" ? sessions : sessions.map(({ id }) => id);
}

function targetOf(match: Match, frame: Frame): MoveTarget | null {
  const token = match.get("d");
  const part = match.get("p")?.part;
  const clock = match.get("x");
  const to_start = clock?.time ?? clock?.from;
  const said = { ...(part && { part }), ...(to_start && { to_start }) };
  if (!token) return to_start ? said : null;
  const to_days = daysOf(token);
  if (to_days.length > 1 && to_days.length <= 14) return { to_days, ...said };
  if (token.weekend)
    return { to_days: [afterToday(6, frame.today), afterToday(0, frame.today)].sort(), ...said };
  if ((token.weekdays?.length ?? 0) > 1) {
    return {
      to_days: (token.weekdays ?? []).map((weekday) => afterToday(weekday, frame.today)).sort(),
      ...said,
    };
  }
  const to_date = dayOf(token, frame);
  return to_date && (token.days?.length ?? 1) === 1 ? { to_date, ...said } : null;
}

function daysOf({ days }: Token): string[] {
  return (days ?? []).flatMap(({ from, to }) => {
    const list: string[] = [];
    for (let day = from; day <= to && list.length < 31; day = addDays(day, 1)) list.push(day);
    return list;
  });
}

function shifted(match: Match, frame: Frame): Meant {
  const symbols = match.tokens.map(({ symbol }) => symbol);
  const earlier = symbols.includes("EARLIER") || symbols.includes("ADVANCE");
  const later = symbols.includes("LATER") || symbols.includes("POSTPONE");
  if (earlier === later && !symbols.includes("MOVE")) return null;
  const days = (match.get("n")?.number ?? 1) * (match.get("u")?.symbol === "WEEK" ? 7 : 1);
  const reference = match.all("r").filter(({ symbol }) => symbol !== "NUM");
  const sessions = reference.length > 0 ? sessionsOf(reference, frame) : "all_open";
  if (!sessions || !frame.sessions) return null;
  if (sessions.length === 0) return objection("not_found", "There is no such session.");
  return { moves: [{ sessions: idsOf(sessions), shift_days: earlier ? -days : days }] };
}

function swapped(match: Match, { sessions, today }: Frame): Meant {
  const titles = match.get("r")?.titles ?? [];
  const found = titles.map((title) =>
    (sessions ?? []).filter((each) => each.title === title && each.date >= today),
  );
  const [first, second] = found;
  if (titles.length !== 2 || !first || !second || first.length !== 1 || second.length !== 1)
    return null;
  const [a, b] = [first[0], second[0]];
  if (!a || !b) return null;
  return {
    moves: [
      { sessions: [a.id], to_date: b.date },
      { sessions: [b.id], to_date: a.date },
    ],
  };
}

function removed(match: Match, frame: Frame): Meant {
  const reference = match.all("r");
  const symbols = new Set(reference.map(({ symbol }) => symbol));
  const is_not = match.tokens[0]?.symbol === "NOT";
  const named = symbols.has("SESSION") || symbols.has("REVIEW");
  const dated =
    symbols.has("DATE") || symbols.has("WD") || symbols.has("NEXT") || symbols.has("LASTPOS");
  if (
    !named ||
    is_not ||
    (!dated && !symbols.has("TOPIC") && !symbols.has("MIXED") && !symbols.has("NUM"))
  ) {
    const day = reference.find(({ symbol }) => symbol === "DATE");
    const alone = day && reference.every(({ symbol }) => symbol === "DATE" || symbol === "FROM");
    return alone && !is_not ? { absent: day.days ?? [] } : null;
  }
  const sessions = sessionsOf(reference, frame);
  if (!sessions || sessions === "all_open") return null;
  return sessions.length > 0
    ? { remove: sessions.map(({ id }) => id) }
    : objection("not_found", "There is no such session.");
}

function added(match: Match, frame: Frame): Meant {
  const date = dayOf(match.get("d"), frame);
  const amount = match.get("a")?.amount;
  const token = match.get("t");
  if (!date || (amount !== undefined && typeof amount !== "number") || match.get("d")?.weekly)
    return null;
  if (date < frame.today) return objection("past", "That day is over.");
  const [topic] = token?.titles ?? [];
  const title = token?.symbol === "REVIEW" ? "Review" : undefined;
  return {
    add: [
      { date, ...(topic && { topic }), ...(title && { title }), ...(amount && { hours: amount }) },
    ],
  };
}
