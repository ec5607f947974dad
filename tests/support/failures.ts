import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { jobRuns, jobSteps } from "@/db/schema/jobs";
import { readings } from "@/db/schema/readings";
import { FailedDocument, FailedJob } from "@/lib/contract/operator";
import { readingOf } from "./readings";
import type { Student } from "./student";

/** What an operator is told of. */
export async function failures(eve: Student) {
  const { body } = await eve.get("/operator/jobs/");
  return {
    jobs: FailedJob.array().parse(body.jobs),
    documents: FailedDocument.array().parse(body.documents),
  };
}

interface Failed {
  function_id?: string;
  error?: object;
  name?: string;
  data?: object;
}

/** A job of the student's that was given up. */
export async function jobFails({ user }: Student, { function_id, error, name, data }: Failed = {}) {
  const [run] = await db()
    .insert(jobRuns)
    .values({
      owner_id: user.id,
      function_id: function_id ?? "study-companion-index-file",
      event: {
        ...{ id: `event ${Math.random()}`, name: name ?? "files/unindexed", ts: Date.now() },
        data: { owner_id: user.id, file_id: 7, attempt: 1, ...data },
      },
      state: "failed",
      error: error ?? { name: "Error", message: "TypeError: secret" },
      finished_at: new Date().toISOString(),
    })
    .returning({ id: jobRuns.id });
  const run_id = run?.id ?? 0;
  await db()
    .insert(jobSteps)
    .values({ run_id, key: "k", kind: "step", name: "index-pages", state: "failed", attempt: 3 });
  return run_id;
}

/** A document of the student's that could not be read. */
export async function documentFails(
  student: Student,
  problem: "damaged" | null,
  title = "Homework",
) {
  const { id } = await student.makesCourse();
  const file = await student.uploadsAssignmentFile(id, Buffer.from("%PDF-1.4 nothing"), title);
  const { reading_id } = await readingOf(student, file.id);
  await db()
    .update(readings)
    .set({ stage: "failed", problem, processing_error: `We can't read ${title}` })
    .where(eq(readings.id, reading_id));
  return { reading_id, file_id: file.id };
}
