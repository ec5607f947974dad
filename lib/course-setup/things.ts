import type { CourseSetup, SetupParts } from "@/lib/contract/course-setup";

export const LISTS = ["class_times", "assignments", "exams", "topics"] as const;
export type List = (typeof LISTS)[number];

/** What a change is about; of the course itself and its grading there is one each. */
export type ThingKind = "course" | List | "grading";

type Of<Name extends List> = (Omit<CourseSetup[Name][number], "key"> & { id: number })[];

/** A course as a setup says it, each item with its row. */
export interface HeldSetup extends Pick<CourseSetup, "course" | "grading"> {
  class_times: Of<"class_times">;
  assignments: Of<"assignments">;
  exams: Of<"exams">;
  topics: Of<"topics">;
}

type ItemOf<Name extends List> = Omit<CourseSetup[Name][number], "key">;

/** Some fields of one thing, by their names. */
export type Values = Partial<
  CourseSetup["course"] &
    CourseSetup["grading"] &
    ItemOf<"class_times"> &
    ItemOf<"assignments"> &
    ItemOf<"exams"> &
    ItemOf<"topics">
>;

export interface Thing {
  kind: ThingKind;
  /** Its key in the setup; empty for the course and its grading. */
  key: string;
  values: Values;
}

/** What a copy knows of the setup it was made from. */
export interface Copied {
  /** The setup as the student last decided on it. */
  base: CourseSetup;
  /** The row of each of its items that the course took, by the item's ref. */
  rows: Record<string, number>;
  /** Changes that the student left out, by their ids: from then on those values are the student's own. */
  kept: string[];
  /** What of it the course follows. */
  parts: FollowedParts;
}

export interface FollowedParts
  extends Pick<SetupParts, "class_times" | "dates" | "topics" | "grading"> {
  /** Name, days and the like: only of a course that was made by it. */
  course: boolean;
}

/** Fields that mean something only together. */
export const PARTS: Record<ThingKind, readonly (readonly (keyof Values)[])[]> = {
  course: [
    ["name"],
    ["code"],
    ["instructor"],
    ["credits"],
    ["semester"],
    ["start_date", "end_date"],
  ],
  class_times: [
    ["kind"],
    ["weekdays", "start_time", "end_time", "interval_weeks", "starts_on"],
    ["location"],
    ["skipped_dates"],
  ],
  assignments: [
    ["title"],
    ["description"],
    ["assignment_type"],
    ["due_date"],
    ["weight"],
    ["points"],
  ],
  exams: [
    ["name"],
    ["exam_type"],
    ["description"],
    ["exam_date"],
    ["duration_minutes"],
    ["location"],
    ["syllabus_coverage", "total_weightage"],
    ["weight"],
  ],
  topics: [["title"], ["description"], ["week"]],
  // Its rules name its parts.
  grading: [["components", "rules"]],
};

/** Names a thing in each version of its setup. */
export function refOf({ kind, key }: Pick<Thing, "kind" | "key">): string {
  return `${kind} ${key}`;
}

/** Everything in a setup, by its ref. */
export function thingsOf(setup: CourseSetup): Map<string, Thing> {
  const items = LISTS.flatMap((kind): Thing[] =>
    setup[kind].map(({ key, ...values }) => ({ kind, key, values })),
  );
  return byRef([...singles(setup), ...items]);
}

/** The things of a setup that a course holds, with their rows; 0 for the course and its grading. */
export function heldThings(
  held: HeldSetup,
  rows: Readonly<Record<string, number>>,
): Map<string, Thing & { row: number }> {
  const byRow = new Map(
    LISTS.flatMap((kind) =>
      held[kind].map(({ id, ...values }): [string, Values] => [`${kind} ${id}`, values]),
    ),
  );
  const items = Object.entries(rows).flatMap(([ref, row]) => {
    const [kind, key = ""] = ref.split(" ");
    const list = LISTS.find((name) => name === kind);
    const values = list && byRow.get(`${list} ${row}`);
    return list && values ? [{ kind: list, key, values, row }] : [];
  });
  return byRef([...singles(held).map((thing) => ({ ...thing, row: 0 })), ...items]);
}

export function agree(a: Values, b: Values, part: readonly (keyof Values)[]): boolean {
  return part.every((field) => written(a[field]) === written(b[field]));
}

export function pick(values: Values, part: readonly (keyof Values)[]): Values {
  return Object.fromEntries(part.map((field) => [field, Reflect.get(values, field)]));
}

function singles({ course, grading }: Pick<CourseSetup, "course" | "grading">): Thing[] {
  return [
    { kind: "course", key: "", values: course },
    { kind: "grading", key: "", values: grading },
  ];
}

function byRef<One extends Thing>(things: readonly One[]): Map<string, One> {
  return new Map(things.map((thing) => [refOf(thing), thing]));
}

/** The same for the same value, in whatever order its names stand; null is what nobody says. */
function written(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    const said = Object.entries(inner).filter(([, each]) => each !== null && each !== undefined);
    return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
