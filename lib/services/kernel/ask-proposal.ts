import { type ProposalRequest, type Proposed, proposalTokens, propose } from "@/lib/ai/propose";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";

interface Asking<T, Decided> {
  purpose: "assignment" | "syllabus" | "plan";
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
  { purpose, request, decide, failure }: Asking<T, Decided>,
): Promise<{ decided: Decided } | { note: string } | null> {
  try {
    const estimate = proposalTokens(request);
    const result = await withModel(owner, { purpose, estimate }, () => propose(request));
    if (!result.asked) return result.note ? { note: result.note } : null;
    return result.answer && { decided: await decide(result.answer) };
  } catch (error) {
    log.warn({ purpose, name: error instanceof Error ? error.name : "" }, "no usable proposal");
    return { note: failure };
  }
}
