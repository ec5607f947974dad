import { holdsForItem, isOver, type Sight } from "./holds";
import type { KnownItem } from "./known";
import type { Part } from "./parts";
import type { Unit } from "./units";

/** "not on 21 December": one value, which the item has not. */
export function holdsNot({ values, cues }: Part, items: KnownItem[], sight: Sight): boolean {
  const [value] = values;
  if (!value) return !cues.has("done") || items.every((item) => !isOver(item));
  return items.every((item) => !holdsForItem(value, item, sight));
}

export function holdsState({ cues, values, units }: Part, item: KnownItem): boolean {
  if (cues.has("undone")) return !isOver(item);
  if (cues.has("started")) return item.state === "not_started";
  const is_asked = cues.has("must") || cues.has("reminder");
  if (cues.has("done") && !is_asked && saysDone(units) && item.kind !== "plan") {
    const is_dated = values.some(
      ({ kind }) => kind === "date" || kind === "weekday" || kind === "time",
    );
    return isOver(item) || (is_dated && !cues.has("you"));
  }
  if (cues.has("open") && !cues.has("start") && item.kind === "assignment") return !isOver(item);
  return true;
}

/** A word for being done that is no other cue as well, as "over" and "covered" are. */
export function saysDone(units: readonly Unit[]): boolean {
  return units.some(
    ({ tags, named }) => !named && tags.has("done") && !tags.has("room") && !tags.has("when"),
  );
}
