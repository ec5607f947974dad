import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { resources } from "@/db/schema/resources";
import type { Received } from "@/lib/contract/endpoint";
import type { FileType } from "@/lib/contract/file-types";
import type {
  resources as endpoints,
  Resource,
  ResourcePatch,
  ResourceUpload,
} from "@/lib/contract/resources";
import { downloadFile, storeFile, type Upload } from "@/lib/services/files/stored-files";
import type { Download } from "@/lib/services/kernel/download";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { retryFile } from "@/lib/services/library/course-files";
import { changedAt, isLocked, startReading } from "@/lib/services/reading/readings";
import { removeFromFormerSpace } from "@/lib/services/retrieval/semantic-space";

/** Newest first; of one course when it is named. */
export async function listResources(owner: Owner, course_id?: number | null): Promise<Resource[]> {
  if (!course_id) return selectResources(owner, undefined);
  await requireCourse(owner, course_id);
  return selectResources(owner, eq(resources.course_id, course_id));
}

export async function readResource(owner: Owner, resource_id: number): Promise<Resource> {
  const [resource] = await selectResources(owner, eq(resources.id, resource_id));
  return found(resource, "Resource");
}

/** Takes in a file and starts reading it, as `addCourseFile` does; `also` is done in the same transaction. */
export async function addResource(
  owner: Owner,
  {
    bytes,
    filename,
    only_pdf,
    course: course_id,
    ...fields
  }: Upload & Omit<ResourceUpload, "file">,
  also?: (tx: Transaction) => Promise<void>,
): Promise<Resource> {
  if (course_id !== null) await requireCourse(owner, course_id);
  const { title, description } = fields;
  const upload = { title, description, filename, bytes, only_pdf };
  let resource_id = 0;
  const insertWith = async (tx: Transaction, file_id: number, file_type: FileType) => {
    const resource_type = fields.resource_type || file_type;
    const [row] = await tx
      .insert(resources)
      .values({ ...fields, resource_type, course_id, file_id, owner_id: owner.id })
      .returning({ id: resources.id });
    resource_id = found(row, "Resource").id;
    await also?.(tx);
    await startReading(tx, owner, { file_id });
  };
  await storeFile(owner, { course_id, kind: "resource" }, upload, { insertWith });
  return readResource(owner, resource_id);
}

export async function patchResource(
  owner: Owner,
  resource_id: number,
  { course: course_id, ...fields }: ResourcePatch,
): Promise<Resource> {
  if (course_id) await requireCourse(owner, course_id);
  const moved = course_id === undefined ? {} : { course_id };
  await db().transaction(async (tx) => {
    const [row] = await tx
      .update(resources)
      .set({ ...fields, ...moved, updated_at: new Date().toISOString() })
      .where(ownedBy(resources, owner, resource_id))
      .returning({ file_id: resources.file_id });
    const { file_id } = found(row, "Resource");
    if (course_id !== undefined) {
      await tx
        .update(files)
        .set({ course_id })
        .where(ownedBy(files, owner, file_id));
      await removeFromFormerSpace(tx, owner, file_id);
    }
  });
  return readResource(owner, resource_id);
}

export async function readProcessingStatus(
  owner: Owner,
  resource_id: number,
): Promise<Received<typeof endpoints.processingStatus>> {
  const { processing_status, processing_error, stage, page_count, pages_read, updated_at } =
    await readResource(owner, resource_id);
  return {
    status: processing_status,
    error: processing_error,
    stage,
    page_count,
    pages_read,
    updated_at,
  };
}

/** Reads a failed resource once more. 409 while it is being read or when it was read already. */
export async function retryResource(owner: Owner, resource_id: number): Promise<Resource> {
  await retryFile(owner, await fileOf(owner, resource_id));
  return readResource(owner, resource_id);
}

export async function downloadResource(owner: Owner, resource_id: number): Promise<Download> {
  return downloadFile(owner, eq(files.id, await fileOf(owner, resource_id)));
}

async function fileOf(owner: Owner, resource_id: number): Promise<number> {
  const [row] = await db()
    .select({ file_id: resources.file_id })
    .from(resources)
    .where(ownedBy(resources, owner, resource_id));
  return found(row, "Resource").file_id;
}

export async function selectResources(
  owner: Owner,
  condition: SQL | undefined,
): Promise<Resource[]> {
  const rows = await db()
    .select({
      id: resources.id,
      title: resources.title,
      description: resources.description,
      resource_type: resources.resource_type,
      tags: resources.tags,
      subject: resources.subject,
      difficulty_level: resources.difficulty_level,
      url: resources.url,
      original_filename: files.original_filename,
      file_size: files.file_size,
      file_type: files.file_type,
      sha256: files.sha256,
      course_id: resources.course_id,
      course_name: courses.name,
      stage: readings.stage,
      processing_error: readings.processing_error,
      is_locked: isLocked,
      file_id: resources.file_id,
      page_count: files.page_count,
      pages_read: files.pages_read,
      pages_with_text: files.pages_with_text,
      created_at: resources.created_at,
      updated_at: changedAt(files.updated_at),
      // A subquery instead of a join: with many students the planner would read every student's index rows.
      study_minutes: sql<number | null>`(select ${fileIndexes.study_minutes} from ${fileIndexes}
        where ${fileIndexes.file_id} = ${files.id})`,
    })
    .from(resources)
    .innerJoin(files, and(eq(files.id, resources.file_id), eq(files.owner_id, resources.owner_id)))
    .innerJoin(readings, eq(readings.file_id, files.id))
    .leftJoin(
      courses,
      and(eq(courses.id, resources.course_id), eq(courses.owner_id, resources.owner_id)),
    )
    .where(and(ownedBy(resources, owner), condition))
    .orderBy(desc(resources.created_at), desc(resources.id));
  return rows.map(({ study_minutes, ...row }) => {
    const file_url = `/api/resources/${row.id}/download/`;
    return {
      ...row,
      course: row.course_id,
      file_url,
      file: file_url,
      estimated_time: study_minutes ? Math.max(0.1, Math.round(study_minutes / 6) / 10) : null,
      rating: null,
      processing_status: statusOf(row.stage),
    };
  });
}

function statusOf(stage: Resource["stage"]): Resource["processing_status"] {
  if (stage === "ready") return "completed";
  return stage === "failed" ? "failed" : "processing";
}
