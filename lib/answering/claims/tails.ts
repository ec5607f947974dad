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
const OF_ADVICE: readonly Value["kind"][] = ["duration", "week", "weekday", "offset"];
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
  const named = [...mentions.filter((each) => each.is_titled || each === first), ...courses];
  const clauses = clausesOf(units, named);
  const isIn = ({ at }: { at: number }, { from, to }: Clause) => at >= from && at < to;
  const isNamed = (clause: Clause) => named.some((each) => isIn(each, clause));
  const begins = clauses.findIndex(isNamed);
  if (begins < 0) return { values, mentions };
  const ownOf = (clause: Clause) => values.filter((value) => isIn(value, clause));
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
    if (tags.has("advice") && own.every(is_led ? isOfAdvice : isSoft)) return true;
    const is_stated = STATES.some((tag) => tags.has(tag));
    if (isRelative(units[clause.from]) && own.length > 0 && own.every(isOfFreeTime)) return true;
    return !is_stated && own.every(isSoft) && is_led;
  });
  const isBehind = ({ to }: Clause) => to > (clauses[begins]?.from ?? 0);
  for (const { from, to } of passed.filter(isBehind))
    for (const unit of units.slice(from, to)) {
      // Known words all the same: the sentence is in a language that is read.
      unit.tags = new Set(["small"]);
      unit.used = true;
    }
  const isKept = (each: { at: number }) => !passed.some((clause) => isIn(each, clause));
  return { values: values.filter(isKept), mentions: mentions.filter(isKept) };
}

const MOST_OPENING = 7;

/** "Se non vedo male,": it denies, and nothing of the student's. */
function isOpening({ from, to }: Clause, own: readonly Value[], tags: ReadonlySet<Tag>): boolean {
  return own.length === 0 && to - from <= MOST_OPENING && !STATES.some((tag) => tags.has(tag));
}

function isOfAdvice(value: Value): boolean {
  return isSoft(value) || OF_ADVICE.includes(value.kind);
}

function isSoft(value: Value): boolean {
  return SOFT.includes(value.kind) || (value.kind === "offset" && value.days === 0);
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
