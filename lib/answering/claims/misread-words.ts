import type { Unit } from "./units";
import type { Language } from "./words/all";
import type { Tag } from "./words/claim-words";

/** What a word without its accent would mean, and does not: Italian "è" is no "and", "ne" no "neither". */
const FOLDED: readonly (readonly [RegExp, readonly Tag[]])[] = [
  [/^[èé]$/i, ["and", "to"]],
  [/^ne$/i, ["neg"]],
];

/** French "passes" is no "passé". */
const PASSES = /^passe[sz]?$/i;

function withoutFolded(units: Unit[], languages: readonly Language[]): void {
  if (languages.includes("fr"))
    for (const unit of units)
      if (PASSES.test(unit.raw))
        unit.tags = new Set([...unit.tags].filter((tag) => tag !== "done"));
  if (!languages.includes("it") && !languages.includes("pt")) return;
  for (const unit of units) {
    const [, wrong] = FOLDED.find(([word]) => word.test(unit.raw)) ?? [];
    if (wrong) unit.tags = new Set([...unit.tags].filter((tag) => !wrong.includes(tag)));
  }
}

/** French "ne ... que" is "only". */
function withoutOnly(units: Unit[], languages: readonly Language[]): void {
  if (!languages.includes("fr")) return;
  const nots = units.filter(({ tags, named, quote }) => tags.has("neg") && !named && !quote);
  const [only] = nots;
  const at = only ? units.indexOf(only) : -1;
  const is_only =
    nots.length === 1 &&
    /^n(?:e)?$/i.test(only?.raw ?? "") &&
    units.slice(at + 1).some(({ raw }) => /^qu?e?$/i.test(raw));
  if (is_only && only) only.tags = new Set([...only.tags].filter((tag) => tag !== "neg"));
}

/** Takes from words what they do not mean where they stand. */
export function correctMeanings(units: Unit[], languages: readonly Language[]): void {
  withoutFolded(units, languages);
  withoutOnly(units, languages);
}
