import { weekdayNumber } from "@/lib/time/dates";
import { sinceMonday } from "@/lib/time/weekdays";
import { type Fact, type Facts, factsOf, WEEKDAYS } from "./facts";
import type { Meaning, RequestCase } from "./format";

/** What a reader of requests made of one: meanings in the schema of the set. */
export interface RequestAnswer {
  understood: Meaning;
  not_understood: string[];
  /** Kinds of what else was said: a conflict, something impossible or past. */
  said: string[];
}

export interface Verdict {
  /**
   * All of an accepted meaning and nothing more; something missing, which was said; something missing without a
   * word; a meaning that nobody asked for.
   */
  verdict: "right" | "part" | "silent" | "wrong";
  forbidden: number;
  unsaid: boolean;
  extra: string[];
  missing: string[];
}

const DEMANDED = ["conflict", "impossible", "past", "not_found", "irrelevant", "not_understood"];

/** How an answer compares to what was asked, by the rules of the set's own scorer. */
export function judge(asked: RequestCase, answer: RequestAnswer): Verdict {
  const all = factsOf(answer.understood, asked);
  const { extra, missing, wants_nothing } = accepted(asked)
    .map((meaning) => comparedTo(meaning, all, answer.understood, asked))
    .reduce((best, next) => (isNearer(next, best) ? next : best));
  const forbidden = brokenRules(asked, all, answer.said);
  const must = (asked.must_say ?? []).filter(({ kind }) => DEMANDED.includes(kind));
  const asks = factsOf(asked.expect, asked).size > 0;
  const is_said = answer.said.length > 0 || answer.not_understood.length > 0;
  const unsaid = (must.length > 0 || (wants_nothing && asks)) && !is_said;
  return { verdict: verdictOf(), forbidden, unsaid, extra: named(extra), missing: named(missing) };

  function verdictOf(): Verdict["verdict"] {
    if (extra.length > 0 || forbidden > 0) return "wrong";
    if (unsaid) return "silent";
    if (missing.length === 0) return "right";
    return is_said ? "part" : "silent";
  }
}

interface Comparison {
  extra: Fact[];
  missing: Fact[];
  wants_nothing: boolean;
}

function accepted({ expect, also_right }: RequestCase): Meaning[] {
  return [expect, ...(also_right ?? [])];
}

function isNearer(a: Comparison, b: Comparison): boolean {
  return (a.extra.length - b.extra.length || a.missing.length - b.missing.length) < 0;
}

function comparedTo(
  meaning: Meaning,
  all: Facts,
  understood: Meaning,
  asked: RequestCase,
): Comparison {
  const want = factsOf(meaning, asked);
  const got = laidAsWeek(meaning, want, all, understood);
  return {
    missing: [...want.values()].filter((fact) => !isCovered(fact, got)),
    extra: [...got.values()].filter((fact) => !isCovered(fact, want)),
    wants_nothing: want.size === 0,
  };
}

/** Hours said a week and laid as hours a day are the same where their sum is 90 to 100 %. */
function laidAsWeek(meaning: Meaning, want: Facts, all: Facts, understood: Meaning): Facts {
  const weekly = meaning.hours_per_week;
  const by_day = [...want.values()].some(([kind]) => kind === "hours");
  if (typeof weekly !== "number" || "hours_per_week" in understood || by_day) return all;
  const laid = [...all.values()].filter(([kind]) => kind === "hours");
  const each = laid.map((fact) => JSON.parse(fact[2] ?? ""));
  if (!each.every((hours) => typeof hours === "number")) return all;
  const sum = each.reduce((total, hours) => total + hours, 0);
  if (sum < 0.9 * weekly || sum > weekly) return all;
  const rest = [...all].filter(([, [kind]]) => kind !== "hours");
  const same = [...want].filter(([, [kind]]) => kind === "hours_per_week");
  return new Map([...rest, ...same]);
}

/** How many of the meanings that would be wrong an answer contains. */
function brokenRules(asked: RequestCase, got: Facts, said: string[]): number {
  return asked.must_not.filter((entry) => {
    const { only = false, accepted_silently = false, ...rule } = entry;
    const kinds: Record<string, string> = { restrict_to: "skip" };
    if (JSON.stringify(Object.values(rule)).includes("*")) {
      const fields = new Set(Object.keys(rule).map((key) => kinds[key] ?? key));
      return [...got.values()].some(([kind]) => fields.has(kind));
    }
    const want = factsOf(rule, asked);
    if (want.size === 0) return false;
    const held = unmovable(rule);
    if (held.size > 0) {
      return [...got.values()].some(([kind, id]) => kind === "move" && held.has(id ?? ""));
    }
    if (![...want.keys()].every((key) => got.has(key))) return false;
    if (only && isMore(want, got, asked)) return false;
    return !(accepted_silently && said.length > 0);
  }).length;
}

/** The sessions that a rule names alone: they must not move at all. */
function unmovable({ moves }: Meaning): Set<string> {
  const named = (moves ?? []).filter((move) => Object.keys(move).length === 1);
  return new Set(named.flatMap(({ sessions }) => sessions));
}

function isMore(want: Facts, got: Facts, asked: RequestCase): boolean {
  const kinds = new Set([...want.values()].map(([kind]) => kind));
  if ([...got].some(([key, [kind]]) => kinds.has(kind) && !want.has(key))) return true;
  return accepted(asked).some((meaning) => {
    const facts = factsOf(meaning, asked);
    const holds = [...want.keys()].every((key) => facts.has(key)) && facts.size > want.size;
    return holds && [...facts.keys()].every((key) => got.has(key));
  });
}

function isCovered(fact: Fact, by: Facts): boolean {
  return [...by.values()].some((other) => isSame(fact, other));
}

/** A number stands for a range that holds it; a time without its part for the same time with it. */
function isSame(a: Fact, b: Fact): boolean {
  if (a.join("\n") === b.join("\n")) return true;
  if (a[0] !== b[0]) return false;
  if (a[0] === "hours_per_week" || a[0] === "session_minutes") return isWithin(a[1], b[1]);
  if (a[0] === "time" && a[1] === b[1] && a[3] === b[3] && a[4] === b[4] && (a[3] || a[4])) {
    return a[2] === "" || b[2] === "";
  }
  if (a[1] !== b[1]) return false;
  if (a[0] === "move") return isSameMove(a[2], b[2]);
  if (a[0] === "add") return a[2] === b[2] || a[2] === "" || b[2] === "";
  return a[0] === "hours" && isWithin(a[2], b[2]);
}

function isWithin(a = "", b = ""): boolean {
  const [x, y] = [JSON.parse(a), JSON.parse(b)];
  return [
    [x, y],
    [y, x],
  ].some(
    ([number, range]) =>
      typeof number === "number" &&
      typeof range === "object" &&
      (range.min ?? 0) <= number &&
      number <= (range.max ?? 1e9),
  );
}

interface Target {
  to_date?: string;
  to_days?: string[];
  to_weekday?: string;
  to_start?: string;
  part?: string;
}

function isSameMove(a = "", b = ""): boolean {
  const [x, y]: Target[] = [JSON.parse(a), JSON.parse(b)];
  return isReadAs(x ?? {}, y ?? {}) || isReadAs(y ?? {}, x ?? {});
}

function isReadAs(one: Target, other: Target): boolean {
  const day = one.to_date;
  if (!day) return false;
  if (other.to_days?.includes(day)) return true;
  if (other.to_weekday) {
    return WEEKDAYS[sinceMonday(weekdayNumber(day))] === other.to_weekday;
  }
  const parts_differ = (one.part === undefined) !== (other.part === undefined);
  return day === other.to_date && parts_differ && Boolean(one.to_start ?? other.to_start);
}

function named(facts: Fact[]): string[] {
  return facts.map((fact) => fact.join(" ")).sort();
}
