import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { HOUR_MS } from "@/lib/time/durations";
import { operates } from "@/tests/support/operators";
import { planOf, recordQueries, removeAllStudents, wholeIndexes } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const ACCOUNTS = 3000;

let eve: Student;

beforeAll(async () => {
  // Those of the tests before would be among them, and the ids that a page begins after are counted from 1.
  await db().execute(sql`truncate users restart identity cascade`);
  await manyAccounts();
  eve = await operates();
  await signIn();
  // What is summed up at most once in ten minutes looks at every file.
  await eve.get("/operator/use/");
  // What is said to everybody is kept for seconds, also from a file before; with something new it is read again.
  const ends_at = new Date(Date.now() + HOUR_MS).toISOString();
  await eve.post("/operator/announcements/", { text: "Soon", tone: "info", ends_at });
}, 120_000);
afterAll(async () => {
  await removeAllStudents();
  for (const table of ["job_runs", "ai_site_budgets", "operator_actions", "announcements"]) {
    await db().execute(sql.raw(`delete from ${table}`));
  }
});

describe(`with ${ACCOUNTS} accounts`, () => {
  // One query says who asks; the rest is the endpoint's own work.
  test.each<[string, number]>([
    ["/operator/health/", 13],
    ["/operator/jobs/", 3],
    ["/operator/accounts/", 5],
    ["/operator/accounts/?cursor=1500", 5],
    ["/operator/accounts/?search=other-2", 5],
    ["/operator/accounts/?search=o", 5],
    ["/operator/use/", 2],
    ["/operator/announcements/", 1],
    ["/operator/actions/", 1],
    ["/operator/actions/?cursor=500", 1],
    ["/announcements/", 1],
  ])("GET %s takes %i queries of its own, each on an index", async (path, own) => {
    const queries = await recordQueries(() => eve.get(path));
    expect(queries.map(({ text }) => text)).toHaveLength(own + 1);
    for (const query of queries) {
      const nodes = await planOf(query);
      const scanned = nodes.filter(({ type, table }) => type === "Seq Scan" && !SMALL.has(table));
      expect(scanned, query.text).toEqual([]);
    }
  });

  test("the accounts of a page are added up by their own rows alone", async () => {
    const queries = await recordQueries(() => eve.get("/operator/accounts/?cursor=1500"));
    for (const query of queries.slice(2)) {
      expect(await wholeIndexes(await planOf(query)), query.text).toEqual([]);
    }
  });

  test("a search reads no index from end to end", async () => {
    const [, query] = await recordQueries(() => eve.get("/operator/accounts/?search=other-2"));
    const nodes = await planOf(query ?? { text: "", params: [] });
    const read = nodes.flatMap(({ index }) => index?.name ?? []);
    expect(read).toEqual(expect.arrayContaining(["users_username_begins", "users_email_begins"]));
  });
});

/** One row for each migration, and what waits or runs at the moment. */
const SMALL = new Set<string | undefined>(["__drizzle_migrations"]);

async function manyAccounts() {
  const run = (statement: string) => db().execute(sql.raw(statement));
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'other-' || n, 'other-' || n || '@example.org', '', 'O' || n, 'P' || n, 'UTC', now(), now()
    from generate_series(1, ${ACCOUNTS}) n`);
  await run(`insert into sessions (owner_id, created_at, last_used_at, expires_at)
    select id, now(), now(), now() + interval '1 day' from users, generate_series(1, 3)`);
  await run(`insert into courses (owner_id, name, created_at, updated_at)
    select id, 'Course ' || n, now(), now() from users, generate_series(1, 3) n on conflict do nothing`);
  await run(`insert into files (owner_id, course_id, kind, title, original_filename, file_type, file_size,
    sha256, created_at, updated_at)
    select owner_id, id, 'assignment', 'F', 'f.pdf', 'pdf', 1, md5(id::text || n), now(), now()
    from courses, generate_series(1, 2) n`);
  await run(`insert into readings (owner_id, file_id, stage, created_at, updated_at)
    select owner_id, id, case when id % 50 = 0 then 'failed' else 'ready' end, now(), now() - id * interval '1 minute'
    from files on conflict do nothing`);
  await run(`insert into syllabus_sources (owner_id, course_id, created_at, updated_at)
    select owner_id, id, now(), now() from courses`);
  await run(`insert into ai_budgets (owner_id, period, tokens)
    select id, to_char(now() - n * interval '1 day', 'YYYY-MM-DD'), n from users, generate_series(0, 5) n`);
  await run(`insert into ai_budgets (owner_id, period, tokens)
    select id, to_char(now(), 'YYYY-MM'), id from users on conflict do nothing`);
  await run(`insert into ai_site_budgets (period, tokens)
    select to_char(now() - n * interval '1 day', 'YYYY-MM-DD'), n from generate_series(0, 3000) n
    on conflict do nothing`);
  await run(`insert into ai_requests (owner_id, model, purpose, state, reserved, created_at)
    select id, 'm', 'chat', 'settled', 1, now() - n * interval '5 days' from users, generate_series(1, 5) n`);
  await run(`insert into mails (owner_id, kind, key, message_id, state, due_at, expires_at, created_at, updated_at)
    select id, 'digest', n, '', 'sent', now(), now(), now(), now() - n * interval '5 days'
    from users, generate_series(1, 5) n`);
  await run(`insert into push_devices (owner_id, endpoint_hash, sealed, created_at)
    select id, 'plan of ' || id, '', now() from users`);
  await run(`insert into pushes (owner_id, device_id, kind, key, state, expires_at, created_at, updated_at)
    select owner_id, id, 'day', 'assignment_' || n, 'sent', now(), now(), now() - n * interval '5 days'
    from push_devices, generate_series(1, 5) n`);
  await run(`insert into job_runs (function_id, event, state, finished_at, created_at, updated_at)
    select 'f', '{"name":"x","data":{}}', case when n % 100 = 0 then 'failed' else 'completed' end,
    now() - n * interval '1 minute', now(), now() from generate_series(1, 10000) n`);
  await run(`insert into job_steps (run_id, key, kind, name, state, created_at, updated_at)
    select id, 'k', 'step', 's', case when id % 100 = 0 then 'failed' else 'done' end, now(), now() from job_runs`);
  await run(`insert into job_events (event_id, event, handled_at, created_at)
    select 'e' || n, '{}', now(), now() from generate_series(1, 10000) n`);
  await run(`insert into operator_actions (action, account_id, created_at)
    select 'sign_out', id, now() from users`);
  await run(`insert into announcements (text, tone, starts_at, ends_at, created_at)
    select 'x', 'info', now() - n * interval '1 hour', now() - n * interval '1 hour', now()
    from generate_series(1, 3000) n`);
  await run("analyze");
}
