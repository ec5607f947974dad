import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { accountLinks } from "@/db/schema/account-links";
import { mailConfigured } from "@/lib/mail/smtp";
import { makeLink } from "@/lib/services/account/links";
import { emailChangedMail, passwordChangedMail, verifyMail } from "@/lib/services/account/mails";
import type { Owner } from "@/lib/services/kernel/owner";
import { queueMail } from "@/lib/services/mail/queue";
import { DAY_MS } from "@/lib/time/durations";

/** Whose address is changed back and forth writes to no more addresses a day. */
const MOST_LINKS_A_DAY = 20;

type Account = Pick<Owner, "id">;

export async function tellPasswordChanged(owner: Account, email: string, tx: Transaction) {
  await queueMail(owner, passwordChangedMail(email, new Date().toISOString()), tx);
}

/** Mails a link that proves the address. Answers whether it did. */
export async function mailVerification(owner: Account, email: string, tx: Transaction) {
  if (!mailConfigured()) return false;
  const [today] = await tx
    .select({ links: sql<number>`count(*)::int` })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.owner_id, owner.id),
        eq(accountLinks.purpose, "verify_email"),
        gt(accountLinks.created_at, new Date(Date.now() - DAY_MS).toISOString()),
      ),
    );
  if ((today?.links ?? 0) >= MOST_LINKS_A_DAY) return false;
  const link = await makeLink(owner.id, "verify_email", email, tx);
  return queueMail(owner, verifyMail(email, link), tx);
}

/** Tells the old address, and asks the new one to prove itself. */
export async function tellEmailChanged(
  owner: Account,
  { from, to }: { from: string; to: string },
  tx: Transaction,
) {
  if (await mailVerification(owner, to, tx)) {
    await queueMail(owner, emailChangedMail(from, new Date().toISOString()), tx);
  }
}
