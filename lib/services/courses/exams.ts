import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import type { Exam, ExamEvent, ExamInput } from "@/lib/contract/exams";
import { EXAM_DURATION, EXAM_STATUSES, EXAM_TYPES, type ExamStatus } from "@/lib/contract/values";
import { percentage } from "@/lib/progress/percentage";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { sourceOf } from "@/lib/services/kernel/syllabus-evidence";
import { MINUTE_MS } from "@/lib/time/durations";
import { daysUntil } from "@/lib/time/zones";

const MOST_EXAMS = 10_000;

type Place = { course_id: number; exam_id: number };

/** By date. */
export async function listExams(owner: Owner, course_id: number): Promise<Exam[]> {
  await requireCourse(owner, course_id);
  return selectExams(owner, eq(exams.course_id, course_id));
}

/** Those that have not begun, by date. */
export async function listUpcomingExams(owner: Owner, course_id: number): Promise<Exam[]> {
  await requireCourse(owner, course_id);
  const now = new Date().toISOString();
  return selectExams(owner, and(eq(exams.course_id, course_id), gt(exams.exam_date, now)));
}

export async function listExamEvents(owner: Owner, course_id: number): Promise<ExamEvent[]> {
  return (await listExams(owner, course_id)).map((exam) => ({
    id: `exam_${exam.id}`,
    type: "exam",
    title: exam.name,
    start: exam.exam_date,
    end: endOfExam(exam),
    exam_type: exam.exam_type,
    status: exam.status,
    location: exam.location,
    description: exam.description,
    preparation_percentage: exam.preparation_percentage,
  }));
}

export async function readExam(owner: Owner, { course_id, exam_id }: Place): Promise<Exam> {
  const [exam] = await selectExams(
    owner,
    and(eq(exams.id, exam_id), eq(exams.course_id, course_id)),
  );
  return found(exam, "Exam");
}

export async function createExam(owner: Owner, course_id: number, input: ExamInput): Promise<Exam> {
  await requireCourse(owner, course_id);
  const [row] = await db()
    .insert(exams)
    .values({
      ...input,
      course_id,
      owner_id: owner.id,
      duration_minutes: input.duration_minutes ?? EXAM_DURATION.default,
      has_duration: input.has_duration ?? input.duration_minutes !== null,
    })
    .returning({ exam_id: exams.id });
  return readExam(owner, { course_id, ...found(row, "Exam") });
}

export async function updateExam(owner: Owner, place: Place, input: ExamInput): Promise<Exam> {
  const [row] = await db()
    .update(exams)
    .set({
      ...input,
      has_time: input.has_time ?? timeOf(input),
      duration_minutes: input.duration_minutes ?? EXAM_DURATION.default,
      has_duration: input.has_duration ?? durationOf(input),
    })
    .where(at(owner, place))
    .returning({ id: exams.id });
  found(row, "Exam");
  return readExam(owner, place);
}

/** Clients that know nothing of exams without a time send the date they got: it stays without. */
function timeOf({ exam_date }: ExamInput): SQL {
  return sql`${exams.has_time} or ${exams.exam_date} <> ${exam_date}`;
}

/** The same for the duration. */
function durationOf({ duration_minutes }: ExamInput): SQL | boolean {
  if (duration_minutes === null) return false;
  return sql`${exams.has_duration} or ${exams.duration_minutes} <> ${duration_minutes}`;
}

/** Merges the topics that are sent into what is known; two tabs do not undo each other. */
export async function updatePreparation(
  owner: Owner,
  place: Place,
  preparation_status: Record<string, boolean>,
): Promise<Exam> {
  await db().transaction(async (tx) => {
    const [row] = await tx
      .select({ known: exams.preparation_status })
      .from(exams)
      .where(at(owner, place))
      .for("update");
    const { known } = found(row, "Exam");
    await tx
      .update(exams)
      .set({ preparation_status: { ...known, ...preparation_status } })
      .where(at(owner, place));
  });
  return readExam(owner, place);
}

function at(owner: Owner, { course_id, exam_id }: Place): SQL | undefined {
  return and(ownedBy(exams, owner, exam_id), eq(exams.course_id, course_id));
}

/** The student's exams under `condition` by date, in one query. */
export async function selectExams(
  owner: Owner,
  condition: SQL | undefined,
  limit = MOST_EXAMS,
): Promise<Exam[]> {
  const rows = await db()
    .select({
      id: exams.id,
      course_id: exams.course_id,
      course_name: courses.name,
      name: exams.name,
      exam_type: exams.exam_type,
      description: exams.description,
      exam_date: exams.exam_date,
      has_time: exams.has_time,
      duration_minutes: exams.duration_minutes,
      has_duration: exams.has_duration,
      location: exams.location,
      syllabus_coverage: exams.syllabus_coverage,
      total_weightage: exams.total_weightage,
      preparation_status: exams.preparation_status,
      weight: exams.weight,
      source: sourceOf(exams),
      created_at: exams.created_at,
      updated_at: exams.updated_at,
    })
    .from(exams)
    .innerJoin(courses, and(eq(courses.id, exams.course_id), eq(courses.owner_id, exams.owner_id)))
    .where(and(ownedBy(exams, owner), condition))
    .orderBy(asc(exams.exam_date), asc(exams.id))
    .limit(limit);
  return rows.map((row) => withClock(owner, row));
}

type Row = Omit<
  Exam,
  | "exam_type_display"
  | "status"
  | "status_display"
  | "preparation_percentage"
  | "is_upcoming"
  | "days_until_exam"
>;

/** Adds what follows from the clock and the coverage. */
function withClock(owner: Owner, row: Row): Exam {
  const now = new Date();
  const status = statusAt(now.toISOString(), row);
  const prepared = row.syllabus_coverage.filter(
    ({ topic }) => row.preparation_status[topic] === true,
  );
  return {
    ...row,
    exam_type_display: EXAM_TYPES[row.exam_type],
    status,
    status_display: EXAM_STATUSES[status],
    preparation_percentage: percentage(prepared.length, row.syllabus_coverage.length),
    is_upcoming: status === "upcoming",
    days_until_exam: daysUntil(row.exam_date, owner.timezone, now),
  };
}

function statusAt(now: string, exam: Pick<Exam, "exam_date" | "duration_minutes">): ExamStatus {
  if (now < exam.exam_date) return "upcoming";
  return now < endOfExam(exam) ? "in_progress" : "completed";
}

export function endOfExam({
  exam_date,
  duration_minutes,
}: Pick<Exam, "exam_date" | "duration_minutes">) {
  return new Date(Date.parse(exam_date) + duration_minutes * MINUTE_MS).toISOString();
}
