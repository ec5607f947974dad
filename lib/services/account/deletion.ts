import { eq, isNotNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { calendarFeeds } from "@/db/schema/feeds";
import { rateLimits } from "@/db/schema/rate-limits";
import { sessions, users } from "@/db/schema/users";
import { inngest } from "@/inngest/client";
import { accountDeleted } from "@/inngest/events";
import { removeEverythingOf } from "@/lib/files/storage";
import { log } from "@/lib/log";
import { found, invalidField } from "@/lib/services/errors";
import type { Owner } from "@/lib/services/owner";
import { verifyPassword } from "@/lib/services/passwords";

const ROUND = 50;

/**
 * Ends the account at once: every session and feed is gone, its name and address are free again. A job
 * then erases what it owned. 400 when the password is wrong.
 */
export async function deleteAccount(owner: Owner, password: string): Promise<void> {
  const [account] = await db()
    .select({ username: users.username, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, owner.id));
  const { username, password_hash } = found(account, "Account");
  if (!(await verifyPassword(password_hash, password))) {
    throw invalidField("password", "The password is not right.");
  }
  await db().transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.owner_id, owner.id));
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.owner_id, owner.id));
    await tx
      .update(users)
      .set({
        deleted_at: new Date().toISOString(),
        username: `deleted ${owner.id}`,
        email: `deleted ${owner.id}`,
        password_hash: "",
        first_name: "",
        last_name: "",
        major: "",
        year_of_study: null,
      })
      .where(eq(users.id, owner.id));
  });
  await forgetLimits(username);
  await announce(owner.id);
}

/** Counters of sign-ins name the account; those of requests know its number only, and run out. */
async function forgetLimits(username: string): Promise<void> {
  const name = `:name ${username.toLowerCase()}`;
  await db()
    .delete(rateLimits)
    .where(
      sql`right(${rateLimits.key}, ${name.length}::int) = ${name} or position(${`${name} `} in ${rateLimits.key}) > 0`,
    );
}

/** Stops the student's jobs and starts the erasure. If it cannot be sent, `eraseLeftovers` takes over. */
async function announce(owner_id: number): Promise<void> {
  try {
    await inngest.send(accountDeleted.create({ owner_id }));
  } catch (error) {
    log.warn({ owner_id, error }, "an account deletion was not announced");
  }
}

/** Erases the files and rows of a deleted account. Safe to repeat; it never touches a live one. */
export async function eraseAccount(owner_id: number): Promise<void> {
  const [account] = await db()
    .select({ deleted_at: users.deleted_at })
    .from(users)
    .where(eq(users.id, owner_id));
  if (!account?.deleted_at) return;
  await eraseFiles(owner_id);
  await db().delete(users).where(eq(users.id, owner_id));
}

/** Everything in storage that is theirs. */
export function eraseFiles(owner_id: number): Promise<void> {
  return removeEverythingOf(owner_id);
}

/** Deleted accounts whose erasure did not go through. */
export async function eraseLeftovers(): Promise<void> {
  const accounts = await db()
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.deleted_at))
    .orderBy(sql`random()`)
    .limit(ROUND);
  for (const { id } of accounts) {
    try {
      await eraseAccount(id);
    } catch (error) {
      log.error({ owner_id: id, error }, "an account could not be erased");
    }
  }
}
