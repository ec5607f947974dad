import { and, desc, eq, type SQL } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import type { CourseSetup } from "@/lib/contract/course-setup";
import { COURSE_LINKS_MAX } from "@/lib/contract/setup-values";
import type { CourseLink } from "@/lib/contract/shared-courses";
import { siteOrigin } from "@/lib/env";
import { Failure, found, invalid } from "@/lib/services/kernel/errors";
import { newLinkToken } from "@/lib/services/kernel/link-token";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import {
  addLinkFiles,
  filesOfLinks,
  type LinkFile,
  shownFiles,
} from "@/lib/services/syllabus/shared-courses/link-files";
import { newSalt, readSetup } from "@/lib/services/syllabus/shared-courses/setup";
import { DAY_MS } from "@/lib/time/durations";

type Place = { course_id: number; link_id: number };

/** Newest first. */
export async function listCourseLinks(owner: Owner, course_id: number): Promise<CourseLink[]> {
  await requireCourse(owner, course_id);
  const rows = await db()
    .select()
    .from(courseLinks)
    .where(and(ownedBy(courseLinks, owner), eq(courseLinks.course_id, course_id)))
    .orderBy(desc(courseLinks.id))
    .limit(COURSE_LINKS_MAX);
  if (rows.length === 0) return [];
  const now = await asItIs(owner, course_id);
  const files = await filesOfLinks(
    db(),
    rows.map(({ id }) => id),
  );
  return rows.map((row) => linkOf(row, now, files));
}

/** The course as it would be published; undefined where it holds more than can be shared. */
async function asItIs(owner: Owner, course_id: number): Promise<CourseSetup | undefined> {
  try {
    return await readSetup(owner, course_id, { shared_by: "", salt: "" });
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

interface NewLink {
  shared_by: string;
  days: number | null;
  file_ids: number[];
}

/** What proves it stands behind the "#" of its address, which browsers send to nobody; we keep only its hash. */
export async function createCourseLink(
  owner: Owner,
  course_id: number,
  { shared_by, days, file_ids }: NewLink,
): Promise<{ link: CourseLink; url: string }> {
  const { token, token_hash } = newLinkToken();
  const row = await db().transaction(async (tx) => {
    await lockCourse(tx, owner, course_id, "Course");
    const ofCourse = and(ownedBy(courseLinks, owner), eq(courseLinks.course_id, course_id));
    if ((await tx.$count(courseLinks, ofCourse)) >= COURSE_LINKS_MAX) throw invalid(TOO_MANY);
    const salt = newSalt();
    const setup = await readSetup(owner, course_id, { shared_by, salt }, tx);
    const now = new Date();
    const [created] = await tx
      .insert(courseLinks)
      .values({
        ...{ owner_id: owner.id, course_id, token_hash, salt, setup },
        published_at: now.toISOString(),
        created_at: now.toISOString(),
        expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString(),
      })
      .returning();
    const link = found(created, "Link");
    await addLinkFiles(tx, owner, { course_id, link_id: link.id, file_ids });
    return link;
  });
  const files = await filesOfLinks(db(), [row.id]);
  return { link: linkOf(row, row.setup, files), url: `${siteOrigin}/shared-course#${token}` };
}

const TOO_MANY = `A course can have at most ${COURSE_LINKS_MAX} links. Please withdraw one first.`;

/** Shows the course as it is now: nothing of it is shown before its owner says so. */
export async function publishCourseLink(owner: Owner, place: Place): Promise<CourseLink> {
  const row = await db().transaction(async (tx) => {
    await lockCourse(tx, owner, place.course_id, "Link");
    const [before] = await tx.select().from(courseLinks).where(at(owner, place)).for("update");
    const { salt, setup: shown, version } = found(before, "Link");
    const sharing = { shared_by: shown.shared_by, salt };
    const setup = await readSetup(owner, place.course_id, sharing, tx);
    const [after] = await tx
      .update(courseLinks)
      .set({ setup, version: version + 1, published_at: new Date().toISOString() })
      .where(at(owner, place))
      .returning();
    return found(after, "Link");
  });
  return linkOf(row, row.setup, await filesOfLinks(db(), [row.id]));
}

/** It is gone, as if it had never been. */
export async function withdrawCourseLink(owner: Owner, place: Place): Promise<void> {
  const [gone] = await db()
    .delete(courseLinks)
    .where(at(owner, place))
    .returning({ id: courseLinks.id });
  found(gone, "Link");
}

/** 404 for what was asked for where the course is not there. */
async function lockCourse(
  tx: Transaction,
  owner: Owner,
  course_id: number,
  asked_for: "Course" | "Link",
): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  found(course, asked_for);
}

function at(owner: Owner, { course_id, link_id }: Place): SQL | undefined {
  return and(ownedBy(courseLinks, owner, link_id), eq(courseLinks.course_id, course_id));
}

function linkOf(
  { setup, ...row }: typeof courseLinks.$inferSelect,
  now: CourseSetup | undefined,
  files: LinkFile[],
): CourseLink {
  return {
    id: row.id,
    shared_by: setup.shared_by,
    version: row.version,
    published_at: row.published_at,
    is_behind: now !== undefined && valuesOf(setup) !== valuesOf(now),
    files: shownFiles(files.filter(({ link_id }) => link_id === row.id)),
    expires_at: row.expires_at,
    is_expired: row.expires_at !== null && row.expires_at <= new Date().toISOString(),
    opened_count: row.opened_count,
    last_opened_at: row.last_opened_at,
    created_at: row.created_at,
  };
}

/** Without what differs by the link alone: its name and the keys of its items. */
function valuesOf({ grading, shared_by: _, ...setup }: CourseSetup): string {
  const plain = (name: string, value: unknown) => (name === "key" ? undefined : value);
  return JSON.stringify(setup, plain) + JSON.stringify(grading);
}
