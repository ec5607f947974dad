import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { Account, operatorAccounts, ResetLink } from "@/lib/contract/operator";
import { mailConfigured } from "@/lib/mail/smtp";
import { clearSignInLimits, endAccount } from "@/lib/services/account/deletion";
import { makeLink } from "@/lib/services/account/links";
import { resetMail } from "@/lib/services/account/mails";
import { revokeOtherSessions } from "@/lib/services/account/sessions";
import { requirePasswords } from "@/lib/services/account/sign-up";
import { Failure, found, invalidField } from "@/lib/services/kernel/errors";
import { queueMail } from "@/lib/services/mail/queue";
import { readAccount } from "@/lib/services/operator/accounts";
import { type By, note } from "@/lib/services/operator/actions";

/** Closes or opens an account, makes an operator of it or a student: what is sent, in one transaction. */
export async function changeAccount(
  by: By,
  account_id: number,
  { is_disabled, role }: ReadBody<typeof operatorAccounts.change>,
): Promise<Account> {
  await db().transaction(async (tx) => {
    const operators = await lockOperators(tx);
    const account = await lockAccount(account_id, tx);
    if (is_disabled !== undefined && is_disabled !== (account.disabled_at !== null)) {
      if (is_disabled) refuseLockingOut(by, account_id, operators);
      const disabled_at = is_disabled ? new Date().toISOString() : null;
      await tx.update(users).set({ disabled_at }).where(eq(users.id, account_id));
      // Signed in on a device before, nobody is after: whoever opens it again does not open those.
      if (is_disabled) await revokeOtherSessions({ id: account_id }, tx);
      await note(by, is_disabled ? "disable" : "enable", { account_id }, tx);
    }
    if (role !== undefined && role !== account.role) {
      if (role === "student") refuseLastOperator(account_id, operators);
      await tx.update(users).set({ role }).where(eq(users.id, account_id));
      const action = role === "operator" ? "make_operator" : "unmake_operator";
      await note(by, action, { account_id }, tx);
    }
  });
  return readAccount(account_id);
}

/**
 * A link that is good once, and voids the ones before. Whoever has it gets into the account: where there is mail it
 * goes to the student alone, and an operator sees it only where there is none. A command shows it to who has a shell.
 */
export async function linkForAccount(by: By, account_id: number): Promise<ResetLink> {
  requirePasswords();
  return db().transaction(async (tx) => {
    const { username, email } = await lockAccount(account_id, tx);
    const is_mailed = by !== null && mailConfigured();
    const link = await makeLink(account_id, "reset_password", is_mailed ? email : null, tx);
    if (is_mailed) await queueMail({ id: account_id }, resetMail(email, link), tx);
    await note(by, "reset_link", { account_id }, tx);
    return { username, url: is_mailed ? null : link.url, expires_at: link.expires_at };
  });
}

export async function signOutAccount(by: By, account_id: number): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(account_id, tx);
    await revokeOtherSessions({ id: account_id }, tx);
    await note(by, "sign_out", { account_id }, tx);
  });
}

/** As the student's own deletion: at once, and a job erases the rest. `username` is what was typed to mean it. */
export async function removeAccount(by: By, account_id: number, username: string): Promise<void> {
  const account = await db().transaction(async (tx) => {
    const operators = await lockOperators(tx);
    const locked = await lockAccount(account_id, tx);
    if (locked.username.toLowerCase() !== username.toLowerCase()) {
      throw invalidField("username", "That's not this account's username.");
    }
    refuseLockingOut(by, account_id, operators);
    await endAccount(account_id, tx);
    await note(by, "delete", { account_id }, tx);
    return locked;
  });
  await clearSignInLimits(account.username);
}

/** 404 where there is none, or none any more. */
async function lockAccount(account_id: number, tx: Transaction) {
  const [account] = await tx
    .select({
      username: users.username,
      email: users.email,
      role: users.role,
      disabled_at: users.disabled_at,
    })
    .from(users)
    .where(and(eq(users.id, account_id), isNull(users.deleted_at)))
    .for("update");
  return found(account, "Account");
}

/**
 * Those who can sign in, locked before any account is: of two operators who take each other's role at once the second
 * sees what the first did.
 */
async function lockOperators(tx: Transaction): Promise<number[]> {
  const operators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "operator"), isNull(users.deleted_at), isNull(users.disabled_at)))
    .orderBy(users.id)
    .for("update");
  return operators.map(({ id }) => id);
}

function refuseLockingOut(by: By, account_id: number, operators: number[]): void {
  if (by?.id === account_id) throw new Failure(409, OWN);
  refuseLastOperator(account_id, operators);
}

function refuseLastOperator(account_id: number, operators: number[]): void {
  if (operators.length === 1 && operators[0] === account_id) throw new Failure(409, LAST);
}

const OWN = "This is your own account. Please ask another operator, or delete it in Settings.";
const LAST = "This is the last operator. Please make somebody else an operator first.";
