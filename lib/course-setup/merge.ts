import type { CourseSetup } from "@/lib/contract/course-setup";
import { sameItems } from "./same-items";
import {
  agree,
  type Copied,
  type FollowedParts,
  type HeldSetup,
  heldThings,
  LISTS,
  type List,
  PARTS,
  pick,
  refOf,
  type Thing,
  type ThingKind,
  thingsOf,
  type Values,
} from "./things";

/** Why a value is the student's own: they changed it, or kept theirs when it was offered before. */
export type Own = "changed" | "kept" | null;

interface About {
  /** The same for the same change of the same thing in each comparison. */
  id: string;
  kind: ThingKind;
  key: string;
  row: number;
}

export type SetupChange =
  | (About & {
      change: "changed";
      fields: readonly (keyof Values)[];
      /** All that the student has of the thing. */
      thing: Values;
      before: Values;
      after: Values;
      own: Own;
    })
  | (About & { change: "new"; kind: List; after: Values })
  | (About & {
      change: "removed";
      kind: List;
      before: Values;
      own: Own;
      /** There is a score on it, or it is begun: it stays. */
      is_begun: boolean;
    });

export interface Sides {
  copied: Copied;
  theirs: CourseSetup;
  /** The student's course. */
  mine: HeldSetup;
  zone: string;
  /** Refs of what is begun or has a score. */
  begun: ReadonlySet<string>;
}

/**
 * What the sharer changed since the student last decided, and the student has otherwise. What the student has
 * already, deleted or never took is not offered.
 */
export function changesOf(sides: Sides): SetupChange[] {
  return compared(sides).changes;
}

export interface Decision {
  /** What is done to the student's course. */
  done: SetupChange[];
  /** Without the rows of what is new, which are known when it is added. */
  copied: Copied;
}

/** What becomes of a copy where the student accepts the changes with these ids, and leaves out all others. */
export function decided(sides: Sides, accepted: ReadonlySet<string>): Decision {
  const { copied, theirs, mine } = sides;
  const { changes, found } = compared(sides);
  const done = changes.filter(
    (change) => accepted.has(change.id) && !(change.change === "removed" && change.is_begun),
  );
  const things = thingsOf(theirs);
  const before = Object.entries(copied.rows).filter(([ref]) => things.has(ref));
  const rows = { ...Object.fromEntries(before), ...found.rows };
  const left = new Set([...copied.kept, ...found.kept, ...changes.map(({ id }) => id)]);
  for (const { id } of done) left.delete(id);
  const kept = differing(theirs, mine, rows).filter((id) => left.has(id));
  return { done, copied: { base: theirs, rows, kept, parts: copied.parts } };
}

/** The ids of all that a course has otherwise than a setup of which it took these rows. */
export function differing(
  setup: CourseSetup,
  mine: HeldSetup,
  rows: Readonly<Record<string, number>>,
): string[] {
  const held = heldThings(mine, rows);
  return [...thingsOf(setup)].flatMap(([ref, { kind, values }]) => {
    const own = held.get(ref);
    if (!own) return [];
    return PARTS[kind]
      .filter((part) => !agree(own.values, values, part))
      .map((part) => idOf(ref, part));
  });
}

function compared(sides: Sides) {
  const { copied, theirs, mine } = sides;
  const [base, now] = [thingsOf(copied.base), thingsOf(theirs)];
  const held = heldThings(mine, copied.rows);
  const found = foundAgain(sides, base);
  const changes = [...now].flatMap(([ref, thing]): SetupChange[] => {
    if (!follows(copied.parts, thing.kind)) return [];
    const [before, own] = [base.get(ref), held.get(ref)];
    if (!before) return ref in found.rows ? [] : added(thing);
    return own ? changedParts({ ref, before, thing, own, kept: copied.kept }) : [];
  });
  const removed = [...base].flatMap(([ref, before]) => {
    const own = held.get(ref);
    if (now.has(ref) || !own || !follows(copied.parts, before.kind)) return [];
    return removedThing(ref, before, own, sides);
  });
  return { changes: [...changes, ...removed], found };
}

function follows(parts: FollowedParts, kind: ThingKind): boolean {
  return parts[kind === "assignments" || kind === "exams" ? "dates" : kind];
}

interface Changed {
  ref: string;
  before: Thing;
  thing: Thing;
  own: Thing & { row: number };
  kept: readonly string[];
}

/** Part by part: what the sharer changed, and the student has otherwise than it is now. */
function changedParts({ ref, before, thing, own, kept }: Changed): SetupChange[] {
  const { kind, key } = thing;
  return PARTS[kind]
    .filter(
      (part) => !agree(before.values, thing.values, part) && !agree(own.values, thing.values, part),
    )
    .map((part) => {
      const id = idOf(ref, part);
      return {
        ...{ change: "changed" as const, id, kind, key, row: own.row },
        ...{ fields: part, thing: own.values },
        ...{ before: pick(own.values, part), after: pick(thing.values, part) },
        own: agree(own.values, before.values, part)
          ? null
          : kept.includes(id)
            ? ("kept" as const)
            : ("changed" as const),
      };
    });
}

function added({ kind, key, values }: Thing): SetupChange[] {
  const list = LISTS.find((name) => name === kind);
  if (!list) return [];
  const id = idOf(refOf({ kind, key }), ["new"]);
  return [{ change: "new", id, kind: list, key, row: 0, after: values }];
}

function removedThing(
  ref: string,
  before: Thing,
  own: Thing & { row: number },
  { begun, copied }: Sides,
): SetupChange[] {
  const list = LISTS.find((name) => name === before.kind);
  if (!list) return [];
  const edited = PARTS[list].filter((part) => !agree(own.values, before.values, part));
  const isKept = edited.every((part) => copied.kept.includes(idOf(ref, part)));
  return [
    {
      ...{ change: "removed", id: idOf(ref, ["removed"]), kind: list, key: before.key },
      ...{ row: own.row, before: own.values, is_begun: begun.has(ref) },
      own: edited.length === 0 ? null : isKept ? "kept" : "changed",
    },
  ];
}

/** New items that the student has added in the meantime as well. */
function foundAgain({ copied, theirs, mine, zone }: Sides, base: Map<string, Thing>) {
  const taken = new Set(
    Object.entries(copied.rows).map(([ref, row]) => `${ref.split(" ")[0]} ${row}`),
  );
  const rows = Object.fromEntries(
    LISTS.flatMap((kind) => {
      const news = theirs[kind].filter(({ key }) => !base.has(refOf({ kind, key })));
      const free = mine[kind].filter(({ id }) => !taken.has(`${kind} ${id}`));
      const same = sameItems({ ...NONE, [kind]: news }, { ...NONE, [kind]: free }, zone);
      return [...same].map(([key, row]): [string, number] => [refOf({ kind, key }), row]);
    }),
  );
  const kept = differing(theirs, mine, rows).filter((id) => refIn(id) in rows);
  return { rows, kept };
}

const NONE = { class_times: [], assignments: [], exams: [], topics: [] };

function idOf(ref: string, [field = ""]: readonly string[]): string {
  return `${ref} ${field}`;
}

/** The ref within the id of a change. */
function refIn(id: string): string {
  return id.slice(0, id.lastIndexOf(" "));
}
