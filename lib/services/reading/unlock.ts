import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { DOCUMENT_PROBLEMS } from "@/lib/documents/document-error";
import { Failure, found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { readPages } from "@/lib/services/reading/read-pages";
import { announceReadings, isLocked, restartReading } from "@/lib/services/reading/readings";

/** A request may take this long to read a locked PDF; clients wait for 30 seconds. */
const UNLOCKING_MS = 20_000;

/**
 * Reads a locked PDF here and now, because the password is not kept for a job; everything after the
 * reading is the job's again. 400 when the password is wrong; 409 when the PDF is not locked, or when the
 * password has to be entered once more, because the document is too long for one request: the pages that
 * are read are kept.
 */
export async function unlockReading(
  owner: Owner,
  file_id: number,
  password: string,
): Promise<void> {
  if (!(await pagesOfReading(owner, file_id)).is_locked) {
    throw new Failure(409, "This PDF doesn't need a password.");
  }
  const how = { keep_pages: true, by_job: false };
  await db().transaction((tx) => restartReading(tx, owner, { file_id }, how));
  const reading = await pagesOfReading(owner, file_id);
  await readPages(owner, reading, { password, time_limit_ms: UNLOCKING_MS });
  await refuseUnread(owner, file_id);
  const { reading_id, attempt } = reading;
  await announceReadings([{ owner_id: owner.id, file_id, reading_id, attempt }]);
}

async function refuseUnread(owner: Owner, file_id: number): Promise<void> {
  const { stage, problem, processing_error, pages_read, page_count, reading_id } =
    await pagesOfReading(owner, file_id);
  if (stage !== "failed") return;
  if (problem === "password_required") {
    throw invalidField("password", "That's not the right password.");
  }
  if (problem === "too_slow") {
    await db()
      .update(readings)
      .set({ problem: "password_required", processing_error: DOCUMENT_PROBLEMS.password_required })
      .where(ownedBy(readings, owner, reading_id));
    const so_far = `${pages_read} of ${page_count} pages so far`;
    throw new Failure(
      409,
      `This PDF is long. We've read ${so_far}. Please enter the password again to go on.`,
    );
  }
  throw new Failure(409, processing_error);
}

async function pagesOfReading(owner: Owner, file_id: number) {
  const [row] = await db()
    .select({
      reading_id: readings.id,
      attempt: readings.attempt,
      stage: readings.stage,
      problem: readings.problem,
      is_locked: isLocked,
      processing_error: readings.processing_error,
      pages_read: files.pages_read,
      page_count: files.page_count,
    })
    .from(readings)
    .innerJoin(files, eq(files.id, readings.file_id))
    .where(and(ownedBy(readings, owner), ownedBy(files, owner, file_id)));
  return found(row, "File");
}
