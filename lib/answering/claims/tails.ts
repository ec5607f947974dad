import type { CourseMention, Mention } from "./mentions";
import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

interface Stated {
  values: Value[];
  mentions: Mention[];
}

/** Places of a sentence, from the first unit to before the last. */
interface Clause {
  from: number;
  to: number;
}

/** What is left of a clause that only follows from another: "..., so sleep well tonight". */
const SOFT: readonly Value["kind"][] = ["day_part", "weekend", "unread"];
/** What advice that follows may hold as well: "..., so use Monday for an hour of revision". */
const OF_ADVICE: readonly Value["kind"][] = ["duration", "week", "weekday", "offset", "count"];
/** And what advice holds that follows from nothing: "Arrive 15 minutes early". */
const OF_OWN_ADVICE: readonly Value["kind"][] = ["duration", "count"];
/** What makes a clause a claim, where only a modal verb would make it advice. */
const CLAIMED: readonly Tag[] = [
  "due",
  "start",
  "end",
  "weight",
  "room",
  "lasts",
  "grade",
  "got",
  "teacher",
];
const STATES: readonly Tag[] = ["done", "undone", "begun", "started", "left", "open"];
/** A sentence that begins so gives a reason, and what follows is no claim of its own. */
const REASON =
  /^(?:since|as|because|da|weil|comme|puisque|como|dado|dato|poiché|visto|aangezien|omdat|ponieważ|skoro)$/iu;

/**
 * Takes from a sentence what its clauses say that name nothing of the student's and only follow from those that do, or
 * give advice; and a few words before all that state nothing: "If I'm not mistaken, ...". Their units lose their tags.
 */
export function withoutTails(
  units: Unit[],
  { values, mentions }: Stated,
  courses: readonly CourseMention[],
): Stated {
  const [first] = mentions;
  const sure = [...mentions.filter((each) => each.is_titled), ...courses];
  const named = sure.length > 0 ? sure : first ? [first] : [];
  const clauses = clausesOf(units, named);
  const isIn = ({ at }: { at: number }, { from, to }: Clause) => at >= from && at < to;
  const isNamed = (clause: Clause) => named.some((each) => isIn(each, clause));
  const begins = clauses.findIndex(isNamed);
  if (begins < 0) return { values, mentions };
  const isMentioned = (clause: Clause) => mentions.some((each) => isIn(each, clause));
  /** The day before that of what was named, where the clause names nothing else. */
  const isEve = (value: Value, clause: Clause) =>
    value.kind === "distance" && value.is_of_before === true && !isMentioned(clause);
  const ownOf = (clause: Clause) =>
    values.filter((value) => isIn(value, clause) && !isEve(value, clause));
  const tagsIn = ({ from, to }: Clause) => tagsOf(units.slice(from, to));
  const isPassedBefore = (clause: Clause) => {
    const tags = tagsIn(clause);
    const is_advice = tags.has("advice") || tags.has("general");
    const is_whole = mentions.some((each) => each.is_titled) || courses.length > 0;
    return (
      is_whole && is_advice && !STATES.some((tag) => tags.has(tag)) && ownOf(clause).every(isSoft)
    );
  };
  for (const clause of clauses.slice(0, begins))
    if (isOpening(clause, ownOf(clause), tagsIn(clause)))
      for (const unit of units.slice(clause.from, clause.to))
        unit.tags = new Set([...unit.tags].filter((tag) => tag !== "neg"));
  const passed = clauses.filter((clause, index) => {
    if (isNamed(clause)) return false;
    // "If you only memorise one thing today, let it be ..."
    if (index < begins) return isPassedBefore(clause);
    const own = ownOf(clause);
    const tags = tagsIn(clause);
    const is_led = isLed(units, clauses, index, isNamed);
    const is_stated = STATES.some((tag) => tags.has(tag));
    if (tags.has("advice") && own.every(is_led ? isOfAdvice : isSoft)) return true;
    const is_advice = tags.has("advice") || units.slice(clause.from, clause.to).some(isModal);
    const is_claim = is_stated || CLAIMED.some((tag) => tags.has(tag));
    const goes_on = units[clause.from - 1]?.raw === ")";
    if (is_advice && !is_claim && !goes_on && own.every(isOfOwnAdvice)) return true;
    if (isRelative(units[clause.from]) && own.length > 0 && own.every(isOfFreeTime)) return true;
    if (is_led && !is_stated && own.every((value) => isSoft(value) || isOnlyOne(value)))
      return true;
    // "..., and none of them looks huge": it denies nothing of the student's.
    return own.length === 0 && isIdle(units.slice(clause.from, clause.to));
  });
  const advised = clauses.filter((clause) => tagsIn(clause).has("advice"));
  const isPiece = (value: Value) =>
    value.kind === "unread" &&
    value.number !== null &&
    value.number <= MOST_PIECES &&
    advised.some((clause) => isIn(value, clause) && isOfWhatever(units, value.at + 1, clause.to));
  const isBehind = ({ to }: Clause) => to > (clauses[begins]?.from ?? 0);
  for (const { from, to } of passed.filter(isBehind))
    for (const unit of units.slice(from, to)) {
      // Known words all the same: the sentence is in a language that is read.
      unit.tags = new Set(["small"]);
      unit.used = true;
    }
  const isKept = (each: { at: number }) => !passed.some((clause) => isIn(each, clause));
  return {
    values: values.filter((value) => isKept(value) && !isPiece(value)),
    mentions: mentions.filter(isKept),
  };
}

const MOST_PIECES = 12;

/** "Split it into four or five small pieces": what is counted is nothing that the student's data hold. */
function isOfWhatever(units: readonly Unit[], from: number, to: number): boolean {
  return units.slice(from, Math.min(to, from + 4)).some(({ raw, tags, value, named }) => {
    return !named && tags.size === 0 && value === null && /^\p{Ll}{3,}$/u.test(raw);
  });
}

const MOST_OPENING = 7;

/** "Se non vedo male,": it denies, and nothing of the student's. */
function isOpening({ from, to }: Clause, own: readonly Value[], tags: ReadonlySet<Tag>): boolean {
  return own.length === 0 && to - from <= MOST_OPENING && !STATES.some((tag) => tags.has(tag));
}

function isOfAdvice(value: Value): boolean {
  return isSoft(value) || OF_ADVICE.includes(value.kind);
}

function isOfOwnAdvice(value: Value): boolean {
  return isSoft(value) || OF_OWN_ADVICE.includes(value.kind);
}

/** "One well-prepared question can save you an evening". */
function isModal({ raw, named, quote }: Unit): boolean {
  return !named && quote === 0 && MODAL.test(raw);
}

const MODAL =
  /^(?:can|kannst|kann|peux|peut|pouvez|puedes|puede|puoi|può|podes|pode|podem|kunt|kun|kan|możesz|może|可以)$/iu;

function isSoft(value: Value): boolean {
  return SOFT.includes(value.kind) || (value.kind === "offset" && value.days === 0);
}

/** "..., so tonight is a good time for one last test" */
function isOnlyOne(value: Value): boolean {
  return value.kind === "count" && value.number === 1 && value.of === undefined;
}

/** Tags of words that state nothing, whatever stands beside them. */
const IDLE: readonly Tag[] = [
  "small",
  "neg",
  "you",
  "general",
  "definite",
  "and",
  "of",
  "whole_first",
  "on",
  "at",
  "to",
  "from",
  "advice",
  "hence",
  "reminder",
  "must",
  "page",
];
const FEWEST_IDLE = 4;

function isIdle(units: readonly Unit[]): boolean {
  const is_denial = units.some(({ tags, named, quote }) => !named && !quote && tags.has("neg"));
  return (
    is_denial &&
    units.length >= FEWEST_IDLE &&
    units.every(({ tags, named }) => !named && [...tags].every((tag) => IDLE.includes(tag)))
  );
}

/** "..., which leaves the afternoon free". */
function isRelative(unit: Unit | undefined): boolean {
  return unit !== undefined && /^(?:which|que|che|was|wat|co|ce|o)$/iu.test(unit.raw);
}

function isOfFreeTime({ kind }: Value): boolean {
  return kind === "day_part" || kind === "weekend";
}

/** Whether a clause follows from another by its own first words, by the last of the other, or by a reason before it. */
function isLed(
  units: readonly Unit[],
  clauses: readonly Clause[],
  index: number,
  isNamed: (clause: Clause) => boolean,
): boolean {
  const [before, clause] = [clauses[index - 1], clauses[index]];
  if (!clause) return false;
  if (units.slice(clause.from, clause.to).some(isHence)) return true;
  if (!before) return false;
  // Japanese and Chinese put it at the end of the reason.
  const last = units.slice(Math.max(before.from, before.to - 3), before.to);
  if (last.some((unit) => isHence(unit) && unit.tokens[0]?.kind === "wide")) return true;
  const opens = units[before.from];
  return isNamed(before) && opens !== undefined && (REASON.test(opens.raw) || isHence(opens));
}

function isHence({ tags, named, quote }: Unit): boolean {
  return tags.has("hence") && !named && quote === 0;
}

function tagsOf(units: readonly Unit[]): Set<Tag> {
  return new Set(
    units.filter(({ named, quote }) => !named && !quote).flatMap(({ tags }) => [...tags]),
  );
}

const CLAUSE_END = /^[,;:()，；：、（）–—]$/;

/** In sentences of which the places of what is named are given. */
function clausesOf(units: readonly Unit[], named: readonly { at: number }[]): Clause[] {
  const isNamedIn = (from: number, to: number) => named.some(({ at }) => at >= from && at < to);
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to > from) clauses.push({ from, to });
    from = to;
  };
  for (const [at, unit] of units.entries()) {
    if (unit.quote > 0 || unit.used) continue;
    const is_dash = unit.raw === "-" && unit.tokens[0]?.glued === false;
    if (CLAUSE_END.test(unit.raw) || is_dash) {
      close(at);
      from = at + 1;
    } else if (isHence(unit) && unit.tokens[0]?.kind !== "wide" && isNamedIn(from, at)) close(at);
  }
  close(units.length);
  return clauses;
}
