import { z } from "zod";
import {
  isProposal,
  type ProposalRequest,
  type Proposed,
  proposalTokens,
  propose,
} from "@/lib/ai/propose";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";

interface Asking<T, Decided> {
  purpose: "assignment" | "syllabus" | "plan";
  /** Names what is decided on, and the attempt: asked again for the same, the model is not. */
  key: string;
  request: ProposalRequest<T>;
  /** Takes of the proposal what is proven. */
  decide: (proposed: Proposed<T>) => Decided | Promise<Decided>;
  /** What the student reads when nothing usable came. */
  failure: string;
}

/**
 * Lets the configured model propose, within the student's allowance: what was decided of its proposal, or a note for
 * the student, or null where no model is configured or wanted. A model that fails is a note, never an error.
 */
export async function askProposal<T, Decided>(
  owner: Owner,
  { purpose, key, request, decide, failure }: Asking<T, Decided>,
): Promise<{ decided: Decided } | { note: string } | null> {
  try {
    const estimate = proposalTokens(request);
    const paid_once = {
      key: `${purpose} ${key}`,
      read: (kept: unknown) => keptProposal(request, kept),
    };
    const result = await withModel<Proposed<T> | null>(
      owner,
      { purpose, estimate, paid_once },
      () => propose(request),
    );
    if (!result.asked) return result.note ? { note: result.note } : null;
    return result.answer && { decided: await decide(result.answer) };
  } catch (error) {
    log.warn({ purpose, error }, "no usable proposal");
    return { note: failure };
  }
}

function keptProposal<T>(request: ProposalRequest<T>, kept: unknown): Proposed<T> | null {
  const { data } = Kept.safeParse(kept);
  if (!data) return null;
  const { proposal, usage } = data;
  return isProposal(request, proposal) ? { proposal, usage } : null;
}

const Kept = z.object({
  proposal: z.unknown(),
  usage: z.object({ model: z.string(), input: z.number(), output: z.number() }),
});
