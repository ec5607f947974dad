import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { aiBudgets, aiRequests } from "@/db/schema/ai-usage";
import { users } from "@/db/schema/users";
import { modelFor } from "@/lib/ai/provider";
import type { AiUsage } from "@/lib/contract/ai";
import { env } from "@/lib/env";
import { periodsOf } from "@/lib/services/kernel/ai-ledger";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** What is used and allowed today and this month, in UTC. Open reservations count as used. */
export async function readUsage(owner: Owner): Promise<AiUsage> {
  const { day, month } = periodsOf(new Date().toISOString());
  const [switches, budgets, purposes] = await Promise.all([
    db().select({ ai_enabled: users.ai_enabled }).from(users).where(eq(users.id, owner.id)),
    db()
      .select({ period: aiBudgets.period, tokens: aiBudgets.tokens })
      .from(aiBudgets)
      .where(and(eq(aiBudgets.owner_id, owner.id), inArray(aiBudgets.period, [day, month]))),
    readPurposes(owner, `${month}-01T00:00:00.000Z`),
  ]);
  const used = (period: string) => budgets.find((each) => each.period === period)?.tokens ?? 0;
  const model = modelFor("chat");
  return {
    is_configured: Boolean(env.AI_CHAT_MODEL ?? env.AI_MODEL) && hasEndpoint(),
    model,
    ai_enabled: found(switches[0], "Account").ai_enabled,
    site_enabled: env.AI === "on",
    day: { limit: env.AI_DAILY_TOKENS, used: used(day) },
    month: { limit: env.AI_MONTHLY_TOKENS, used: used(month) },
    purposes,
  };
}

/** Applies to every request from now on. */
export async function switchModels(
  owner: Owner,
  { ai_enabled }: { ai_enabled: boolean },
): Promise<AiUsage> {
  await db().update(users).set({ ai_enabled }).where(eq(users.id, owner.id));
  return readUsage(owner);
}

function hasEndpoint(): boolean {
  return Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);
}

function readPurposes(owner: Owner, since: string) {
  const input_tokens = sql<number>`sum(${aiRequests.input_tokens})::int`;
  return db()
    .select({
      purpose: aiRequests.purpose,
      model: aiRequests.model,
      requests: sql<number>`count(*)::int`,
      input_tokens,
      output_tokens: sql<number>`sum(${aiRequests.output_tokens})::int`,
    })
    .from(aiRequests)
    .where(
      and(
        ownedBy(aiRequests, owner),
        gte(aiRequests.created_at, since),
        eq(aiRequests.state, "settled"),
      ),
    )
    .groupBy(aiRequests.purpose, aiRequests.model)
    .orderBy(aiRequests.purpose, aiRequests.model);
}
