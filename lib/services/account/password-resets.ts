import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { accountLinks } from "@/db/schema/account-links";
import { users } from "@/db/schema/users";
import { passwordForgotten } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { mailConfigured } from "@/lib/mail/smtp";
import { accountsNamed, rejectWeakPassword } from "@/lib/services/account/accounts";
import { endLinks, liveLink, makeLink, spendLink } from "@/lib/services/account/links";
import { resetMail } from "@/lib/services/account/mails";
import { tellPasswordChanged } from "@/lib/services/account/notices";
import { hashPassword } from "@/lib/services/account/passwords";
import { revokeOtherSessions } from "@/lib/services/account/sessions";
import { requirePasswords, signInOptions } from "@/lib/services/account/sign-up";
import { Failure, invalid } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { queueMail } from "@/lib/services/mail/queue";
import { DAY_MS, MINUTE_MS } from "@/lib/time/durations";

/** Whether a link can be mailed; else only an operator can make one. */
export function resetByMail(): { by_mail: boolean } {
  return { by_mail: mailConfigured() && signInOptions().passwords };
}

/**
 * Has a link mailed to the accounts of this name, if there are any. One look and one row whoever it is, so that neither
 * the answer nor its time tells: a job does the rest.
 */
export async function askForReset(name: string): Promise<void> {
  requirePasswords();
  if (!mailConfigured()) throw new Failure(409, NO_MAIL);
  const owner_ids = (await accountsNamed(name)).map(({ id }) => id);
  await announce([passwordForgotten.create({ owner_ids })]);
}

const NO_MAIL =
  "This site can't send mail. Please ask whoever runs it for a link to set a new password.";

/** Soon after one mail there is no other. A link lives longer than the longest pause, so that one is always good. */
const QUICK_MAILS = 5;
const PAUSE_MS = { first: 2 * MINUTE_MS, later: 20 * MINUTE_MS };

/** Mails a link, unless one was mailed a moment ago; that one stays good. */
export async function mailResetLink(owner: Owner): Promise<void> {
  await db().transaction(async (tx) => {
    const [account] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, owner.id))
      .for("update");
    if (!account || (await isTooSoon(owner, tx))) return;
    const link = await makeLink(owner.id, "reset_password", account.email, tx);
    await queueMail(owner, resetMail(account.email, link), tx);
  });
}

async function isTooSoon(owner: Owner, tx: Transaction): Promise<boolean> {
  const now = Date.now();
  const recent = await tx
    .select({ created_at: accountLinks.created_at })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.owner_id, owner.id),
        eq(accountLinks.purpose, "reset_password"),
        gt(accountLinks.created_at, new Date(now - DAY_MS).toISOString()),
      ),
    )
    .orderBy(desc(accountLinks.created_at))
    .limit(QUICK_MAILS);
  const pause = recent.length < QUICK_MAILS ? PAUSE_MS.first : PAUSE_MS.later;
  return recent[0] !== undefined && now - Date.parse(recent[0].created_at) < pause;
}

interface NewPassword {
  token: string;
  password: string;
}

/** Sets a new password by a link: once, and every session of the account ends. 400 where the link is void. */
export async function resetPassword({ token, password }: NewPassword): Promise<void> {
  requirePasswords();
  const link = await liveLink("reset_password", token);
  if (!link) throw invalid(VOID);
  const [account] = await db()
    .select({
      username: users.username,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(users)
    .where(and(eq(users.id, link.owner_id), isNull(users.deleted_at)));
  if (!account) throw invalid(VOID);
  await rejectWeakPassword("password", password, Object.values(account));
  const password_hash = await hashPassword(password);
  await db().transaction(async (tx) => {
    const now = new Date().toISOString();
    if (!(await spendLink(link.id, "reset_password", tx))) throw invalid(VOID);
    const proven = sql`case when lower(${users.email}) = lower(${link.email ?? ""})
      then coalesce(${users.email_verified_at}, ${now}) else ${users.email_verified_at} end`;
    await tx
      .update(users)
      .set({ password_hash, email_verified_at: proven })
      .where(and(eq(users.id, link.owner_id), isNull(users.deleted_at)));
    await revokeOtherSessions({ id: link.owner_id }, tx);
    await endLinks(link.owner_id, "reset_password", tx);
    await tellPasswordChanged({ id: link.owner_id }, account.email, tx);
  });
}

const VOID = "This link has expired or was used already. Please ask for a new one.";
