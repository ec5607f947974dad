import {
  customType,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, term } from "@/db/columns";
import { files } from "@/db/schema/files";
import { semanticSpaces } from "@/db/schema/meaning";
import type { Chunk, ChunkerState, Language, Profile } from "@/lib/documents/chunk/types";

/** The stems of a passage and their places in it. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * How far the search index of a file is, and what ranking needs to know of it. A search sees the file
 * once `finished_at` is set; its course and whether it lies in the trash stand in `files` alone.
 */
export const fileIndexes = pgTable(
  "file_indexes",
  {
    file_id: integer().primaryKey(),
    owner_id: ownerId(),
    /** The file's `pages_attempt`, and the program's way of indexing, that it was made with. */
    attempt: integer().notNull(),
    version: integer().notNull(),
    profile: json().$type<Profile>().notNull(),
    language: text().$type<Language>().notNull().default("english"),
    /** Where cutting goes on after `pages_done`. */
    chunker: json().$type<ChunkerState>().notNull(),
    pages_done: integer().notNull().default(0),
    chunk_count: integer().notNull().default(0),
    /** Stems of all chunks as ranking counts them. */
    term_count: integer().notNull().default(0),
    /** Chunks up to this number are in `postings`. */
    chunks_posted: integer().notNull().default(0),
    /** What the document is about, in its own order. */
    topics: jsonText<string[]>().notNull().default([]),
    /** Minutes that studying all chunks takes. */
    study_minutes: real().notNull().default(0),
    /** The model whose vectors its passages have; empty without. */
    embedded_with: text().notNull().default(""),
    /** Since when that is not true: the model gave vectors that no search can use, and is not asked for a day. */
    embedding_stopped_at: instant(),
    /** The space of its course that holds its passages; null until it is made. */
    space_id: integer().references(() => semanticSpaces.id, { onDelete: "set null" }),
    finished_at: instant(),
  },
  (table) => [
    index("file_indexes_space").on(table.space_id),
    index("file_indexes_embedded").on(table.embedded_with),
    index("file_indexes_version").on(table.version),
    foreignKey({
      name: "file_indexes_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
  ],
);

/** The passages of a file, in order. */
export const chunks = pgTable(
  "chunks",
  {
    id: id(),
    owner_id: ownerId(),
    file_id: integer().notNull(),
    number: integer().notNull(),
    kind: text().$type<Chunk["kind"]>().notNull(),
    heading_path: text().array().notNull(),
    text: text().notNull(),
    stems: tsvector().notNull(),
    page_start: integer().notNull(),
    page_end: integer().notNull(),
    /** Where in the text each page after the first begins; empty for passages of an earlier program. */
    page_breaks: integer().array().notNull().default([]),
    boxes: json().$type<Chunk["boxes"]>().notNull(),
    word_count: integer().notNull(),
    estimated_study_time: real().notNull(),
    difficulty: integer().notNull(),
  },
  (table) => [
    unique("chunks_place").on(table.owner_id, table.file_id, table.number),
    foreignKey({
      name: "chunks_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
  ],
);

/**
 * Where a word stands in a file: the chunks of one segment that hold it, and how much it says in each.
 * The file comes before the word, so that a search touches the files it is about and no others, however
 * many there are, and one index serves the deletion as well.
 */
export const postings = pgTable(
  "postings",
  {
    owner_id: ownerId(),
    file_id: integer().notNull(),
    term: term().notNull(),
    /** The number of the segment's last chunk. */
    segment: integer().notNull(),
    numbers: integer().array().notNull(),
    weights: real().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.file_id, table.term, table.segment] }),
    foreignKey({
      name: "postings_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
  ],
);
