import { and, eq, lt, notExists } from "drizzle-orm";
import { db } from "@/db/client";
import { accountLinks } from "@/db/schema/account-links";
import { invitations } from "@/db/schema/invitations";
import { rateLimits } from "@/db/schema/rate-limits";
import { searchFeedback, searchQueries } from "@/db/schema/retrieval";
import { sessions } from "@/db/schema/users";
import { forgetAnswers, releaseStale } from "@/lib/services/kernel/ai-ledger";
import { DAY_MS } from "@/lib/time/durations";

const QUERY_DAYS = 90;

/**
 * Deletes what can never matter again: spent rate-limit counters, expired sessions and links. Gives back what was
 * set aside for requests to a model that never ended.
 */
export async function deleteExpired(): Promise<void> {
  const now = new Date();
  await db().delete(rateLimits).where(lt(rateLimits.expire, now));
  await db().delete(sessions).where(lt(sessions.expires_at, now.toISOString()));
  // Those of the last day say how often an account was mailed.
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await db().delete(accountLinks).where(lt(accountLinks.expires_at, yesterday));
  await db().delete(invitations).where(lt(invitations.expires_at, yesterday));
  await releaseStale();
  await forgetAnswers();
  await deleteOldQueries(now);
}

/** What was asked long ago counts only where the student rated the answer. */
async function deleteOldQueries(now: Date): Promise<void> {
  const before = new Date(now.getTime() - QUERY_DAYS * DAY_MS).toISOString();
  const rated = db()
    .select({ id: searchFeedback.id })
    .from(searchFeedback)
    .where(
      and(
        eq(searchFeedback.owner_id, searchQueries.owner_id),
        eq(searchFeedback.query_id, searchQueries.id),
      ),
    );
  await db()
    .delete(searchQueries)
    .where(and(lt(searchQueries.created_at, before), notExists(rated)));
}
