// `npm run bench:growth`: what one student's requests cost beside 100, 1,000 and 10,000 other students with courses,
// work and plans, on the PostgreSQL at DATABASE_URL. Prints one table; about five minutes.
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { closeDatabase, db, migrateDatabase, openDatabase } from "@/db/client";
import { env } from "@/lib/env";
import { rowsOf } from "@/lib/services/retrieval/scope";
import { dayOf } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { fullCourse } from "@/tests/bench/course";
import { cleanEnvironment } from "@/tests/support/environment";
import { recordQueries } from "@/tests/support/queries";
import { startServer } from "@/tests/support/server";
import { Watchdog } from "@/tests/support/watchdog";

const SIZES = [100, 1000, 10_000];
/** So many students are added by one statement. */
const AT_ONCE = 1000;
const REQUESTS = 20_000;
const CONNECTIONS = 20;
/** Until memory that is free again has been given back, in milliseconds. */
const REST_MS = 20_000;

const Counted = z.tuple([z.object({ rows: z.number() })]);

const { DATABASE_URL, AUTH_SECRET } = env;
if (!DATABASE_URL || !AUTH_SECRET) throw new Error("Please start it by npm run bench:growth");
await openDatabase();
await migrateDatabase();
const settings = { ...cleanEnvironment(), DATABASE_URL, AUTH_SECRET, LOG_LEVEL: "error" };
const { student, course_id } = await fullCourse();
const [from, to] = [0, 30].map((days) => addDays(dayOf(new Date().toISOString(), "UTC"), days));
const paths = [
  "/dashboard/",
  "/courses/",
  `/courses/${course_id}/`,
  `/courses/${course_id}/assignments/`,
  `/courses/${course_id}/topic-items/`,
  `/calendar/events/?from=${from}&to=${to}`,
  "/schedule/week/",
];

console.log(`${REQUESTS} requests to ${paths.length} endpoints, ${CONNECTIONS} at once.\n`);
console.log(
  "| other students | rows | queries | requests/s | p99 ms | MB before | MB during | MB after " +
    `${REST_MS / 1000} s | longest hold ms |\n|---|---|---|---|---|---|---|---|---|`,
);
let students = 0;
for (const size of SIZES) {
  for (; students < size; students += AT_ONCE) {
    await addStudents(students, Math.min(AT_ONCE, size - students));
  }
  students = size;
  await db().execute(sql.raw("vacuum analyze"));
  const figures = [await rows(), await queries(), ...(await served())];
  console.log(`| ${[size, ...figures].join(" | ")} |`);
}
await closeDatabase();
process.exit();

/** Requests a second, their p99, the server's memory before, at the end and later, and the longest hold of its loop. */
async function served(): Promise<number[]> {
  const watchdog = new Watchdog();
  const server = await startServer({ env: { ...settings, ...watchdog.env } });
  await setTimeout(REST_MS);
  const before = watchdog.memory();
  watchdog.begins();
  const headers = { authorization: `Bearer ${student.tokens.access}` };
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    amount: REQUESTS,
    requests: paths.map((path) => ({ path: `/api${path}`, headers })),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const during = watchdog.memory();
  const longest = Math.max(0, ...watchdog.holds());
  await setTimeout(REST_MS);
  const after = watchdog.memory();
  await server.stop();
  const { requests, latency } = result;
  return [Math.round(requests.average), latency.p99, before, during, after, longest];
}

/** What one request to each endpoint asks the database, together. */
async function queries(): Promise<number> {
  const recorded = await recordQueries(async () => {
    for (const path of paths) await student.get(path);
  });
  return recorded.length;
}

async function rows(): Promise<number> {
  const live = sql`select sum(n_live_tup)::int as rows from pg_stat_user_tables`;
  const [{ rows }] = Counted.parse(rowsOf(await db().execute(live)));
  return rows;
}

/** Each with three courses, and in each 20 assignments, 15 topics, 3 exams and a plan of 10 sessions. */
async function addStudents(from: number, count: number): Promise<void> {
  const run = (statement: string) => db().execute(sql.raw(statement));
  const made = "created_at, updated_at";
  const numbers = `generate_series(${from + 1}, ${from + count}) n`;
  const theirs = `owner_id in (select id from users where username in (select 'other-' || n from ${numbers}))`;
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, ${made})
    select 'other-' || n, 'other-' || n || '@example.org', '', 'O', 'O', 'UTC', now(), now() from ${numbers}`);
  await run(`insert into courses (owner_id, name, ${made}) select id, 'Course ' || c, now(), now()
    from users, generate_series(1, 3) c where username in (select 'other-' || n from ${numbers})`);
  await run(`insert into assignments (owner_id, course_id, title, assignment_type, due_date, status, ${made})
    select owner_id, id, 'Assignment ' || n, 'homework', now() + n * interval '3 days', 'not_started', now(), now()
    from courses, generate_series(1, 20) n where ${theirs}`);
  await run(`insert into topic_items (owner_id, course_id, title, difficulty, "order", ${made})
    select owner_id, id, 'Topic ' || n, 'intermediate', n, now(), now()
    from courses, generate_series(1, 15) n where ${theirs}`);
  await run(`insert into exams (owner_id, course_id, name, exam_type, exam_date, duration_minutes,
    syllabus_coverage, total_weightage, ${made})
    select owner_id, id, 'Exam ' || n, 'test', now() + n * interval '30 days', 90, '[]', 100, now(), now()
    from courses, generate_series(1, 3) n where ${theirs}`);
  await run(`insert into study_plans (owner_id, course_id, title, start_date, end_date, status, plan_data, ${made})
    select owner_id, id, 'Plan', current_date, current_date + 9, 'active',
    '{"topics":[],"milestones":[],"estimated_hours":0}', now(), now() from courses where ${theirs}`);
  await run(`insert into study_sessions (owner_id, plan_id, topic_id, title, kind, date, hours, position, ${made})
    select owner_id, id, 't', 'Session', 'study', current_date + n, 1, n, now(), now()
    from study_plans, generate_series(0, 9) n where ${theirs}`);
}
