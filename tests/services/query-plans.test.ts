import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { pushDevices, pushes } from "@/db/schema/reminders";
import { deliverPush } from "@/lib/services/account/reminders/deliver-push";
import { addDevice } from "@/lib/services/account/reminders/devices";
import { requestDueDigests } from "@/lib/services/account/reminders/due-digests";
import { lookForDuePushes } from "@/lib/services/account/reminders/due-pushes";
import { type Owner, ownedBy, ownerFrom } from "@/lib/services/kernel/owner";
import { CHOSEN } from "@/tests/support/chosen-reminders";
import { makeBrowser, useVapidKeys } from "@/tests/support/push-service";
import { planOf, recordQueries, removeAllStudents } from "@/tests/support/queries";
import { digestIsDue } from "@/tests/support/reminders";
import { type Student, signIn } from "@/tests/support/student";

const OTHERS = 1000;

let ann: Student;
let course_id: number;
let file_id: number;
let assignment_id: number;
let plan_id: number;

beforeAll(async () => {
  // Rows are added to each of them: those of the tests before may be deleted meanwhile, or have such rows.
  await removeAllStudents();
  await otherStudents();
  ann = await signIn();
  course_id = (await ann.makesCourse()).id;
  assignment_id = (await ann.makesAssignment(course_id)).id;
  plan_id = (await ann.makesStudyPlan(course_id)).id;
  const bytes = Buffer.from("%PDF-1.4 nothing");
  file_id = (await ann.uploadsAssignmentFile(course_id, bytes)).id;
}, 120_000);
afterAll(removeAllStudents);

describe("with 100,000 rows of other students", () => {
  // One query says who is asking; the rest is the endpoint's own work.
  test.each<[string, number]>([
    ["/profile/", 1],
    ["/courses/", 1],
    ["/courses/:course/", 1],
    ["/courses/:course/assignments/", 2],
    ["/courses/:course/assignments/:assignment/", 1],
    ["/courses/:course/assignment-files/", 2],
    ["/courses/:course/assignment-files/:file/", 1],
    ["/courses/:course/assignment-files/:file/download/", 1],
    ["/courses/:course/quiz-files/", 2],
    ["/courses/:course/topics/", 2],
    ["/courses/:course/topic-items/", 2],
    ["/courses/:course/exams/", 2],
    ["/courses/:course/exams/calendar_events/", 2],
    ["/courses/:course/class-times/", 2],
    ["/courses/:course/setup/", 5],
    ["/courses/:course/links/", 2],
    ["/courses/:course/files-to-share/", 2],
    ["/resources/?course_id=:course", 2],
    ["/resources/", 1],
    ["/dashboard/", 5],
    ["/study-plans/", 1],
    ["/study-plans/:plan/", 1],
    ["/study-plans/stats/", 1],
    ["/study-plans/calendar-events/", 1],
    ["/calendar/events/?from=2026-01-01&to=2026-12-31", 4],
    ["/calendar/events/?from=2026-01-01&to=2026-12-31&course_id=:course", 5],
    ["/calendar/events/?from=2026-01-01&to=2026-12-31&class_times=true", 5],
    ["/study-sessions/", 1],
    ["/study-sessions/?plan_id=:plan", 2],
    ["/study-plans/:plan/missed/", 2],
    ["/calendar/feeds/", 1],
    ["/search/?q=course", 1],
    ["/search/", 1],
    ["/trash/", 1],
    ["/account/exports/", 1],
    ["/profile/sessions/", 1],
    ["/profile/study-hours/", 2],
    ["/profile/reminders/", 1],
    ["/schedule/week/", 5],
  ])("GET %s takes %i queries of its own, each on an index", async (template, own) => {
    const path = template
      .replace(":course", String(course_id))
      .replace(":assignment", String(assignment_id))
      .replace(":file", String(file_id))
      .replace(":plan", String(plan_id));
    const queries = await recordQueries(() => ann.get(path));
    expect(queries).toHaveLength(own + 1);
    for (const query of queries) {
      const scanned = (await planOf(query)).filter(({ type }) => type === "Seq Scan");
      expect(scanned, query.text).toEqual([]);
    }
  });

  /** Also those inside transactions, which nobody else hears. */
  async function plansOf(work: () => Promise<unknown>) {
    const inTransaction = vi.spyOn(db(), "transaction").mockImplementation((inside) => {
      const afterCommit = globalThis.studyCompanionDatabaseOpened?.afterCommit;
      if (afterCommit) Reflect.apply(afterCommit.set, afterCommit, [db(), new Set()]);
      return Reflect.apply(inside, undefined, [db()]);
    });
    const queries = await recordQueries(work);
    inTransaction.mockRestore();
    return Promise.all(queries.map(async (query) => ({ ...query, nodes: await planOf(query) })));
  }

  const scansOf = (plans: Awaited<ReturnType<typeof plansOf>>) =>
    plans.filter(({ nodes }) => nodes.some(({ type }) => type === "Seq Scan"));

  test("the sweep of digests finds who is due on an index, and sets the next in one update", async () => {
    expect(await plansOf(requestDueDigests)).toHaveLength(1);
    await ann.put("/profile/reminders/", CHOSEN);
    await digestIsDue(ann);
    const plans = await plansOf(requestDueDigests);
    expect(scansOf(plans)).toEqual([]);
    expect(plans[0]?.nodes.map(({ index }) => index?.name)).toContain("reminder_settings_digest");
    expect(plans).toHaveLength(4);
  });

  test("the sweep of notifications finds who is due on an index, and so does each try", async () => {
    useVapidKeys(true);
    const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
    await ann.put("/profile/reminders/", CHOSEN);
    const { device } = makeBrowser("https://push.example.org/ann");
    await addDevice(owner, device);
    const push_id = await pushOf(owner);
    const plans = await plansOf(lookForDuePushes);
    expect(plans[0]?.nodes.map(({ index }) => index?.name)).toContain("reminder_settings_push");
    const tried = await plansOf(() => deliverPush(owner, push_id));
    expect(tried.length).toBeGreaterThan(4);
    expect(scansOf([...plans, ...tried])).toEqual([]);
    useVapidKeys(false);
  });

  test("a shared course is found by what stands in its link, on an index", async () => {
    const { body } = await ann.post(`/courses/${course_id}/links/`);
    const token = String(body.url).split("#")[1];
    const queries = await recordQueries(() => ann.post("/shared-courses/open/", { token }));
    const scanned = await Promise.all(queries.map(planOf));
    expect(scanned.flat().filter(({ type }) => type === "Seq Scan")).toEqual([]);
    expect(queries.filter(({ text }) => text.includes("course_links"))).toHaveLength(2);
  });

  test("a copy looks for updates on indexes, and compares only what was published anew", async () => {
    const made = await ann.post(`/courses/${course_id}/links/`);
    const token = String(made.body.url).split("#")[1];
    const copied = await ann.post("/shared-courses/copies/", { token, name: "Copy" });
    const path = `/courses/${copied.body.course_id}/copy/`;
    const still = await recordQueries(() => ann.get(path));
    expect(still).toHaveLength(5);
    await ann.makesTopicItem(course_id, { title: "One more" });
    await ann.post(`/courses/${course_id}/links/${Object(made.body.link).id}/publish/`);
    const changed = await recordQueries(() => ann.get(path));
    // The published setup, the student's course, and what of it is begun.
    expect(changed).toHaveLength(5 + 1 + 5 + 1);
    const scanned = await Promise.all([...still, ...changed].map(planOf));
    expect(scanned.flat().filter(({ type }) => type === "Seq Scan")).toEqual([]);
  });

  test("as many queries for 60 courses as for one", async () => {
    const before = await recordQueries(() => ann.get("/courses/"));
    for (let n = 0; n < 60; n += 1) await ann.makesCourse();
    const after = await recordQueries(() => ann.get("/courses/"));
    expect(after).toHaveLength(before.length);
  });
});

/** A notification that waits, for each of the student's browsers. */
async function pushOf(owner: Owner): Promise<number> {
  const push = { kind: "day" as const, key: "assignment_1", expires_at: new Date().toISOString() };
  const devices = await db().select().from(pushDevices).where(ownedBy(pushDevices, owner));
  const rows = devices.map(({ id }) => ({ owner_id: owner.id, device_id: id, ...push }));
  const [row] = await db().insert(pushes).values(rows).returning({ id: pushes.id });
  if (!row) throw new Error("The student has no browser");
  return row.id;
}

/**
 * Rows straight into the tables: a thousand students with three courses and thirty assignments each. A query without
 * an index is seen on any number of rows; these are as many as an index is worth its while for.
 */
async function otherStudents() {
  const run = (statement: string) => db().execute(sql.raw(statement));
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'other-' || n, 'other-' || n || '@example.org', '', 'O', 'O', 'UTC', now(), now()
    from generate_series(1, ${OTHERS}) n`);
  await run(`insert into sessions (owner_id, created_at, last_used_at, expires_at)
    select id, now(), now(), now() + interval '1 day' from users, generate_series(1, 5)`);
  await run(`insert into courses (owner_id, name, created_at, updated_at)
    select id, 'Course ' || n, now(), now() from users, generate_series(1, 3) n on conflict do nothing`);
  await run(`insert into assignments (owner_id, course_id, title, assignment_type, due_date, status,
    created_at, updated_at)
    select owner_id, id, 'A', 'homework', now(), 'not_started', now(), now()
    from courses, generate_series(1, 10) n`);
  await run(`insert into course_copies (owner_id, course_id, token_hash, seen_version, copied, created_at)
    select owner_id, id, md5(id::text), 1, '{}', now() from courses
      on conflict do nothing`);
  await run(`insert into grade_pieces (owner_id, course_id, assignment_id, created_at, updated_at)
    select owner_id, course_id, id, now(), now() from assignments
      on conflict do nothing`);
  await run(`insert into files (owner_id, course_id, kind, title, original_filename, file_type, file_size,
    sha256, created_at, updated_at)
    select owner_id, id, 'assignment', 'F', 'f.pdf', 'pdf', 1, md5(id::text || n), now(), now()
    from courses, generate_series(1, 2) n`);
  await run(`insert into course_links (owner_id, course_id, token_hash, salt, setup, published_at, created_at)
    select owner_id, id, md5(id::text), '', '{}', now(), now() from courses
      on conflict do nothing`);
  await run(`insert into course_link_files (owner_id, link_id, file_id)
    select l.owner_id, l.id, f.id from course_links l join files f using (owner_id, course_id)
      on conflict do nothing`);
  await run(`insert into copied_files (owner_id, course_id, filename, file_size, source_owner_id, sha256, created_at)
    select owner_id, course_id, 'f.pdf', 1, owner_id, sha256, now() from files where course_id is not null`);
  await run(`insert into readings (owner_id, file_id, stage, created_at, updated_at)
    select owner_id, id, 'ready', now(), now() from files on conflict do nothing`);
  await run(`insert into file_indexes (file_id, owner_id, attempt, version, profile, chunker, chunk_count,
    term_count, finished_at)
    select id, owner_id, 1, 1, '{}', '{}', 0, 0, now() from files on conflict do nothing`);
  await run(`insert into exams (owner_id, course_id, name, exam_type, exam_date, duration_minutes,
    syllabus_coverage, total_weightage, created_at, updated_at)
    select owner_id, id, 'E', 'test', now(), 90, '[]', 100, now(), now() from courses, generate_series(1, 2)`);
  await run(`insert into class_times (owner_id, course_id, kind, weekdays, start_time, end_time, created_at, updated_at)
    select owner_id, id, 'class', '[1]', '10:00', '11:00', now(), now() from courses, generate_series(1, 2)`);
  await run(`insert into topic_items (owner_id, course_id, title, difficulty, "order", created_at, updated_at)
    select owner_id, id, 'T' || n, 'intermediate', n, now(), now() from courses, generate_series(1, 3) n on
      conflict do nothing`);
  await run(`insert into syllabus_sources (owner_id, course_id, created_at, updated_at)
    select owner_id, id, now(), now() from courses`);
  await run(`insert into resources (owner_id, course_id, file_id, title, created_at, updated_at)
    select owner_id, course_id, id, 'R', now(), now() from files on conflict do nothing`);
  await run(`insert into study_plans (owner_id, course_id, title, start_date, end_date, status, plan_data,
    created_at, updated_at)
    select owner_id, id, 'P', current_date, current_date + 9, 'active',
    '{"topics":[],"milestones":[],"estimated_hours":0}', now(), now()
    from courses on conflict do nothing`);
  await run(`insert into study_sessions (owner_id, plan_id, topic_id, title, kind, date, hours, position,
    completed_at, created_at, updated_at)
    select owner_id, id, 't', 'S', 'study', current_date + n, 1, n, now(), now(), now()
    from study_plans, generate_series(1, 3) n`);
  await run(`insert into time_entries (owner_id, session_id, key, minutes, ended_at)
    select owner_id, id, 'key-' || id, 30, now() from study_sessions`);
  await run(`insert into study_hours (owner_id, start_times, days_off, created_at, updated_at)
    select id, '[]', '[]', now(), now() from users on conflict do nothing`);
  await run(`insert into reminder_settings (owner_id, digest, digest_time, digest_weekday, digest_at, push_at,
    created_at, updated_at)
    select id, 'daily', '07:00', 1, now() + n * interval '1 minute', now() + n * interval '1 minute', now(), now()
    from (select id, row_number() over () as n from users) numbered on conflict do nothing`);
  await run(`insert into push_devices (owner_id, endpoint_hash, sealed, created_at)
    select id, 'plan of ' || id, '', now() from users`);
  await run(`insert into pushes (owner_id, device_id, kind, key, state, expires_at, created_at, updated_at)
    select owner_id, id, 'day', 'assignment_' || n, 'sent', now(), now(), now()
    from push_devices, generate_series(1, 10) n`);
  await run(`insert into schedule_changes (owner_id, cause, plans, made_at)
    select id, '{"kind":"hours_changed"}', '[]', now() from users`);
  await run(`insert into calendar_feeds (owner_id, created_at, rotated_at)
    select id, now(), now() from users on conflict do nothing`);
  await run(`insert into course_links (owner_id, course_id, token_hash, salt, setup, published_at, created_at)
    select owner_id, id, 'hash ' || id, '', '{}', now(), now() from courses`);
  await run(`insert into calendar_sources (owner_id, address, fingerprint, host, courses, next_check_at, created_at)
    select id, '', 'f', 'h', '[]', now(), now() from users`);
  await run(`insert into calendar_items (owner_id, source_id, key, said, type, starts_at, decision)
    select owner_id, id, 'k' || n, '{}', 'busy', now(), 'accepted' from calendar_sources, generate_series(1, 10) n`);
  await run(`insert into data_exports (owner_id, stage, created_at, updated_at)
    select id, 'ready', now(), now() from users, generate_series(1, 5)`);
  await run(`insert into trash (owner_id, kind, item_id, title, course_id, deleted_at)
    select owner_id, 'exam', id, 'X', course_id, now() from exams on conflict do nothing`);
  await run("analyze");
}
