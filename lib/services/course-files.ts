import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import type { CourseFile } from "@/lib/contract/files";
import type { FileKind } from "@/lib/contract/values";
import { assignmentColumns, withClock } from "@/lib/services/assignments";
import { requireCourse } from "@/lib/services/courses";
import { found } from "@/lib/services/errors";
import { requestProcessing, retryProcessing } from "@/lib/services/file-requests";
import { isLocked } from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";
import { downloadPdf, storePdf, type Upload } from "@/lib/services/pdfs";

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
 * Takes in a PDF and starts reading it. When that cannot be started the row says so and can be
 * retried; nothing is lost.
 */
export async function addCourseFile(
  owner: Owner,
  kind: FileKind,
  course_id: number,
  upload: Upload,
): Promise<CourseFile> {
  await requireCourse(owner, course_id);
  const file_id = await storePdf(owner, { course_id, kind }, upload);
  await requestProcessing(owner, file_id);
  return readCourseFile(owner, kind, { course_id, file_id });
}

/** Reads a failed file once more. 409 while it is being read or when it was read already. */
export async function retryCourseFile(
  owner: Owner,
  kind: FileKind,
  place: Place,
): Promise<CourseFile> {
  await readCourseFile(owner, kind, place);
  await retryProcessing(owner, at(kind, place));
  return readCourseFile(owner, kind, place);
}

export function downloadCourseFile(owner: Owner, kind: FileKind, place: Place): Promise<Response> {
  return downloadPdf(owner, at(kind, place));
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
        stage: files.stage,
        processing_error: files.processing_error,
        is_locked: isLocked,
        page_count: files.page_count,
        pages_read: files.pages_read,
        pages_with_text: files.pages_with_text,
        notes: sql<string[]>`coalesce(${files.facts} -> 'notes', '[]'::json)`,
        created_at: files.created_at,
        updated_at: files.updated_at,
      },
      assignment: assignmentColumns,
      course_name: courses.name,
    })
    .from(files)
    .innerJoin(courses, and(eq(courses.id, files.course_id), eq(courses.owner_id, files.owner_id)))
    .leftJoin(assignments, and(eq(assignments.source_file_id, files.id), mine(assignments, owner)))
    .where(and(mine(files, owner), condition))
    .orderBy(desc(files.created_at), desc(files.id));
  return rows.map(({ file, assignment, course_name }) => ({
    ...file,
    is_processed: file.stage === "ready",
    assignment: assignment && withClock(owner, { ...assignment, course_name }),
  }));
}
