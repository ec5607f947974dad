import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Database, db } from "@/db/client";
import { files } from "@/db/schema/files";
import { jobRuns } from "@/db/schema/jobs";
import { readings } from "@/db/schema/readings";
import { functions } from "@/inngest/index";
import { contentKey, putFile } from "@/lib/files/storage";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { listCourseFiles } from "@/lib/services/library/course-files";
import { readImport } from "@/lib/services/syllabus/imports/read";
import { readSyllabus } from "@/lib/services/syllabus/sources";
import { listTrash, restoreFromTrash } from "@/lib/services/trash/restore";
import { startEngine } from "@/tests/support/jobs";
import { openOldDatabase } from "@/tests/support/old-database";
import { pdfOf, textPage } from "@/tests/support/pdf";

/** The release before readings had a table of their own. */
const MIGRATIONS_BEFORE = 2;
const TOPICS = ["Vectors", "Limits", "Maps"];
const TEXT = `Schedule\n${TOPICS.map((topic, index) => `Week ${index + 1}: ${topic}`).join("\n")}`;
const BYTES = pdfOf([textPage(["Homework 4", ...TEXT.split("\n")])]);
const HASH = createHash("sha256").update(BYTES).digest("hex");
const STAGES = ["stored", "reading", "recognizing", "extracting", "indexing"];

let owner: Owner;
let leave: () => Promise<void>;
let engine: Awaited<ReturnType<typeof startEngine>> | undefined;

beforeAll(async () => {
  leave = await openOldDatabase(MIGRATIONS_BEFORE, fill);
  owner = ownerFrom({ id: 1, timezone: "UTC", session_id: null });
  await putFile(contentKey(owner.id, HASH), BYTES);
}, 120_000);
afterAll(async () => {
  await engine?.stop();
  await leave();
});

/** Rows as the earlier release wrote them, some of them while it was at work. Ids count from 1 in each table. */
async function fill(old: Database): Promise<void> {
  const run = (statement: string) => old.execute(sql.raw(statement));
  const now = "now() - interval '3 days'";
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    values ('ann', 'ann@example.org', '', 'A', 'A', 'UTC', ${now}, ${now})`);
  await run(
    `insert into courses (owner_id, name, created_at, updated_at) values (1, 'Maths', ${now}, ${now})`,
  );
  await run(`insert into trash (owner_id, kind, item_id, title, course_id, deleted_at)
    values (1, 'file', 8, 'Deleted', 1, now())`);
  const file = (columns: string, values: string) =>
    run(`insert into files (owner_id, kind, title, original_filename, file_type, file_size, sha256, created_at,
      updated_at, ${columns})
      values (1, ${values.split(" | ")[0]}, 'File', 'f.pdf', 'pdf', 1, '${HASH}', ${now}, ${now},
        ${values.split(" | ")[1]})`);
  for (const stage of STAGES) {
    await file("course_id, stage, attempts", `'assignment' | 1, '${stage}', 3`);
  }
  await file(
    "course_id, stage, page_count, pages_read, pages_with_text, attempts, processed_at",
    "'resource' | 1, 'ready', 2, 2, 2, 4, now()",
  );
  await file(
    "course_id, stage, problem, processing_error",
    "'quiz' | 1, 'failed', 'password_required', 'It is locked.'",
  );
  await file("course_id, stage, trash_id", "'assignment' | 1, 'reading', 1");
  for (const [course, stage] of [
    [1, "reading"],
    ["null", "failed"],
    ["null", "ready"],
    [1, "ready"],
  ]) {
    await file(
      "course_id, stage, problem",
      `'syllabus' | ${course}, '${stage}', ${stage === "failed" ? "'password_required'" : "null"}`,
    );
  }
  const source = (file_id: number | null, text: string, rest: string) =>
    run(`insert into syllabus_sources (owner_id, course_id, file_id, syllabus_text, stage, processing_error,
      attempts, created_at, updated_at)
      values (1, 1, ${file_id}, '${text}', ${rest}, ${now}, ${now})`);
  await source(null, TEXT, "'stored', '', 2");
  await source(null, "Nothing", "'ready', 'No topics.', 1");
  await source(9, "", "'stored', '', 1");
  await source(12, "", "'ready', '', 1");
  const given = (file_id: number | null, text: string, accepted: boolean, rest: string) =>
    run(`insert into syllabus_imports (owner_id, course_id, file_id, syllabus_text, accepted_at, stage,
      processing_error, attempts, facts, created_at, updated_at)
      values (1, ${accepted ? 1 : "null"}, ${file_id}, '${text}', ${accepted ? "now()" : "null"}, ${rest},
        null, ${now}, ${now})`);
  await given(null, TEXT, false, "'stored', '', 1");
  await given(10, "", false, "'failed', 'Locked.', 5");
  await given(11, "", false, "'extracting', '', 1");
  await given(12, "", true, "'ready', '', 1");
  await given(null, TEXT, true, "'ready', '', 1");
  await run(`insert into job_events (event_id, owner_id, event, created_at)
    values ('old', 1,
      '{"name":"files/uploaded","id":"old","ts":1,"data":{"owner_id":1,"file_id":1,"attempt":3}}', now())`);
  await run(`insert into job_runs (owner_id, function_id, event, created_at, updated_at)
    values (1, 'read-file',
      '{"name":"files/uploaded","id":"x","ts":1,"data":{"owner_id":1,"file_id":2,"attempt":3}}', now(), now())`);
  await run(`insert into job_steps (run_id, key, kind, name, state, created_at, updated_at)
    values (1, 'step', 'body', 'step', 'running', now(), now())`);
}

test("an upgrade keeps what was read and failed, and asks anew for what was under way", async () => {
  const rows = await db().select().from(readings).orderBy(asc(readings.id));
  const kept = rows.map(({ file_id, source_id, import_id, attempt, stage, ...row }) => [
    [file_id, source_id, import_id, attempt, stage],
    [row.processing_error, row.problem],
  ]);
  const under_way = ["", null];
  expect(kept).toHaveLength(15);
  expect(kept).toEqual(
    expect.arrayContaining([
      ...STAGES.map((_, index) => [[index + 1, null, null, 3, "stored"], under_way]),
      [
        [6, null, null, 4, "ready"],
        ["", null],
      ],
      [
        [7, null, null, 1, "failed"],
        ["It is locked.", "password_required"],
      ],
      [[8, null, null, 1, "stored"], under_way],
      [[9, 3, null, 1, "stored"], under_way],
      [
        [10, null, 2, 5, "failed"],
        ["Locked.", "password_required"],
      ],
      [[11, null, 3, 1, "stored"], under_way],
      [
        [12, 4, null, 1, "ready"],
        ["", null],
      ],
      [[null, 1, null, 2, "stored"], under_way],
      [
        [null, 2, null, 1, "ready"],
        ["No topics.", null],
      ],
      [[null, null, 1, 1, "stored"], under_way],
    ]),
  );
  const attempts = await db()
    .select({ attempt: files.pages_attempt })
    .from(files)
    .orderBy(asc(files.id));
  expect(attempts.map(({ attempt }) => attempt)).toEqual([3, 3, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1]);
});

test("the database refuses the reading of another student's file, and of nothing", async () => {
  const insert = (values: string) =>
    db().execute(
      sql.raw(`insert into readings (owner_id, file_id, source_id, import_id, created_at, updated_at)
        values (${values}, now(), now())`),
    );
  await db().execute(sql`delete from readings where file_id = 6`);
  await expect(insert("2, 6, null, null")).rejects.toThrow();
  await expect(insert("1, null, null, null")).rejects.toThrow();
  await expect(insert("1, 6, 2, 2")).rejects.toThrow();
  await insert("1, 6, null, null");
  await db().update(readings).set({ stage: "ready" }).where(eq(readings.file_id, 6));
});

test("the next start reads all that was under way, but nothing in the trash before it is back", async () => {
  engine = await startEngine(functions);
  const unread = () => db().$count(readings, sql`${readings.stage} not in ('ready', 'failed')`);
  await vi.waitFor(async () => expect(await unread()).toBe(1), {
    timeout: 90_000,
    interval: 200,
  });
  const read = await listCourseFiles(owner, "assignment", 1);
  expect(read.map(({ stage, assignment }) => [stage, assignment?.title])).toEqual(
    STAGES.map(() => ["ready", "File"]),
  );
  const [typed, stored] = [
    await readSyllabus(owner, { course_id: 1, topic_id: 1 }),
    await readSyllabus(owner, { course_id: 1, topic_id: 3 }),
  ];
  expect(typed.extracted_topics).toEqual(TOPICS);
  expect(stored).toMatchObject({ stage: "ready", extracted_topics: TOPICS });
  for (const id of [1, 3]) expect((await readImport(owner, id)).proposal?.topics).toHaveLength(3);
  expect(await readImport(owner, 2)).toMatchObject({ stage: "failed", is_locked: true });
  expect(await readImport(owner, 5)).toMatchObject({ stage: "ready", processing_error: "" });
  expect(await db().$count(jobRuns, eq(jobRuns.function_id, "read-file"))).toBe(1);

  const [deleted] = await listTrash(owner);
  await restoreFromTrash(owner, deleted?.id ?? 0);
  await vi.waitFor(async () => expect(await unread()).toBe(0), { timeout: 30_000, interval: 100 });
}, 150_000);
