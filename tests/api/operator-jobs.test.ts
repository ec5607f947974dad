import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { jobEvents } from "@/db/schema/jobs";
import { readings } from "@/db/schema/readings";
import { documentFails, failures, jobFails } from "@/tests/support/failures";
import { emptyJobTables } from "@/tests/support/jobs";
import { noOperators, operates } from "@/tests/support/operators";
import { signIn } from "@/tests/support/student";

beforeEach(async () => {
  globalThis.studyCompanionWakeJobs = undefined;
  await noOperators();
  await emptyJobTables();
});

describe("what failed", () => {
  test("is told by names and numbers of ours, and no word of an error", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    const run_id = await jobFails(ann, { data: { note: "secret", other_id: "secret" } });
    await jobFails(ann, {
      error: { name: "secret", message: '"read-pages" took longer than 600 seconds' },
    });
    await jobFails(ann, { error: { name: "Error", message: "secret: TypeError: x" } });
    const { jobs } = await failures(eve);
    expect(jobs.map(({ reason }) => reason).toSorted()).toEqual([
      '"read-pages" took longer than 600 seconds',
      "Error",
      "TypeError",
    ]);
    expect(jobs.find(({ id }) => id === run_id)).toMatchObject({
      ...{ job: "index-file", step: "index-pages", tries: 4 },
      rows: { owner_id: ann.user.id, file_id: 7 },
      username: ann.user.username,
      can_retry: true,
    });
    expect(JSON.stringify(jobs)).not.toContain("secret");
  });

  test("a job is done again by its event, once, and not where a clock or its student starts it", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    await emptyJobTables();
    const run_id = await jobFails(ann);
    const clock = await jobFails(ann, { name: "inngest/scheduled.timer" });
    const plan = await jobFails(ann, { function_id: "study-companion-generate-plan" });
    const retry = (id: number) => eve.post(`/operator/jobs/${id}/retry/`);
    expect((await retry(run_id)).status).toBe(204);
    expect([(await retry(run_id)).status, (await retry(clock)).status]).toEqual([404, 409]);
    expect((await retry(plan)).status).toBe(409);
    const events = await db().select({ event: jobEvents.event }).from(jobEvents);
    expect(events.map(({ event }) => Object(event))).toEqual([
      expect.objectContaining({
        name: "files/unindexed",
        data: { owner_id: ann.user.id, file_id: 7, attempt: 1 },
      }),
    ]);
    expect((await failures(eve)).jobs.map(({ id }) => id).toSorted()).toEqual([clock, plan]);
  });

  test("a document is told without its name, and read again", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    const { reading_id, file_id } = await documentFails(ann, "damaged", "Quarzfalke");
    const documents = (await failures(eve)).documents.filter(
      (each) => each.owner_id === ann.user.id,
    );
    expect(documents).toEqual([
      expect.objectContaining({
        ...{ reading_id, file_id, kind: "assignment", file_type: "pdf", file_size: 16 },
        ...{ problem: "damaged", attempt: 1 },
      }),
    ]);
    expect(JSON.stringify(documents)).not.toContain("Quarzfalke");
    expect((await eve.post(`/operator/documents/${reading_id}/retry/`)).status).toBe(204);
    const [row] = await db().select().from(readings).where(eq(readings.id, reading_id));
    expect(row).toMatchObject({ attempt: 2, stage: "stored" });
    expect((await eve.post(`/operator/documents/${reading_id}/retry/`)).status).toBe(404);
  });

  test("all at once are jobs that may succeed, and documents that failed for no known reason", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    await db().delete(readings).where(eq(readings.stage, "failed"));
    const damaged = await documentFails(ann, "damaged", "One");
    const unexpected = await documentFails(ann, null, "Two");
    await jobFails(ann);
    await jobFails(ann, { function_id: "study-companion-read-document" });
    expect((await eve.post("/operator/jobs/retry/")).body).toEqual({ retried: 2 });
    const { documents, jobs } = await failures(eve);
    expect(documents.map(({ reading_id }) => reading_id)).toEqual([damaged.reading_id]);
    expect(jobs.map(({ job }) => job)).toEqual(["read-document"]);
    const [row] = await db().select().from(readings).where(eq(readings.id, unexpected.reading_id));
    expect(row?.attempt).toBe(2);
    expect((await eve.post("/operator/jobs/retry/")).body).toEqual({ retried: 0 });
  });
});
