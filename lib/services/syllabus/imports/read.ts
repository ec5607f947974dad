import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { topicItems } from "@/db/schema/topics";
import { CLASS_TIMES_MAX } from "@/lib/contract/class-values";
import type { Received } from "@/lib/contract/endpoint";
import type { syllabusImports as endpoints, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { changedAt, isLocked, type Stage } from "@/lib/services/reading/readings";
import { type CourseContents, proposalOf } from "@/lib/services/syllabus/imports/proposal";
import { MINUTE_MS } from "@/lib/time/durations";
import { isTimed } from "@/lib/time/merge-deadline";

const MOST_LISTED = 50;
const MOST_ITEMS = 2000;
/** A model that has not been heard of for so long is not waited for any more. */
const MODEL_MS = 10 * MINUTE_MS;

/** Those that are not accepted yet, newest first. */
export async function listImports(owner: Owner): Promise<Received<typeof endpoints.list>> {
  const rows = await selectImports(owner, isNull(syllabusImports.accepted_at), false);
  return rows.map(({ facts: _, year: _year, ...row }) => row);
}

/** One import, its proposal compared with what the course has by now. */
export async function readImport(owner: Owner, import_id: number): Promise<SyllabusImport> {
  const [row] = await selectImports(owner, eq(syllabusImports.id, import_id), true);
  const { facts, year, ...rest } = found(row, "Import");
  if (!facts || rest.stage !== "ready") return { ...rest, proposal: null };
  const contents = rest.course_id
    ? await contentsOf(db(), owner, rest.course_id)
    : { items: [], topic_titles: [], class_times: [], term: { start_date: null, end_date: null } };
  return { ...rest, proposal: proposalOf(facts, contents, { zone: owner.timezone, year }) };
}

/** What a syllabus for this course may speak of. */
export async function contentsOf(
  database: Reader,
  owner: Owner,
  course_id: number,
): Promise<CourseContents> {
  const ofAssignments = await database
    .select({
      kind: sql<"assignment">`'assignment'`,
      id: assignments.id,
      title: assignments.title,
      due_date: assignments.due_date,
      weight: assignments.weight,
      syllabus_id: assignments.syllabus_id,
    })
    .from(assignments)
    .where(and(ownedBy(assignments, owner), eq(assignments.course_id, course_id)))
    .limit(MOST_ITEMS);
  const ofExams = await database
    .select({
      kind: sql<"exam">`'exam'`,
      id: exams.id,
      title: exams.name,
      due_date: exams.exam_date,
      has_time: exams.has_time,
      weight: exams.weight,
      syllabus_id: exams.syllabus_id,
    })
    .from(exams)
    .where(and(ownedBy(exams, owner), eq(exams.course_id, course_id)))
    .limit(MOST_ITEMS);
  const topics = await database
    .select({ title: topicItems.title })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)))
    .limit(MOST_ITEMS);
  const meets = await database
    .select({
      weekdays: classTimes.weekdays,
      start_time: classTimes.start_time,
      end_time: classTimes.end_time,
    })
    .from(classTimes)
    .where(and(ownedBy(classTimes, owner), eq(classTimes.course_id, course_id)))
    .limit(CLASS_TIMES_MAX);
  const [term] = await database
    .select({ start_date: courses.start_date, end_date: courses.end_date })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  return {
    term: found(term, "Course"),
    items: [
      ...ofAssignments.map((item) => ({
        ...item,
        has_time: item.due_date !== null && isTimed(item.due_date, owner.timezone),
      })),
      ...ofExams,
    ],
    class_times: meets,
    topic_titles: topics.map(({ title }) => title),
  };
}

function longAgo(): string {
  return new Date(Date.now() - MODEL_MS).toISOString();
}

async function selectImports(owner: Owner, condition: SQL | undefined, whole: boolean) {
  return db()
    .select({
      id: syllabusImports.id,
      course_id: syllabusImports.course_id,
      course_name: courses.name,
      file_id: syllabusImports.file_id,
      filename: files.original_filename,
      syllabus_text: syllabusImports.syllabus_text,
      // An accepted one gave its reading to the course's syllabus.
      stage: sql<Stage>`coalesce(${readings.stage}, 'ready')`,
      processing_error: sql<string>`coalesce(${readings.processing_error}, '')`,
      is_locked: isLocked,
      page_count: files.page_count,
      pages_read: sql<number>`coalesce(${files.pages_read}, 0)`,
      pages_with_text: sql<number>`coalesce(${files.pages_with_text}, 0)`,
      year: syllabusImports.year,
      facts: whole ? syllabusImports.facts : sql<null>`null`,
      awaits_model: sql<boolean>`coalesce(${syllabusImports.model_asked_at} > ${longAgo()}, false)`,
      accepted_at: syllabusImports.accepted_at,
      created_at: syllabusImports.created_at,
      updated_at: changedAt(syllabusImports.updated_at),
    })
    .from(syllabusImports)
    .leftJoin(readings, eq(readings.import_id, syllabusImports.id))
    .leftJoin(files, and(eq(files.id, syllabusImports.file_id), ownedBy(files, owner)))
    .leftJoin(courses, and(eq(courses.id, syllabusImports.course_id), ownedBy(courses, owner)))
    .where(
      and(
        ownedBy(syllabusImports, owner),
        // One for a course in the trash rests until the course is back.
        or(isNull(syllabusImports.course_id), sql`${courses.id} is not null`),
        condition,
      ),
    )
    .orderBy(desc(syllabusImports.created_at), desc(syllabusImports.id))
    .limit(MOST_LISTED);
}
