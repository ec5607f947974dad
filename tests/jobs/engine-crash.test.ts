import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fourStepsOutput } from "@/tests/jobs/fixtures/functions";
import { prepareVictims, Victim } from "@/tests/jobs/fixtures/victim";

let prepared: Awaited<ReturnType<typeof prepareVictims>>;
beforeAll(async () => {
  prepared = await prepareVictims();
});
afterAll(() => prepared.remove());

describe("kill -9", { concurrent: true, timeout: 400_000 }, () => {
  it("at twenty random moments loses no run and repeats no recorded step", async () => {
    await using victim = new Victim(prepared);
    for (let round = 0; round < 20; round++) {
      // About ten runs are under way at each kill: as many come in as are finished between two.
      await victim.start("four-steps", numbers(round * 10, round === 0 ? 10 : 4));
      await victim.works(3 + Math.floor(Math.random() * 14));
      await wait(Math.random() * 20);
      await victim.kill();
    }
    await victim.start("four-steps", []);
    await victim.writes("settled");

    const accepted = victim.journal("sent ").map(Number);
    expect(accepted.length).toBeGreaterThan(20);
    const runs = victim.journal("run ").map((run) => JSON.parse(run));
    for (const n of accepted) {
      const ownedBy = runs.filter((run) => run.n === n);
      expect(ownedBy).toEqual([{ n, state: "completed", output: fourStepsOutput(n) }]);
    }
    expect(victim.repeated()).toEqual([]);
  });

  it("by a step itself fails that step after five times, and no other", async () => {
    await using victim = new Victim(prepared);
    await victim.start("crasher", [1]);
    await victim.ends();
    for (const first of [2, 4, 6, 8]) {
      await victim.start("four-steps", numbers(first, 2));
      await victim.ends();
    }
    await victim.start("crasher", []);
    await victim.writes("settled");
    expect(victim.journal("1 crash")).toHaveLength(5);
    expect(victim.journal("1 failed: ")).toEqual(['"crash" stopped the whole process 5 times']);
    expect(victim.journal("run ")).toEqual(['{"n":1,"state":"failed","output":null}']);
    for (const n of victim.journal("sent ").slice(1)) {
      expect(victim.journal(`${n} four`)).toHaveLength(1);
    }
  });
});

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
