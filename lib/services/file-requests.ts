import { and, eq, type SQL } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { inngest } from "@/inngest/client";
import { fileUploaded } from "@/inngest/events";
import { log } from "@/lib/log";
import { Failure, found } from "@/lib/services/errors";
import { anotherAttempt, failFile } from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";

const NOT_QUEUED = "Your file is safe, but reading it could not be started. Please press Retry.";

/** Starts the pipeline for a file, once per attempt. When that fails the file says so. */
export async function requestProcessing(owner: Owner, file_id: number): Promise<void> {
  const [file] = await db()
    .select({ attempts: files.attempts })
    .from(files)
    .where(mine(files, owner, file_id));
  const { attempts: attempt } = found(file, "File");
  try {
    await inngest.send(
      fileUploaded.create(
        { owner_id: owner.id, file_id, attempt },
        { id: `files/uploaded-${file_id}-${attempt}` },
      ),
    );
  } catch (error) {
    log.error({ file_id, name: error instanceof Error ? error.name : "" }, "event not sent");
    await failFile(owner, { file_id, attempt }, NOT_QUEUED);
  }
}

/** Reads the failed file under `condition` once more. 409 when it is not a failed one. */
export async function retryProcessing(owner: Owner, condition: SQL | undefined): Promise<void> {
  const [row] = await db()
    .update(files)
    .set(anotherAttempt())
    .where(and(mine(files, owner), condition, eq(files.stage, "failed")))
    .returning({ id: files.id });
  if (!row) throw new Failure(409, "This file is not waiting to be tried again.");
  await requestProcessing(owner, row.id);
}
