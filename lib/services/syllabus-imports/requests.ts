import { and, inArray, isNull, sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { inngest } from "@/inngest/client";
import { syllabusImported } from "@/inngest/events";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { syllabusImports as endpoints, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { log } from "@/lib/log";
import { requireCourse } from "@/lib/services/courses";
import { Failure, found } from "@/lib/services/errors";
import { mine, type Owner } from "@/lib/services/owner";
import { removePdf, storePdf } from "@/lib/services/pdfs";
import { readImport } from "@/lib/services/syllabus-imports/read";
import { failImport } from "@/lib/services/syllabus-imports/reading";
import { takeIn } from "@/lib/services/uploads";

const NOT_QUEUED = "The syllabus is safe, but reading it could not be started. Please try again.";

type Given = { course_id: number | null; syllabus_text: string };

/** Takes in a syllabus as text or PDF and starts reading it. */
export async function createImport(
  owner: Owner,
  { course_id, syllabus_text, syllabus_file }: ReadBody<typeof endpoints.create>,
): Promise<SyllabusImport> {
  if (course_id !== null) await requireCourse(owner, course_id);
  if (!syllabus_file) {
    return begin(owner, await insertImport(owner, db(), { course_id, syllabus_text }, null));
  }
  const bytes = new Uint8Array(await syllabus_file.arrayBuffer());
  const given = { course_id, syllabus_text: "" };
  return begin(owner, await storeImport(owner, given, { bytes, filename: syllabus_file.name }));
}

/** The same for a PDF that the browser has put into the storage. */
export async function createDirectImport(
  owner: Owner,
  { course_id, ...upload }: ReadBody<typeof endpoints.createDirectly>,
): Promise<SyllabusImport> {
  if (course_id !== null) await requireCourse(owner, course_id);
  return takeIn(owner, upload, async (content) =>
    begin(owner, await storeImport(owner, { course_id, syllabus_text: "" }, content)),
  );
}

/** Reads a failed import, or one whose PDF was just unlocked, once more. */
export async function retryImport(owner: Owner, import_id: number): Promise<SyllabusImport> {
  const [row] = await db()
    .update(syllabusImports)
    .set({
      stage: "stored",
      processing_error: "",
      attempts: sql`${syllabusImports.attempts} + 1`,
    })
    .where(
      and(
        mine(syllabusImports, owner, import_id),
        inArray(syllabusImports.stage, ["failed", "stored"]),
        isNull(syllabusImports.accepted_at),
      ),
    )
    .returning({ id: syllabusImports.id });
  const before = await readImport(owner, import_id);
  if (!row) throw new Failure(409, "This syllabus is not waiting to be tried again.");
  return begin(owner, before.id);
}

/** Discards an import that was not accepted, with its PDF. */
export async function removeImport(owner: Owner, import_id: number): Promise<void> {
  const { file_id, accepted_at } = await readImport(owner, import_id);
  if (accepted_at) throw new Failure(409, "This syllabus is in a course already.");
  const [removed] = await db()
    .delete(syllabusImports)
    .where(and(mine(syllabusImports, owner, import_id), isNull(syllabusImports.accepted_at)))
    .returning({ id: syllabusImports.id });
  if (!removed) throw new Failure(409, "This syllabus is in a course already.");
  if (file_id !== null) await removePdf(owner, file_id);
}

async function storeImport(
  owner: Owner,
  given: Given,
  { bytes, filename }: { bytes: Uint8Array; filename: string },
): Promise<number> {
  let import_id = 0;
  const upload = { title: "Syllabus", description: "", filename, bytes };
  // The file joins its course when the import is accepted.
  await storePdf(owner, { course_id: null, kind: "syllabus" }, upload, {
    field: "syllabus_file",
    also: async (tx, file_id) => {
      import_id = await insertImport(owner, tx, given, file_id);
    },
  });
  return import_id;
}

async function insertImport(
  owner: Owner,
  database: Database | Transaction,
  given: Given,
  file_id: number | null,
): Promise<number> {
  const [row] = await database
    .insert(syllabusImports)
    .values({ ...given, owner_id: owner.id, file_id })
    .returning({ id: syllabusImports.id });
  return found(row, "Import").id;
}

/** Starts the reading, once per attempt. When that fails the import says so. */
async function begin(owner: Owner, import_id: number): Promise<SyllabusImport> {
  const [row] = await db()
    .select({ attempt: syllabusImports.attempts })
    .from(syllabusImports)
    .where(mine(syllabusImports, owner, import_id));
  const { attempt } = found(row, "Import");
  try {
    await inngest.send(
      syllabusImported.create(
        { owner_id: owner.id, import_id, attempt },
        { id: `syllabi/imported-${import_id}-${attempt}` },
      ),
    );
  } catch (error) {
    log.error({ import_id, name: error instanceof Error ? error.name : "" }, "event not sent");
    await failImport(owner, { import_id, attempt }, NOT_QUEUED);
  }
  return readImport(owner, import_id);
}

/** The file of an import belongs to no course yet. */
export async function fileJoins(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  course_id: number,
): Promise<void> {
  await tx
    .update(files)
    .set({ course_id, stage: "ready", processed_at: new Date().toISOString() })
    .where(mine(files, owner, file_id));
}
