import { foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant, ownerId } from "@/db/columns";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";

/** Files of the sharer that come along with a link. */
export const courseLinkFiles = pgTable(
  "course_link_files",
  {
    id: id(),
    owner_id: ownerId(),
    link_id: integer()
      .notNull()
      .references(() => courseLinks.id, { onDelete: "cascade" }),
    file_id: integer().notNull(),
  },
  (table) => [
    unique("course_link_files_key").on(table.link_id, table.file_id),
    foreignKey({
      name: "course_link_files_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
    index("course_link_files_file").on(table.file_id),
  ],
);

/** Files on their way from a link into a copy; gone once they are there. What they are was settled when it was made. */
export const copiedFiles = pgTable(
  "copied_files",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    filename: text().notNull(),
    file_size: integer().notNull(),
    /** Where the bytes lie: written by the server alone, from a link that showed them. */
    source_owner_id: integer().notNull(),
    sha256: text().notNull(),
    /** Why it did not come; empty while it is on its way. */
    problem: text().notNull().default(""),
    created_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "copied_files_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    index("copied_files_course").on(table.owner_id, table.course_id),
  ],
);
