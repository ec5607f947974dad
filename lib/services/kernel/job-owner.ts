import { and, eq, isNull } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { DatabaseUnreachable, isUnreachable } from "@/db/unreachable";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Does a job's work for the student its event names and answers what it does; nothing when the account, or
 * what the work is about, is gone. An error leaves without its SQL parameters: they may hold the text of a document,
 * and job engines keep errors. When the database is away, a `DatabaseUnreachable` says that this was no failed try.
 */
export async function forOwner<T>(
  owner_id: number,
  work: (owner: Owner) => Promise<T>,
): Promise<T | undefined> {
  try {
    const [user] = await db()
      .select({ id: users.id, timezone: users.timezone })
      .from(users)
      .where(and(eq(users.id, owner_id), isNull(users.deleted_at)));
    if (!user) return undefined;
    return await work(ownerFrom({ ...user, session_id: null }));
  } catch (error) {
    if (isUnreachable(error)) throw new DatabaseUnreachable();
    const { name, message, code } = rootCause(error);
    if (code === FOREIGN_KEY_VIOLATION) return undefined;
    throw new Error(`${name}: ${message}`);
  }
}

function rootCause(error: unknown) {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(root instanceof Error)) return { name: "Error", message: typeof root, code: undefined };
  const code: unknown = "code" in root ? root.code : undefined;
  return { name: root.name, message: root.message, code };
}
