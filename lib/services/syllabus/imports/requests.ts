import { and, isNull } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { syllabusImports as endpoints, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { removeStoredFile, storeFile } from "@/lib/services/files/stored-files";
import { receiveUpload } from "@/lib/services/files/uploads";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { restartReading, startReading } from "@/lib/services/reading/readings";
import { retryReading } from "@/lib/services/reading/send";
import { removeFromFormerSpace } from "@/lib/services/retrieval/semantic-space";
import { readImport } from "@/lib/services/syllabus/imports/read";

type Given = { course_id: number | null; syllabus_text: string };

/** Takes in a syllabus as text or as a file and starts reading it. */
export async function createImport(
  owner: Owner,
  { course_id, syllabus_text, syllabus_file }: ReadBody<typeof endpoints.create>,
): Promise<SyllabusImport> {
  if (course_id !== null) await requireCourse(owner, course_id);
  if (!syllabus_file) {
    const given = { course_id, syllabus_text };
    return readImport(owner, await db().transaction((tx) => insertImport(owner, tx, given, null)));
  }
  const bytes = new Uint8Array(await syllabus_file.arrayBuffer());
  const given = { course_id, syllabus_text: "" };
  return readImport(
    owner,
    await storeImport(owner, given, { bytes, filename: syllabus_file.name }),
  );
}

/** The same for a file that the browser has put into the storage. */
export async function createDirectImport(
  owner: Owner,
  { course_id, ...upload }: ReadBody<typeof endpoints.createDirectly>,
): Promise<SyllabusImport> {
  if (course_id !== null) await requireCourse(owner, course_id);
  return receiveUpload(owner, upload, async (content) =>
    readImport(owner, await storeImport(owner, { course_id, syllabus_text: "" }, content)),
  );
}

/** Reads a failed import, or one that still waits, once more. */
export async function retryImport(owner: Owner, import_id: number): Promise<SyllabusImport> {
  await readImport(owner, import_id);
  const retried = await retryReading(owner, { import_id }, ["failed", "stored"]);
  if (!retried) throw new Failure(409, "There's nothing to retry with this syllabus.");
  return readImport(owner, import_id);
}

/** Keeps the year that the student names, of the first day, and has the syllabus read again with it. */
export async function nameYear(
  owner: Owner,
  import_id: number,
  year: number | null,
): Promise<SyllabusImport> {
  const { proposal, accepted_at } = await readImport(owner, import_id);
  if (accepted_at) throw new Failure(409, "This syllabus is in a course already.");
  if (!proposal?.without_year) throw new Failure(409, "This syllabus asks for no year.");
  await db().transaction(async (tx) => {
    const begun = await restartReading(tx, owner, { import_id }, { stages: ["ready"] });
    if (!begun) throw new Failure(409, "We're still reading this syllabus. Please try again soon.");
    await tx
      .update(syllabusImports)
      .set({ year })
      .where(and(ownedBy(syllabusImports, owner, import_id), isNull(syllabusImports.accepted_at)));
  });
  return readImport(owner, import_id);
}

/** Discards an import that was not accepted, with its file. */
export async function removeImport(owner: Owner, import_id: number): Promise<void> {
  const { file_id, accepted_at } = await readImport(owner, import_id);
  if (accepted_at) throw new Failure(409, "This syllabus is in a course already.");
  const [removed] = await db()
    .delete(syllabusImports)
    .where(and(ownedBy(syllabusImports, owner, import_id), isNull(syllabusImports.accepted_at)))
    .returning({ id: syllabusImports.id });
  if (!removed) throw new Failure(409, "This syllabus is in a course already.");
  if (file_id !== null) await removeStoredFile(owner, file_id);
}

async function storeImport(
  owner: Owner,
  given: Given,
  { bytes, filename }: { bytes: Uint8Array; filename: string },
): Promise<number> {
  let import_id = 0;
  const upload = { title: "Syllabus", description: "", filename, bytes };
  // The file joins its course when the import is accepted.
  await storeFile(owner, { course_id: null, kind: "syllabus" }, upload, {
    field: "syllabus_file",
    insertWith: async (tx, file_id) => {
      import_id = await insertImport(owner, tx, given, file_id);
    },
  });
  return import_id;
}

async function insertImport(
  owner: Owner,
  tx: Transaction,
  given: Given,
  file_id: number | null,
): Promise<number> {
  const [row] = await tx
    .insert(syllabusImports)
    .values({ ...given, owner_id: owner.id, file_id })
    .returning({ id: syllabusImports.id });
  const import_id = found(row, "Import").id;
  await startReading(tx, owner, { file_id, import_id });
  return import_id;
}

/** The file of an import belongs to no course yet. */
export async function attachFileToCourse(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  course_id: number,
): Promise<void> {
  await tx
    .update(files)
    .set({ course_id })
    .where(ownedBy(files, owner, file_id));
  await removeFromFormerSpace(tx, owner, file_id);
}
