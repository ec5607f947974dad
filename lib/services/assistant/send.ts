import { and, desc, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { chatMessages, chatThreads } from "@/db/schema/chat";
import type { Turn } from "@/lib/answering/chat-prompt";
import type { ChatMessage } from "@/lib/contract/assistant";
import { countMessageIn, readMessage } from "@/lib/services/assistant/admit";
import { messageUnderWay, readMessageRow, underWay } from "@/lib/services/assistant/messages";
import { type MessageStream, streamMessage } from "@/lib/services/assistant/stream";
import { requireThread, UNTITLED } from "@/lib/services/assistant/threads";
import { startWriting, stopWriting } from "@/lib/services/assistant/writing";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { removeThread } from "@/lib/services/trash/deletions";

const TURNS = 6;
const TITLE = 60;

/**
 * Stores the message and starts its answer, which is completed even if nobody reads it. 409 while the previous answer
 * is being written, 429 above the hourly limit; neither message is stored.
 */
export async function sendMessage(
  owner: Owner,
  thread_id: number,
  text: string,
): Promise<MessageStream> {
  await requireThread(owner, thread_id);
  const checked = await readMessage(owner, text);
  if (!checked.ok) return streamMessage(owner, await storeRefusal(owner, thread_id, text, checked));
  const question = checked.message;
  const { thread, message_id, before } = await db().transaction(async (tx) => {
    const thread = await lockThread(tx, owner, thread_id);
    const [busy] = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(underWay(owner, thread_id));
    if (busy) throw new Failure(409, "I'm still writing the last answer.");
    await countMessageIn(tx, owner);
    const before = await earlierTurns(tx, owner, thread_id);
    const message_id = await storePair(tx, owner, thread_id, {
      question,
      answer: { content: "", state: "streaming" },
    });
    await noteUse(tx, owner, thread, question);
    return { thread, message_id, before };
  });
  startWriting(owner, message_id, {
    question,
    before,
    purpose: "chat",
    course_id: thread.course_id,
    file_ids: thread.file_ids,
    question_type: thread.question_type,
    exam_id: thread.exam_id,
    topic_id: thread.topic_id,
    full_answers: thread.full_answers,
  });
  return streamMessage(owner, message_id);
}

/** The answer that is being written, from its beginning; null when there is none. */
export async function resumeAnswer(owner: Owner, thread_id: number): Promise<MessageStream | null> {
  await requireThread(owner, thread_id);
  const message = await messageUnderWay(owner, thread_id);
  return message ? streamMessage(owner, message.id) : null;
}

/** Stops the answer and keeps its text so far. Null when none is being written. */
export async function stopAnswer(owner: Owner, thread_id: number): Promise<ChatMessage | null> {
  await requireThread(owner, thread_id);
  const message = await messageUnderWay(owner, thread_id);
  if (!message) return null;
  await stopWriting(owner, message.id);
  return readMessageRow(owner, message.id);
}

/** To the trash, with its undo. What is being written in it is stopped. */
export async function deleteThread(owner: Owner, thread_id: number): Promise<void> {
  await stopAnswer(owner, thread_id);
  await removeThread(owner, thread_id);
}

/** A refusal is shown in its conversation, and is not counted. */
function storeRefusal(
  owner: Owner,
  thread_id: number,
  question: string,
  { text }: { text: string },
): Promise<number> {
  return db().transaction(async (tx) => {
    const thread = await lockThread(tx, owner, thread_id);
    await noteUse(tx, owner, thread, "");
    return storePair(tx, owner, thread_id, {
      question: question.toWellFormed(),
      answer: {
        content: text,
        kind: "blocked",
        state: "done",
        confidence: 0,
        found: false,
        tier: "none",
        service_used: "security_guard",
      },
    });
  });
}

type Thread = typeof chatThreads.$inferSelect;

async function lockThread(tx: Transaction, owner: Owner, thread_id: number): Promise<Thread> {
  const [thread] = await tx
    .select()
    .from(chatThreads)
    .where(ownedBy(chatThreads, owner, thread_id))
    .for("update");
  return found(thread, "Thread");
}

type Pair = {
  question: string;
  answer: Pick<typeof chatMessages.$inferInsert, "content" | "state"> &
    Partial<typeof chatMessages.$inferInsert>;
};

/** Returns the id of the answer. */
async function storePair(
  tx: Transaction,
  owner: Owner,
  thread_id: number,
  { question, answer }: Pair,
): Promise<number> {
  const now = new Date().toISOString();
  const common = {
    owner_id: owner.id,
    thread_id,
    sources: [],
    facts: [],
    created_at: now,
    updated_at: now,
  };
  await tx
    .insert(chatMessages)
    .values({ ...common, role: "user", content: question, state: "done" });
  const [row] = await tx
    .insert(chatMessages)
    .values({ ...common, role: "assistant", ...answer })
    .returning({ id: chatMessages.id });
  return found(row, "Message").id;
}

/** Marks the conversation as used now, and titles it by its first question. */
async function noteUse(
  tx: Transaction,
  owner: Owner,
  thread: Thread,
  question: string,
): Promise<void> {
  const title = thread.title === UNTITLED && question ? titleOf(question) : thread.title;
  await tx
    .update(chatThreads)
    .set({ title })
    .where(ownedBy(chatThreads, owner, thread.id));
}

function titleOf(question: string): string {
  const line = question.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= TITLE) return line;
  const cut = letters.slice(0, TITLE - 1).join("");
  return `${cut.replace(/\s+\S{0,20}$/, "")}…`;
}

/** The earlier messages that are complete or stopped, oldest first. */
async function earlierTurns(tx: Transaction, owner: Owner, thread_id: number): Promise<Turn[]> {
  const rows = await tx
    .select({ role: chatMessages.role, content: chatMessages.content })
    .from(chatMessages)
    .where(
      and(
        ownedBy(chatMessages, owner),
        eq(chatMessages.thread_id, thread_id),
        inArray(chatMessages.kind, ["answer", "hint"]),
        inArray(chatMessages.state, ["done", "stopped"]),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(TURNS);
  return rows.reverse().filter(({ content }) => content !== "");
}
