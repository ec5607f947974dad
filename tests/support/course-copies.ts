import type { CourseSetup } from "@/lib/contract/course-setup";
import type { Decision, Sides } from "@/lib/course-setup/merge";
import {
  agree,
  type Copied,
  type HeldSetup,
  heldThings,
  LISTS,
  type List,
  PARTS,
  refOf,
  thingsOf,
} from "@/lib/course-setup/things";
import { SETUP } from "./setup";

export const ALL_PARTS = {
  class_times: true,
  dates: true,
  topics: true,
  grading: true,
  course: true,
};

/** The course of one who added all of the setup. */
export const HELD = heldFrom(SETUP);

/** A copy whose rows are those of `HELD`. */
export function copyOf(base: CourseSetup): Copied {
  return { base, rows: rowsOf(base), kept: [], parts: ALL_PARTS };
}

function heldFrom(setup: CourseSetup): HeldSetup {
  const rows = rowsOf(setup);
  const held = <Item extends { key: string }>(kind: List, items: Item[]) =>
    items.map(({ key, ...item }) => ({ ...item, id: rows[refOf({ kind, key })] ?? 0 }));
  return {
    course: setup.course,
    grading: setup.grading,
    class_times: held("class_times", setup.class_times),
    assignments: held("assignments", setup.assignments),
    exams: held("exams", setup.exams),
    topics: held("topics", setup.topics),
  };
}

function rowsOf(setup: CourseSetup): Record<string, number> {
  const refs = LISTS.flatMap((kind) => setup[kind].map(({ key }) => refOf({ kind, key })));
  return Object.fromEntries(refs.map((ref, at) => [ref, at + 1]));
}

interface Edit {
  list: List;
  item: number;
  what: string;
  value: number;
}

type Named = { key: string } | { id: number };

/** What both sides do to lists of items, whether these are named by keys or by rows. */
export const heldOf = {
  changed<Course extends CourseSetup | HeldSetup>(course: Course, edits: readonly Edit[]): Course {
    return edits.reduce((before, edit) => edited(before, edit), course);
  },

  /** Of the items of `known`, everything but those that were removed and the fields that were written. */
  without(mine: HeldSetup, done: Decision["done"], known = mine) {
    const named = (course: HeldSetup) =>
      LISTS.flatMap((kind) =>
        course[kind].map((item): [string, object] => [`${kind} ${item.id}`, { ...item }]),
      );
    const before = new Set(named(known).map(([name]) => name));
    const rows = new Map(named(mine).filter(([name]) => before.has(name)));
    for (const change of done) {
      const row = rows.get(`${change.kind} ${change.row}`);
      if (change.change === "removed") rows.delete(`${change.kind} ${change.row}`);
      if (change.change !== "changed" || !row) continue;
      for (const field of change.fields) Reflect.deleteProperty(row, field);
    }
    return rows;
  },

  /** Fields of the student's own that are not as they were. */
  ownLost({ copied, mine }: Sides, after: HeldSetup): string[] {
    const [base, now, then] = [
      thingsOf(copied.base),
      heldThings(mine, copied.rows),
      heldThings(after, copied.rows),
    ];
    return [...now].flatMap(([ref, thing]) =>
      PARTS[thing.kind]
        .filter((part) => !agree(base.get(ref)?.values ?? {}, thing.values, part))
        .filter((part) => !agree(then.get(ref)?.values ?? {}, thing.values, part))
        .map((part) => `${ref} ${part}`),
    );
  },

  /** What a course holds, without names of items. */
  plain(course: CourseSetup | HeldSetup) {
    return LISTS.map((kind) =>
      course[kind]
        .map(({ ...item }) => {
          Reflect.deleteProperty(item, "key");
          Reflect.deleteProperty(item, "id");
          return JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
        })
        .sort(),
    );
  },
};

/** Rows of items that an update adds begin here. */
const ADDED = 1_000_000;
let rows = 0;

/** What the service does with a decision, on lists in memory. */
export function carriedOut(
  before: HeldSetup,
  { done, copied }: Decision,
  theirs: CourseSetup,
): { mine: HeldSetup; copied: Copied } {
  let mine = structuredClone(before);
  const added: Record<string, number> = {};
  for (const change of done) {
    const { kind, key } = change;
    if (change.change === "changed") {
      if (kind === "course" || kind === "grading") {
        mine = { ...mine, [kind]: { ...mine[kind], ...change.after } };
        continue;
      }
      const item = mine[kind].find(({ id }) => id === change.row);
      Object.assign(item ?? {}, change.after);
    } else if (change.change === "removed") {
      mine = { ...mine, [change.kind]: mine[change.kind].filter(({ id }) => id !== change.row) };
    } else {
      rows += 1;
      added[refOf(change)] = ADDED + rows;
      const { key: _, ...item } = theirs[change.kind].find((one) => one.key === key) ?? { key };
      mine = { ...mine, [change.kind]: [...mine[change.kind], { ...item, id: ADDED + rows }] };
    }
  }
  return { mine, copied: { ...copied, rows: { ...copied.rows, ...added } } };
}

const FIELDS: Record<List, [string, string]> = {
  assignments: ["title", "due_date"],
  exams: ["name", "exam_date"],
  topics: ["title", "week"],
  class_times: ["location", "start_time"],
};

function edited<Course extends CourseSetup | HeldSetup>(course: Course, edit: Edit): Course {
  const { list, item, what, value } = edit;
  const items: readonly Named[] = course[list];
  const [first, second] = FIELDS[list];
  const textOf = (field: string) => {
    if (field === "week") return value;
    if (field === "start_time") return `0${value + 1}:30`;
    if (field === "due_date") return `2026-10-1${value}T03:59:00.000Z`;
    return field === "exam_date" ? `2026-11-1${value}` : `Named ${value}`;
  };
  const at = items.length === 0 ? -1 : item % items.length;
  const chosen = items[at];
  if (what === "add") {
    const [model] = SETUP[list];
    edits += 1;
    const name = "key" in (chosen ?? { key: "" }) ? { key: `n${edits}` } : { id: 1000 + edits };
    const title =
      list === "class_times"
        ? { end_time: `1${edits % 10}:0${edits % 7}` }
        : { [first]: `Added ${edits}` };
    const { key: _, ...values } = model ?? { key: "" };
    return { ...course, [list]: [...items, { ...values, ...title, ...name }] };
  }
  if (!chosen) return course;
  if (what === "remove") return { ...course, [list]: items.filter((one) => one !== chosen) };
  const field = what === "first" ? first : second;
  return {
    ...course,
    [list]: items.map((one) => (one === chosen ? { ...one, [field]: textOf(field) } : one)),
  };
}

let edits = 0;
