import { createHash } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import { siteOrigin } from "@/lib/env";
import { invalid } from "@/lib/services/kernel/errors";
import { seal, unseal } from "@/lib/services/kernel/sealed";
import { dropMails } from "@/lib/services/mail/queue";

const USE = "unsubscribe";

/** Who reads mails at an address. It says nothing to anybody but this server, and works for as long as its secret. */
const Reader = z.object({ owner_id: z.int(), address: z.string() });

/** How a reader of a mail stops mails like it: by a page, and by their mail program without one. */
export function waysOut(owner_id: number, email: string) {
  const token = seal(JSON.stringify({ owner_id, address: digestOf(email) }), USE);
  const url = `${siteOrigin}/api/reminders/unsubscribe/?token=${token}`;
  return {
    page: `${siteOrigin}${unsubscribePage(token)}`,
    headers: {
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The page with its token behind the "#", which browsers send to nobody. */
export function unsubscribePage(token: string): string {
  return `/unsubscribe#${token}`;
}

/**
 * Stops the reminder mails to the address that the link was mailed to. It answers alike whether there are any, whether
 * the account is still there, and whether it still has that address: no mail goes there in any case. 400 for a link
 * that we never made.
 */
export async function unsubscribe(token: string): Promise<void> {
  const reader = unseal(token, USE);
  if (reader === undefined) throw invalid("This link is not complete.");
  const { owner_id, address } = Reader.parse(JSON.parse(reader));
  await db().transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, owner_id), isNull(users.deleted_at)));
    if (!account || digestOf(account.email) !== address) return;
    await tx
      .update(reminderSettings)
      .set({ digest: "off", digest_at: sql`null` })
      .where(eq(reminderSettings.owner_id, account.id));
    await dropMails(account, "digest", tx);
  });
}

/** Which address a link went to, in any capitals. */
function digestOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 22);
}
