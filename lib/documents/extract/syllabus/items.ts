import type { StatedDue } from "./component-due";
import { type Component, componentsOf } from "./components-of-work";
import type { DatedItem } from "./dated-item";
import { isPlural } from "./plural-titles";
import { whole } from "./share-sums";
import { countIn, isNumberless, numberIn, sameWords, titleKey, wordsOf } from "./title-words";
import type { FoundItem } from "./types";
import { typeOfItem } from "./work-words";

const MOST_DATED = 200;
/** What a course has several of, though its name is that of one: "Homework". */
const SERIES = new Set<string>(["homework", "quiz", "lab"]);

/** The share of exams is theirs in equal parts; what one of many pieces of homework is worth, nobody says. */
const EXAMS = new Set<string>(["exam", "midterm", "final"]);

/** Joins what is graded with when it is due: one item per component, or per dated member of one ("3 Tests"). */
export function mergeItems(components: Component[], dated: DatedItem[]): FoundItem[] {
  const distinct = uniqueDated(dated).slice(0, MOST_DATED);
  const taken = componentsOf(components, distinct);
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
    const stated = component.count ?? countIn(component.title);
    const count = component.count ?? Math.max(numbered.length, countIn(component.title), told);
    const is_parted = component.each || stated > 0 || EXAMS.has(typeOfItem(component.title));
    if (
      numbered.length > 1 &&
      numberIn(component.title) === null &&
      is_parted &&
      numbered.length >= count * 0.6 &&
      !areOnlySome(component, numbered, distinct)
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
    // "Homework 1 due October 3" is one piece of the "Homework" that has the share.
    const is_series =
      numbered.length > 0 && !by_hand && SERIES.has(typeOfItem(component.title.trim()));
    const many = count > 1 || isPlural(component.title) || is_series;
    const single = many ? same : (same ?? members[0]);
    const only_some =
      many && numberIn(component.title) === null
        ? [...numbered, ...named(component, members, distinct)]
        : [];
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
  /** What is named beside several days, none of which is known, is no piece of its own. */
  const isRepeated = (item: DatedItem) =>
    item.due === null &&
    numberIn(item.title) === null &&
    new Set(dated.filter(({ title }) => sameWords(title, item.title)).map(({ day }) => day)).size >
      1;
  // A bare "Exam" beside a date says too little to stand for itself.
  const loose = distinct.filter(
    (item, at) =>
      (!taken.has(item) || item.recurring) &&
      item.strong &&
      !item.part &&
      !isWithin(item) &&
      !isOwn(item) &&
      !isStage(item) &&
      !isRepeated(item) &&
      (item.named ||
        item.recurring ||
        isOnly(item) ||
        /\d|\s|final|mid[- ]?term|prelim|portfolio|hausarbeit|klausur|proposal/i.test(
          item.title,
        )) &&
      !distinct.some(
        (other, before) => (taken.has(other) || before < at) && isSameWork(other, item),
      ),
  );
  return [...items, ...loose.map((item) => factOf(item.title, item, null, null))];
}

/** "Dryer design 1" and "Dryer design 2" are not all the "Designs" where a "Membrane design" is due, too. */
function areOnlySome(component: Component, numbered: DatedItem[], dated: DatedItem[]): boolean {
  const own = wordsOf(component.title);
  const extra = new Set(
    numbered.flatMap(({ title }) => [...wordsOf(title)]).filter((word) => !own.has(word)),
  );
  return (
    extra.size > 0 &&
    dated.some(({ title, named }) => {
      const words = [...wordsOf(title)];
      const is_other = named === true && words.length > 1 && !words.some((word) => extra.has(word));
      return is_other && words.some((word) => own.has(word));
    })
  );
}

/** Of several pieces under one share those that have a name: "Exams 30%" are a midterm and a final. */
function named(component: Component, members: DatedItem[], dated: DatedItem[]): DatedItem[] {
  const has_final = dated.some(({ title, strong }) => strong && typeOfItem(title) === "final");
  const is_exams = has_final && isPlural(component.title);
  return members.filter(
    (item) =>
      numberIn(item.title) === null &&
      !sameWords(item.title, component.title) &&
      (item.named || (is_exams && item.strong && typeOfItem(item.title) === "midterm")),
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
    .replace(/\s*[-–—]$/, "")
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
      ...(share !== null && component && partsOf(component, share)),
    },
    start,
    end,
    ...(share !== null &&
      component && { weight_span: { start: component.start, end: component.end } }),
    confidence: sure ? "exact" : "inferred",
  };
}

/** What else a component says of itself, for a piece that has `share` of the grade. */
function partsOf(component: Component, share: number) {
  const { weight, points, other, extra_credit } = component;
  const of = (all: number) =>
    share === weight ? all : Math.round((all * share * 10) / weight) / 10;
  return {
    ...(extra_credit && { extra_credit }),
    ...(points !== undefined && { points: of(points) }),
    ...(other !== undefined && { other_weight: of(other) }),
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
