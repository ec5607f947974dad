import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@/db/client";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { removeCalendar } from "@/lib/services/trash/calendars";
import { listTrash } from "@/lib/services/trash/restore";
import { countWork } from "@/lib/services/trash/untouched-work";
import { openOldDatabase } from "@/tests/support/old-database";

/** The release before a calendar noted when it wrote its work. */
const MIGRATIONS_BEFORE = 34;

const AT = "2030-05-01T10:00:00.000Z";
const SAID = {
  ...{ key: "", type: "assignment", assignment_type: "homework", title: "Problems", at: AT },
  ...{ description: "Sheet", course_label: null, has_time: true, minutes: null, location: "" },
  ...{ url: "", is_sure: true },
};
const BASE = { title: "Problems", at: AT, has_time: true, minutes: null, location: "" };
const LECTURE = { ...SAID, type: "exam" };

const ASSIGNMENT = {
  ...{ owner_id: 1, course_id: 1, title: "Problems", description: "Sheet", status: "not_started" },
  ...{ assignment_type: "homework", due_date: AT },
  ...{ created_at: "2026-02-01", updated_at: "2026-03-01" },
};
const EXAM = {
  ...{ owner_id: 1, course_id: 1, name: "Problems", description: "Sheet", exam_type: "test" },
  ...{ exam_date: AT, has_time: true, duration_minutes: 120, has_duration: false, location: "" },
  ...{ syllabus_coverage: "[]", total_weightage: 100, preparation_status: "{}" },
  ...{ created_at: "2026-02-01", updated_at: "2026-03-01" },
};
const LONG = { has_duration: true, duration_minutes: 90 };

/** What of it is otherwise than the calendar made it. */
const TOUCHED_ASSIGNMENTS = [
  { created_at: "2025-12-01" },
  { title: "My problems" },
  { description: "Sheet, and more" },
  { due_date: "2030-05-02T10:00:00.000Z" },
  { due_date: null },
  { assignment_type: "project" },
  { status: "in_progress" },
  { estimated_hours: 2 },
  { weight: 5 },
  { points: 10 },
  { syllabus_id: 7 },
];
const TOUCHED_EXAMS = [
  { created_at: "2025-12-01" },
  { name: "My test" },
  { description: "Sheet, and more" },
  { exam_date: "2030-05-02T10:00:00.000Z" },
  { has_time: false },
  { location: "Hall 1" },
  { duration_minutes: 60, has_duration: true },
  { exam_type: "final" },
  { syllabus_coverage: '[{"topic":"Vectors","weightage":100}]' },
  { preparation_status: '{"Vectors":true}' },
  { weight: 20 },
  { syllabus_id: 7 },
];

let owner: Owner;
let leave: () => Promise<void>;
beforeAll(async () => {
  leave = await openOldDatabase(MIGRATIONS_BEFORE, fill);
  owner = ownerFrom({ id: 1, timezone: "UTC", session_id: null });
}, 120_000);
afterAll(() => leave());

async function fill(old: Database): Promise<void> {
  const add = (table: string, row: object) =>
    old.execute(sql`insert into ${sql.identifier(table)}
      (${sql.join(
        Object.keys(row).map((name) => sql.identifier(name)),
        sql`, `,
      )})
      values (${sql.join(Object.values(row), sql`, `)})`);
  const day = { created_at: "2026-01-01", updated_at: "2026-01-01" };
  const name = { first_name: "A", last_name: "A", password_hash: "", timezone: "UTC" };
  await add("users", { username: "ann", email: "ann@example.org", ...name, ...day });
  await add("courses", { owner_id: 1, name: "Maths", ...day });
  await add("calendar_sources", {
    ...{ owner_id: 1, address: "", fingerprint: "", host: "canvas.example.edu", courses: "[]" },
    ...{ next_check_at: "2030-01-01", created_at: "2026-01-01" },
  });
  let items = 0;
  const follow = (work: string, work_id: number, said: object, base: object) => {
    items += 1;
    return add("calendar_items", {
      ...{ owner_id: 1, source_id: 1, key: `${items}`, type: work, starts_at: AT },
      ...{ decision: "accepted", work, work_id },
      ...{ said: JSON.stringify(said), base: JSON.stringify(base) },
    });
  };
  for (const [at, touched] of [{}, ...TOUCHED_ASSIGNMENTS].entries()) {
    await add("assignments", { ...ASSIGNMENT, ...touched });
    await follow("assignment", at + 1, SAID, BASE);
  }
  const exams = [{}, LONG, { ...LONG, duration_minutes: 60 }, ...TOUCHED_EXAMS];
  for (const [at, touched] of exams.entries()) {
    await add("exams", { ...EXAM, ...touched });
    const base = at === 1 || at === 2 ? { ...BASE, minutes: 90 } : BASE;
    await follow("exam", at + 1, LECTURE, base);
  }
}

test("work that an older release added and nobody touched since goes with its calendar, all else stays", async () => {
  const follows = TOUCHED_ASSIGNMENTS.length + TOUCHED_EXAMS.length + 4;
  expect(await countWork(owner, 1)).toEqual({ follows, untouched: 3 });
  await removeCalendar(owner, 1, "delete");
  expect(await listTrash(owner)).toMatchObject([{ kind: "calendar", item_count: 3 }]);
});
