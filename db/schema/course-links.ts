import { foreignKey, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import type { CourseSetup } from "@/lib/contract/course-setup";

/** Links by which strangers see a course as its owner published it. What stands in a link is known by its hash. */
export const courseLinks = pgTable(
  "course_links",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    /** SHA-256, base64url. */
    token_hash: text().notNull(),
    /** Makes the keys of the setup's items, so that they stay the same in each version. */
    salt: text().notNull(),
    setup: jsonText<CourseSetup>().notNull(),
    version: integer().notNull().default(1),
    published_at: instant().notNull(),
    /** Null: it does not expire. */
    expires_at: instant(),
    opened_count: integer().notNull().default(0),
    last_opened_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "course_links_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("course_links_token").on(table.token_hash),
    index("course_links_course").on(table.owner_id, table.course_id),
  ],
);
