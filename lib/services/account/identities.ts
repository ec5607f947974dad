import { asc, eq } from "drizzle-orm";
import { db, type Reader } from "@/db/client";
import { identities } from "@/db/schema/identities";
import { users } from "@/db/schema/users";
import type { SignInWays } from "@/lib/contract/profile";
import { mailConfigured } from "@/lib/mail/smtp";
import { hasPassword, signInOptions } from "@/lib/services/account/sign-up";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const MOST_LISTED = 50;

/** How the student signs in: with a password, by whom else. */
export async function readSignInWays(owner: Owner, from: Reader = db()): Promise<SignInWays> {
  const [account] = await from
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, owner.id));
  const known = await from
    .select({
      id: identities.id,
      issuer: identities.issuer,
      email: identities.email,
      last_used_at: identities.last_used_at,
    })
    .from(identities)
    .where(ownedBy(identities, owner))
    .orderBy(asc(identities.id))
    .limit(MOST_LISTED);
  const { passwords, sign_on } = signInOptions();
  return {
    has_password: hasPassword(found(account, "Account").password_hash),
    can_set_password: passwords && mailConfigured(),
    sign_on,
    identities: known,
  };
}

/** The issuer's word opens the account no more. 409 where nothing else does. */
export async function removeIdentity(owner: Owner, identity_id: number): Promise<SignInWays> {
  return db().transaction(async (tx) => {
    const [account] = await tx
      .select({ password_hash: users.password_hash })
      .from(users)
      .where(eq(users.id, owner.id))
      .for("update");
    const [row] = await tx
      .delete(identities)
      .where(ownedBy(identities, owner, identity_id))
      .returning({ id: identities.id });
    found(row, "Identity");
    const left = await tx.$count(identities, ownedBy(identities, owner));
    if (left === 0 && !hasPassword(found(account, "Account").password_hash))
      throw new Failure(409, LAST_WAY);
    return readSignInWays(owner, tx);
  });
}

const LAST_WAY = "This is your only way to sign in. Set a password first.";
