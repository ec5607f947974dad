import { and, eq } from "drizzle-orm";
import { db, type Reader, type Transaction } from "@/db/client";
import { courseCopies } from "@/db/schema/course-copies";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import type { CourseChange, CourseCopy } from "@/lib/contract/course-copies";
import type { CourseSetup } from "@/lib/contract/course-setup";
import { changesOf, differing, type SetupChange, type Sides } from "@/lib/course-setup/merge";
import { LISTS, refOf } from "@/lib/course-setup/things";
import { factsOf, labelOf, titleOf, wordsOf } from "@/lib/course-setup/words";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import type { AddedRows, Chosen } from "@/lib/services/syllabus/shared-courses/add-setup";
import { begunIn } from "@/lib/services/syllabus/shared-courses/begun";
import { listCopiedFiles } from "@/lib/services/syllabus/shared-courses/copied-files";
import { contentsOfCourse } from "@/lib/services/syllabus/shared-courses/course-contents";
import { COURSE_OF_LINK, liveLink } from "@/lib/services/syllabus/shared-courses/live-link";

type New = Omit<Chosen, "course_id"> &
  Pick<AddedRows, "course_id" | "rows"> & {
    token_hash: string;
    setup: CourseSetup;
    version: number;
    is_new: boolean;
  };

/** A course follows the link it was added from last. */
export async function rememberCopy(tx: Transaction, owner: Owner, copy: New): Promise<void> {
  const { course_id, token_hash, setup, version, is_new } = copy;
  const rows = Object.fromEntries(
    LISTS.flatMap((kind) =>
      setup[kind].flatMap(({ key }): [string, number][] => {
        const row = copy.rows.get(key);
        return row === undefined ? [] : [[refOf({ kind, key }), row]];
      }),
    ),
  );
  const kept = differing(setup, await contentsOfCourse(tx, owner, course_id), rows);
  const { class_times, dates, topics, grading } = copy;
  const parts = { class_times, dates, topics, grading, course: is_new };
  const values = {
    ...{ token_hash, seen_version: version, accepted: null },
    copied: { base: setup, rows, kept, parts },
    created_at: new Date().toISOString(),
  };
  await tx
    .insert(courseCopies)
    .values({ ...values, owner_id: owner.id, course_id })
    .onConflictDoUpdate({ target: [courseCopies.owner_id, courseCopies.course_id], set: values });
}

/** What became of the course that this one was made from: compared only when it was published anew. */
export async function readCopy(owner: Owner, course_id: number): Promise<CourseCopy> {
  await requireCourse(owner, course_id);
  const copy = await storedCopy(db(), owner, course_id);
  const link = await linkOfCopy(db(), copy);
  const sides =
    link && link.version !== copy.seen_version ? await sidesOf(db(), owner, copy) : null;
  const changes = sides ? changesOf(sides) : [];
  const { accepted, copied } = copy;
  return {
    state: !link ? "ended" : changes.length > 0 ? "changed" : "current",
    shared_by: (sides?.theirs ?? copied.base).shared_by,
    version: changes.length > 0 && link ? link.version : null,
    changes: changes.map((change) => shown(change, owner.timezone)),
    accepted: accepted && { made_at: accepted.made_at, count: accepted.count },
    files: await listCopiedFiles(db(), owner, course_id),
  };
}

type StoredCopy = typeof courseCopies.$inferSelect;

/** 404 for a course that is no copy. */
export async function storedCopy(
  reader: Reader,
  owner: Owner,
  course_id: number,
): Promise<StoredCopy> {
  const [copy] = await reader
    .select()
    .from(courseCopies)
    .where(and(ownedBy(courseCopies, owner), eq(courseCopies.course_id, course_id)));
  return found(copy, "Shared course");
}

/** Where the link of a copy stands; undefined where it was withdrawn, has expired or leads to the trash. */
export async function linkOfCopy(reader: Reader, { token_hash }: StoredCopy) {
  const [link] = await reader
    .select({ version: courseLinks.version })
    .from(courseLinks)
    .innerJoin(courses, COURSE_OF_LINK)
    .where(liveLink(token_hash));
  return link;
}

/** Both sides and what they last agreed on. */
export async function sidesOf(
  reader: Reader,
  owner: Owner,
  { course_id, token_hash, copied }: StoredCopy,
): Promise<Sides> {
  const [link] = await reader
    .select({ setup: courseLinks.setup })
    .from(courseLinks)
    .innerJoin(courses, COURSE_OF_LINK)
    .where(liveLink(token_hash));
  const theirs = found(link, "Shared course").setup;
  const mine = await contentsOfCourse(reader, owner, course_id);
  const begun = await begunIn(reader, owner, course_id, copied.rows);
  return { copied, theirs, mine, zone: owner.timezone, begun };
}

function shown(change: SetupChange, zone: string): CourseChange {
  const { id, kind } = change;
  if (change.change === "changed") {
    const [field = "name"] = change.fields;
    return {
      ...{ id, kind, change: "changed", title: titleOf(kind, change.thing), own: change.own },
      ...{ what: labelOf(field), is_begun: false },
      before: wordsOf(field, change.before, zone),
      after: wordsOf(field, change.after, zone),
    };
  }
  const values = change.change === "new" ? change.after : change.before;
  const facts = factsOf(kind, values, zone);
  return {
    ...{ id, kind, change: change.change, title: titleOf(kind, values), what: "" },
    before: change.change === "new" ? "" : facts,
    after: change.change === "new" ? facts : "",
    own: change.change === "new" ? null : change.own,
    is_begun: change.change === "removed" && change.is_begun,
  };
}
