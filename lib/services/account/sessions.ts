import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "@/db/client";
import { prepared } from "@/db/prepared";
import { pushDevices } from "@/db/schema/reminders";
import { sessions, users } from "@/db/schema/users";
import type { Session } from "@/lib/contract/profile";
import { SESSION_SECONDS } from "@/lib/contract/session-cookies";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { SECOND_MS } from "@/lib/time/durations";

const DEVICE_MAX = 300;
const MOST_LISTED = 200;

/** A new sign-in of `owner_id` on the device that calls itself `user_agent`. Returns the session id. */
export async function startSession(owner_id: number, user_agent: string): Promise<string> {
  const created_at = new Date();
  const [session] = await db()
    .insert(sessions)
    .values({
      owner_id,
      user_agent: user_agent.slice(0, DEVICE_MAX),
      created_at: created_at.toISOString(),
      last_used_at: created_at.toISOString(),
      expires_at: new Date(created_at.getTime() + SESSION_SECONDS * SECOND_MS).toISOString(),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The session was not inserted");
  return session.id;
}

/** The session with its student's zone and role, if it is neither revoked nor expired. One indexed query. */
export async function liveSession(owner_id: number, session_id: string) {
  const now = new Date().toISOString();
  const [session] = await selectLiveSession().execute({ owner_id, session_id, now });
  return session;
}

const selectLiveSession = prepared((database) =>
  database
    .select({
      session_id: sessions.id,
      owner_id: sessions.owner_id,
      timezone: users.timezone,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.owner_id))
    .where(
      and(
        eq(sessions.owner_id, sql.placeholder("owner_id")),
        eq(sessions.id, sql.placeholder("session_id")),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql.placeholder("now")),
        isNull(users.disabled_at),
      ),
    )
    .prepare("live_session"),
);

/** Notes that the session was used; undefined when it is revoked or expired. */
export async function touchSession(owner_id: number, session_id: string) {
  const [session] = await db()
    .update(sessions)
    .set({ last_used_at: new Date().toISOString() })
    .where(isLive(owner_id, session_id))
    .returning({ id: sessions.id });
  return session;
}

/** The student's live sessions, last used first. */
export async function listSessions(owner: Owner): Promise<Session[]> {
  const rows = await db()
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .where(isLive(owner.id))
    .orderBy(desc(sessions.last_used_at))
    .limit(MOST_LISTED);
  return rows.map((session) => ({ ...session, is_current: session.id === owner.session_id }));
}

/** Ends one session: both its tokens answer 401 from now on. */
export async function revokeSession(owner: Owner, session_id: string): Promise<void> {
  const [session] = await db()
    .update(sessions)
    .set({ revoked_at: new Date().toISOString() })
    .where(isLive(owner.id, session_id))
    .returning({ id: sessions.id });
  found(session, "Session");
  await removeDevicesOf(owner, eq(pushDevices.session_id, session_id), db());
}

/** Ends the session of this request. */
export async function endSession(owner: Owner): Promise<void> {
  if (owner.session_id) await revokeSession(owner, owner.session_id);
}

/** Ends every session of the student but the one that asks, if one does. */
export async function revokeOtherSessions(
  owner: Pick<Owner, "id"> & Partial<Pick<Owner, "session_id">>,
  tx: Reader = db(),
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revoked_at: new Date().toISOString() })
    .where(
      and(
        eq(sessions.owner_id, owner.id),
        isNull(sessions.revoked_at),
        owner.session_id ? ne(sessions.id, owner.session_id) : undefined,
      ),
    );
  const others = owner.session_id
    ? or(isNull(pushDevices.session_id), ne(pushDevices.session_id, owner.session_id))
    : undefined;
  await removeDevicesOf(owner, others, tx);
}

/** Who signed out of a browser, there or from elsewhere, is told nothing there any more. */
async function removeDevicesOf(
  owner: Pick<Owner, "id">,
  which: SQL | undefined,
  tx: Reader,
): Promise<void> {
  await tx.delete(pushDevices).where(and(ownedBy(pushDevices, owner), which));
}

function isLive(owner_id: number, session_id?: string) {
  return and(
    eq(sessions.owner_id, owner_id),
    session_id === undefined ? undefined : eq(sessions.id, session_id),
    isNull(sessions.revoked_at),
    gt(sessions.expires_at, new Date().toISOString()),
  );
}
