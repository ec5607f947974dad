import { expect, test } from "vitest";
import { tryEveryEndpoint } from "@/tests/chaos/tenant";
import { runJobs } from "@/tests/support/run-jobs";

runJobs();

/** The short form of `npm run chaos -- tenant`. On a busy machine it takes a few minutes. */
test("no endpoint of the contract opens to a student what another owns", async () => {
  const seed = Date.now() % 100_000;
  const tenant = { seed, rounds: 1, records: 1, unproven: true } as const;
  const { attempts, problems } = await tryEveryEndpoint(tenant);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(attempts).toBeGreaterThan(300);
}, 400_000);

test("nor to an operator, whose role opens no other endpoint than those for operators", async () => {
  const seed = Date.now() % 100_000;
  const tenant = { seed, rounds: 1, records: 1, unproven: true, as_operator: true } as const;
  const { attempts, problems } = await tryEveryEndpoint(tenant);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(attempts).toBeGreaterThan(300);
}, 400_000);
