import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import type { CourseSetup } from "@/lib/contract/course-setup";
import type { AddedSetup } from "@/lib/contract/shared-courses";
import { found } from "@/lib/services/kernel/errors";
import { hashOfToken } from "@/lib/services/kernel/link-token";
import type { Owner } from "@/lib/services/kernel/owner";
import { addSetup, type Chosen } from "@/lib/services/syllabus/shared-courses/add-setup";

interface Opened {
  setup: CourseSetup;
  published_at: string;
}

/** What a link shows, to anyone. The same 404 whether it expired, was withdrawn, leads to the trash or never was. */
export async function openSharedCourse(token: string): Promise<Opened> {
  const { id, setup, published_at } = await liveLink(token);
  await db()
    .update(courseLinks)
    .set({
      opened_count: sql`${courseLinks.opened_count} + 1`,
      last_opened_at: new Date().toISOString(),
    })
    .where(eq(courseLinks.id, id));
  return { setup, published_at };
}

/** Adds what was chosen of what a link shows now. */
export async function copySharedCourse(
  owner: Owner,
  { token, ...chosen }: Chosen & { token: string },
): Promise<AddedSetup> {
  const { setup } = await liveLink(token);
  return addSetup(owner, { ...chosen, setup });
}

/** By the hash of what stands in it: whoever knows that was given it. */
async function liveLink(token: string) {
  const [link] = await db()
    .select({
      id: courseLinks.id,
      setup: courseLinks.setup,
      published_at: courseLinks.published_at,
    })
    .from(courseLinks)
    .innerJoin(
      courses,
      and(
        eq(courses.id, courseLinks.course_id),
        eq(courses.owner_id, courseLinks.owner_id),
        isNull(courses.trash_id),
      ),
    )
    .where(
      and(
        eq(courseLinks.token_hash, hashOfToken(token)),
        or(isNull(courseLinks.expires_at), gt(courseLinks.expires_at, new Date().toISOString())),
      ),
    );
  return found(link, "Shared course");
}
