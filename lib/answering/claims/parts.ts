import type { Cues } from "./holds";
import type { Mention } from "./mentions";
import { type Reading, tagsOf } from "./reading";
import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

/** A mention with what is said of it. */
export interface Part {
  mention: Mention | null;
  values: Value[];
  cues: Cues;
  units: Unit[];
}

const CLAUSE_END = /^[,;，；、]$/;

/** Cuts a sentence of several mentions so that each value belongs to one of them. */
export function partsOf({ units: { units }, values, mentions }: Reading): Part[] {
  const [first] = mentions;
  if (!first || mentions.length === 1)
    return [{ mention: first ?? null, values, cues: tagsOf(units), units }];
  const owners = ownersOf(units, mentions);
  return mentions.map((mention, index) => {
    const own = units.filter((_, at) => owners[at] === index);
    const cues = tagsOf(own);
    if (isDenied(units, mention)) cues.add("neg");
    return { mention, values: values.filter(({ at }) => owners[at] === index), cues, units: own };
  });
}

/** "No final or any other exam": what is denied goes on to the end of its clause. */
function isDenied(units: readonly Unit[], { at }: Mention): boolean {
  const start = units.findLastIndex((unit, index) => index < at && isClauseEnd(unit)) + 1;
  return units
    .slice(start, at)
    .some(({ tags, named, quote }) => tags.has("neg") && !named && !quote);
}

function isClauseEnd({ raw, tags, quote, used }: Unit): boolean {
  return quote === 0 && !used && (CLAUSE_END.test(raw) || tags.has("and"));
}

/** For every unit the mention of its clause, else the one before, else the one after. */
function ownersOf(units: readonly Unit[], mentions: readonly Mention[]): number[] {
  const clauses: number[] = [];
  let clause = 0;
  for (const [at, unit] of units.entries()) {
    if (isClauseEnd(unit) && !mentions.some((mention) => at >= mention.at && at < mention.end))
      clause += 1;
    clauses.push(clause);
  }
  return units.map((_, at) => {
    const own = mentions.map((mention, index) => ({ mention, index }));
    const here = own.filter(({ mention }) => clauses[mention.at] === clauses[at]);
    const before = here.filter(({ mention }) => mention.at <= at).at(-1) ?? here[0];
    const owner = before ?? own.filter(({ mention }) => mention.at <= at).at(-1) ?? own[0];
    return owner?.index ?? 0;
  });
}

const STATES: readonly Tag[] = ["done", "undone", "started", "begun", "due", "got"];
const IMPERATIVES = new Set(["don't", "do not"]);
const UNTIL: readonly Tag[] = ["before", "to"];

/**
 * What a "not" denies: a value that stands right after it ("not on 21 December"), the state where there is no value,
 * nothing ("don't be late", "not until 21 December"), or all of it, which nobody can read.
 */
export function denialIn(
  { mention, values, cues, units: own }: Part,
  { units: { units } }: Reading,
): "nothing" | "value" | "state" | "all" {
  if (!cues.has("neg") || cues.has("undone") || cues.has("started") || cues.has("begun"))
    return "nothing";
  const nots = units.flatMap((unit, at) =>
    unit.tags.has("neg") && !unit.named && !unit.quote && own.includes(unit) ? [at] : [],
  );
  const [at] = nots;
  if (at === undefined) return cues.has("reminder") ? "nothing" : "all";
  if (nots.length > 1 + Number(isFrench(units, nots))) return "all";
  const start =
    units.findLastIndex((unit, index) => index < at && (isClauseEnd(unit) || unit.raw === ":")) + 1;
  if (values.length === 0) {
    if (cues.has("reminder")) return "nothing";
    const after = units.findIndex(
      (unit, index) => index > at && (isClauseEnd(unit) || unit.raw === ":"),
    );
    // "Nothing more to do on the essay: you turned it in."
    const said = units.slice(after < 0 ? units.length : after);
    if (said.some(({ tags, named }) => !named && tags.has("done"))) return "nothing";
    const clause = units.slice(start, after < 0 ? units.length : after);
    // "You handed it in, so there's nothing to do": nothing of the thing that is named.
    const is_apart =
      mention !== null &&
      (mention.at < start || (after >= 0 && mention.at > after)) &&
      !STATES.some((tag) => clause.some(({ tags, named }) => !named && tags.has(tag)));
    return is_apart ? "nothing" : "state";
  }
  if (at === start && IMPERATIVES.has(units[at]?.raw.toLowerCase().replace("’", "'") ?? ""))
    return "nothing";
  const end = units.findIndex(
    (unit, index) => index > at && (isClauseEnd(unit) || unit.raw === ":"),
  );
  const near = values.filter((value) => value.at >= start && (end < 0 || value.at < end));
  if (near.length === 0) return "nothing";
  const [value] = near;
  const between = units.slice((nots.at(-1) ?? at) + 1, value?.at);
  // "A 2 de dezembro" is a day, "fino a" a limit.
  const isLimit = ({ raw, tags }: Unit) => raw.length > 1 && UNTIL.some((tag) => tags.has(tag));
  if (between.some(isLimit)) return "nothing";
  const is_first = end >= 0 || value !== values[0];
  const is_one = near.length === 1 || isOneDay(near);
  const is_whole = values.length === near.length || is_first;
  return is_one && is_whole && between.length < MOST_BETWEEN ? "value" : "all";
}

/** The values that a "not" stands right before: those of its clause. */
export function deniedValues({ values }: Part, { units: { units } }: Reading): Value[] {
  const at = units.findLastIndex(({ tags, named, quote }) => tags.has("neg") && !named && !quote);
  const end = units.findIndex((unit, index) => index > at && isClauseEnd(unit));
  return values.filter((value) => value.at > at && (end < 0 || value.at < end));
}

/** From a "not" to what it denies: "doesn't take place on", "nie odbywa się w". */
const MOST_BETWEEN = 5;

/** "Friday 20 November". */
export function isOneDay([first, second, ...others]: readonly Value[]): boolean {
  const kinds = new Set([first?.kind, second?.kind]);
  return others.length === 0 && kinds.has("weekday") && kinds.has("date");
}

/** "ne ... pas" is one negation. */
function isFrench(units: readonly Unit[], nots: readonly number[]): boolean {
  return nots.length === 2 && /^n/i.test(units[nots[0] ?? 0]?.raw ?? "");
}
