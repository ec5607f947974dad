import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { ModelFailure } from "@/lib/ai/model-failure";
import type { ModelUsage } from "@/lib/ai/models";
import { type ModelTask, modelFor, reasonOf } from "@/lib/ai/provider";
import { log } from "@/lib/log";
import { release, reserve, settle, type UsedUp } from "@/lib/services/ai-budget/ledger";
import type { Owner } from "@/lib/services/owner";

type Asking = {
  purpose: "chat" | "question" | "explanation" | "assignment" | "syllabus" | "plan" | "embedding";
  /** The most tokens it can take, the answer included. */
  estimate: number;
};

/** What the model answered, or why it was not asked; `note` is for the student, and empty where they chose it. */
type Asked<T> = { asked: true; answer: T } | { asked: false; note: string };

const NOTES: Record<UsedUp, string> = {
  day: "Your allowance of the language model for today is used up, so the built-in engine did this.",
  month:
    "Your allowance of the language model for this month is used up, so the built-in engine did this.",
  site: "The language model is used up for everybody today, so the built-in engine did this.",
};

/**
 * The one way to a language model. Nothing is asked, and nothing of the student's leaves, when none is
 * configured, when the site or the student has switched it off, or when an allowance is used up. A ledger
 * that fails blocks nobody. `ask` throws what the provider does.
 */
export async function withModel<T extends { usage: ModelUsage } | null>(
  owner: Owner,
  { purpose, estimate }: Asking,
  ask: () => Promise<T>,
): Promise<Asked<T>> {
  const model = modelFor(TASKS[purpose]);
  if (!model || !(await allowsModels(owner))) return { asked: false, note: "" };
  const reservation = await guarded(() => reserve(owner, { purpose, model, estimate }));
  if (typeof reservation === "string") return { asked: false, note: NOTES[reservation] };
  try {
    const answer = await ask();
    if (reservation !== undefined) {
      const usage = answer?.usage;
      await guarded(() =>
        usage ? settle(owner, reservation, usage) : release(owner, reservation),
      );
    }
    return { asked: true, answer };
  } catch (error) {
    if (reservation !== undefined) {
      const usage = error instanceof ModelFailure ? error.usage : null;
      await guarded(() =>
        usage && usage.input + usage.output > 0
          ? settle(owner, reservation, usage)
          : release(owner, reservation),
      );
    }
    throw error;
  }
}

/** The student's own switch. Unknown is off. */
export async function allowsModels(owner: Owner): Promise<boolean> {
  const rows = await guarded(() =>
    db().select({ ai_enabled: users.ai_enabled }).from(users).where(eq(users.id, owner.id)),
  );
  return rows?.[0]?.ai_enabled ?? false;
}

const TASKS: Record<Asking["purpose"], ModelTask> = {
  chat: "chat",
  question: "chat",
  explanation: "chat",
  assignment: "extraction",
  syllabus: "extraction",
  plan: "extraction",
  embedding: "embedding",
};

async function guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, "the ledger of the language model failed");
    return undefined;
  }
}
