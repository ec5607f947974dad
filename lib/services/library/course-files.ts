import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import type { CourseFile } from "@/lib/contract/files";
import type { FileKind } from "@/lib/contract/values";
import { type DocumentNote, textsOf } from "@/lib/documents/notes";
import { assignmentColumns, withClock } from "@/lib/services/courses/assignments";
import { downloadFile, storeFile, type Upload } from "@/lib/services/files/stored-files";
import type { Download } from "@/lib/services/kernel/download";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { changedAt, isLocked, startReading } from "@/lib/services/reading/readings";
import { retryReading } from "@/lib/services/reading/send";

type Place = { course_id: number; file_id: number };

/** The course's files of one kind, newest first, each with the assignment made from it. */
export async function listCourseFiles(
  owner: Owner,
  kind: FileKind,
  course_id: number,
): Promise<CourseFile[]> {
  await requireCourse(owner, course_id);
  return selectFiles(owner, and(eq(files.kind, kind), eq(files.course_id, course_id)));
}

export async function readCourseFile(
  owner: Owner,
  kind: FileKind,
  place: Place,
): Promise<CourseFile> {
  const [file] = await selectFiles(owner, at(kind, place));
  return found(file, "File");
}

/**
 * Takes in a file and has it read.
 */
export async function addCourseFile(
  owner: Owner,
  kind: FileKind,
  course_id: number,
  upload: Upload,
): Promise<CourseFile> {
  await requireCourse(owner, course_id);
  const file_id = await storeFile(owner, { course_id, kind }, upload, {
    insertWith: (tx, file_id) => startReading(tx, owner, { file_id }),
  });
  return readCourseFile(owner, kind, { course_id, file_id });
}

/** Reads a failed file once more. 409 while it is being read or when it was read already. */
export async function retryCourseFile(
  owner: Owner,
  kind: FileKind,
  place: Place,
): Promise<CourseFile> {
  await readCourseFile(owner, kind, place);
  await retryFile(owner, place.file_id);
  return readCourseFile(owner, kind, place);
}

/** Reads the failed file of an assignment, quiz or resource once more. 409 when it is not a failed one. */
export async function retryFile(owner: Owner, file_id: number): Promise<void> {
  const retried = await retryReading(owner, { file_id });
  if (!retried) throw new Failure(409, "There's nothing to retry with this file.");
}

export function downloadCourseFile(owner: Owner, kind: FileKind, place: Place): Promise<Download> {
  return downloadFile(owner, at(kind, place));
}

function at(kind: FileKind, { course_id, file_id }: Place): SQL | undefined {
  return and(eq(files.kind, kind), eq(files.id, file_id), eq(files.course_id, course_id));
}

async function selectFiles(owner: Owner, condition: SQL | undefined): Promise<CourseFile[]> {
  const rows = await db()
    .select({
      file: {
        id: files.id,
        course_id: courses.id,
        title: files.title,
        description: files.description,
        original_filename: files.original_filename,
        file_type: files.file_type,
        file_size: files.file_size,
        stage: readings.stage,
        processing_error: readings.processing_error,
        is_locked: isLocked,
        page_count: files.page_count,
        pages_read: files.pages_read,
        pages_with_text: files.pages_with_text,
        notes: sql<DocumentNote[]>`coalesce(${files.facts} -> 'notes', '[]'::json)`,
        created_at: files.created_at,
        updated_at: changedAt(files.updated_at),
      },
      assignment: assignmentColumns,
      course_name: courses.name,
    })
    .from(files)
    .innerJoin(readings, eq(readings.file_id, files.id))
    .innerJoin(courses, and(eq(courses.id, files.course_id), eq(courses.owner_id, files.owner_id)))
    .leftJoin(
      assignments,
      and(eq(assignments.source_file_id, files.id), ownedBy(assignments, owner)),
    )
    .where(and(ownedBy(files, owner), condition))
    .orderBy(desc(files.created_at), desc(files.id));
  return rows.map(({ file, assignment, course_name }) => ({
    ...file,
    notes: textsOf(file.notes),
    is_processed: file.stage === "ready",
    assignment: assignment && withClock(owner, { ...assignment, course_name }),
  }));
}
