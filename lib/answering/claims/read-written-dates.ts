import type { Unit } from "./units";
import type { PartDate, ReadValue } from "./values";
import type { Tag } from "./words/claim-words";

function date(at: number, dates: PartDate[], end: number): ReadValue {
  return { value: { at, kind: "date", dates }, end };
}

export function numericDate(units: readonly Unit[], at: number): ReadValue | null {
  const numeric = units[at]?.numeric;
  // "13.12 do godz. 20:00": beside a time it is a day.
  if (numeric?.kind === "time" && numeric.is_weak) {
    const others = units.filter((unit) => unit.numeric?.kind === "time" && !unit.numeric.is_weak);
    const [day = 0, month = 0] = (units[at]?.raw ?? "").split(".").map(Number);
    const is_day = others.length > 0 && day >= 1 && month >= 1 && month <= 12;
    return is_day ? date(at, [{ day, month }], at + 1) : null;
  }
  if (numeric?.kind !== "date") return null;
  if (numeric.is_weak && (numeric.dates.length === 0 || numeric.pair)) {
    const [number = 0, of = 0] = numeric.pair ?? [];
    if (numeric.dates.length === 0 || !(number > of || isSaidAsDate(units, at))) return null;
  }
  return date(at, numeric.dates, at + 1);
}

/** "6/15" is a share unless a word or a colon before it, or a weekday, says that it is a date. */
function isSaidAsDate(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]?.raw === "'" ? units[at - 2] : units[at - 1];
  const next = units[at + 1];
  if (units.some(({ tags, named }) => !named && tags.has("progress")) && !before?.tags.has("due"))
    return false;
  if (next && ["topic", "point", "task"].some((tag) => [...next.tags].some((each) => each === tag)))
    return false;
  if (!before || /^[:,(]$/.test(before.raw) || before.weekday !== undefined) return true;
  const says = (tags: readonly Tag[]) =>
    units.some((unit) => !unit.named && !unit.quote && tags.some((tag) => unit.tags.has(tag)));
  if (says(["due"]) && !says(["grade", "got", "topic", "done", "progress", "point"])) return true;
  if (next?.numeric?.kind === "time") return true;
  // "11/25（水）"
  if (next?.raw === "(" && units[at + 2]?.weekday !== undefined) return true;
  return DATE_TAGS.some((tag) => before.tags.has(tag));
}

const DATE_TAGS: readonly Tag[] = [
  "on",
  "at",
  "due",
  "from",
  "to",
  "before",
  "after",
  "end",
  "when",
];

/** 2026年12月22日, 12月22日, 12月, 12월 22일 */
export function wideDate(units: readonly Unit[], at: number): ReadValue | null {
  const parts: PartDate = {};
  let end = at;
  for (const [sign, field, signs] of WIDE_PARTS) {
    const value = units[end]?.value;
    const next = units[end + 1];
    if (value === null || value === undefined || !next || next.used) continue;
    if (!signs.some((each) => each === next.raw) && !next.raw.startsWith(sign)) continue;
    parts[field] = value;
    end += 2;
  }
  if (
    end === at ||
    (parts.month === undefined && parts.year === undefined && parts.day === undefined)
  )
    return null;
  // "9日間" and "3日" may be a length.
  const is_left = [units[at - 1], units[at - 2]].some((unit) => unit?.tags.has("left"));
  if (parts.month === undefined && parts.day !== undefined && (is_left || isLength(units[end])))
    return null;
  if ((parts.month ?? 1) > 12 || (parts.day ?? 1) > 31) return null;
  return date(at, [parts], end);
}

const WIDE_PARTS = [
  ["년", "year", ["年"]],
  ["월", "month", ["月"]],
  ["일", "day", ["日", "号", "號"]],
] as const;

function isLength(next: Unit | undefined): boolean {
  return next !== undefined && (next.tags.has("apart") || /^[間间后後前]/.test(next.raw));
}
