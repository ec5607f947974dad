import { and, eq, isNull } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { type Owner, ownerFrom } from "@/lib/services/owner";

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Does a job's work for the student its event names; nothing when the account, or what the work is
 * about, is gone. An error leaves without its SQL parameters: they may hold the text of a document, and
 * job engines keep errors.
 */
export async function forOwner(
  owner_id: number,
  work: (owner: Owner) => Promise<void>,
): Promise<void> {
  const [user] = await db()
    .select({ id: users.id, timezone: users.timezone })
    .from(users)
    .where(and(eq(users.id, owner_id), isNull(users.deleted_at)));
  if (!user) return;
  try {
    await work(ownerFrom({ ...user, session_id: null }));
  } catch (error) {
    const { name, message, code } = innermost(error);
    if (code === FOREIGN_KEY_VIOLATION) return;
    throw new Error(`${name}: ${message}`);
  }
}

function innermost(error: unknown) {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(root instanceof Error)) return { name: "Error", message: typeof root, code: undefined };
  const code: unknown = "code" in root ? root.code : undefined;
  return { name: root.name, message: root.message, code };
}
