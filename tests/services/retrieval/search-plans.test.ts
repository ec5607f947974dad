import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/db/client";
import { type Owner, ownerFrom } from "@/lib/services/owner";
import { searchPassages } from "@/lib/services/retrieval/search";
import { indexPassages } from "@/tests/eval/retrieval";
import { planOf, recordQueries } from "@/tests/support/queries";
import { signIn } from "@/tests/support/student";

const OTHERS = 500;
const FILES_EACH = 4;
/** 100,000 in all. */
const CHUNKS_OF_A_FILE = 50;
const TERMS_OF_A_FILE = 40;

let ann: Owner;
let course_id: number;
let file_id: number;

beforeAll(async () => {
  await otherStudents();
  const student = await signIn();
  ann = ownerFrom({ id: student.user.id, timezone: "UTC", session_id: null });
  course_id = (await student.makesCourse()).id;
  const passages = Array.from({ length: 60 }, (_, n) => ({
    title: `Part ${n % 7}`,
    text: `Passage ${n} speaks of word${n % 40} and of cells, sugar and light.`,
  }));
  file_id = await indexPassages(ann, course_id, passages);
  await db().execute(sql.raw("analyze"));
}, 180_000);

test.each([
  ["in a course", () => ({ course_id })],
  ["in a file", () => ({ file_id })],
  ["in all files of the student", () => ({})],
])("a search %s is one query on indexes beside 100,000 passages of others", async (_, scope) => {
  const queries = await recordQueries(() => searchPassages(ann, "cells and sugar, word7", scope()));
  expect(queries).toHaveLength(1);
  await expectOnIndexes(queries);
});

test("a misspelt word takes two queries more, on indexes as well", async () => {
  const queries = await recordQueries(() => searchPassages(ann, "suger", { course_id }));
  expect(queries).toHaveLength(3);
  await expectOnIndexes(queries);
});

async function expectOnIndexes(queries: Awaited<ReturnType<typeof recordQueries>>) {
  for (const query of queries) {
    const nodes = await planOf(query);
    expect(
      nodes.filter(({ type }) => type === "Seq Scan"),
      query.text,
    ).toEqual([]);
    // Postings and chunks by their keys, from the first column on: nothing of another student is read.
    const read = nodes.filter(({ table }) => table === "postings" || table === "chunks");
    expect(read.length).toBeGreaterThan(0);
    for (const { type } of read) expect(type).toMatch(/^Index(?: Only)? Scan$|^Bitmap Heap Scan$/);
  }
}

async function otherStudents() {
  const run = (statement: string) => db().execute(sql.raw(statement));
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'reader-' || n, 'reader-' || n || '@example.org', '', 'O', 'O', 'UTC', now(), now()
    from generate_series(1, ${OTHERS}) n`);
  await run(`insert into courses (owner_id, name, created_at, updated_at)
    select id, 'Course of readings', now(), now() from users where username like 'reader-%'`);
  await run(`insert into files (owner_id, course_id, kind, title, original_filename, file_type, file_size, sha256, stage, page_count, created_at, updated_at)
    select owner_id, id, 'resource', 'Reading', 'f.pdf', 'pdf', 1, md5(id::text || n), 'ready', 50, now(), now()
    from courses, generate_series(1, ${FILES_EACH}) n where name = 'Course of readings'`);
  await run(`insert into file_indexes (file_id, owner_id, attempt, version, profile, chunker, chunk_count, term_count, finished_at)
    select id, owner_id, 1, 1, '{}', '{}', ${CHUNKS_OF_A_FILE}, 2000, now() from files where title = 'Reading'`);
  await run(`insert into chunks (owner_id, file_id, number, kind, heading_path, text, stems, page_start, page_end, boxes, word_count, estimated_study_time, difficulty)
    select owner_id, id, n, 'text', '{A}', 'cells and sugar', 'cell:1 sugar:3', n, n, '[]', 3, 5, 1
    from files, generate_series(1, ${CHUNKS_OF_A_FILE}) n where title = 'Reading'`);
  await run(`insert into postings (owner_id, file_id, term, segment, numbers, weights)
    select owner_id, id, case n when 1 then 'cell' when 2 then 'sugar' else 'word' || n end, ${CHUNKS_OF_A_FILE}, '{1,2,3,4,5,6,7,8}', '{1,1,1,1,1,1,1,1}'
    from files, generate_series(1, ${TERMS_OF_A_FILE}) n where title = 'Reading'`);
}
