import { and, desc, eq, gt } from "drizzle-orm";
import { db } from "@/db/client";
import { chatMessages } from "@/db/schema/chat";
import { ChatMessage } from "@/lib/contract/assistant";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** An answer that has not grown for this long is abandoned: the process that wrote it has ended. */
const STALE_MS = 60_000;

/** A message as it is answered. */
export function toMessage(row: typeof chatMessages.$inferSelect): ChatMessage {
  const is_stale = row.state === "streaming" && row.updated_at < staleSince();
  return ChatMessage.parse({
    ...row,
    tier: row.tier ?? tierBefore(row),
    from_data: row.from_data ?? (row.facts.length > 0 && row.sources.length === 0),
    state: is_stale ? "stopped" : row.state,
  });
}

/** The tier of an answer that was stored without one. */
function tierBefore({ found }: typeof chatMessages.$inferSelect): ChatMessage["tier"] {
  if (found === null) return null;
  return found ? "found" : "none";
}

export async function readMessageRow(owner: Owner, message_id: number): Promise<ChatMessage> {
  const [row] = await db()
    .select()
    .from(chatMessages)
    .where(ownedBy(chatMessages, owner, message_id));
  return toMessage(found(row, "Message"));
}

/** The answer that is being written in a conversation. */
export async function messageUnderWay(
  owner: Owner,
  thread_id: number,
): Promise<ChatMessage | undefined> {
  const [row] = await db()
    .select()
    .from(chatMessages)
    .where(underWay(owner, thread_id))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return row && toMessage(row);
}

export function underWay(owner: Owner, thread_id: number) {
  return and(
    ownedBy(chatMessages, owner),
    eq(chatMessages.thread_id, thread_id),
    eq(chatMessages.state, "streaming"),
    gt(chatMessages.updated_at, staleSince()),
  );
}

function staleSince(): string {
  return new Date(Date.now() - STALE_MS).toISOString();
}
