import { and, asc, desc, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { aiBudgets, aiSiteBudgets } from "@/db/schema/ai-usage";
import { files } from "@/db/schema/files";
import { users } from "@/db/schema/users";
import type { SiteUse } from "@/lib/contract/operator";
import { USE_DAYS } from "@/lib/contract/operator-values";
import { periodsOf } from "@/lib/services/kernel/ai-ledger";
import { keptFor } from "@/lib/services/kernel/kept-for";
import { DAY_MS, MINUTE_MS } from "@/lib/time/durations";

const MOST_USERS = 20;
/** Adding up all files looks at each of them. */
const SUMMED_MS = 10 * MINUTE_MS;

/** What everybody together used, from sums that are kept as it is used. */
export async function readUse(): Promise<SiteUse> {
  const { month } = periodsOf(new Date().toISOString());
  const [days, most_tokens, stored] = await Promise.all([
    db()
      .select({ day: aiSiteBudgets.period, tokens: aiSiteBudgets.tokens })
      .from(aiSiteBudgets)
      .where(daysOfUse(aiSiteBudgets.period))
      .orderBy(asc(aiSiteBudgets.period)),
    db()
      .select({
        owner_id: aiBudgets.owner_id,
        username: users.username,
        tokens: aiBudgets.tokens,
      })
      .from(aiBudgets)
      .innerJoin(users, and(eq(users.id, aiBudgets.owner_id), isNull(users.deleted_at)))
      .where(eq(aiBudgets.period, month))
      .orderBy(desc(aiBudgets.tokens))
      .limit(MOST_USERS),
    sumOfFiles(),
  ]);
  return {
    days,
    tokens_in_30_days: days.reduce((sum, { tokens }) => sum + tokens, 0),
    storage_bytes: stored.bytes,
    files: stored.files,
    most_tokens,
  };
}

/** The days of a period column that lie in the last 30, today among them. Months stand in it as well. */
export function daysOfUse(period: AnyPgColumn): SQL | undefined {
  return and(gte(period, firstDayOfUse()), sql`length(${period}) = 10`);
}

export function firstDayOfUse(): string {
  return periodsOf(new Date(Date.now() - (USE_DAYS - 1) * DAY_MS).toISOString()).day;
}

/** Of all files as they were uploaded. */
export function sumOfFiles(): Promise<{ bytes: number; files: number }> {
  return summed.read();
}

const summed = keptFor(SUMMED_MS, selectSum);

async function selectSum(): Promise<{ bytes: number; files: number }> {
  const [sum] = await db()
    .select({
      bytes: sql`coalesce(sum(${files.file_size}), 0)`.mapWith(Number),
      files: sql`count(*)`.mapWith(Number),
    })
    .from(files);
  return sum ?? { bytes: 0, files: 0 };
}
