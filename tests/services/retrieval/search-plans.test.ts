import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/db/client";
import type { Owner } from "@/lib/services/kernel/owner";
import { findPassages } from "@/lib/services/retrieval/find-passages";
import { searchPassages } from "@/lib/services/retrieval/search";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { indexResource, ownerOf } from "@/tests/support/library";
import { planOf, recordQueries, removeAllStudents, wholeIndexes } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const OTHERS = 500;
const FILES_EACH = 4;
/** 100,000 in all. */
const CHUNKS_OF_A_FILE = 50;
const TERMS_OF_A_FILE = 40;
const ROWS_EACH = 40;

let student: Student;
let ann: Owner;
let resource_id: number;
let course_id: number;
let file_id: number;

beforeAll(async () => {
  await otherStudents();
  student = await signIn();
  ann = ownerOf(student);
  course_id = (await student.makesCourse()).id;
  const passages = Array.from({ length: 120 }, (_, n) => ({
    title: `Part ${n % 7}`,
    text: `Passage ${n} speaks of word${n % 40} and of cells, sugar and light.`,
  }));
  ({ id: resource_id, file_id } = await indexResource(student, passages, { course: course_id }));
  await makeSpace(ann, { course_id });
  await student.makesTopicItem(course_id, { title: "Part 3" });
  await student.makesAssignment(course_id);
  await student.makesStudyPlan(course_id);
  await student.makesExam(course_id, { syllabus_coverage: [{ topic: "Part 2", weightage: 9 }] });
  await db().execute(sql.raw("analyze"));
}, 180_000);
afterAll(removeAllStudents);

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

test("a question in another language takes no more than three queries more, on indexes as well", async () => {
  const question = "Was steht über Zellen und Licht?";
  const queries = await recordQueries(() => searchPassages(ann, question, { course_id }));
  expect(queries.length).toBeGreaterThan(1);
  expect(queries.length).toBeLessThanOrEqual(4);
  const nodes = (await Promise.all(queries.map(planOf))).flat();
  expect(nodes.filter(({ type }) => type === "Seq Scan")).toEqual([]);
});

test("what is near in meaning takes two queries more, on indexes as well", async () => {
  const queries = await recordQueries(() => findPassages(ann, "cells word7", { course_id }));
  expect(queries.length).toBeLessThanOrEqual(4);
  const nodes = (await Promise.all(queries.map(planOf))).flat();
  expect(nodes.filter(({ type }) => type === "Seq Scan")).toEqual([]);
  const tables = new Set(nodes.map(({ table }) => table));
  for (const table of ["term_vectors", "passage_vectors"]) expect(tables).toContain(table);
});

// One query says who is asking, one counts the request where that is limited.
test.each<[string, () => Promise<unknown>]>([
  [
    "a search in the library",
    () => student.get(`/resources/search/?search=cells&course_id=${course_id}`),
  ],
  ["the library without words", () => student.get("/resources/search/")],
  ["the numbers of the library", () => student.get("/resources/stats/")],
  ["the passages of a resource", () => student.get(`/resources/${resource_id}/chunks/`)],
  ["the topics of a resource", () => student.get(`/resources/${resource_id}/topics/`)],
  ["a semantic search", () => student.post("/resources/semantic-search/", { query: "cells" })],
  ["a question in a course", () => ask({ course_id })],
  ["a question about everything", () => ask({})],
  ["recommendations", () => student.post("/resources/recommendations/", { course_id })],
  [
    "recommendations for a topic",
    () => student.post("/resources/recommendations/", { topic: "Part 1", difficulty_level: 2 }),
  ],
  ["a knowledge graph", () => student.get(`/resources/knowledge-graph/${course_id}/`)],
  ["analytics", () => student.get(`/resources/ai-analytics/${course_id}/`)],
  ["a study context", () => student.get(`/resources/study-context/${course_id}/`)],
])("%s reads no table as a whole", async (_, request) => {
  const queries = await recordQueries(request);
  expect(queries.length).toBeLessThan(20);
  for (const query of queries.filter(({ text }) => /^\s*(?:select|with)/i.test(text))) {
    const nodes = await planOf(query);
    expect(
      nodes.filter(({ type }) => type === "Seq Scan"),
      query.text,
    ).toEqual([]);
    expect(await wholeIndexes(nodes), query.text).toEqual([]);
  }
});

test("a question asks only once for its course", async () => {
  const queries = await recordQueries(() => ask({ course_id }));
  const named = queries.filter(({ text }) =>
    /^select "id"(?:, "name", "code")? from "courses"/.test(text),
  );
  expect(named).toHaveLength(1);
});

test("a question in the oldest of many courses is answered, and of another student's a 404", async () => {
  const [reader, other] = [await signIn(), await signIn()];
  const { id } = await reader.makesCourse();
  await indexResource(reader, [{ title: "Cells", text: "A cell is made of water and sugar." }], {
    course: id,
  });
  await db().execute(sql`insert into courses (owner_id, name, created_at, updated_at)
    select ${reader.user.id}, 'Later ' || n, now(), now() + n * interval '1 minute' from generate_series(1, 45) n`);
  const asked = { question: "What is a cell made of?", course_id: id };
  const { status, body } = await reader.post("/resources/ai-question/", asked);
  expect([status, body.found]).toEqual([200, true]);
  expect((await other.post("/resources/ai-question/", asked)).status).toBe(404);
});

function ask(body: Record<string, unknown>) {
  return student.post("/resources/ai-question/", { question: "What is made of cells?", ...body });
}

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

/** Rows of other tests in the same database have spaces of their own. */
const OF_OTHERS = `owner_id in (select id from users where username like 'reader-%')`;

async function otherStudents() {
  const run = (statement: string) => db().execute(sql.raw(statement));
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'reader-' || n, 'reader-' || n || '@example.org', '', 'O', 'O', 'UTC', now(), now()
    from generate_series(1, ${OTHERS}) n`);
  await run(`insert into sessions (owner_id, created_at, last_used_at, expires_at)
    select id, now(), now(), now() + interval '1 day' from users, generate_series(1, 10)`);
  await run(`insert into study_hours (owner_id, start_times, days_off, created_at, updated_at)
    select id, '[null,null,null,null,null,null,null]', '[]', now(), now() from users
    where username like 'reader-%'`);
  await run(`insert into courses (owner_id, name, created_at, updated_at)
    select id, 'Course of readings', now(), now() from users where username like 'reader-%'`);
  await run(`insert into files (owner_id, course_id, kind, title, original_filename, file_type, file_size,
    sha256, page_count, created_at, updated_at)
    select owner_id, id, 'resource', 'Reading', 'f.pdf', 'pdf', 1, md5(id::text || n), 50, now(), now()
    from courses, generate_series(1, ${FILES_EACH}) n where name = 'Course of readings'`);
  await run(`insert into readings (owner_id, file_id, stage, created_at, updated_at)
    select owner_id, id, 'ready', now(), now() from files on conflict do nothing`);
  await run(`insert into file_indexes (file_id, owner_id, attempt, version, profile, chunker, chunk_count,
    term_count, finished_at)
    select id, owner_id, 1, 1, '{}', '{}', ${CHUNKS_OF_A_FILE}, 2000, now() from files where title = 'Reading'`);
  await run(`insert into chunks (owner_id, file_id, number, kind, heading_path, text, stems, page_start,
    page_end, boxes, word_count, estimated_study_time, difficulty)
    select owner_id, id, n, 'text', '{A}', 'cells and sugar', 'cell:1 sugar:3', n, n, '[]', 3, 5, 1
    from files, generate_series(1, ${CHUNKS_OF_A_FILE}) n where title = 'Reading'`);
  await run(`insert into postings (owner_id, file_id, term, segment, numbers, weights)
    select owner_id, id, case n when 1 then 'cell' when 2 then 'sugar' else 'word' || n end,
    ${CHUNKS_OF_A_FILE}, '{1,2,3,4,5,6,7,8}', '{1,1,1,1,1,1,1,1}'
    from files, generate_series(1, ${TERMS_OF_A_FILE}) n where title = 'Reading'`);
  await run(`insert into semantic_spaces (owner_id, course_id, dimensions, finished_at)
    select owner_id, id, 8, now() from courses where name = 'Course of readings'`);
  await run(`insert into term_vectors (owner_id, space_id, term, weight, vector)
    select owner_id, id, 'word' || n, 1, decode('0102030405060708', 'hex')
    from semantic_spaces, generate_series(1, ${TERMS_OF_A_FILE}) n where ${OF_OTHERS}`);
  await run(
    `update file_indexes i set space_id = s.id from semantic_spaces s where s.owner_id = i.owner_id and s.${OF_OTHERS}`,
  );
  await run(`insert into passage_vectors (owner_id, file_id, space_id, first, vectors)
    select owner_id, file_id, space_id, 1, decode(repeat('0102030405060708', 50), 'hex') from file_indexes
      where ${OF_OTHERS}`);
  await run(`insert into definitions (owner_id, file_id, stems, number, start, "end", term, page, kind, strength)
    select owner_id, id, 'word' || n, n, 0, 5, 'word', n, 'opening', 0.5
    from files, generate_series(1, ${TERMS_OF_A_FILE}) n where title = 'Reading'`);
  await run(`insert into resources (owner_id, course_id, file_id, title, created_at, updated_at)
    select owner_id, course_id, id, 'R', now(), now() from files where title = 'Reading'`);
  const rows = `from courses, generate_series(1, ${ROWS_EACH}) n where name = 'Course of readings'`;
  await run(`insert into assignments (owner_id, course_id, title, assignment_type, due_date, status,
    created_at, updated_at)
    select owner_id, id, 'A', 'homework', now(), 'not_started', now(), now() ${rows}`);
  await run(`insert into exams (owner_id, course_id, name, exam_type, exam_date, duration_minutes,
    syllabus_coverage, total_weightage, created_at, updated_at)
    select owner_id, id, 'E', 'test', now(), 90, '[]', 100, now(), now() ${rows}`);
  await run(`insert into topic_items (owner_id, course_id, title, difficulty, "order", created_at, updated_at)
    select owner_id, id, 'T' || n, 'intermediate', n, now(), now() ${rows}`);
  await run(`insert into study_plans (owner_id, course_id, title, start_date, end_date, status, plan_data,
    created_at, updated_at)
    select owner_id, id, 'P' || n, current_date, current_date + 9, 'active',
      '{"topics":[],"milestones":[],"estimated_hours":0}', now(), now() ${rows}`);
  await run(`insert into study_sessions (owner_id, plan_id, topic_id, title, kind, date, hours, position,
    created_at, updated_at)
    select owner_id, id, '1', 'S', 'study', current_date, 1, 1, now(), now() from study_plans where title like 'P%'`);
  await run(`insert into class_times (owner_id, course_id, kind, weekdays, start_time, end_time, created_at, updated_at)
    select owner_id, id, 'lecture', '[1]', '10:00', '11:00', now(), now() ${rows}`);
  await run(`insert into syllabus_sources (owner_id, course_id, created_at, updated_at)
    select owner_id, id, now(), now() ${rows}`);
  await run(`insert into study_contexts (owner_id, course_id, preferences, created_at, updated_at)
    select owner_id, id, '{}', now(), now() from courses where name = 'Course of readings'`);
  await run(`insert into search_queries (owner_id, course_id, kind, query, terms, passages, created_at)
    select owner_id, id, 'question', 'cells', '{cell,sugar}', '[{"file_id":1,"number":1}]', now()
    from courses, generate_series(1, ${ROWS_EACH}) n where name = 'Course of readings'`);
  await run(`insert into search_feedback (owner_id, query_id, rating, created_at, updated_at)
    select owner_id, id, 'helpful', now(), now() from search_queries where query = 'cells'`);
}
