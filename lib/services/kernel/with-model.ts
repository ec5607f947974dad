import { eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { BROKEN, ModelFailure, type ModelUsage } from "@/lib/ai/model-failure";
import { type ModelTask, modelFor, reasonOf } from "@/lib/ai/provider";
import { log } from "@/lib/log";
import { countModelCall } from "@/lib/metrics";
import {
  type ExhaustedAllowance,
  release,
  reserve,
  type Settlement,
  settle,
} from "@/lib/services/kernel/ai-ledger";
import { type Circuit, enter, fail, succeed } from "@/lib/services/kernel/circuits";
import type { Owner } from "@/lib/services/kernel/owner";
import { traced } from "@/lib/tracing";

type Purpose =
  | "chat"
  | "question"
  | "explanation"
  | "assignment"
  | "syllabus"
  | "plan"
  | "embedding"
  | "moderation";

type ModelCall<T> = {
  purpose: Purpose;
  /** The most tokens it can take, the answer included. */
  estimate: number;
  /**
   * Names work that may be done twice, as the step of a job whose process died: its answer is kept, and is given again
   * without asking. `read` says whether what was kept is such an answer.
   */
  paid_once?: { key: string; read: (kept: unknown) => T | null };
  /** Keeps what the answer is for, in the transaction that pays: neither is there without the other. */
  keep?: (tx: Transaction, answer: T) => Promise<void>;
};

/** What the model answered, or why it was not asked; `note` is for the student, and empty where they chose it. */
type ModelOutcome<T> = { asked: true; answer: T } | { asked: false; note: string };

const NOTES: Record<ExhaustedAllowance, string> = {
  day: "You've used up today's language model allowance, so we did this without it.",
  month: "You've used up this month's language model allowance, so we did this without it.",
  site: "Everyone together has used up the language model for today, so we did this without it.",
};

/**
 * The only way to a model. Nothing is sent when none is configured, when the site or the student has switched models
 * off, or when an allowance is used up. An error of the ledger does not stop the request. Failures of the provider are
 * counted and passed on as `ModelFailure`, also while it is left alone after too many.
 */
export async function withModel<T extends { usage: ModelUsage } | null>(
  owner: Owner,
  { purpose, estimate, paid_once, keep }: ModelCall<T>,
  ask: () => Promise<T>,
): Promise<ModelOutcome<T>> {
  const { task, circuit } = PURPOSES[purpose];
  const model = modelFor(task);
  if (!model || !(await allowsModels(owner))) return { asked: false, note: "" };
  enter(circuit, owner.id, model);
  const key = paid_once?.key;
  const reservation = await ignoringLedgerFaults(() =>
    reserve(owner, { purpose, model, estimate, ...(key && { key }) }),
  );
  if (typeof reservation === "string") return { asked: false, note: NOTES[reservation] };
  if (typeof reservation === "object") {
    const answer = paid_once?.read(reservation.paid) ?? null;
    if (answer !== null) return { asked: true, answer };
    throw new ModelFailure({ model, input: 0, output: 0 }, BROKEN);
  }
  let answer: T;
  try {
    answer = await traced(`${purpose} ${model}`, { kind: "CLIENT" }, async (span) => {
      span.setAttribute("gen_ai.request.model", model);
      const answered = await ask();
      const { input, output } = answered?.usage ?? NOTHING_USED;
      span.setAttributes({
        "gen_ai.usage.input_tokens": input,
        "gen_ai.usage.output_tokens": output,
      });
      return answered;
    });
  } catch (error) {
    countModelCall(purpose, "failed", error instanceof ModelFailure ? error.usage : null);
    await settleFailure(owner, { reservation, circuit }, error);
    throw error;
  }
  succeed(circuit);
  countModelCall(purpose, "answered", answer?.usage);
  const settlement = {
    ...(paid_once && { answer }),
    ...(keep && { keep: (tx: Transaction) => keep(tx, answer) }),
  };
  await settleAnswer(owner, { reservation, answer, settlement });
  return { asked: true, answer };
}

/** Whether the student allows models. An unreadable setting counts as no. */
export async function allowsModels(owner: Owner): Promise<boolean> {
  const rows = await ignoringLedgerFaults(() =>
    db().select({ ai_enabled: users.ai_enabled }).from(users).where(eq(users.id, owner.id)),
  );
  return rows?.[0]?.ai_enabled ?? false;
}

const PURPOSES: Record<Purpose, { task: ModelTask; circuit: Circuit }> = {
  chat: { task: "chat", circuit: "chat" },
  question: { task: "chat", circuit: "chat" },
  explanation: { task: "chat", circuit: "chat" },
  assignment: { task: "extraction", circuit: "import" },
  syllabus: { task: "extraction", circuit: "import" },
  plan: { task: "extraction", circuit: "plan" },
  embedding: { task: "embedding", circuit: "embedding" },
  moderation: { task: "moderation", circuit: "moderation" },
};

interface Answered {
  reservation: number | undefined;
  answer: { usage: ModelUsage } | null;
  settlement: Settlement;
}

async function settleAnswer(owner: Owner, { reservation, answer, settlement }: Answered) {
  if (settlement.keep) {
    // What is not kept was asked in vain, so that here an error of the database counts.
    if (reservation === undefined || !answer) await db().transaction(settlement.keep);
    else await settle(owner, reservation, answer.usage, settlement);
  } else if (reservation !== undefined) {
    await ignoringLedgerFaults(() =>
      answer ? settle(owner, reservation, answer.usage, settlement) : release(owner, reservation),
    );
  }
}

async function settleFailure(
  owner: Owner,
  { reservation, circuit }: { reservation: number | undefined; circuit: Circuit },
  error: unknown,
) {
  const { usage, why } = error instanceof ModelFailure ? error : UNKNOWN;
  const rests_until = fail(circuit, owner.id, why)?.toISOString() ?? null;
  if (rests_until) log.warn({ circuit, rests_until }, "a model is left alone for a moment");
  if (reservation === undefined) return;
  const failed = { failure: why.code, rests_until };
  await ignoringLedgerFaults(() =>
    usage && usage.input + usage.output > 0
      ? settle(owner, reservation, usage, failed)
      : release(owner, reservation, failed),
  );
}

const UNKNOWN = { usage: null, why: BROKEN };
const NOTHING_USED = { input: 0, output: 0 };

async function ignoringLedgerFaults<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, "the ledger of the language model failed");
    return undefined;
  }
}
