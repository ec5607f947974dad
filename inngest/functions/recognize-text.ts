import type { GetFunctionInput } from "inngest";
import type { inngest } from "@/inngest/client";
import { forOwner } from "@/lib/services/job-owner";
import type { Owner } from "@/lib/services/owner";

/** More than a document of the most pictures needs, one in each step. */
const MOST_STEPS = 100;

type Step = GetFunctionInput<typeof inngest>["step"];

/** Recognizes pages that are pictures in as many steps as they take, none much longer than a minute. */
export async function recognizeInSteps(
  step: Step,
  owner_id: number,
  recognize: (owner: Owner) => Promise<boolean>,
): Promise<void> {
  for (let number = 1; number <= MOST_STEPS; number += 1) {
    const name = number === 1 ? "recognize-text" : `recognize-text-${number}`;
    const are_more = await step.run(name, async () => {
      let are_more = false;
      await forOwner(owner_id, async (owner) => {
        are_more = await recognize(owner);
      });
      return are_more;
    });
    if (!are_more) return;
  }
}
