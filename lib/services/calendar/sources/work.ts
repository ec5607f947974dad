import { and, inArray, sql } from "drizzle-orm";
import type { Reader, Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import { type Synced, type WorkKind, workKey } from "@/lib/calendar-in/synced";
import { EXAM_DURATION } from "@/lib/contract/values";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

export interface Work extends Synced {
  course_id: number;
  updated_at: string;
}

interface Named {
  work: WorkKind | null;
  work_id: number | null;
}

/** The student's work as it is, by its key; what is in the trash is not there. An assignment may have no date. */
export async function readWork(
  reader: Reader,
  owner: Owner,
  named: readonly Named[],
): Promise<Map<string, Work>> {
  const ids = (kind: WorkKind) =>
    named.flatMap((one) => (one.work === kind ? (one.work_id ?? []) : []));
  const found = new Map<string, Work>();
  if (ids("assignment").length > 0) {
    const { id, course_id, title, due_date, updated_at } = assignments;
    const rows = await reader
      .select({ id, course_id, title, due_date, updated_at })
      .from(assignments)
      .where(andIn(owner, assignments, ids("assignment")));
    for (const row of rows) {
      found.set(workKey("assignment", row.id), {
        course_id: row.course_id,
        updated_at: row.updated_at,
        title: row.title,
        at: row.due_date ?? "",
        has_time: true,
        minutes: null,
        location: "",
      });
    }
  }
  if (ids("exam").length === 0) return found;
  const rows = await reader
    .select({
      id: exams.id,
      course_id: exams.course_id,
      updated_at: exams.updated_at,
      name: exams.name,
      exam_date: exams.exam_date,
      has_time: exams.has_time,
      location: exams.location,
      has_duration: exams.has_duration,
      duration_minutes: exams.duration_minutes,
    })
    .from(exams)
    .where(andIn(owner, exams, ids("exam")));
  for (const row of rows) {
    found.set(workKey("exam", row.id), {
      course_id: row.course_id,
      updated_at: row.updated_at,
      title: row.name,
      at: row.exam_date,
      has_time: row.has_time,
      minutes: row.has_duration ? row.duration_minutes : null,
      location: row.location,
    });
  }
  return found;
}

export interface WrittenWork {
  work: WorkKind;
  work_id: number;
  values: Synced;
}

/** Writes them, in one statement for each kind. */
export async function writeWork(
  tx: Transaction,
  owner: Owner,
  written: readonly WrittenWork[],
  now = new Date().toISOString(),
): Promise<void> {
  const of = (kind: WorkKind) => written.filter(({ work }) => work === kind);
  const tasks = of("assignment").map(({ work_id, values: { title, at } }) => {
    return { id: work_id, title, due_date: at || null };
  });
  if (tasks.length > 0) {
    await tx.execute(sql`
      update ${assignments} set title = v.title, due_date = v.due_date, updated_at = ${now}
      from json_to_recordset(${JSON.stringify(tasks)}::json)
        as v(id int, title text, due_date timestamptz)
      where ${assignments.id} = v.id and ${ownedBy(assignments, owner)}`);
  }
  const tests = of("exam").map(({ work_id, values }) => ({ id: work_id, ...examColumns(values) }));
  if (tests.length > 0) {
    await tx.execute(sql`
      update ${exams} set name = v.name, exam_date = v.exam_date, has_time = v.has_time,
        duration_minutes = v.duration_minutes, has_duration = v.has_duration, location = v.location,
        updated_at = ${now}
      from json_to_recordset(${JSON.stringify(tests)}::json)
        as v(id int, name text, exam_date timestamptz, has_time boolean, duration_minutes int,
          has_duration boolean, location text)
      where ${exams.id} = v.id and ${ownedBy(exams, owner)}`);
  }
}

export function examColumns({ title, at, has_time, minutes, location }: Synced) {
  return {
    name: title,
    exam_date: at,
    has_time,
    duration_minutes: minutes ?? EXAM_DURATION.default,
    has_duration: minutes !== null,
    location,
  };
}

function andIn(owner: Owner, table: typeof assignments | typeof exams, ids: number[]) {
  return and(ownedBy(table, owner), inArray(table.id, ids));
}
