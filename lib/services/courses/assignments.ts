import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Database, db } from "@/db/client";
import { prepared } from "@/db/prepared";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import type { StoredAssignmentStatus } from "@/lib/contract/assignment-values";
import type {
  Assignment,
  AssignmentInput,
  AssignmentWithEvidence,
  assignments as endpoints,
} from "@/lib/contract/assignments";
import type { ReadBody } from "@/lib/contract/endpoint";
import { evidenceOf } from "@/lib/services/kernel/assignment-evidence";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { OWNER_PLACEHOLDER, type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { sourceOf } from "@/lib/services/kernel/syllabus-evidence";
import { daysUntil } from "@/lib/time/zones";

type Place = { course_id: number; assignment_id: number };

/** By due date, undated ones last. */
export async function listAssignments(owner: Owner, course_id: number): Promise<Assignment[]> {
  await requireCourse(owner, course_id);
  const rows = await selectOfCourse().execute({ owner_id: owner.id, course_id });
  return rows.map((row) => withClock(owner, row));
}

const selectOfCourse = prepared((database) =>
  orderedAssignments(
    database,
    OWNER_PLACEHOLDER,
    eq(assignments.course_id, sql.placeholder("course_id")),
  ).prepare("assignments_of_course"),
);

export async function readAssignment(owner: Owner, place: Place): Promise<AssignmentWithEvidence> {
  const [row] = await db()
    .select({ ...assignmentColumns, course_name: courses.name, facts: files.facts })
    .from(assignments)
    .innerJoin(courses, courseOfAssignment)
    .leftJoin(files, and(eq(files.id, assignments.source_file_id), ownedBy(files, owner)))
    .where(at(owner, place));
  const { facts, ...assignment } = found(row, "Assignment");
  return { ...withClock(owner, assignment), evidence: facts && evidenceOf(facts) };
}

/** `due_date` is null where nobody knows it yet. */
export async function createAssignment(
  owner: Owner,
  course_id: number,
  input: Input,
): Promise<Assignment> {
  await requireCourse(owner, course_id);
  const [row] = await db()
    .insert(assignments)
    .values(newAssignment(owner, course_id, input))
    .returning({ assignment_id: assignments.id });
  return oneAssignment(owner, { course_id, ...found(row, "Assignment") });
}

type Input = Pick<AssignmentInput, "title" | "assignment_type" | "weight" | "status"> &
  Partial<AssignmentInput>;

/** The row of a new one. */
export function newAssignment(owner: Owner, course_id: number, { status, ...input }: Input) {
  return {
    ...input,
    status: status === "overdue" ? ("not_started" as const) : status,
    completed_at: isDone(status) ? new Date().toISOString() : null,
    course_id,
    owner_id: owner.id,
  };
}

/**
 * Replaces every field of the form. One without a date, because its document names none, may stay so.
 * "overdue" means "not done yet": the clock says it, so the stored status stays.
 */
export async function updateAssignment(
  owner: Owner,
  place: Place,
  { status, ...input }: ReadBody<typeof endpoints.update>,
): Promise<Assignment> {
  if (input.due_date === null) {
    const { due_date } = await oneAssignment(owner, place);
    if (due_date !== null) throw invalidField("due_date", "Due date is required");
  }
  return change(owner, place, {
    ...input,
    status: status === "overdue" ? LAST_OPEN : status,
    reopens_as: LAST_OPEN,
    completed_at: completionOf(status),
  });
}

/** Allowed from every status, as clients expect. */
export async function moveAssignment(
  owner: Owner,
  place: Place,
  status: StoredAssignmentStatus,
): Promise<Assignment> {
  return change(owner, place, {
    status,
    reopens_as: LAST_OPEN,
    completed_at: completionOf(status),
  });
}

/** The status that it has, or had before it was done. */
const LAST_OPEN = sql`case when ${assignments.status} in ('submitted', 'completed')
  then ${assignments.reopens_as} else ${assignments.status} end`;

/** The student's assignments under `condition` by due date, in one query; all of them unless there is a limit. */
export async function selectAssignments(
  owner: Owner,
  condition: SQL | undefined,
  limit?: number,
): Promise<Assignment[]> {
  const ordered = orderedAssignments(db(), owner, condition);
  const rows = await (limit === undefined ? ordered : ordered.limit(limit));
  return rows.map((row) => withClock(owner, row));
}

function orderedAssignments(
  database: Database,
  owner: Parameters<typeof ownedBy>[1],
  condition: SQL | undefined,
) {
  return database
    .select({ ...assignmentColumns, course_name: courses.name })
    .from(assignments)
    .innerJoin(courses, courseOfAssignment)
    .where(and(ownedBy(assignments, owner), condition))
    .orderBy(asc(assignments.due_date), asc(assignments.id));
}

/** The stored half of an assignment; the course's name comes from its own table. */
export const assignmentColumns = {
  id: assignments.id,
  course_id: assignments.course_id,
  title: assignments.title,
  description: assignments.description,
  assignment_type: assignments.assignment_type,
  due_date: assignments.due_date,
  estimated_hours: assignments.estimated_hours,
  weight: assignments.weight,
  points: assignments.points,
  status: assignments.status,
  reopens_as: assignments.reopens_as,
  source_file_id: assignments.source_file_id,
  source: sourceOf(assignments),
  created_at: assignments.created_at,
  updated_at: assignments.updated_at,
};

/** Joins an assignment with its course. */
export const courseOfAssignment = and(
  eq(courses.id, assignments.course_id),
  eq(courses.owner_id, assignments.owner_id),
);

type Row = Omit<Assignment, "status" | "stored_status" | "is_overdue" | "days_until_due"> & {
  status: StoredAssignmentStatus;
};

/**
 * Adds the fields computed from the current time (overdue, days left), so that they never depend on when the row was
 * saved.
 */
export function withClock(owner: Owner, row: Row): Assignment {
  const now = new Date();
  const open = row.status === "not_started" || row.status === "in_progress";
  const is_overdue = open && row.due_date !== null && row.due_date < now.toISOString();
  return {
    ...row,
    status: is_overdue ? "overdue" : row.status,
    stored_status: row.status,
    is_overdue,
    days_until_due: row.due_date === null ? null : daysUntil(row.due_date, owner.timezone, now),
  };
}

function isDone(status: Assignment["status"]): boolean {
  return status === "completed" || status === "submitted";
}

/** The moment of the first completion; null again when the assignment is reopened. */
function completionOf(status: Assignment["status"]): SQL | null {
  if (!isDone(status)) return null;
  return sql`coalesce(${assignments.completed_at}, ${new Date().toISOString()}::timestamptz)`;
}

function at(owner: Owner, { course_id, assignment_id }: Place): SQL | undefined {
  return and(ownedBy(assignments, owner, assignment_id), eq(assignments.course_id, course_id));
}

async function oneAssignment(owner: Owner, { course_id, assignment_id }: Place) {
  const [assignment] = await selectAssignments(
    owner,
    and(eq(assignments.id, assignment_id), eq(assignments.course_id, course_id)),
  );
  return found(assignment, "Assignment");
}

async function change(
  owner: Owner,
  place: Place,
  set: PgUpdateSetSource<typeof assignments>,
): Promise<Assignment> {
  const [row] = await db()
    .update(assignments)
    .set(set)
    .where(at(owner, place))
    .returning({ id: assignments.id });
  found(row, "Assignment");
  return oneAssignment(owner, place);
}
