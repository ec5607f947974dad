import { and, eq, gt, isNull } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { accountLinks, type LINK_PURPOSES } from "@/db/schema/account-links";
import { siteOrigin } from "@/lib/env";
import { hashOfToken, newLinkToken } from "@/lib/services/kernel/link-token";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const LIFETIME_MS = { reset_password: 30 * MINUTE_MS, verify_email: 24 * HOUR_MS };
const PAGES = { reset_password: "/reset-password", verify_email: "/verify-email" };

interface NewLink {
  id: number;
  url: string;
  expires_at: string;
}

/**
 * A link that works once and makes the earlier ones of its purpose void. What proves it stands behind the "#", which
 * browsers send to nobody. `email` is the address it goes to, null where an operator hands it over.
 */
export async function makeLink(
  owner_id: number,
  purpose: LinkPurpose,
  email: string | null,
  tx: Transaction,
): Promise<NewLink> {
  await endLinks(owner_id, purpose, tx);
  const { token, token_hash } = newLinkToken();
  const expires_at = new Date(Date.now() + LIFETIME_MS[purpose]).toISOString();
  const [row] = await tx
    .insert(accountLinks)
    .values({ owner_id, purpose, email, expires_at, token_hash })
    .returning({ id: accountLinks.id });
  if (!row) throw new Error("The link was not inserted");
  return { id: row.id, url: `${siteOrigin}${PAGES[purpose]}#${token}`, expires_at };
}

/** The link behind a token, while it may be used. */
export async function liveLink(purpose: LinkPurpose, token: string) {
  const [link] = await db()
    .select({
      id: accountLinks.id,
      owner_id: accountLinks.owner_id,
      email: accountLinks.email,
    })
    .from(accountLinks)
    .where(and(eq(accountLinks.token_hash, hashOfToken(token)), isLive(purpose)));
  return link;
}

/** Uses the link up. False where somebody else just did. */
export async function spendLink(id: number, purpose: LinkPurpose, tx: Transaction) {
  const rows = await tx
    .update(accountLinks)
    .set({ ended_at: new Date().toISOString() })
    .where(and(eq(accountLinks.id, id), isLive(purpose)))
    .returning({ id: accountLinks.id });
  return rows.length > 0;
}

/** Makes the account's links of a purpose void. */
export async function endLinks(owner_id: number, purpose: LinkPurpose, tx: Transaction) {
  await tx
    .update(accountLinks)
    .set({ ended_at: new Date().toISOString() })
    .where(
      and(
        eq(accountLinks.owner_id, owner_id),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.ended_at),
      ),
    );
}

function isLive(purpose: LinkPurpose) {
  return and(
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.ended_at),
    gt(accountLinks.expires_at, new Date().toISOString()),
  );
}
