import type { StatedDue } from "./component-due";
import type { DatedItem } from "./dated-item";
import { isPlural } from "./plural-titles";
import {
  areEndAndMiddle,
  countIn,
  isNumberless,
  numberIn,
  sameWords,
  titleKey,
  wordsOf,
} from "./title-words";
import type { FoundItem } from "./types";
import { type WeightedItem, whole } from "./weights";
import { typeOfItem } from "./work-words";

const MOST_DATED = 200;

export type Component = WeightedItem & { own?: StatedDue };

/** Joins what is graded with when it is due: one item per component, or per dated member of one ("3 Tests"). */
export function mergeItems(components: Component[], dated: DatedItem[]): FoundItem[] {
  const distinct = uniqueDated(dated).slice(0, MOST_DATED);
  const taken = assign(components, distinct);
  const items = components.flatMap((component) => {
    const members = distinct.filter((item) => taken.get(item) === component && !item.recurring);
    const numbered = members.filter(
      (item, at) =>
        numberIn(item.title) !== null &&
        members.findIndex(({ title }) => numberIn(title) === numberIn(item.title)) === at,
    );
    const last = Math.max(0, ...numbered.map(({ title }) => numberIn(title) ?? 0));
    // "Quiz 5" tells of five quizzes, "Quiz: chapter 16" does not.
    const told = numbered.length > 1 && last <= 2 * numbered.length ? last : 0;
    const count = component.count ?? Math.max(numbered.length, countIn(component.title), told);
    if (
      numbered.length > 1 &&
      numberIn(component.title) === null &&
      numbered.length >= count * 0.6
    ) {
      // "Quiz: chapter 5", "Quiz: chapter 16": how many there are is not known, nor what one of them is worth.
      const is_counted = (component.count ?? countIn(component.title)) > 0 || told > 0;
      const part = is_counted ? Math.round((component.weight / count) * 100) / 100 : null;
      const each = component.each ? component.weight : part;
      return numbered
        .sort((a, b) => (numberIn(a.title) ?? 0) - (numberIn(b.title) ?? 0))
        .map((item) => factOf(item.title, item, each, component));
    }
    const by_hand = component.own;
    // "HW due Sat" in one row of a schedule does not date all the homework.
    const same = members.find(
      (item) =>
        sameWords(item.title, component.title) &&
        !(isPlural(component.title) && isSeries(item) && !isPlural(item.title)),
    );
    const many = count > 1 || isPlural(component.title);
    const single = many ? same : (same ?? members[0]);
    const only_some = many && numberIn(component.title) === null ? numbered : [];
    return [
      factOf(component.title, by_hand ?? single, whole(component), component),
      ...only_some.map((item) => factOf(item.title, item, null, null)),
    ];
  });
  /** Words within a component's own name ("Midterm" of a "Midterm critique") are no other piece. */
  const isWithin = (item: DatedItem) =>
    components.some(
      ({ title, start, end }) =>
        item.start >= start &&
        item.start < end &&
        [...wordsOf(item.title)].every((word) => wordsOf(title).has(word)),
    );
  /** "Final draft" in the schedule is the "Final submission" that is graded and due that day. */
  const isOwn = (item: DatedItem) =>
    components.some(
      ({ title, own }) =>
        own !== undefined &&
        own.due.date === item.due?.date &&
        isNumberless(title, item.title) &&
        alike(title, item.title),
    );
  /** The only piece there is needs no number: "The report is due May 16." */
  const isOnly = (item: DatedItem) =>
    /^(?:report|paper|project|essay|thesis|presentation)$/i.test(item.title) &&
    ![...components, ...distinct.filter((other) => other !== item)].some(
      ({ title }) => typeOfItem(title) === typeOfItem(item.title),
    );
  /** Without a day, a draft is but a stage of what is graded. */
  const isStage = (item: DatedItem) =>
    item.due === null && /drafts?$/i.test(item.title) && components.length > 0;
  // A bare "Exam" beside a date says too little to stand for itself.
  const loose = distinct.filter(
    (item, at) =>
      (!taken.has(item) || item.recurring) &&
      item.strong &&
      !item.part &&
      !isWithin(item) &&
      !isOwn(item) &&
      !isStage(item) &&
      (item.named ||
        item.recurring ||
        isOnly(item) ||
        /\d|\s|final|mid-?term|prelim|portfolio|hausarbeit|klausur|proposal/i.test(item.title)) &&
      !distinct.some(
        (other, before) => (taken.has(other) || before < at) && isSameWork(other, item),
      ),
  );
  return [...items, ...loose.map((item) => factOf(item.title, item, null, null))];
}

/** Each dated piece goes to the component it fits best. */
function assign(components: Component[], dated: DatedItem[]): Map<DatedItem, Component> {
  const taken = new Map<DatedItem, Component>();
  for (const item of dated) {
    let best = 0;
    for (const component of components) {
      const fit = matchScore(component, item, components);
      if (fit <= best) continue;
      best = fit;
      taken.set(item, component);
    }
  }
  for (const item of dated.filter(
    (each) => !taken.has(each) && numberIn(each.title) === null && !each.part,
  )) {
    const only = onlyOfItsKind(components, dated, item, taken);
    if (only) taken.set(item, only);
  }
  return taken;
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
const PIECE_ON_THE_WAY = /proposal|plan|draft|outline|topic|abstract|bibliography/i;

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

function isOnlyExam(component: Component, all: Component[]): boolean {
  return all.every(
    (other) =>
      other === component || !["exam", "midterm", "final"].includes(typeOfItem(other.title)),
  );
}

function factOf(
  title: string,
  dated: DatedItem | StatedDue | undefined,
  weight: number | null,
  component: Component | null,
): FoundItem {
  const plain = title
    .replace(/^\d+(?:\s?[-–]\s?\d+)?\s+(?=\p{L})/u, "")
    .replace(/\s*\(\d{1,2}\)$/, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const { start, end } = dated?.span ?? component ?? { start: 0, end: 0 };
  const own_type = typeOfItem(plain);
  const share = component?.open ? null : weight;
  const is_stated = share === null || (weight === component?.weight && !component.worked_out);
  const sure = is_stated && !dated?.inferred && dated?.weekday_agrees !== false;
  return {
    value: {
      title: plain,
      // "Response 3" is what the "Reading responses" are.
      type: own_type === "other" && component ? typeOfItem(component.title) : own_type,
      due: dated?.due ?? null,
      weight_percent: share,
    },
    start,
    end,
    ...(share !== null &&
      component && { weight_span: { start: component.start, end: component.end } }),
    confidence: sure ? "exact" : "inferred",
  };
}

/** "Exam" above "Exam II" is the first of them. */
function withFirstNumber(dated: DatedItem[]): DatedItem[] {
  const keys = dated.map(({ title }) => titleKey(title));
  const known = new Set(keys);
  const numbered = (key: string, number: number) => key.replace(/#null$/, `#${number}`);
  return dated.map((item, at) => {
    const key = keys[at] ?? "";
    return key.endsWith("#null") && known.has(numbered(key, 2)) && !known.has(numbered(key, 1))
      ? { ...item, title: `${item.title} 1`, strong: true }
      : item;
  });
}

/** One entry per piece of work: a whole before its parts, the first mention before later ones. */
function uniqueDated(all: DatedItem[]): DatedItem[] {
  const kept = new Map<string, DatedItem[]>();
  const dated = withFirstNumber(all);
  const whole_first = [...dated.filter(({ part }) => !part), ...dated.filter(({ part }) => part)];
  for (const item of whole_first.map((each) => ({ ...each }))) {
    const key = titleKey(item.title);
    const twins = kept.get(key);
    if (!twins) kept.set(key, [item]);
    else if (
      isOneOfMany(item) &&
      twins.every((twin) => isOneOfMany(twin) && twin.day !== item.day)
    ) {
      for (const twin of twins) twin.recurring = true;
      twins.push({ ...item, recurring: true });
    }
  }
  return [...kept.values()].flat().sort((a, b) => a.start - b.start);
}

/** "Homework due" beside many dates dates no single piece; an exam has one day, whatever else is said. */
function isSeries({ title, strong }: DatedItem): boolean {
  return strong && numberIn(title) === null && typeOfItem(title) === "homework";
}

/** Rows of a list of deadlines are as many pieces, though they bear one name. */
function isOneOfMany(item: DatedItem): boolean {
  const is_row = item.named === true && numberIn(item.title) === null && !item.part;
  return (
    isSeries(item) || (is_row && !["exam", "midterm", "final"].includes(typeOfItem(item.title)))
  );
}

/** Whether two items are the same work under two names, due on one day. */
function isSameWork(a: DatedItem, b: DatedItem): boolean {
  return a !== b && a.day === b.day && isNumberless(a.title, b.title) && alike(a.title, b.title);
}

function alike(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = [...right].filter((word) => left.has(word)).length;
  const kinds = [typeOfItem(a), typeOfItem(b)];
  return (
    shared > 0 ||
    (kinds[0] === kinds[1] && (kinds[0] === "midterm" || kinds[0] === "final")) ||
    kinds.every((kind) => ["exam", "midterm"].includes(kind))
  );
}
