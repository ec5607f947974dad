import { and, desc, eq, inArray, isNull, max, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { jobRuns, jobSteps } from "@/db/schema/jobs";
import { readings } from "@/db/schema/readings";
import { users } from "@/db/schema/users";
import { announce } from "@/inngest/outbox";
import type { FailedDocument, FailedJob } from "@/lib/contract/operator";
import { Failure, found } from "@/lib/services/kernel/errors";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { type By, note } from "@/lib/services/operator/actions";
import { EventOfJob, jobName, reasonOf, rowsOf } from "@/lib/services/operator/job-words";
import { isLive } from "@/lib/services/reading/readings";
import { retryReading } from "@/lib/services/reading/send";

const MOST_SHOWN = 50;

/** Their failure is the document's, which is read again as a whole. */
const OF_DOCUMENTS = ["read-document", "recognize-document"];
/** The student is told that it failed, and has it done again. Another try at the same attempt would do nothing. */
const OF_STUDENTS = ["generate-plan", "copy-shared-file", "export-data"];

/** What was given up, newest first. */
export async function listFailures() {
  const [jobs, documents] = await Promise.all([selectJobs(undefined), selectDocuments(undefined)]);
  return { jobs: jobs.map(({ event: _, ...job }) => job), documents };
}

/** 404 where no job of this id has failed; 409 where the student or a clock has it done again. */
export async function retryJob(by: By, run_id: number): Promise<void> {
  const [job] = await selectJobs(eq(jobRuns.id, run_id));
  const failed = found(job, "Job");
  if (!failed.can_retry) throw new Failure(409, COMES_AGAIN);
  await note(by, "retry_job", { account_id: failed.owner_id ?? undefined, subject_id: run_id });
  await doAgain(failed);
}

const COMES_AGAIN =
  "This job can't be done again from here: a clock or its student starts the next.";

/** 404 where no document of this reading has failed. */
export async function retryDocument(by: By, reading_id: number): Promise<void> {
  const [document] = await selectDocuments(eq(readings.id, reading_id));
  const { owner_id } = found(document, "Document");
  await note(by, "retry_document", { account_id: owner_id, subject_id: reading_id });
  await readAgain({ owner_id, reading_id });
}

/** What another try may help: of documents those that failed for no reason of their own. Answers how many. */
export async function retryAll(by: By): Promise<{ retried: number }> {
  const jobs = (await selectJobs(undefined)).filter(({ can_retry }) => can_retry);
  const documents = await selectDocuments(isNull(readings.problem));
  const retried = jobs.length + documents.length;
  if (retried > 0) await note(by, "retry_all", {});
  for (const job of jobs) await doAgain(job);
  for (const document of documents) await readAgain(document);
  return { retried };
}

type Stored = FailedJob & { event: EventOfJob };

/** A job's event again, and under a new id: the same one is taken once a day. */
async function doAgain({ id, event }: Stored): Promise<void> {
  await db().transaction(async (tx) => {
    const rows = await tx
      .update(jobRuns)
      .set({ state: "retried" })
      .where(and(eq(jobRuns.id, id), eq(jobRuns.state, "failed")))
      .returning({ id: jobRuns.id });
    if (rows.length > 0) await announce([{ name: event.name, data: event.data }], tx);
  });
}

async function readAgain({ owner_id, reading_id }: { owner_id: number; reading_id: number }) {
  await forOwner(owner_id, (owner) => retryReading(owner, { reading_id }));
}

async function selectJobs(condition: SQL | undefined): Promise<Stored[]> {
  // One look for each row, however many accounts there are.
  const username = sql<string | null>`(select ${users.username} from ${users}
    where ${users.id} = ${jobRuns.owner_id})`;
  const rows = await db()
    .select({
      id: jobRuns.id,
      function_id: jobRuns.function_id,
      owner_id: jobRuns.owner_id,
      username,
      event: jobRuns.event,
      error: jobRuns.error,
      failed_at: jobRuns.finished_at,
    })
    .from(jobRuns)
    .where(and(eq(jobRuns.state, "failed"), condition))
    .orderBy(desc(jobRuns.finished_at))
    .limit(MOST_SHOWN);
  const steps = await failedSteps(rows.map(({ id }) => id));
  return rows.map(({ id, function_id, owner_id, username, event: sent, error, failed_at }) => {
    const job = jobName(function_id);
    const event = EventOfJob.parse(sent);
    return {
      id,
      job,
      ...(steps.get(id) ?? { step: "", tries: 1 }),
      owner_id,
      username,
      rows: rowsOf(event),
      reason: reasonOf(error),
      failed_at: failed_at ?? "",
      can_retry: !(
        event.name.startsWith("inngest/") || [...OF_DOCUMENTS, ...OF_STUDENTS].includes(job)
      ),
      event,
    };
  });
}

async function failedSteps(run_ids: number[]) {
  if (run_ids.length === 0) return new Map<number, { step: string; tries: number }>();
  const rows = await db()
    .select({
      run_id: jobSteps.run_id,
      step: max(jobSteps.name),
      tries: sql<number>`max(${jobSteps.attempt}) + 1`,
    })
    .from(jobSteps)
    .where(and(inArray(jobSteps.run_id, run_ids), eq(jobSteps.state, "failed")))
    .groupBy(jobSteps.run_id);
  return new Map(
    rows.map(({ run_id, step, tries }) => [run_id, { step: step ?? "", tries: Number(tries) }]),
  );
}

async function selectDocuments(
  condition: SQL | undefined,
): Promise<(FailedDocument & { owner_id: number })[]> {
  const rows = await db()
    .select({
      reading_id: readings.id,
      owner_id: readings.owner_id,
      username: users.username,
      file_id: readings.file_id,
      kind: files.kind,
      file_type: files.file_type,
      file_size: files.file_size,
      attempt: readings.attempt,
      problem: readings.problem,
      failed_at: readings.updated_at,
    })
    .from(readings)
    .innerJoin(users, and(eq(users.id, readings.owner_id), isNull(users.deleted_at)))
    .leftJoin(files, and(eq(files.id, readings.file_id), eq(files.owner_id, readings.owner_id)))
    .where(and(eq(readings.stage, "failed"), isLive(), condition))
    .orderBy(desc(readings.updated_at))
    .limit(MOST_SHOWN);
  return rows.map(({ kind, problem, ...row }) => ({
    ...row,
    kind: kind ?? "pasted text",
    problem: problem ?? "unexpected",
  }));
}
