import { foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { users } from "@/db/schema/users";
import { FEEDBACK_RATINGS, keysOf } from "@/lib/contract/values";

/** What a student asked, and which passages were answered; feedback refers to it. */
export const searchQueries = pgTable(
  "search_queries",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    course_id: integer(),
    /** Who asked: the search, a question, the assistant. */
    kind: text({ enum: ["search", "question", "chat"] }).notNull(),
    query: text().notNull(),
    /** Stems of the query by which a later one is recognized as the same. */
    terms: text().array().notNull(),
    passages: jsonText<{ file_id: number; number: number }[]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("search_queries_id_owner_key").on(table.id, table.owner_id),
    foreignKey({
      name: "search_queries_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    index("search_queries_owner").on(table.owner_id, table.created_at.desc()),
    index("search_queries_age").on(table.created_at),
    index("search_queries_course").on(table.owner_id, table.course_id),
  ],
);

/** What a student thought of an answer; one for each. */
export const searchFeedback = pgTable(
  "search_feedback",
  {
    id: id(),
    owner_id: ownerId(),
    query_id: integer().notNull(),
    rating: text({ enum: keysOf(FEEDBACK_RATINGS) }).notNull(),
    comment: text().notNull().default(""),
    ...timestamps(),
  },
  (table) => [
    unique("search_feedback_query_key").on(table.owner_id, table.query_id),
    foreignKey({
      name: "search_feedback_query_fk",
      columns: [table.query_id, table.owner_id],
      foreignColumns: [searchQueries.id, searchQueries.owner_id],
    }).onDelete("cascade"),
  ],
);

/** How a student studies for one course. */
export const studyContexts = pgTable(
  "study_contexts",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    /** Fields as the contract names them; what was never said is absent. */
    preferences: jsonText<Record<string, unknown>>().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("study_contexts_course_key").on(table.owner_id, table.course_id),
    foreignKey({
      name: "study_contexts_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
  ],
);
