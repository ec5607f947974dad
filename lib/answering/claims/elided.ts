import type { Unit } from "./units";
import type { Value } from "./values";
import type { Tag } from "./words/claim-words";

/** "The test lasts 40 minutes, the quiz 20": a bare number that ends its clause is of the kind of the one before. */
export function withUnitBefore(
  units: readonly Unit[],
  value: Value,
  before: Value | undefined,
): Value {
  if (value.kind !== "unread" || value.number === null) return value;
  const { at, number } = value;
  const noun = before?.kind === "count" ? before.noun : nounInAll(units, at);
  if (noun && isCounted(units, at)) return { at, kind: "count", number, noun };
  if (!before || !endsClause(units, at)) return value;
  switch (before.kind) {
    case "duration": {
      const is_hours = units.slice(before.at, before.at + 3).some(({ tags }) => tags.has("hour"));
      return { at, kind: "duration", minutes: is_hours ? 60 * number : number };
    }
    case "percent":
      return { at, kind: "percent", number, ...(before.is_of_grade && { is_of_grade: true }) };
    case "points":
      return before.of === undefined ? { at, kind: "points", number } : value;
    default:
      return value;
  }
}

/** Of which things a number "in all" is, where the sentence speaks of one kind of them. */
function nounInAll(units: readonly Unit[], at: number): Tag | null {
  if (!units.slice(at + 1, at + 3).some(({ tags }) => tags.has("total"))) return null;
  const nouns = (["topic", "task"] as const).filter((tag) =>
    units.some(({ tags, named }) => !named && tags.has(tag)),
  );
  return nouns.length === 1 ? (nouns[0] ?? null) : null;
}

/** Words by which Chinese counts. */
const MEASURES = /^[个個次份门門项項篇]$/u;

/** Whether a bare number says how many: its clause says what is so of them, and no other thing follows. */
function isCounted(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  const is_bare =
    endsClause(units, at) || MEASURES.test(next?.raw ?? "") || (next?.tags.size ?? 0) > 0;
  const is_total = next?.tags.has("total") === true;
  return is_bare && (is_total || saysHowMany(units, at));
}

const OF_COUNTS: readonly Tag[] = ["left", "done", "undone", "open", "progress", "due"];

/** "..., which leaves four", "tu en as rendu deux": its clause says what is so of them. */
function saysHowMany(units: readonly Unit[], at: number): boolean {
  const start = units.findLastIndex(
    ({ raw, used }, index) => index < at && !used && /^[,;:，；]$/.test(raw),
  );
  return units
    .slice(start + 1, at + 4)
    .some(({ tags, named }) => !named && OF_COUNTS.some((tag) => tags.has(tag)));
}

function endsClause(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  return next === undefined || /^[.,;!?)。，！]$/.test(next.raw) || next.tags.has("and");
}
