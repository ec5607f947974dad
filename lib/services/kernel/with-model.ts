import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { ModelFailure, type ModelUsage } from "@/lib/ai/model-failure";
import { type ModelTask, modelFor, reasonOf } from "@/lib/ai/provider";
import { log } from "@/lib/log";
import { type ExhaustedAllowance, release, reserve, settle } from "@/lib/services/kernel/ai-ledger";
import type { Owner } from "@/lib/services/kernel/owner";

type ModelCall = {
  purpose: "chat" | "question" | "explanation" | "assignment" | "syllabus" | "plan" | "embedding";
  /** The most tokens it can take, the answer included. */
  estimate: number;
};

/** What the model answered, or why it was not asked; `note` is for the student, and empty where they chose it. */
type ModelOutcome<T> = { asked: true; answer: T } | { asked: false; note: string };

const NOTES: Record<ExhaustedAllowance, string> = {
  day: "You've used up today's language model allowance, so we did this without it.",
  month: "You've used up this month's language model allowance, so we did this without it.",
  site: "Everyone together has used up the language model for today, so we did this without it.",
};

/**
 * The only way to a language model. Nothing is sent when no model is configured, when the site or the student has
 * switched models off, or when an allowance is used up. An error of the ledger does not stop the request. Errors of
 * the provider are passed on.
 */
export async function withModel<T extends { usage: ModelUsage } | null>(
  owner: Owner,
  { purpose, estimate }: ModelCall,
  ask: () => Promise<T>,
): Promise<ModelOutcome<T>> {
  const model = modelFor(TASKS[purpose]);
  if (!model || !(await allowsModels(owner))) return { asked: false, note: "" };
  const reservation = await ignoringLedgerFaults(() =>
    reserve(owner, { purpose, model, estimate }),
  );
  if (typeof reservation === "string") return { asked: false, note: NOTES[reservation] };
  try {
    const answer = await ask();
    if (reservation !== undefined) {
      const usage = answer?.usage;
      await ignoringLedgerFaults(() =>
        usage ? settle(owner, reservation, usage) : release(owner, reservation),
      );
    }
    return { asked: true, answer };
  } catch (error) {
    if (reservation !== undefined) {
      const usage = error instanceof ModelFailure ? error.usage : null;
      await ignoringLedgerFaults(() =>
        usage && usage.input + usage.output > 0
          ? settle(owner, reservation, usage)
          : release(owner, reservation),
      );
    }
    throw error;
  }
}

/** Whether the student allows models. An unreadable setting counts as no. */
export async function allowsModels(owner: Owner): Promise<boolean> {
  const rows = await ignoringLedgerFaults(() =>
    db().select({ ai_enabled: users.ai_enabled }).from(users).where(eq(users.id, owner.id)),
  );
  return rows?.[0]?.ai_enabled ?? false;
}

const TASKS: Record<ModelCall["purpose"], ModelTask> = {
  chat: "chat",
  question: "chat",
  explanation: "chat",
  assignment: "extraction",
  syllabus: "extraction",
  plan: "extraction",
  embedding: "embedding",
};

async function ignoringLedgerFaults<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, "the ledger of the language model failed");
    return undefined;
  }
}
