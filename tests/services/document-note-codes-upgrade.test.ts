import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, db } from "@/db/client";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import { notingNoDeadline, notingNothingFound } from "@/lib/documents/extract/empty-notes";
import { type DocumentNoteCode, textsOf } from "@/lib/documents/notes";
import { openOldDatabase } from "@/tests/support/old-database";

/** The release in which notes about documents had no codes. */
const MIGRATIONS_BEFORE = 23;

/** As that release worded them. */
const NOTES: [DocumentNoteCode, string][] = [
  [
    "no_deadline",
    "We found no deadline in this document. If there is one, please add it yourself.",
  ],
  [
    "no_items",
    "We found no graded work in this document. If there is some, please add it yourself.",
  ],
  [
    "no_certain_items",
    "We found no graded work for certain. Please check what we are not sure about, and add the rest yourself.",
  ],
  [
    "no_topics",
    "We found no topics in this document. If there are some, please add them yourself.",
  ],
  ["other", "Somebody's “own” words, \\ and ümläuts."],
];
const CODED = NOTES.map(([code, text]) => ({ code, text }));
const READ = { title: null, due: null, items: [], topics: [], tasks: ["a"] };
const TABLES = [
  {
    table: files,
    name: "files",
    columns: "kind, title, original_filename, file_type, file_size, sha256",
  },
  { table: syllabusSources, name: "syllabus_sources", columns: "course_id" },
  { table: syllabusImports, name: "syllabus_imports", columns: "course_id" },
];
const VALUES = { files: "'assignment', 'Sheet', 's.pdf', 'pdf', 1, ''" };

let leave: () => Promise<void>;
beforeAll(async () => {
  leave = await openOldDatabase(MIGRATIONS_BEFORE, fill);
}, 120_000);
afterAll(() => leave());

/** In each table facts with every note, facts without one, and a row that is not read yet. */
async function fill(old: Database): Promise<void> {
  await old.execute(
    sql`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
      values ('ann', 'ann@example.org', '', 'A', 'A', 'UTC', now(), now())`,
  );
  await old.execute(
    sql`insert into courses (owner_id, name, created_at, updated_at) values (1, 'Maths', now(), now())`,
  );
  for (const { name, columns } of TABLES) {
    const values = name === "files" ? VALUES.files : "1";
    for (const notes of [NOTES.map(([, text]) => text), [], null]) {
      const facts = notes ? sql`${JSON.stringify({ ...READ, notes })}::json` : sql`null`;
      await old.execute(
        sql`insert into ${sql.raw(name)} (owner_id, ${sql.raw(columns)}, facts, created_at, updated_at)
          values (1, ${sql.raw(values)}, ${facts}, now(), now())`,
      );
    }
  }
}

test.each(TABLES)("notes in $name get their codes and lose no word", async ({ table }) => {
  const rows = await db().select({ facts: table.facts }).from(table).orderBy(table.id);
  expect(rows.map(({ facts }) => facts)).toEqual([
    { ...READ, notes: CODED },
    { ...READ, notes: [] },
    null,
  ]);
});

test("notes of the earlier release leave when what they missed is found", async () => {
  const [file] = await db().select({ facts: files.facts }).from(files).orderBy(files.id);
  const notes = file?.facts?.notes ?? [];
  expect(textsOf(notingNoDeadline({ due: "2026-10-09", notes }).notes)).not.toContain(
    NOTES[0]?.[1],
  );
  const found = { items: [{ value: {} }], topics: ["Vectors"], notes };
  expect(notingNothingFound(found).notes.map(({ code }) => code)).toEqual(["no_deadline", "other"]);
});
