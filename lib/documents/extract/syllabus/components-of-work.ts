import type { StatedDue } from "./component-due";
import type { DatedItem } from "./dated-item";
import { isPlural } from "./plural-titles";
import { areEndAndMiddle, numberIn, sameWords, wordsOf } from "./title-words";
import type { WeightedItem } from "./weights";
import { typeOfItem } from "./work-words";

export type Component = WeightedItem & { own?: StatedDue };

/** Each dated piece goes to the component it fits best; one that fits two alike goes to none. */
export function componentsOf(
  components: Component[],
  dated: DatedItem[],
): Map<DatedItem, Component> {
  const taken = new Map<DatedItem, Component>();
  for (const item of dated) {
    const fits = components.map((component) => matchScore(component, item, components));
    const best = Math.max(0, ...fits);
    const fitting = components.filter((_, at) => best > 0 && fits[at] === best);
    const named = fitting.filter(({ title }) => begins(item.title, title));
    const [component, another] = named.length > 0 ? named : fitting;
    const is_open = another && best < 2 && numberIn(item.title) === null;
    if (component && !is_open) taken.set(item, component);
  }
  for (const item of dated.filter(
    (each) => !taken.has(each) && numberIn(each.title) === null && !each.part,
  )) {
    const only = onlyOfItsKind(components, dated, item, taken);
    if (only) taken.set(item, only);
  }
  return taken;
}

/** "Project 1 critique" is a piece of "Project 1", and not of "Project 2". */
function begins(title: string, name: string): boolean {
  return title.toLowerCase().startsWith(name.toLowerCase());
}

/** "Policy paper due" is the "Final term paper" where the course has no other paper, due or graded. */
function onlyOfItsKind(
  components: Component[],
  dated: DatedItem[],
  item: DatedItem,
  taken: Map<DatedItem, Component>,
): Component | null {
  const kind = typeOfItem(item.title);
  if (PIECE_ON_THE_WAY.test(item.title)) return null;
  const graded = components.filter(({ title }) => typeOfItem(title) === kind && !isPlural(title));
  const rivals = dated.filter(
    (other) => typeOfItem(other.title) === kind && !PIECE_ON_THE_WAY.test(other.title),
  );
  const [only, another] = graded;
  if (!only || another || rivals.length > 1 || isPlural(only.title) || only.own) return null;
  if ([...taken.values()].includes(only)) return null;
  const left = wordsOf(only.title);
  if (areEndAndMiddle(only.title, item.title)) return null;
  return [...wordsOf(item.title)].some((word) => left.has(word)) ? only : null;
}

const PRESENTED = /presentations?$|presentación|präsentation|présentation/i;
const PIECE_ON_THE_WAY = /proposal|plan|draft|outline|topic|abstract|bibliography|milestone/i;

/** How well a dated piece fits a component, 0 for not at all. */
function matchScore(component: Component, piece: DatedItem, all: Component[]): number {
  const [a, b] = [numberIn(component.title), numberIn(piece.title)];
  if (piece.part || (a !== null && b !== null && a !== b)) return 0;
  const [left, right] = [wordsOf(component.title), wordsOf(piece.title)];
  if (PIECE_ON_THE_WAY.test(piece.title) && !PIECE_ON_THE_WAY.test(component.title)) return 0;
  // A project is shown on one day and handed in on another.
  if (PRESENTED.test(piece.title) && !PRESENTED.test(component.title)) return 0;
  if (sameWords(component.title, piece.title)) return 5;
  if (areEndAndMiddle(component.title, piece.title)) return 0;
  const [kind_a, kind_b] = [typeOfItem(component.title), typeOfItem(piece.title)];
  const shared = [...right].filter((word) => left.has(word)).length;
  if (shared === right.size && shared === left.size) {
    if (a === null) return 4;
    // "Midterm" in the schedule is "Midterm 1" only where there is no other.
    return all.filter(({ title }) => typeOfItem(title) === kind_a).length === 1 ? 3 : 0;
  }
  const exams = (kind: string) => kind === "exam" || kind === "midterm";
  // "Midterm due" is the "Midterm project" of a course without an exam.
  if (
    BARE_HALF.test(piece.title) &&
    left.has(piece.title.toLowerCase().replace("-", "")) &&
    all.every(({ title }) => !exams(typeOfItem(title)) && typeOfItem(title) !== "final")
  )
    return 2;
  // "Three exams" has Midterm 1, 2 and 3 for members, whatever each list calls them.
  if (
    exams(kind_a) &&
    exams(kind_b) &&
    (b !== null ? a === null : all.filter(({ title }) => exams(typeOfItem(title))).length === 1)
  )
    return a === null ? 2 : 0;
  if (
    exams(kind_a) &&
    kind_a === "exam" &&
    kind_b === "final" &&
    /exams/i.test(component.title) &&
    !all.some(({ title }) => typeOfItem(title) === "final")
  )
    return 0;
  if (kind_a === "final" && kind_b === "final") return 3;
  if (kind_b === "final" && /take-?home/i.test(component.title) && isOnlyExam(component, all))
    return 2;
  // "Response 3" is one of the "Reading responses", whatever kind each of them is.
  if (b !== null && a === null && isPlural(component.title) && shared > 0 && shared === right.size)
    return 2;
  if (kind_a !== kind_b && !(shared >= 2)) return 0;
  if (b !== null && a === null) return shared > 0 && shared >= right.size - 1 ? 2 : 0;
  if (isPlural(component.title) && !isPlural(piece.title)) return 0;
  if (shared === Math.min(left.size, right.size) && shared > 0) return 1.5 + shared / 10;
  return 0;
}

const BARE_HALF = /^(?:mid[- ]?term|final)$/i;

function isOnlyExam(component: Component, all: Component[]): boolean {
  return all.every(
    (other) =>
      other === component || !["exam", "midterm", "final"].includes(typeOfItem(other.title)),
  );
}
