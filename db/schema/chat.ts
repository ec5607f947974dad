import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import { users } from "@/db/schema/users";
import type { ChatMessage } from "@/lib/contract/assistant";
import { keysOf, QUESTION_TYPES } from "@/lib/contract/values";

/** A conversation with the assistant. */
export const chatThreads = pgTable(
  "chat_threads",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    course_id: integer(),
    title: text().notNull(),
    question_type: text({ enum: keysOf(QUESTION_TYPES) }).notNull(),
    /** They may be gone. */
    exam_id: integer(),
    topic_id: integer(),
    full_answers: boolean().notNull().default(false),
    file_ids: jsonb().$type<number[]>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    unique("chat_threads_id_owner_key").on(table.id, table.owner_id),
    foreignKey({
      name: "chat_threads_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    index("chat_threads_owner").on(table.owner_id, table.updated_at.desc()),
    index("chat_threads_course").on(table.owner_id, table.course_id),
    ...hiddenByTrash("chat_threads", table),
  ],
);

/** What was asked and answered; an answer grows while it is being written. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: id(),
    owner_id: ownerId(),
    thread_id: integer().notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    kind: text({ enum: ["answer", "hint", "blocked", "rate_limited", "error"] })
      .notNull()
      .default("answer"),
    state: text({ enum: ["streaming", "done", "stopped", "failed"] }).notNull(),
    sources: jsonText<ChatMessage["sources"]>().notNull(),
    facts: jsonText<ChatMessage["facts"]>().notNull(),
    confidence: real(),
    found: boolean(),
    /** Null for questions, and for answers of releases that knew no tiers. */
    tier: text({ enum: ["found", "closest", "none"] }),
    /** Null for questions, and for answers of releases that did not tell. */
    from_data: boolean(),
    not_from_files: jsonText<ChatMessage["not_from_files"]>().notNull().default([]),
    service_used: text().notNull().default(""),
    note: text().notNull().default(""),
    query_id: integer(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "chat_messages_thread_fk",
      columns: [table.thread_id, table.owner_id],
      foreignColumns: [chatThreads.id, chatThreads.owner_id],
    }).onDelete("cascade"),
    index("chat_messages_thread").on(table.thread_id, table.id),
  ],
);
