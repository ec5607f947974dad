import { expect, it } from "vitest";
import { runChaos } from "@/tests/chaos/kills";

/** The short form of `npm run chaos`; which seed it had stands in what failed. */
it("loses nothing, doubles nothing and leaves no ghost when it is killed three times", async () => {
  const seed = Date.now() % 100_000;
  const settings = { students: 2, lifeMs: 2500, settleMs: 90_000, env: { LOG_LEVEL: "error" } };
  const { problems, errors, courses } = await runChaos({ kills: 3, seed, ...settings });
  expect({ seed, problems, errors }).toEqual({ seed, problems: [], errors: [] });
  expect(courses).toBeGreaterThan(0);
});
