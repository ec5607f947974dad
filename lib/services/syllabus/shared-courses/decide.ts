import { inArray } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { type AcceptedUpdate, courseCopies } from "@/db/schema/course-copies";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { topicItems } from "@/db/schema/topics";
import type { CourseCopy } from "@/lib/contract/course-copies";
import type { TrashKind } from "@/lib/contract/values";
import { decided, type SetupChange, type Sides } from "@/lib/course-setup/merge";
import { LISTS, type List, refOf } from "@/lib/course-setup/things";
import { titleOf } from "@/lib/course-setup/words";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  addAssignments,
  addClassTimes,
  addExams,
  addTopics,
  type Into,
} from "@/lib/services/syllabus/shared-courses/add-items";
import {
  linkOfCopy,
  readCopy,
  sidesOf,
  storedCopy,
} from "@/lib/services/syllabus/shared-courses/copies";
import {
  readStoredGrading,
  withConflicts,
  writeValues,
} from "@/lib/services/syllabus/shared-courses/write-values";
import { moveToTrashIn } from "@/lib/services/trash/move-to-trash";

interface Answer {
  version: number;
  accepted: string[];
}

/** Does what the student accepted, all of it or nothing, and remembers that this version was decided on. */
export async function decideOnCopy(
  owner: Owner,
  course_id: number,
  { version, accepted }: Answer,
): Promise<CourseCopy> {
  await withConflicts(
    db().transaction(async (tx) => {
      await lockCourse(tx, owner, course_id);
      const copy = await storedCopy(tx, owner, course_id);
      const link = await linkOfCopy(tx, copy);
      if (!link) throw new Failure(409, ENDED);
      if (link.version !== version) throw new Failure(409, CHANGED);
      const sides = await sidesOf(tx, owner, copy);
      const { done, copied } = decided(sides, new Set(accepted));
      const { rows, record } = await carryOut({ tx, owner, course_id }, done, sides);
      const before = { copied: copy.copied, seen_version: copy.seen_version };
      await tx
        .update(courseCopies)
        .set({
          seen_version: version,
          copied: { ...copied, rows: { ...copied.rows, ...rows } },
          accepted: done.length > 0 ? { ...record, ...before } : null,
        })
        .where(ownedBy(courseCopies, owner, copy.id));
    }),
  );
  return readCopy(owner, course_id);
}

const ENDED = "The link of this course was withdrawn or has expired. There are no more updates.";
const CHANGED = "The course has changed again since you looked. Please look once more.";

/** Two devices at once take turns. */
export async function lockCourse(tx: Transaction, owner: Owner, course_id: number): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  found(course, "Course");
}

async function carryOut(into: Into, done: SetupChange[], sides: Sides) {
  const changed = changedThings(done);
  const grading = changed.some(({ kind }) => kind === "grading")
    ? await readStoredGrading(into)
    : null;
  for (const thing of changed) await writeValues(into, thing);
  const record = {
    made_at: new Date().toISOString(),
    count: done.length,
    changed: changed.filter(({ kind }) => kind !== "grading"),
    grading: grading && { before: grading, after: await readStoredGrading(into) },
  };
  const rows = await addNew(into, done, sides);
  const removed = await removeRows(
    into,
    done.flatMap((change) => (change.change === "removed" ? [change] : [])),
  );
  const added = Object.entries(rows).flatMap(([ref, row]) => {
    const kind = LISTS.find((list) => ref.startsWith(`${list} `));
    return kind ? [{ kind, row }] : [];
  });
  return { rows, record: { ...record, added, removed } };
}

/** All that changes of one thing together. */
function changedThings(done: SetupChange[]): AcceptedUpdate["changed"] {
  const things = new Map<string, AcceptedUpdate["changed"][number]>();
  for (const change of done) {
    if (change.change !== "changed") continue;
    const { kind, row, before, after } = change;
    const same = things.get(refOf(change));
    things.set(refOf(change), {
      ...{ kind, row },
      before: { ...same?.before, ...before },
      after: { ...same?.after, ...after },
    });
  }
  return [...things.values()];
}

/** Answers the rows by their refs. */
async function addNew(into: Into, done: SetupChange[], { theirs, mine }: Sides) {
  const keys = new Set(done.filter(({ change }) => change === "new").map(refOf));
  const chosen = <Item extends { key: string }>(kind: List, items: Item[]) =>
    items.filter(({ key }) => keys.has(refOf({ kind, key })));
  const news = {
    class_times: chosen("class_times", theirs.class_times),
    assignments: chosen("assignments", theirs.assignments),
    exams: chosen("exams", theirs.exams),
    topics: chosen("topics", theirs.topics),
  };
  const ids: Record<List, (number | null)[]> = {
    class_times: await addClassTimes(into, news.class_times, mine.class_times.length),
    assignments: await addAssignments(into, news.assignments),
    exams: await addExams(into, news.exams),
    topics: await addTopics(into, news.topics),
  };
  return Object.fromEntries(
    LISTS.flatMap((kind) =>
      news[kind].flatMap(({ key }, at): [string, number][] => {
        const row = ids[kind][at];
        return row ? [[refOf({ kind, key }), row]] : [];
      }),
    ),
  );
}

const TRASHED = {
  class_times: "class_time",
  topics: "topic",
  assignments: "assignment",
  exams: "exam",
} as const;

export interface Removed {
  kind: List;
  row: number;
  before?: Parameters<typeof titleOf>[1];
}

/** Into the trash together, from where they come back together. Only what is still there may be named. */
export async function removeRows(
  { tx, owner, course_id }: Into,
  rows: Removed[],
): Promise<{ kind: TrashKind; item_id: number } | null> {
  const [first] = rows;
  if (!first) return null;
  const of = (list: List) => [0, ...rows.filter(({ kind }) => kind === list).map(({ row }) => row)];
  const item = { kind: TRASHED[first.kind], item_id: first.row };
  await moveToTrashIn(tx, owner, {
    ...item,
    title: titleOf(first.kind, first.before ?? {}),
    course_id,
    rows: [
      [classTimes, inArray(classTimes.id, of("class_times"))],
      [assignments, inArray(assignments.id, of("assignments"))],
      [exams, inArray(exams.id, of("exams"))],
      [topicItems, inArray(topicItems.id, of("topics"))],
    ],
  });
  return item;
}
