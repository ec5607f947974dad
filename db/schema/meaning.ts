import { sql } from "drizzle-orm";
import {
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, ownerId, term } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { users } from "@/db/schema/users";

/** Numbers from -1 to 1, a byte for each: a signed integer of 127ths. */
const vectors = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * What the words of a course's files have to do with each other: each word and each passage has its place in
 * a space of a few dimensions. Made anew as a whole; a search sees it once `finished_at` is set, and by
 * `file_indexes.space_id` alone.
 */
export const semanticSpaces = pgTable(
  "semantic_spaces",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** Null for the files that belong to no course. */
    course_id: integer(),
    dimensions: integer().notNull(),
    finished_at: instant(),
  },
  (table) => [
    unique("semantic_spaces_id_owner_key").on(table.id, table.owner_id),
    index("semantic_spaces_course").on(table.owner_id, sql`coalesce(${table.course_id}, 0)`),
    foreignKey({
      name: "semantic_spaces_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
  ],
);

/** Where a word stands in the space. */
export const termVectors = pgTable(
  "term_vectors",
  {
    owner_id: ownerId(),
    space_id: integer().notNull(),
    term: term().notNull(),
    /** What the vector is multiplied by: how rare the word is, and how much of it the space holds. */
    weight: real().notNull(),
    vector: vectors().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.space_id, table.term] }),
    foreignKey({
      name: "term_vectors_space_fk",
      columns: [table.space_id, table.owner_id],
      foreignColumns: [semanticSpaces.id, semanticSpaces.owner_id],
    }).onDelete("cascade"),
  ],
);

/** Where the passages of a file stand in the space, one after the other. */
export const passageVectors = pgTable(
  "passage_vectors",
  {
    owner_id: ownerId(),
    file_id: integer().notNull(),
    space_id: integer().notNull(),
    /** The number of the first passage. */
    first: integer().notNull(),
    vectors: vectors().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.file_id, table.space_id, table.first] }),
    index("passage_vectors_space").on(table.owner_id, table.space_id),
    foreignKey({
      name: "passage_vectors_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "passage_vectors_space_fk",
      columns: [table.space_id, table.owner_id],
      foreignColumns: [semanticSpaces.id, semanticSpaces.owner_id],
    }).onDelete("cascade"),
  ],
);
