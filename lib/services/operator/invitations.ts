import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { invitations } from "@/db/schema/invitations";
import { users } from "@/db/schema/users";
import type { Invitation, InvitationInput, NewInvitation } from "@/lib/contract/invitations";
import { siteOrigin } from "@/lib/env";
import { mailConfigured } from "@/lib/mail/smtp";
import { invitationMail } from "@/lib/services/account/mails";
import { endedInvitation } from "@/lib/services/account/sign-up";
import { Failure, found, invalidField } from "@/lib/services/kernel/errors";
import { newLinkToken } from "@/lib/services/kernel/link-token";
import { queueMail } from "@/lib/services/mail/queue";
import { type By, note } from "@/lib/services/operator/actions";
import { DAY_MS } from "@/lib/time/durations";

const LIFETIME_MS = 14 * DAY_MS;
const MOST_LISTED = 200;

const shown = {
  id: invitations.id,
  email: invitations.email,
  is_mailed: invitations.is_mailed,
  expires_at: invitations.expires_at,
  created_at: invitations.created_at,
};

/** Those nobody has used yet, newest first, and whether more can be mailed. */
export async function listInvitations(): Promise<{ by_mail: boolean; invitations: Invitation[] }> {
  const rows = await db()
    .select(shown)
    .from(invitations)
    .where(and(isNull(invitations.ended_at), gt(invitations.expires_at, new Date().toISOString())))
    .orderBy(desc(invitations.id))
    .limit(MOST_LISTED);
  return { by_mail: mailConfigured(), invitations: rows };
}

/**
 * Lets one person open an account with this address, once, within two weeks. The link is mailed or answered, never
 * both: only what nobody else has seen proves the address. A command mails nothing.
 */
export async function invite(by: By, { email, by_mail }: InvitationInput): Promise<NewInvitation> {
  if (by_mail && !mailConfigured()) throw new Failure(409, "This site can't send mail.");
  const address = email.toLowerCase();
  return db().transaction(async (tx) => {
    const known = await tx.$count(users, sql`lower(${users.email}) = ${address}`);
    if (known > 0) throw invalidField("email", "There's already an account with this email.");
    const now = new Date();
    await tx
      .update(invitations)
      .set(endedInvitation())
      .where(and(eq(invitations.email, address), isNull(invitations.ended_at)));
    const { token, token_hash } = newLinkToken();
    const [row] = await tx
      .insert(invitations)
      .values({
        email: address,
        token_hash,
        made_by: by?.id ?? null,
        is_mailed: by_mail,
        expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
        created_at: now.toISOString(),
      })
      .returning(shown);
    const invitation = found(row, "Invitation");
    await note(by, "invite", { subject_id: invitation.id }, tx);
    const url = `${siteOrigin}/register#${token}`;
    if (!by_mail || !by) return { ...invitation, url };
    await queueMail(by, invitationMail(address, { ...invitation, url }), tx);
    return { ...invitation, url: null };
  });
}

/** Takes an invitation back: its link opens nothing any more. */
export async function withdrawInvitation(by: By, invitation_id: number): Promise<void> {
  await db().transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set(endedInvitation())
      .where(and(eq(invitations.id, invitation_id), isNull(invitations.ended_at)))
      .returning({ id: invitations.id });
    await note(by, "withdraw_invitation", { subject_id: found(row, "Invitation").id }, tx);
  });
}
