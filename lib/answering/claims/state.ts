import { holdsForItem, isOver, type Sight } from "./holds";
import type { KnownItem } from "./known";
import type { Part } from "./parts";
import type { Unit } from "./units";

/** "not on 21 December": one value, which the item has not. */
export function holdsNot({ values, cues }: Part, items: KnownItem[], sight: Sight): boolean {
  // "Nothing has been written for the essay": what is denied of work is some of its being done.
  if (values.length === 0)
    return items.every(
      (item) => !isOver(item) || (!cues.has("done") && item.kind !== "assignment"),
    );
  return items.every((item) => !values.every((value) => holdsForItem(value, item, sight)));
}

export function holdsState({ cues, values, units }: Part, item: KnownItem): boolean {
  if (cues.has("undone")) return !isOver(item);
  // "Du musst es noch einreichen"
  const is_to_do = cues.has("left") && (cues.has("due") || cues.has("must") || cues.has("open"));
  const is_open = is_to_do && (!cues.has("done") || isAskedFor(units));
  if (is_open && item.kind === "assignment") return !isOver(item);
  if (cues.has("started")) return item.state === "not_started";
  if (cues.has("begun") && item.kind === "assignment" && !cues.has("must"))
    return (item.state === "not_started") === (cues.has("neg") && !cues.has("reminder"));
  // "It takes three hours to finish".
  const is_length = cues.has("lasts") && values.some(({ kind }) => kind === "duration");
  const is_asked = isAskedFor(units) || isReminded(units) || (is_length && !cues.has("you"));
  if (cues.has("done") && !is_asked && saysDone(units) && item.kind !== "plan") {
    const is_dated = values.some(
      ({ kind }) => kind === "date" || kind === "weekday" || kind === "time",
    );
    return isOver(item) || (is_dated && !cues.has("you"));
  }
  if (cues.has("open") && !cues.has("start") && item.kind === "assignment") return !isOver(item);
  return true;
}

/** "It has to be finished": the clause that says done says that it must be. */
function isAskedFor(units: readonly Unit[]): boolean {
  const isEnd = ({ raw, tags }: Unit) => /^[,，、;:.!]$/.test(raw) || tags.has("and");
  const at = units.findIndex(({ tags, named }) => !named && tags.has("done"));
  const from = units.findLastIndex((unit, index) => index < at && isEnd(unit)) + 1;
  const to = units.findIndex((unit, index) => index > at && isEnd(unit));
  const clause = units.slice(from, to < 0 ? units.length : to);
  return clause.some(({ tags }) => tags.has("must") || tags.has("advice"));
}

/** "Don't forget to hand it in"; "Don't worry, it's done" says that it is. */
function isReminded(units: readonly Unit[]): boolean {
  const at = units.findIndex(({ tags, named }) => !named && tags.has("reminder"));
  if (at < 0) return false;
  const end = units.findIndex(({ raw }, index) => index > at && /^[,，、;:.!]$/.test(raw));
  const done = units.findIndex(({ tags, named }) => !named && tags.has("done"));
  return done > at && (end < 0 || done < end);
}

/** A word for being done that is no other cue as well, as "over" and "covered" are. */
export function saysDone(units: readonly Unit[]): boolean {
  return units.some(({ tags, named }, at) => {
    // "La remise" is what is to be done.
    const is_noun = tags.has("due") && units[at - 1]?.tags.has("definite");
    return !named && tags.has("done") && !tags.has("room") && !tags.has("when") && !is_noun;
  });
}
