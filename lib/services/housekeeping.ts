import { lt } from "drizzle-orm";
import { db } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { sessions } from "@/db/schema/users";

/** Deletes what can never matter again: spent rate-limit counters and expired sessions. */
export async function forgetExpired(): Promise<void> {
  const now = new Date();
  await db().delete(rateLimits).where(lt(rateLimits.expire, now));
  await db().delete(sessions).where(lt(sessions.expires_at, now.toISOString()));
}
