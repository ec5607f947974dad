import {
  customType,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
} from "drizzle-orm/pg-core";
import { ownerId } from "@/db/columns";
import { files } from "@/db/schema/files";

/** Compared byte by byte, as the words of `postings` are. */
const stemsText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

/** The terms that the passages of a file define, each with the place of the sentence that says what it is. */
export const definitions = pgTable(
  "definitions",
  {
    owner_id: ownerId(),
    file_id: integer().notNull(),
    /** The term's stems in order, by which a question finds it. */
    stems: stemsText().notNull(),
    /** The number of the chunk, and where in its text the sentence stands. */
    number: integer().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    term: text().notNull(),
    page: integer().notNull(),
    /** How the sentence names it: first, after "called", beside an explanation, as a glossary's entry, by its type. */
    kind: text({ enum: ["opening", "called", "beside", "entry", "emphasised"] }).notNull(),
    /** 0 to 1: how likely this is a term and its definition. */
    strength: real().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.owner_id, table.file_id, table.stems, table.number, table.start],
    }),
    foreignKey({
      name: "definitions_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
  ],
);
