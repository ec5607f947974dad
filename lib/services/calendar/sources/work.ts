import { and, inArray } from "drizzle-orm";
import type { Reader, Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import type { Synced, WorkKind } from "@/lib/calendar-in/synced";
import { EXAM_DURATION } from "@/lib/contract/values";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** One piece of work by its kind and number. */
export function workKey(work: WorkKind | null, work_id: number | null): string {
  return `${work} ${work_id}`;
}

export interface Work extends Synced {
  course_id: number;
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
    const { id, course_id, title, due_date } = assignments;
    const rows = await reader
      .select({ id, course_id, title, due_date })
      .from(assignments)
      .where(andIn(owner, assignments, ids("assignment")));
    for (const row of rows) {
      found.set(workKey("assignment", row.id), {
        course_id: row.course_id,
        title: row.title,
        at: row.due_date ?? "",
        has_time: true,
        minutes: null,
        location: "",
      });
    }
  }
  if (ids("exam").length === 0) return found;
  const { id, course_id, name, exam_date, has_time, location, has_duration, duration_minutes } =
    exams;
  const rows = await reader
    .select({ id, course_id, name, exam_date, has_time, location, has_duration, duration_minutes })
    .from(exams)
    .where(andIn(owner, exams, ids("exam")));
  for (const row of rows) {
    found.set(workKey("exam", row.id), {
      course_id: row.course_id,
      title: row.name,
      at: row.exam_date,
      has_time: row.has_time,
      minutes: row.has_duration ? row.duration_minutes : null,
      location: row.location,
    });
  }
  return found;
}

export async function writeWork(
  tx: Transaction,
  owner: Owner,
  { work, work_id }: { work: WorkKind; work_id: number },
  values: Synced,
): Promise<void> {
  if (work === "assignment") {
    await tx
      .update(assignments)
      .set({ title: values.title, due_date: values.at || null })
      .where(ownedBy(assignments, owner, work_id));
  } else {
    await tx
      .update(exams)
      .set(examColumns(values))
      .where(ownedBy(exams, owner, work_id));
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
