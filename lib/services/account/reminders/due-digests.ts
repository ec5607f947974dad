import { and, asc, inArray, isNull, lte, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import { digestDue } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { nextDigest } from "@/lib/services/account/reminders/settings";

/** At once; the next round takes the others. */
const ROUND = 300;
/** Rounds of one sweep: half past a popular hour everybody has been reached. */
const MOST_ROUNDS = 20;

/** Has every digest written whose time has come, and sets the next. */
export async function requestDueDigests(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if ((await requestRound()) < ROUND) return;
  }
}

/** One process takes a row: another that looks at the same moment sees the others, or none. */
async function requestRound(): Promise<number> {
  return db().transaction(async (tx) => {
    const now = new Date();
    const due = await tx
      .select()
      .from(reminderSettings)
      .where(lte(reminderSettings.digest_at, now.toISOString()))
      .orderBy(asc(reminderSettings.digest_at))
      .limit(ROUND)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    const accounts = await accountsOf(due, tx);
    const next = due.map(({ id, owner_id, ...rhythm }) => {
      const account = accounts.get(owner_id);
      const at = account ? nextDigest(rhythm, account.timezone, now) : null;
      return sql`(${id}::int, ${at}::timestamptz)`;
    });
    await tx.execute(sql`update ${reminderSettings} set digest_at = next.at
      from (values ${sql.join(next, sql`, `)}) as next (id, at)
      where ${reminderSettings.id} = next.id`);
    const events = due.flatMap(({ owner_id, digest_at: at }) =>
      at && accounts.get(owner_id)?.disabled_at === null
        ? [digestDue.create({ owner_id, at })]
        : [],
    );
    await announce(events, tx);
    return due.length;
  });
}

/** By student; those whose account is being erased are not there. Of one that is closed only the next is set. */
async function accountsOf(rows: readonly { owner_id: number }[], tx: Transaction) {
  const owner_ids = rows.map(({ owner_id }) => owner_id);
  const accounts = await tx
    .select({ id: users.id, timezone: users.timezone, disabled_at: users.disabled_at })
    .from(users)
    .where(and(inArray(users.id, owner_ids), isNull(users.deleted_at)));
  return new Map(accounts.map((account) => [account.id, account]));
}
