import { asc } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "@/db/client";
import { jobRuns, jobSteps } from "@/db/schema/jobs";
import { releaseCrashed } from "@/inngest/embedded/store";
import { emptyJobTables, openJobDatabase } from "@/tests/support/jobs";

beforeAll(openJobDatabase);
beforeEach(emptyJobTables);

type State = "waiting" | "running";

/** A run with a step for each, as a process that died has left them, and what the next one counts. */
async function countsAfterDeath(...left: { state: State; crashes: number }[]): Promise<number[]> {
  const [run] = await db()
    .insert(jobRuns)
    .values({ function_id: "reads", event: {} })
    .returning({ run_id: jobRuns.id });
  if (!run) throw new Error("No run");
  const rows = left.map((step, index) => ({
    ...step,
    ...run,
    key: `step ${index}`,
    name: `step ${index}`,
    kind: "step" as const,
  }));
  await db().insert(jobSteps).values(rows);
  await releaseCrashed(db(), (_times, now) => now.toISOString());
  const after = await db().select().from(jobSteps).orderBy(asc(jobSteps.key));
  return after.map(({ crashes }) => crashes);
}

it("counts a death against every step that was running", async () => {
  const running = [0, 0, 3].map((crashes) => ({ state: "running" as const, crashes }));
  expect(await countsAfterDeath(...running)).toEqual([1, 1, 4]);
});

it("takes one back from a step that waited meanwhile and is suspected more", async () => {
  const waiting = [0, 1, 2, 4].map((crashes) => ({ state: "waiting" as const, crashes }));
  const running = { state: "running" as const, crashes: 1 };
  expect(await countsAfterDeath(...waiting, running)).toEqual([0, 1, 2, 3, 2]);
});

it("takes one back from all that waited where nothing was running", async () => {
  const waiting = [0, 1, 4].map((crashes) => ({ state: "waiting" as const, crashes }));
  expect(await countsAfterDeath(...waiting)).toEqual([0, 0, 3]);
});

it("finds both of two steps that end the process in turns", async () => {
  const counts = [2, 0];
  for (let death = 0; death < 20 && Math.max(...counts) < 5; death += 1) {
    await emptyJobTables();
    // The less suspected is always the one that runs, which forgives the other as often as can be.
    const runs = counts.indexOf(Math.min(...counts));
    const after = await countsAfterDeath(
      ...counts.map((crashes, index) => ({
        state: index === runs ? ("running" as const) : ("waiting" as const),
        crashes,
      })),
    );
    counts.splice(0, counts.length, ...after);
  }
  expect(Math.max(...counts)).toBe(5);
});
