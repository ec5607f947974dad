import type { Unit } from "./units";
import type { Value } from "./values";

/** "The test lasts 40 minutes, the quiz 20": a bare number that ends its clause is of the kind of the one before. */
export function withUnitBefore(
  units: readonly Unit[],
  value: Value,
  before: Value | undefined,
): Value {
  if (value.kind !== "unread" || value.number === null || !before || !endsClause(units, value.at))
    return value;
  const { at, number } = value;
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

function endsClause(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  return next === undefined || /^[.,;!?)]$/.test(next.raw) || next.tags.has("and");
}
