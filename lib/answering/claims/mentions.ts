import { type Atom, hasNumber, itemAtoms, merged, withoutContainers } from "./atoms";
import type { KnownCourse, KnownItem } from "./known";
import type { Reader, Unit, Units } from "./units";
import type { Tag } from "./words/claim-words";

/** What a sentence, or a part of it, speaks of. */
export interface Mention {
  at: number;
  end: number;
  /** Which items it can be; null where it names one that is not known. */
  items: KnownItem[] | null;
  /** The word for its kind; null where a title names it. */
  type: Tag | null;
  course: KnownCourse | null;
  /** It is named by its own title. */
  is_titled: boolean;
  is_quoted: boolean;
  /** Among which items a titled one is said to be the next; null where nothing says so. */
  next_among: KnownItem[] | null;
  is_next: boolean;
  /** "an exam", "no exam": none in particular. */
  is_any: boolean;
}

/** The items that a sentence names, in order, and its courses. */
export function mentionsIn(
  { units }: Pick<Units, "units">,
  reader: Reader,
  carried: KnownCourse | null,
): { mentions: Mention[]; courses: CourseMention[] } {
  const courses = coursesIn(units, carried);
  const found = itemAtoms(units);
  const atoms = withoutContainers(merged(units, found), units);
  const around = { units, courses, reader, carried };
  const mentions = atoms
    .map((atom) => mentionOf(atom, around))
    // "In the chemistry lab": a place, where no work is called so.
    .filter(({ at, items }) => (items?.length ?? 0) > 0 || !units[at]?.tags.has("room"))
    // "The classes of Biology begin on 13 January": of the course.
    .filter(
      ({ type, items }) =>
        type !== "class" || items?.length !== 0 || courses.length === 0 || !isOfTerm(units),
    );
  const [next] = found.filter((atom) => atom.type !== null && isNext(units, atom));
  const others = mentions.filter(({ at, is_titled }) => is_titled || at !== next?.at);
  const [only] = others;
  if (only && others.length === 1) {
    only.next_among =
      next && next.at !== only.at ? itemsOfNext(next, only, around) : deadlines(around);
    if (next && only.next_among) return { mentions: [only], courses };
    if (only.is_titled && next) only.next_among = itemsOfNext(next, only, around);
  }
  return { mentions: withoutAnaphora(mentions), courses };
}

export interface CourseMention {
  at: number;
  courses: KnownCourse[];
}

function coursesIn(units: readonly Unit[], carried: KnownCourse | null): CourseMention[] {
  return units.flatMap(({ named, used }, at) => {
    const courses = named?.courses ?? [];
    if (courses.length === 0 || (used && !named?.is_subject)) return [];
    const same = carried && courses.includes(carried) ? [carried] : courses;
    return [{ at, courses: same }];
  });
}

interface Around {
  units: readonly Unit[];
  courses: CourseMention[];
  reader: Reader;
  carried: KnownCourse | null;
}

function mentionOf(atom: Atom, { units, courses, reader, carried }: Around): Mention {
  const { at, end, type } = atom;
  const near = courseOf(atom, units, courses);
  const is_next = isNext(units, atom);
  const before = units.slice(Math.max(0, at - 5), at);
  // Japanese denies at the end: 試験がありません.
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(units[at]?.raw ?? ""))
    before.push(...units.slice(end, end + 3));
  const is_any =
    type !== null &&
    (isDeniedBy(before) ||
      before.slice(-4).some(({ is_article }) => is_article) ||
      // "any essay", "most exams"
      units[at - 1]?.tags.has("general") === true);
  const base = {
    at,
    end,
    type,
    is_titled: type === null,
    is_quoted: atom.is_quoted,
    next_among: null,
    is_next,
    is_any,
  };
  if (atom.items === null) return { ...base, items: null, course: near?.[0] ?? null };
  const pool =
    type === null ? atom.items : reader.known.items.filter((item) => item.types.has(type));
  const { label } = atom;
  const labelled = label === null ? pool : pool.filter(({ title }) => hasNumber(title, label));
  const fitting = atom.kind_of_work === null ? labelled : ofKind(labelled, atom.kind_of_work);
  const courses_meant = near ?? (carried && !is_next ? [carried] : null);
  const own = courses_meant ? inCourses(fitting, courses_meant) : fitting;
  const items = near === null && own.length === 0 ? fitting : own;
  const course =
    near?.[0] ??
    (new Set(items.map((item) => item.course)).size === 1 ? courseNamed(reader, items) : null);
  // A number or a kind that none has names an item that does not exist.
  const is_other = type === "session" && namesOther(units, end);
  const is_unknown =
    is_other ||
    (items.length === 0 && (type === null || atom.label !== null || atom.kind_of_work !== null));
  return { ...base, items: is_unknown ? null : items, course };
}

function isOfTerm(units: readonly Unit[]): boolean {
  return units.some(({ tags, named }) => !named && (tags.has("start") || tags.has("end")));
}

/** "No exam", but not "you don't have to submit the essay until Friday". */
function isDeniedBy(before: readonly Unit[]): boolean {
  const at = before.findLastIndex(({ tags }) => tags.has("neg"));
  const between = before.slice(at + 1);
  return at >= 0 && !(between.length > 1 && between.some(({ tags }) => tags.has("definite")));
}

/** "A session on eigenvalues": a word that nothing is known of says which. */
function namesOther(units: readonly Unit[], end: number): boolean {
  const [preposition, word] = units.slice(end, end + 2);
  const is_about =
    preposition?.tags.has("on") || preposition?.tags.has("of") || preposition?.tags.has("small");
  return is_about === true && isUnknownWord(word);
}

function isUnknownWord(unit: Unit | undefined): boolean {
  if (!unit || unit.named || unit.value !== null || unit.month !== undefined) return false;
  return unit.weekday === undefined && unit.tags.size === 0 && /^\p{L}{3,}$/u.test(unit.raw);
}

function isNext(units: readonly Unit[], { at, end }: Atom): boolean {
  return units
    .slice(Math.max(0, at - 2), end + 2)
    .some(({ tags, used }) => tags.has("next") && !used);
}

/** "Your next exam in Logic is the quiz": of the course that is named before the title, else of all. */
function itemsOfNext(next: Atom, { at }: Mention, { units, courses, reader }: Around): KnownItem[] {
  const within = courses.filter(
    (course) => course.at < at && !units.slice(course.at, at).some(({ quote }) => quote > 0),
  );
  const all = reader.known.items.filter((item) => next.type !== null && item.types.has(next.type));
  return within[0] ? inCourses(all, within[0].courses) : all;
}

/** "Your next deadline is the essay". */
function deadlines({ units, reader }: Around): KnownItem[] | null {
  const at = units.findIndex(({ tags, named }) => tags.has("due") && !named);
  const near = units.slice(Math.max(0, at - 2), at + 2);
  // "Am kommenden Montag fällig" is a day.
  const is_next =
    at >= 0 &&
    near.some(({ tags }) => tags.has("next")) &&
    !near.some(({ weekday }) => weekday !== undefined);
  return is_next ? reader.known.items.filter(({ types }) => types.has("task")) : null;
}

function inCourses(items: KnownItem[], courses: KnownCourse[]): KnownItem[] {
  return items.filter((item) => courses.some(({ name }) => name === item.course));
}

function courseNamed({ known }: Reader, [item]: KnownItem[]): KnownCourse | null {
  return known.courses.find(({ name }) => name === item?.course) ?? null;
}

function ofKind(items: KnownItem[], kind: string): KnownItem[] {
  const own = items.filter((item) => item.type === kind || item.kind_of_work === kind);
  // A sheet of exercises is homework.
  return own.length === 0 && kind === "problem_set"
    ? items.filter(({ type }) => type === "homework")
    : own;
}

const CLAUSE_END = /^[,;，；、]$/;

const COMPARED: readonly Tag[] = ["before", "after", "more", "less"];
const JOINTS: readonly Tag[] = ["and", ...COMPARED];

/** "Ahead of everything in literature" speaks of another course than what is ahead. */
function isJoint(tags: ReadonlySet<Tag>): boolean {
  return JOINTS.some((tag) => tags.has(tag));
}

/** The course beside an item: the nearest of its clause, else the only one of the sentence. */
function courseOf(
  { at, end }: Atom,
  units: readonly Unit[],
  courses: CourseMention[],
): KnownCourse[] | null {
  if (courses.length === 0) return null;
  const inClause = courses.filter((course) => {
    const [from, to] = course.at < at ? [course.at, at] : [end, course.at];
    return !units
      .slice(from, to)
      .some(({ raw, tags, quote }) => quote === 0 && (CLAUSE_END.test(raw) || isJoint(tags)));
  });
  const is_same = new Set(courses.map(({ courses: [course] }) => course)).size === 1;
  const isCompared = (course: CourseMention) =>
    units.slice(end, course.at).some(({ tags }) => COMPARED.some((tag) => tags.has(tag)));
  const others = is_same ? courses.filter((course) => !isCompared(course)) : [];
  const pool = inClause.length > 0 ? inClause : others;
  const distance = (course: CourseMention) =>
    course.at < at ? at - course.at : course.at - end + 1;
  return pool.toSorted((a, b) => distance(a) - distance(b))[0]?.courses ?? null;
}

/** A word for a kind that stands for what was named before in the sentence is no mention of its own. */
function withoutAnaphora(mentions: Mention[]): Mention[] {
  const titled = mentions.filter(({ is_titled }) => is_titled);
  if (titled.length === 0) return mentions;
  return mentions.filter(
    ({ is_titled, type, is_any, course, items: meant }) =>
      is_titled ||
      is_any ||
      !titled.some(
        ({ items, course: other }) =>
          other === course &&
          items?.some(
            (item) => type && item.types.has(type) && (meant === null || meant.includes(item)),
          ),
      ),
  );
}
