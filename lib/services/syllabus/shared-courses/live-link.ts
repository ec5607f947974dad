import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import { users } from "@/db/schema/users";

/** The course that a link leads to: where it is in the trash, the link shows nothing. */
export const COURSE_OF_LINK = and(
  eq(courses.id, courseLinks.course_id),
  eq(courses.owner_id, courseLinks.owner_id),
  isNull(courses.trash_id),
);

/**
 * The link whose words have this hash, while it has not expired and its account is open. It is the one way to what
 * another student owns: whoever knows the hash was given the link. Join it with `COURSE_OF_LINK`.
 */
export function liveLink(token_hash: string): SQL | undefined {
  return and(
    eq(courseLinks.token_hash, token_hash),
    or(isNull(courseLinks.expires_at), gt(courseLinks.expires_at, new Date().toISOString())),
    sql`not exists (select from ${users}
      where ${users.id} = ${courseLinks.owner_id} and ${users.disabled_at} is not null)`,
  );
}
