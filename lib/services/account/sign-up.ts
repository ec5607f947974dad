import { and, eq, gt, isNull } from "drizzle-orm";
import { db, type Reader, type Transaction } from "@/db/client";
import { invitations } from "@/db/schema/invitations";
import type { SignInOptions } from "@/lib/contract/auth";
import { BY_INVITATION, NO_SIGN_UP } from "@/lib/contract/sign-on";
import { env } from "@/lib/env";
import { Failure, invalidField } from "@/lib/services/kernel/errors";
import { hashOfToken } from "@/lib/services/kernel/link-token";

/** How people get in here, for pages that nobody has signed in to. */
export function signInOptions(): SignInOptions {
  return {
    passwords: env.PASSWORDS === "on",
    sign_on: env.OIDC_ISSUER ? env.OIDC_NAME : null,
    sign_up: env.SIGN_UP,
    domains: env.SIGN_UP_DOMAINS,
  };
}

/** 403 where nobody signs in with a password. */
export function requirePasswords(): void {
  if (env.PASSWORDS === "off") throw new Failure(403, NO_PASSWORDS);
}

/** Whether a password opens the account with this hash; it is empty where the student never set one. */
export function hasPassword(password_hash: string): boolean {
  return env.PASSWORDS === "on" && password_hash !== "";
}

const NO_PASSWORDS = `Nobody signs in with a password here. Please continue with ${env.OIDC_NAME}.`;

/** Whether an address is of a domain that may sign up; subdomains are listed by themselves. */
export function isOfDomain(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return env.SIGN_UP_DOMAINS.includes(domain);
}

/** 400 at the field where only the addresses of some domains may be here, and this is none of them. */
export function requireDomain(email: string): void {
  if (env.SIGN_UP === "domain" && !isOfDomain(email)) throw invalidField("email", AT_DOMAINS);
}

const AT_DOMAINS = `Please use an address at ${env.SIGN_UP_DOMAINS.join(", ")}.`;

/** Whether nobody signs in with an address that they have not proven: else anybody could say they are of a domain. */
export function mustProveAddress(): boolean {
  return env.SIGN_UP === "domain";
}

export function provesFirst(email: string): string {
  return `We've mailed a link to ${email}. Please open it, then sign in.`;
}

interface Admission {
  /** Whether an invitation proved the address. */
  is_proven: boolean;
  /** Uses the invitation up, where there is one. */
  use(tx: Transaction): Promise<void>;
}

/**
 * Whether somebody may open an account by a password: 403 where they may not, 400 at the field where the address is not
 * one that may. An invitation opens any mode for the address it is for.
 */
export async function admitRegistration(email: string, token?: string): Promise<Admission> {
  requirePasswords();
  if (token) {
    const invitation = await openInvitation(token);
    if (!invitation) throw new Failure(403, VOID_INVITATION);
    if (invitation.email !== email.toLowerCase()) {
      throw invalidField("email", `This invitation is for ${invitation.email}.`);
    }
    return {
      is_proven: invitation.is_mailed,
      use: (tx) => spendInvitation(invitation.id, tx),
    };
  }
  if (env.SIGN_UP === "invitation") throw new Failure(403, BY_INVITATION);
  if (env.SIGN_UP === "closed") throw new Failure(403, NO_SIGN_UP);
  requireDomain(email);
  return { is_proven: false, use: async () => {} };
}

const VOID_INVITATION =
  "This invitation has expired, or somebody used it already. Please ask for another one.";

/** Whom an invitation is for. 403 where it may not be used any more. */
export async function readInvitation(token: string): Promise<{ email: string }> {
  const invitation = await openInvitation(token);
  if (!invitation) throw new Failure(403, VOID_INVITATION);
  return { email: invitation.email };
}

async function openInvitation(token: string) {
  const [invitation] = await db()
    .select({
      id: invitations.id,
      email: invitations.email,
      is_mailed: invitations.is_mailed,
    })
    .from(invitations)
    .where(and(eq(invitations.token_hash, hashOfToken(token)), isOpen()));
  return invitation;
}

/** The open invitation of an address that somebody else has proven. */
export async function invitationFor(email: string, from: Reader) {
  const [invitation] = await from
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email.toLowerCase()), isOpen()));
  return invitation;
}

/** Uses it up. 403 where somebody else just did. */
export async function spendInvitation(id: number, tx: Transaction): Promise<void> {
  const rows = await tx
    .update(invitations)
    .set(endedInvitation())
    .where(and(eq(invitations.id, id), isOpen()))
    .returning({ id: invitations.id });
  if (rows.length === 0) throw new Failure(403, VOID_INVITATION);
}

/** What is left of an invitation that opens nothing any more: not whom it was for. */
export function endedInvitation() {
  return { ended_at: new Date().toISOString(), email: "" };
}

function isOpen() {
  return and(isNull(invitations.ended_at), gt(invitations.expires_at, new Date().toISOString()));
}
