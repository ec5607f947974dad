import { eq, isNotNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { accountLinks } from "@/db/schema/account-links";
import { courseLinks } from "@/db/schema/course-links";
import { calendarFeeds } from "@/db/schema/feeds";
import { identities } from "@/db/schema/identities";
import { rateLimits } from "@/db/schema/rate-limits";
import { sessions, users } from "@/db/schema/users";
import { accountDeleted } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import type { account } from "@/lib/contract/account";
import type { ReadBody } from "@/lib/contract/endpoint";
import { removeAllOf } from "@/lib/files/storage";
import { log } from "@/lib/log";
import { verifyPassword } from "@/lib/services/account/passwords";
import { hasPassword } from "@/lib/services/account/sign-up";
import { found, invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";

const ROUND = 50;

/**
 * Ends the account at once: every session, feed and link is gone, its name and address are free again. A job
 * then erases what it owned. 400 when the password (or the username of an account without one) is wrong.
 */
export async function deleteAccount(
  owner: Owner,
  proof: ReadBody<typeof account.remove>,
): Promise<void> {
  const [known] = await db()
    .select({ username: users.username, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, owner.id));
  const { username, password_hash } = found(known, "Account");
  if (!hasPassword(password_hash)) {
    if (proof.username?.toLowerCase() !== username.toLowerCase()) {
      throw invalidField("username", "That's not your username.");
    }
  } else if (!(await verifyPassword(password_hash, proof.password ?? ""))) {
    throw invalidField("password", "That's not the right password.");
  }
  await db().transaction((tx) => endAccount(owner.id, tx));
  await clearSignInLimits(username);
}

/** Takes away what leads into the account and what it is called by, and has a job erase the rest. */
export async function endAccount(owner_id: number, tx: Transaction): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.owner_id, owner_id));
  await tx.delete(identities).where(eq(identities.owner_id, owner_id));
  await tx.delete(accountLinks).where(eq(accountLinks.owner_id, owner_id));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.owner_id, owner_id));
  await tx.delete(courseLinks).where(eq(courseLinks.owner_id, owner_id));
  await tx
    .update(users)
    .set({
      deleted_at: new Date().toISOString(),
      username: `deleted ${owner_id}`,
      email: `deleted ${owner_id}`,
      password_hash: "",
      first_name: "",
      last_name: "",
      major: "",
      year_of_study: null,
      role: "student",
    })
    .where(eq(users.id, owner_id));
  // It stops the student's jobs and starts the erasure.
  await announce([accountDeleted.create({ owner_id })], tx);
}

/**
 * Deletes the sign-in counters, which name the account. Request counters hold only its id and expire by themselves.
 */
export async function clearSignInLimits(username: string): Promise<void> {
  const name = `:name ${username.toLowerCase()}`;
  await db()
    .delete(rateLimits)
    .where(
      sql`right(${rateLimits.key}, ${name.length}::int) = ${name} or position(${`${name} `} in ${rateLimits.key}) > 0`,
    );
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

/** Deletes every file of the account from storage. */
export function eraseFiles(owner_id: number): Promise<void> {
  return removeAllOf(owner_id);
}

/** Erases deleted accounts whose erasure failed. */
export async function retryErasures(): Promise<void> {
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
