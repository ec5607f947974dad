import type { KnownItem } from "./known";
import type { Reading } from "./reading";

/** "Last" beside a kind of work; "last week" and "last" as a verb have a value of their own. */
const LAST =
  /^(?:last|latest|letzte[rnsm]?|últim[ao]|derni(?:er|ère)|ultim[ao]|laatste|ostatni\p{L}*)$/iu;

/** Whether a sentence says of some work that it is the last of its kind, and nothing else. */
export function isRank({ mentions, values, units: { units } }: Reading): boolean {
  if (values.length > 0 || !mentions.some(({ type }) => type !== null)) return false;
  return units.some(({ raw, named, quote }) => !named && quote === 0 && LAST.test(raw));
}

/** Whether what it names is that: the last by its day of all that there are of the kind. */
export function holdsRank({ mentions, reader: { known } }: Reading): boolean {
  const kind = mentions.find(({ type }) => type !== null);
  const type = kind?.type;
  if (!kind || !type || !known.is_complete) return false;
  const others = mentions.filter((mention) => mention !== kind);
  const claimed = others.length > 0 ? others : kind.course ? [kind] : [];
  if (claimed.length !== 1) return false;
  const all = known.items.filter((item) => item.types.has(type));
  const last = all.reduce<string>((day, item) => (item.day && item.day > day ? item.day : day), "");
  return (claimed[0]?.items ?? []).some((item: KnownItem) => item.day === last);
}
