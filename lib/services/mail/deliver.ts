import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { mails } from "@/db/schema/mails";
import { users } from "@/db/schema/users";
import { log } from "@/lib/log";
import { MailFailure, SEND_LIMIT_MS, sendMail } from "@/lib/mail/smtp";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { SENT_AGAIN } from "@/lib/services/mail/kinds";
import { openContent } from "@/lib/services/mail/seal";
import { MINUTE_MS, SECOND_MS } from "@/lib/time/durations";

/** Longer than a try takes: a process that still works on a mail has not lost it. */
const LEASE_MS = SEND_LIMIT_MS + 15 * SECOND_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Sends a mail that waits, unless another process has claimed it. Never throws for a mail that did not go: its row says
 * when it is tried again.
 */
export async function deliverMail(owner: Owner, mail_id: number): Promise<void> {
  const mail = await claim(owner, mail_id);
  if (!mail) return;
  const content = openContent(mail.sealed ?? "", mail.message_id);
  if (!content) return end(mail, "unreadable");
  if (await isClosed(owner)) return end(mail, "account closed");
  if (mail.expires_at <= new Date().toISOString()) return end(mail, "expired");
  try {
    await sendMail({ ...content, message_id: mail.message_id }, () => handOver(mail));
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    log.warn(
      { mail_id, kind: mail.kind, tries: mail.tries, code: error.code },
      "a mail did not go",
    );
    return settle(mail, error);
  }
  await end(mail, null);
}

/** Nothing is mailed to an account that an operator keeps closed. */
async function isClosed(owner: Owner): Promise<boolean> {
  const [account] = await db()
    .select({ disabled_at: users.disabled_at })
    .from(users)
    .where(eq(users.id, owner.id));
  return account?.disabled_at !== null;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** One process gets it, and has it until its lease ends. */
async function claim(owner: Owner, mail_id: number) {
  const [mail] = await db()
    .update(mails)
    .set({ state: "claimed", tries: sql`${mails.tries} + 1`, due_at: inMs(LEASE_MS) })
    .where(and(ownedBy(mails, owner, mail_id), eq(mails.state, "waiting")))
    .returning();
  return mail;
}

/** Before the server has a word: a process that dies after it may have sent the mail. Throws where the mail is lost. */
async function handOver(mail: Claimed): Promise<void> {
  const rows = await db()
    .update(mails)
    .set({ state: "handed_over" })
    .where(and(isMine(mail), eq(mails.state, "claimed")))
    .returning({ id: mails.id });
  if (rows.length === 0) throw new Error("Another process has this mail");
}

async function settle(mail: Claimed, { fault, code }: MailFailure): Promise<void> {
  if (fault === "refused") return end(mail, `refused: ${code}`);
  if (fault === "unsure" && !SENT_AGAIN.includes(mail.kind)) return end(mail, `unsure: ${code}`);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(mail.tries - 1, 10), LONGEST_PAUSE_MS);
  await db()
    .update(mails)
    .set({ state: "waiting", failure: code, due_at: inMs(pause) })
    .where(isMine(mail));
}

/** Sent, or given up for a reason; its words are erased with it. */
async function end(mail: Claimed, failure: string | null): Promise<void> {
  const over = { sealed: null, failure };
  await db()
    .update(mails)
    .set(
      failure === null
        ? { ...over, state: "sent", sent_at: new Date().toISOString() }
        : { ...over, state: "failed" },
    )
    .where(isMine(mail));
}

/** While no later try has begun. */
function isMine({ id, owner_id, tries }: Claimed) {
  return and(eq(mails.id, id), eq(mails.owner_id, owner_id), eq(mails.tries, tries));
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
