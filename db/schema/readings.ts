import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import { keysOf, STAGE_LABELS } from "@/lib/contract/values";
import type { DocumentProblem } from "@/lib/documents/document-error";

/**
 * How far a document is read: an uploaded file, or a syllabus, which is a file or pasted text. What the
 * pages say stands with the file (`file_pages`), what was found in them with what they are read for.
 */
export const readings = pgTable(
  "readings",
  {
    id: id(),
    owner_id: ownerId(),
    /** The PDF that is read; null for pasted text. */
    file_id: integer(),
    /** The syllabus of a course it is read for. */
    source_id: integer(),
    /** The syllabus that waits for the student's review it is read for; until it is accepted. */
    import_id: integer(),
    /** Counts up with each Retry; whatever an earlier attempt still does has no effect. */
    attempt: integer().notNull().default(1),
    stage: text({ enum: keysOf(STAGE_LABELS) })
      .notNull()
      .default("stored"),
    /** The sentence for the student, or empty. */
    processing_error: text().notNull().default(""),
    /** Why it could not be read, where reading knows. */
    problem: text().$type<DocumentProblem>(),
    processed_at: instant(),
    ...timestamps(),
  },
  (table) => [
    unique("readings_file_key").on(table.file_id),
    unique("readings_source_key").on(table.source_id),
    unique("readings_import_key").on(table.import_id),
    check(
      "readings_subject_check",
      sql`num_nonnulls(${table.file_id}, ${table.source_id}, ${table.import_id}) > 0
        and num_nonnulls(${table.source_id}, ${table.import_id}) < 2`,
    ),
    foreignKey({
      name: "readings_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "readings_source_fk",
      columns: [table.source_id, table.owner_id],
      foreignColumns: [syllabusSources.id, syllabusSources.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "readings_import_fk",
      columns: [table.import_id, table.owner_id],
      foreignColumns: [syllabusImports.id, syllabusImports.owner_id],
    }).onDelete("cascade"),
    index("readings_unfinished").on(table.stage, table.updated_at),
    index("readings_owner").on(table.owner_id),
  ],
);
