import { and, eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { aiBudgets, aiRequests, aiSiteBudgets } from "@/db/schema/ai-usage";
import type { ModelUsage } from "@/lib/ai/models";
import { env } from "@/lib/env";
import { found } from "@/lib/services/errors";
import type { Owner } from "@/lib/services/owner";

/** Longer than any request to a model takes: whoever made the reservation is gone. */
const STALE_MS = 15 * 60 * 1000;
const ROUND = 500;

type Wanted = {
  /** "chat", "assignment", "plan", "embedding", ... */
  purpose: string;
  model: string;
  /** The most tokens it can take. */
  estimate: number;
};

/** Whose allowance is used up. */
export type UsedUp = "day" | "month" | "site";

/**
 * Sets tokens aside before a request to a model, in one transaction: requests at once never take more
 * together than is allowed. Answers the reservation's id, or what is used up.
 */
export async function reserve(owner: Owner, wanted: Wanted): Promise<number | UsedUp> {
  const created_at = new Date().toISOString();
  const { day, month } = periodsOf(created_at);
  const tokens = Math.ceil(wanted.estimate * weightOf(wanted.purpose));
  try {
    return await db().transaction(async (tx) => {
      // In the same order everywhere, so that none waits for the other in a circle.
      await take(tx, "day", { owner, period: day, tokens, limit: env.AI_DAILY_TOKENS });
      await take(tx, "month", { owner, period: month, tokens, limit: env.AI_MONTHLY_TOKENS });
      await takeOfSite(tx, day, tokens);
      const [row] = await tx
        .insert(aiRequests)
        .values({
          owner_id: owner.id,
          model: wanted.model,
          purpose: wanted.purpose,
          state: "reserved",
          reserved: tokens,
          created_at,
        })
        .returning({ id: aiRequests.id });
      return found(row, "Reservation").id;
    });
  } catch (error) {
    if (error instanceof Exhausted) return error.used_up;
    throw error;
  }
}

/** Puts what was really used in the place of what was set aside. Safe to repeat. */
export async function settle(owner: Owner, id: number, usage: ModelUsage): Promise<void> {
  await close(owner, id, { state: "settled", ...usage });
}

/** Gives everything back that was set aside. */
export async function release(owner: Owner, id: number): Promise<void> {
  await close(owner, id, { state: "released", input: 0, output: 0 });
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

/** A token that is embedded costs a small part of one that is answered, and a book has many of them. */
function weightOf(purpose: string): number {
  return purpose === "embedding" ? 0.05 : 1;
}

class Exhausted extends Error {
  constructor(readonly used_up: UsedUp) {
    super(`The allowance is used up (${used_up})`);
  }
}

type Take = { owner: Owner; period: string; tokens: number; limit: number | null };

async function take(
  tx: Transaction,
  used_up: UsedUp,
  { owner, period, tokens, limit }: Take,
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

async function takeOfSite(tx: Transaction, period: string, tokens: number): Promise<void> {
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

type Closing = { state: "settled" | "released"; model?: string; input: number; output: number };

async function close(
  owner: { id: number },
  id: number,
  { state, model, input, output }: Closing,
): Promise<void> {
  await db().transaction(async (tx) => {
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
    // What was given back as stale and is answered after all still counts.
    if (!row || row.state === "settled" || row.state === state) return;
    await tx
      .update(aiRequests)
      .set({
        state,
        ...(model && { model }),
        input_tokens: input,
        output_tokens: output,
        settled_at: new Date().toISOString(),
      })
      .where(and(eq(aiRequests.owner_id, owner.id), eq(aiRequests.id, id)));
    const taken = Math.ceil((input + output) * weightOf(row.purpose));
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
