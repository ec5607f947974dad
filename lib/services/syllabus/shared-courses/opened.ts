import { eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import type { CourseSetup } from "@/lib/contract/course-setup";
import type { AddedSetup, SharedFile } from "@/lib/contract/shared-courses";
import { withCourseConflicts } from "@/lib/services/courses/courses";
import { found } from "@/lib/services/kernel/errors";
import { hashOfToken } from "@/lib/services/kernel/link-token";
import type { Owner } from "@/lib/services/kernel/owner";
import { addSetupIn, type Chosen } from "@/lib/services/syllabus/shared-courses/add-setup";
import { orderFiles } from "@/lib/services/syllabus/shared-courses/copied-files";
import { rememberCopy } from "@/lib/services/syllabus/shared-courses/copies";
import { filesOfLinks, shownFiles } from "@/lib/services/syllabus/shared-courses/link-files";
import { COURSE_OF_LINK, liveLink } from "@/lib/services/syllabus/shared-courses/live-link";

interface Opened {
  setup: CourseSetup;
  published_at: string;
  files: SharedFile[];
}

/** What a link shows, to anyone. The same 404 whether it expired, was withdrawn, leads to the trash or never was. */
export async function openSharedCourse(token: string): Promise<Opened> {
  const { id, setup, published_at } = await openLink(hashOfToken(token));
  await db()
    .update(courseLinks)
    .set({
      opened_count: sql`${courseLinks.opened_count} + 1`,
      last_opened_at: new Date().toISOString(),
    })
    .where(eq(courseLinks.id, id));
  return { setup, published_at, files: shownFiles(await filesOfLinks(db(), [id])) };
}

/** Adds what was chosen of what a link shows now, and remembers the link. */
export async function copySharedCourse(
  owner: Owner,
  { token, files, ...chosen }: Chosen & { token: string; files: boolean },
): Promise<AddedSetup> {
  const token_hash = hashOfToken(token);
  const { id, setup, version } = await openLink(token_hash);
  return withCourseConflicts(
    db().transaction(async (tx) => {
      const { rows, ...added } = await addSetupIn(tx, owner, setup, chosen);
      const is_new = chosen.course_id === null;
      const { course_id } = added;
      const link = { token_hash, setup, version };
      await rememberCopy(tx, owner, { ...chosen, ...link, rows, course_id, is_new });
      if (files) await orderFiles(tx, owner, course_id, await filesOfLinks(tx, [id]));
      return added;
    }),
  );
}

async function openLink(token_hash: string) {
  const [link] = await db()
    .select({
      id: courseLinks.id,
      setup: courseLinks.setup,
      version: courseLinks.version,
      published_at: courseLinks.published_at,
    })
    .from(courseLinks)
    .innerJoin(courses, COURSE_OF_LINK)
    .where(liveLink(token_hash));
  return found(link, "Shared course");
}
