import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mails";
import { mailQueued } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { mailConfigured, mailDomain } from "@/lib/mail/smtp";
import type { Owner } from "@/lib/services/kernel/owner";
import type { MailKind } from "@/lib/services/mail/kinds";
import { type MailContent, sealContent } from "@/lib/services/mail/seal";
import { MINUTE_MS } from "@/lib/time/durations";

/** A mail whose event was lost or whose job ended is taken up by the sweep after so long. */
export const UNSEEN_MS = 2 * MINUTE_MS;

export interface QueuedMail extends MailContent {
  kind: MailKind;
  /** The student gets one mail for it, however often it is queued: "digest 2026-11-27". */
  key: string;
  /** Instant after which it is of no use; until then it is tried again. */
  expires_at: string;
}

/**
 * Has a job send a mail to a student, once the transaction has committed. False where mail is not set up, and where
 * one with this key is queued or sent already: nothing is written then.
 */
export async function queueMail(
  owner: Pick<Owner, "id">,
  { kind, key, expires_at, ...content }: QueuedMail,
  tx: Transaction,
): Promise<boolean> {
  if (!mailConfigured()) return false;
  const message_id = `<${randomUUID()}@${mailDomain()}>`;
  const [row] = await tx
    .insert(mails)
    .values({
      owner_id: owner.id,
      kind,
      key,
      message_id,
      sealed: sealContent(content, message_id),
      due_at: new Date(Date.now() + UNSEEN_MS).toISOString(),
      expires_at,
    })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (!row) return false;
  await announce([mailQueued.create({ owner_id: owner.id, mail_id: row.id, kind })], tx);
  return true;
}

/** Gives up what waits of a kind that the student does not want any more; its words are erased. */
export async function dropMails(
  owner: Pick<Owner, "id">,
  kind: MailKind,
  tx: Transaction,
): Promise<void> {
  await tx
    .update(mails)
    .set({ state: "failed", failure: "not wanted any more", sealed: null })
    .where(and(eq(mails.owner_id, owner.id), eq(mails.kind, kind), eq(mails.state, "waiting")));
}
