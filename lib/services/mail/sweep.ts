import { and, eq, inArray, lt, notInArray, or } from "drizzle-orm";
import { db } from "@/db/client";
import { mails } from "@/db/schema/mails";
import { mailQueued } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { SENT_AGAIN } from "@/lib/services/mail/kinds";
import { UNSEEN_MS } from "@/lib/services/mail/queue";
import { DAY_MS } from "@/lib/time/durations";

/** Mails that one round announces; the next round finds the others. */
const ROUND = 500;
const KEPT_DAYS = 90;

/** Has mails sent that are due: those whose last try failed, whose process died, or whose job was lost. */
export async function sendDueMails(): Promise<void> {
  await releaseLost();
  await db().transaction(async (tx) => {
    const now = new Date();
    const due = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.state, "waiting"), lt(mails.due_at, now.toISOString())))
      .orderBy(mails.due_at)
      .limit(ROUND)
      .for("update", { skipLocked: true });
    const taken = await tx
      .update(mails)
      .set({ due_at: new Date(now.getTime() + UNSEEN_MS).toISOString() })
      .where(inArray(mails.id, due))
      .returning({ id: mails.id, owner_id: mails.owner_id, kind: mails.kind });
    const events = taken.map(({ id, ...mail }) => mailQueued.create({ ...mail, mail_id: id }));
    await announce(events, tx);
  });
}

/** Deletes what was sent or failed long ago. Its key is free again then. */
export async function forgetOldMails(): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  await db()
    .delete(mails)
    .where(and(lt(mails.updated_at, before), inArray(mails.state, ["sent", "failed"])));
}

/**
 * Sets free what a process claimed that died since. Where the server may have its words already, only a kind of which
 * two are better than none is sent again.
 */
async function releaseLost(): Promise<void> {
  const isLost = lt(mails.due_at, new Date().toISOString());
  await db()
    .update(mails)
    .set({ state: "failed", failure: "unsure: its process died", sealed: null })
    .where(and(isLost, eq(mails.state, "handed_over"), notInArray(mails.kind, SENT_AGAIN)));
  await db()
    .update(mails)
    .set({ state: "waiting" })
    .where(and(isLost, or(eq(mails.state, "claimed"), eq(mails.state, "handed_over"))));
}
