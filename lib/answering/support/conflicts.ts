import type { Match } from "./alignment";
import type { Mark, Statement, Term } from "./statement";
import { isSwapped } from "./swaps";
import { areOpposite, areSameSide } from "./vocabulary";

/** What of a sentence its passage does not say, and what it says otherwise. */
export interface Difference {
  /** Another number, name or quantity, or what turns it round. */
  conflicts: ("number" | "name" | "turned" | "all")[];
  /** Numbers and names that stand nowhere near. */
  missing: number;
}

interface Pair {
  said: Statement;
  /** The sentence of the passage it says most of, and what stands right around it. */
  here: Statement;
  around: readonly Statement[];
  matches: readonly Match[];
}

/** Compares a sentence with the sentence of a passage that holds most of its words. */
export function differenceOf(pair: Pair): Difference {
  const numbers = numbersOf(pair);
  const names = namesOf(pair);
  const conflicts: Difference["conflicts"] = [];
  if (numbers.is_other) conflicts.push("number");
  if (names.is_other) conflicts.push("name");
  if (isTurned(pair)) conflicts.push("turned");
  if (overstates(pair)) conflicts.push("all");
  return { conflicts, missing: numbers.missing + names.missing + Number(narrows(pair)) };
}

/** Whether a clause denies, turns round or swaps what the passage says; two of these make it the same again. */
function isTurned(pair: Pair): boolean {
  const denied = deniedIn(pair);
  const opposed = oppositesIn(pair);
  const swapped = Number(isSwapped(pair.said, pair.matches));
  const clauses = new Set([...denied, ...opposed]);
  if (clauses.size === 0) return swapped === 1;
  return [...clauses].some(
    (clause) => (Number(denied.has(clause)) + Number(opposed.has(clause)) + swapped) % 2 === 1,
  );
}

const COUNTED: readonly Mark["sort"][] = ["number", "year", "percent", "ordinal", "calendar"];
const NEAR = 0.05;
/** Words between a thing and what is said of it, where the clause says both sides. */
const CLOSE = 2;
/** How much of a clause has to be spoken of, for a denial in it to be one of that. */
const PART = 0.4;

interface Counted {
  is_other: boolean;
  missing: number;
}

function numbersOf({ said, here, around, matches }: Pair): Counted {
  let missing = 0;
  let is_other = false;
  const own = said.marks.filter(isCounted);
  const theirs = here.marks.filter(isCounted);
  const all = [here, ...around].flatMap(({ marks }) => marks.filter(isCounted));
  for (const mark of own) {
    if (all.some((each) => isSame(mark, each))) {
      if (isOfOther(mark, { said, matches }, theirs)) is_other = true;
      continue;
    }
    const others = theirs.filter(
      (each) => isAlike(mark, each) && !own.some((said_too) => isSame(said_too, each)),
    );
    if (others.length > 0) is_other = true;
    else missing += 1;
  }
  return { is_other, missing };
}

function isCounted({ sort }: Mark): boolean {
  return COUNTED.includes(sort);
}

function isSame(one: Mark, other: Mark): boolean {
  if (one.sort === "calendar" || other.sort === "calendar")
    return one.sort === other.sort && one.value === other.value;
  if (one.number === other.number) return true;
  const is_about = one.is_about || other.is_about;
  const [least, most] = [one.number, other.number].toSorted((a, b) => a - b);
  return is_about && least !== undefined && most !== undefined && most - least <= most * NEAR;
}

/** Whether one could stand in the place of the other. */
function isAlike(one: Mark, other: Mark): boolean {
  if (one.sort === "calendar" && other.sort === "calendar")
    return one.value.split(" ")[0] === other.value.split(" ")[0];
  return one.sort === other.sort;
}

/** Two numbers in one sentence: each belongs to the word beside it. */
function isOfOther(
  mark: Mark,
  { said, matches }: Pick<Pair, "said" | "matches">,
  theirs: readonly Mark[],
): boolean {
  const alike = theirs.filter((each) => isAlike(mark, each));
  if (alike.length < 2 || !alike.some((each) => isSame(mark, each))) return false;
  const anchor = nearest(said, matches, mark.at, 4);
  if (!anchor) return false;
  const distance = ({ at }: Mark) => Math.abs(at - anchor.at);
  const [first, second] = alike.toSorted((a, b) => distance(a) - distance(b));
  if (!first || !second || distance(second) - distance(first) < 3) return false;
  return !isSame(mark, first) && distance(first) <= 3;
}

/** The counterpart of the term that stands nearest to a place. */
function nearest(
  said: Statement,
  matches: readonly Match[],
  at: number,
  most: number,
): Term | null {
  let best: { term: Term; distance: number } | null = null;
  for (const [index, term] of said.terms.entries()) {
    const other = matches[index]?.other;
    const distance = Math.abs(term.at - at);
    if (!other || distance > most || (best && distance >= best.distance)) continue;
    best = { term: other, distance };
  }
  return best?.term ?? null;
}

function namesOf({ said, here, around, matches }: Pair): Counted {
  let missing = 0;
  let is_other = false;
  const known = [here, ...around].flatMap(({ terms }) => terms);
  const taken = new Set(matches.map(({ other }) => other));
  const strangers = here.terms.filter((term) => term.is_name && !taken.has(term));
  for (const [at, term] of said.terms.entries()) {
    if (!term.is_name || matches[at]?.other) continue;
    if (known.some(({ word, stem }) => word === term.word || stem === term.stem)) continue;
    missing += 1;
    if (strangers.some((stranger) => isInPlaceOf(term, stranger, { said, here, matches })))
      is_other = true;
  }
  return { is_other, missing };
}

/** Whether what stands around one stands around the other. */
function isInPlaceOf(
  term: Term,
  stranger: Term,
  { said, matches }: Pick<Pair, "said" | "here" | "matches">,
): boolean {
  if (term.relation && term.relation === stranger.relation) return true;
  const beside = said.terms.flatMap((each, at) => {
    const other = matches[at]?.other;
    return other && Math.abs(each.at - term.at) <= 4 ? [other] : [];
  });
  return beside.some(({ at }) => Math.abs(at - stranger.at) <= 4);
}

/** In which clauses of the sentence a denial stands that the passage has not, or the other way round. */
function deniedIn({ said, here, matches }: Pair): Set<number> {
  const clauses = new Set(said.terms.map(({ clause }) => clause));
  const denied = new Set<number>();
  for (const clause of clauses) {
    const others = othersOf(said, matches, clause);
    if (others.length === 0 || (others.length < 2 && clauses.size > 1)) continue;
    const own = said.marks.filter((mark) => mark.sort === "neg" && mark.clause === clause).length;
    const there = clauseOf(others);
    const theirs = here.marks.filter((mark) => mark.sort === "neg" && mark.clause === there).length;
    if (own % 2 === theirs % 2) continue;
    const is_vague = [
      ...said.marks.filter((mark) => mark.clause === clause),
      ...here.marks.filter((mark) => mark.clause === there),
    ].some(({ sort }) => sort === "lacks");
    // A denial of the passage is one of what the sentence says only where its clause speaks of that.
    if (!is_vague && (own > theirs || isMostOf(here, there, others))) denied.add(clause);
  }
  return denied;
}

/** Whether these words are a good part of their clause in the passage. */
function isMostOf(
  { terms }: Statement,
  clause: number | undefined,
  others: readonly Term[],
): boolean {
  const all = terms.filter((term) => term.clause === clause && term.weight === 1);
  const held = all.filter((term) => others.includes(term));
  return held.length >= all.length * PART;
}

function othersOf({ terms }: Statement, matches: readonly Match[], clause: number): Term[] {
  return terms.flatMap((term, at) => (term.clause === clause ? (matches[at]?.other ?? []) : []));
}

/** The clause in which most of these words stand. */
function clauseOf(terms: readonly Term[]): number | undefined {
  const counts = [...Map.groupBy(terms, ({ clause }) => clause)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** In which clauses a word says the opposite of what the passage says of the same thing. */
function oppositesIn({ said, here, matches }: Pair): Set<number> {
  const opposed = new Set<number>();
  const theirs = here.marks.filter(({ sort }) => sort === "side");
  for (const { side, at, clause, sort } of said.marks) {
    if (sort !== "side" || !side) continue;
    const anchor = nearest(said, withoutTerm(matches, said, at, clause), at, 5);
    const there = anchor?.clause ?? clauseOf(othersOf(said, matches, clause));
    const alike = theirs.filter(
      (each) => each.side && (areSameSide(side, each.side) || areOpposite(side, each.side)),
    );
    const beside = alike.filter((each) => each.clause === there);
    const distance = (mark: Mark) => (anchor ? Math.abs(mark.at - anchor.at) : 0);
    const [first] = beside.toSorted((a, b) => distance(a) - distance(b));
    const is_both = beside.some((each) => each.side && areSameSide(side, each.side));
    const is_opposite = first
      ? first.side && areOpposite(side, first.side) && !(is_both && distance(first) > CLOSE)
      : alike.length > 0 && alike.every((each) => each.side && areOpposite(side, each.side));
    if (is_opposite) opposed.add(clause);
  }
  return opposed;
}

/** The word itself is not what it is said of, and neither is what another clause names. */
function withoutTerm(
  matches: readonly Match[],
  { terms }: Statement,
  at: number,
  clause: number,
): Match[] {
  return matches.map((match, index) =>
    terms[index]?.at === at || terms[index]?.clause !== clause ? { like: 0, other: null } : match,
  );
}

/** "Only" in the sentence, and not in the passage. */
function narrows({ said, here, around }: Pair): boolean {
  const has = ({ marks }: Statement, sort: Mark["sort"]) =>
    marks.some((mark) => mark.sort === sort);
  return has(said, "only") && ![here, ...around].some((each) => has(each, "only"));
}

/** True of some in the passage, and of all in the sentence. */
function overstates({ said, here }: Pair): boolean {
  const has = ({ marks }: Statement, sort: Mark["sort"]) =>
    marks.some((mark) => mark.sort === sort);
  return has(said, "each") && !has(said, "some") && has(here, "some") && !has(here, "each");
}
