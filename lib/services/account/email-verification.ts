import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { EmailState } from "@/lib/contract/profile";
import { mailConfigured } from "@/lib/mail/smtp";
import { liveLink, spendLink } from "@/lib/services/account/links";
import { mailVerification } from "@/lib/services/account/notices";
import { Failure, found, invalid } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";

/** Whether the student's address is proven, and whether it can be. */
export async function readEmailState(owner: Owner): Promise<EmailState> {
  const [account] = await db()
    .select({ email: users.email, verified_at: users.email_verified_at })
    .from(users)
    .where(eq(users.id, owner.id));
  return { ...found(account, "Account"), by_mail: mailConfigured() };
}

/** Mails another link. 409 where there is nothing to prove or no mail. */
export async function resendVerification(owner: Owner): Promise<EmailState> {
  const state = await readEmailState(owner);
  if (state.verified_at) throw new Failure(409, "You've verified this email already.");
  const sent = await db().transaction((tx) => mailVerification(owner, state.email, tx));
  if (!sent) throw new Failure(409, "We can't send you a link right now. Please try tomorrow.");
  return state;
}

/** Proves an address by the link that was mailed to it; signs nobody in. 400 where the link is void. */
export async function verifyEmail(token: string): Promise<void> {
  const link = await liveLink("verify_email", token);
  const email = link?.email;
  if (!link || !email) throw invalid(VOID);
  await db().transaction(async (tx) => {
    if (!(await spendLink(link.id, "verify_email", tx))) throw invalid(VOID);
    const rows = await tx
      .update(users)
      .set({ email_verified_at: new Date().toISOString() })
      .where(
        and(
          eq(users.id, link.owner_id),
          isNull(users.deleted_at),
          sql`lower(${users.email}) = lower(${email})`,
        ),
      )
      .returning({ id: users.id });
    if (rows.length === 0) throw invalid(VOID);
  });
}

const VOID =
  "This link has expired or was used already. Settings says whether your email is verified, and sends another link.";
