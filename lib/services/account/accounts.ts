import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Credentials, Registration } from "@/lib/contract/auth";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { profile, User } from "@/lib/contract/profile";
import { ACCOUNT_CLOSED } from "@/lib/contract/sign-on";
import { DEFAULT_TIMEZONE } from "@/lib/contract/values";
import { endLinks } from "@/lib/services/account/links";
import {
  mailVerification,
  tellEmailChanged,
  tellPasswordChanged,
} from "@/lib/services/account/notices";
import { hashPassword, verifyPassword } from "@/lib/services/account/passwords";
import { followZone } from "@/lib/services/account/reminders/settings";
import { revokeOtherSessions } from "@/lib/services/account/sessions";
import {
  admitRegistration,
  mustProveAddress,
  provesFirst,
  requireDomain,
  requirePasswords,
} from "@/lib/services/account/sign-up";
import { type Weakness, weaknessOf } from "@/lib/services/account/weak-passwords";
import {
  Failure,
  found,
  invalid,
  invalidField,
  violatedConstraint,
} from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { dropMails } from "@/lib/services/mail/queue";

/** What the API tells a student about their own account. */
const toUser = {
  id: users.id,
  username: users.username,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  year_of_study: users.year_of_study,
  major: users.major,
  timezone: users.timezone,
  show_streak: users.show_streak,
  date_joined: users.created_at,
  role: users.role,
};

/** Creates the account. 400 by field when the name or address is taken or the password is too easy to guess. */
export async function register(form: Registration): Promise<User> {
  const admission = await admitRegistration(form.email, form.invitation);
  await rejectWeakPassword("password", form.password, [
    form.username,
    form.email,
    form.first_name,
    form.last_name,
  ]);
  const password_hash = await hashPassword(form.password);
  const save = async (tx: Transaction) => {
    const [row] = await tx
      .insert(users)
      .values({
        username: form.username,
        email: form.email,
        password_hash,
        first_name: form.first_name,
        last_name: form.last_name,
        year_of_study: form.year_of_study ?? null,
        major: form.major ?? "",
        timezone: form.timezone ?? DEFAULT_TIMEZONE,
        email_verified_at: admission.is_proven ? new Date().toISOString() : null,
      })
      .returning(toUser);
    const user = found(row, "Account");
    await admission.use(tx);
    if (!admission.is_proven) await mailVerification(user, user.email, tx);
    return user;
  };
  const user = await withAccountConflicts(() => db().transaction(save));
  if (mustProveAddress() && !admission.is_proven) throw new Failure(403, provesFirst(user.email));
  return user;
}

export const LOGIN_FAILED = "Login failed. Please check your credentials.";

/** The student with this username or email; the same 400, after the same time, for whatever is wrong. */
export async function verifyCredentials({ username, password }: Credentials): Promise<User> {
  requirePasswords();
  const accounts = await db()
    .select({
      ...toUser,
      password_hash: users.password_hash,
      disabled_at: users.disabled_at,
      email_verified_at: users.email_verified_at,
    })
    .from(users)
    .where(isNamed(username))
    .orderBy(desc(hasUsername(username)));
  // One student's username may look like another's email. Then the password says who it is, and how long that takes
  // follows from what was typed alone: without "@" it is nobody's email.
  const most = username.includes("@") ? 2 : 1;
  const matches: (typeof accounts)[number][] = [];
  for (let place = 0; place < most; place += 1) {
    const account = accounts[place];
    const is_right = await verifyPassword(account?.password_hash, password);
    if (account && is_right) matches.push(account);
  }
  const [account] = matches;
  if (!account) throw invalid(LOGIN_FAILED);
  if (account.disabled_at) throw new Failure(403, ACCOUNT_CLOSED);
  if (mustProveAddress() && !account.email_verified_at) {
    await db().transaction((tx) => mailVerification(account, account.email, tx));
    throw new Failure(403, provesFirst(account.email));
  }
  return account;
}

/** The accounts that a sign-in under this name tries: first the one with the username, then that with the email. */
export function accountsNamed(name: string): Promise<{ id: number; username: string }[]> {
  return db()
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNamed(name))
    .orderBy(desc(hasUsername(name)));
}

function isNamed(name: string): SQL | undefined {
  const hasEmail = sql`lower(${users.email}) = lower(${name})`;
  return and(or(hasUsername(name), hasEmail), isNull(users.deleted_at));
}

function hasUsername(name: string): SQL {
  return sql`lower(${users.username}) = lower(${name})`;
}

export async function readProfile(owner: Owner): Promise<User> {
  const [user] = await db().select(toUser).from(users).where(eq(users.id, owner.id));
  return found(user, "Account");
}

/** Changes the fields that are there and answers the whole profile. */
export async function patchProfile(
  owner: Owner,
  { major, timezone, ...rest }: ReadBody<typeof profile.patch>,
): Promise<User> {
  const save = async (tx: Transaction) => {
    const email_is_new = rest.email !== undefined && (await emailChanges(owner, rest.email, tx));
    const [user] = await tx
      .update(users)
      .set({
        ...rest,
        ...(email_is_new && { email_verified_at: null }),
        ...(major !== undefined && { major: major ?? "" }),
        ...(timezone !== undefined && { timezone }),
        updated_at: new Date().toISOString(),
      })
      .where(eq(users.id, owner.id))
      .returning(toUser);
    if (timezone !== undefined) await followZone(owner, timezone, tx);
    return found(user, "Account");
  };
  return withAccountConflicts(() => db().transaction(save));
}

/** Whether it is another address than the account's, which is told then, and whose links are void. */
async function emailChanges(owner: Owner, to: string, tx: Transaction): Promise<boolean> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, owner.id))
    .for("update");
  const from = found(account, "Account").email;
  if (from.toLowerCase() === to.toLowerCase()) return false;
  requireDomain(to);
  await endLinks(owner.id, "reset_password", tx);
  await endLinks(owner.id, "verify_email", tx);
  await dropMails(owner, "digest", tx);
  await tellEmailChanged(owner, { from, to }, tx);
  return true;
}

/** 400 when the old password is wrong. Every other session of the student ends. */
export async function changePassword(
  owner: Owner,
  form: ReadBody<typeof profile.changePassword>,
): Promise<void> {
  requirePasswords();
  const [account] = await db()
    .select({
      username: users.username,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      password_hash: users.password_hash,
    })
    .from(users)
    .where(eq(users.id, owner.id));
  const { password_hash, ...identity } = found(account, "Account");
  if (!(await verifyPassword(password_hash, form.old_password))) {
    throw invalidField("old_password", "That's not your current password.");
  }
  await rejectWeakPassword("new_password", form.new_password, Object.values(identity));
  const next = await hashPassword(form.new_password);
  await db().transaction(async (tx) => {
    await tx.update(users).set({ password_hash: next }).where(eq(users.id, owner.id));
    await revokeOtherSessions(owner, tx);
    await endLinks(owner.id, "reset_password", tx);
    await tellPasswordChanged(owner, identity.email, tx);
  });
}

const WEAK: Record<Weakness, string> = {
  common: "This password is one of the most common ones. Please choose another.",
  identity: "Please choose a password that isn't your name or email.",
  repetition: "This password repeats or counts up a few characters. Please choose another.",
};

/** 400 at the field when the password is too easy to guess; `identity` are the student's names and address. */
export async function rejectWeakPassword(
  field: string,
  password: string,
  identity: string[],
): Promise<void> {
  const weakness = await weaknessOf(password, identity);
  if (weakness) throw invalidField(field, WEAK[weakness]);
}

async function withAccountConflicts<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "users_username_key") {
      throw invalidField("username", "Someone already has this username. Please choose another.");
    }
    if (constraint === "users_email_key") {
      throw invalidField("email", "There's already an account with this email.");
    }
    throw error;
  }
}
