import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { aiBudgets, aiRequests, aiSiteBudgets } from "@/db/schema/ai-usage";
import type { ModelUsage } from "@/lib/ai/model-failure";
import { env } from "@/lib/env";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { DAY_MS } from "@/lib/time/durations";

/** Longer than any request to a model takes, so a reservation of this age was left behind by a process that ended. */
const STALE_MS = 15 * 60 * 1000;
const ROUND = 500;

type ReservationRequest = {
  /** "chat", "assignment", "plan", "embedding", ... */
  purpose: string;
  model: string;
  /** The most tokens it can take. */
  estimate: number;
  /** Names the work, so that work done twice is set aside and paid once. */
  key?: string;
};

/** Asked and paid for before, under the same key: what came of it; null where nothing came that can be used. */
type Paid = { paid: unknown };

/** What becomes of a reservation, beside its tokens. */
export type Settlement = {
  /** Kept for work that is done again. */
  answer?: unknown;
  /** Why there is none. */
  failure?: string;
  /** Until when the provider is left alone after it. */
  rests_until?: string | null;
  /** Done in the same transaction. */
  keep?: (tx: Transaction) => Promise<void>;
};

/** Whose allowance is used up. */
export type ExhaustedAllowance = "day" | "month" | "site";

/**
 * Sets tokens aside before a request to a model, in one transaction: requests at once never take more
 * together than is allowed. Answers the reservation's id, or what is used up, or what was paid before under this key.
 */
export async function reserve(
  owner: Owner,
  wanted: ReservationRequest,
): Promise<number | ExhaustedAllowance | Paid> {
  const created_at = new Date().toISOString();
  const { day, month } = periodsOf(created_at);
  const tokens = Math.ceil(wanted.estimate * costPerToken(wanted.purpose));
  try {
    return await db().transaction(async (tx) => {
      const [row] = await tx
        .insert(aiRequests)
        .values({
          owner_id: owner.id,
          model: wanted.model,
          purpose: wanted.purpose,
          state: "reserved",
          reserved: tokens,
          created_at,
          key: wanted.key ?? null,
        })
        .onConflictDoNothing()
        .returning({ id: aiRequests.id });
      if (!row) {
        const before = await lockedByKey(tx, owner, wanted.key ?? "");
        if (before.state === "settled") return { paid: before.answer };
        // Left by a process that died while it asked: its tokens are still set aside.
        if (before.state === "reserved") return before.id;
        await tx
          .update(aiRequests)
          .set({ state: "reserved", reserved: tokens, created_at, failure: null })
          .where(and(ownedBy(aiRequests, owner), eq(aiRequests.id, before.id)));
      }
      // The rows are always locked in this order, so that two transactions cannot deadlock.
      await reserveFromBudget(tx, "day", {
        owner,
        period: day,
        tokens,
        limit: env.AI_DAILY_TOKENS,
      });
      await reserveFromBudget(tx, "month", {
        owner,
        period: month,
        tokens,
        limit: env.AI_MONTHLY_TOKENS,
      });
      await reserveFromSiteBudget(tx, day, tokens);
      return row?.id ?? (await lockedByKey(tx, owner, wanted.key ?? "")).id;
    });
  } catch (error) {
    if (error instanceof Exhausted) return error.used_up;
    throw error;
  }
}

/** Puts what was really used in the place of what was set aside. Safe to repeat. */
export async function settle(
  owner: Owner,
  id: number,
  usage: ModelUsage,
  settlement: Settlement = {},
): Promise<void> {
  await close(owner, id, { ...settlement, state: "settled", ...usage });
}

/** Gives everything back that was set aside. */
export async function release(
  owner: Owner,
  id: number,
  settlement: Settlement = {},
): Promise<void> {
  await close(owner, id, { ...settlement, state: "released", input: 0, output: 0 });
}

/** Forgets answers of models that no work can need any more: their words are a student's. */
export async function forgetAnswers(): Promise<void> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  await db()
    .update(aiRequests)
    .set({ answer: null })
    .where(and(isNotNull(aiRequests.answer), lt(aiRequests.created_at, before)));
}

/** Gives back what was set aside for requests that nobody waits for any more. */
export async function releaseStale(): Promise<void> {
  const before = new Date(Date.now() - STALE_MS).toISOString();
  const stale = await db()
    .select({ id: aiRequests.id, owner_id: aiRequests.owner_id })
    .from(aiRequests)
    .where(and(eq(aiRequests.state, "reserved"), lt(aiRequests.created_at, before)))
    .limit(ROUND);
  for (const { id, owner_id } of stale) {
    await close({ id: owner_id }, id, { state: "released", input: 0, output: 0 });
  }
}

/** The day and the month of an instant, in UTC. */
export function periodsOf(instant: string): { day: string; month: string } {
  return { day: instant.slice(0, 10), month: instant.slice(0, 7) };
}

/** An embedded token counts as a fraction of a generated one: it costs far less, and a book has many. */
function costPerToken(purpose: string): number {
  return purpose === "embedding" ? 0.05 : 1;
}

class Exhausted extends Error {
  constructor(readonly used_up: ExhaustedAllowance) {
    super(`The allowance is used up (${used_up})`);
  }
}

type BudgetReservation = { owner: Owner; period: string; tokens: number; limit: number | null };

async function reserveFromBudget(
  tx: Transaction,
  used_up: ExhaustedAllowance,
  { owner, period, tokens, limit }: BudgetReservation,
): Promise<void> {
  if (limit !== null && tokens > limit) throw new Exhausted(used_up);
  const rows = await tx
    .insert(aiBudgets)
    .values({ owner_id: owner.id, period, tokens })
    .onConflictDoUpdate({
      target: [aiBudgets.owner_id, aiBudgets.period],
      set: { tokens: sql`${aiBudgets.tokens} + ${tokens}` },
      setWhere: limit === null ? sql`true` : sql`${aiBudgets.tokens} + ${tokens} <= ${limit}`,
    })
    .returning({ tokens: aiBudgets.tokens });
  if (rows.length === 0) throw new Exhausted(used_up);
}

async function reserveFromSiteBudget(
  tx: Transaction,
  period: string,
  tokens: number,
): Promise<void> {
  const limit = env.AI_SITE_DAILY_TOKENS;
  if (limit !== null && tokens > limit) throw new Exhausted("site");
  const rows = await tx
    .insert(aiSiteBudgets)
    .values({ period, tokens })
    .onConflictDoUpdate({
      target: aiSiteBudgets.period,
      set: { tokens: sql`${aiSiteBudgets.tokens} + ${tokens}` },
      setWhere: limit === null ? sql`true` : sql`${aiSiteBudgets.tokens} + ${tokens} <= ${limit}`,
    })
    .returning({ tokens: aiSiteBudgets.tokens });
  if (rows.length === 0) throw new Exhausted("site");
}

type Closing = Settlement & {
  state: "settled" | "released";
  model?: string;
  input: number;
  output: number;
};

async function lockedByKey(tx: Transaction, owner: Owner, key: string) {
  const [row] = await tx
    .select({ id: aiRequests.id, state: aiRequests.state, answer: aiRequests.answer })
    .from(aiRequests)
    .where(and(ownedBy(aiRequests, owner), eq(aiRequests.key, key)))
    .for("update");
  return found(row, "Reservation");
}

async function close(
  owner: { id: number },
  id: number,
  { state, model, input, output, answer, failure, rests_until, keep }: Closing,
): Promise<void> {
  await db().transaction(async (tx) => {
    await keep?.(tx);
    const [row] = await tx
      .select({
        state: aiRequests.state,
        reserved: aiRequests.reserved,
        purpose: aiRequests.purpose,
        created_at: aiRequests.created_at,
      })
      .from(aiRequests)
      .where(and(eq(aiRequests.owner_id, owner.id), eq(aiRequests.id, id)))
      .for("update");
    // A reservation that was released as stale still counts when its answer arrives late.
    if (!row || row.state === "settled" || row.state === state) return;
    await tx
      .update(aiRequests)
      .set({
        state,
        ...(model && { model }),
        input_tokens: input,
        output_tokens: output,
        settled_at: new Date().toISOString(),
        ...(answer !== undefined && { answer }),
        ...(failure && { failure }),
        ...(rests_until && { rests_until }),
      })
      .where(and(eq(aiRequests.owner_id, owner.id), eq(aiRequests.id, id)));
    const taken = Math.ceil((input + output) * costPerToken(row.purpose));
    const change = taken - (row.state === "reserved" ? row.reserved : 0);
    const { day, month } = periodsOf(row.created_at);
    for (const period of [day, month]) {
      await tx
        .update(aiBudgets)
        .set({ tokens: sql`greatest(0, ${aiBudgets.tokens} + ${change})` })
        .where(and(eq(aiBudgets.owner_id, owner.id), eq(aiBudgets.period, period)));
    }
    await tx
      .update(aiSiteBudgets)
      .set({ tokens: sql`greatest(0, ${aiSiteBudgets.tokens} + ${change})` })
      .where(eq(aiSiteBudgets.period, day));
  });
}
