import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { chatMessages } from "@/db/schema/chat";
import { reasonOf } from "@/lib/ai/provider";
import { log } from "@/lib/log";
import { type AnswerRequest, answerQuestion } from "@/lib/services/assistant/answer";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const KEEP_EVERY_MS = 300;
const STOP_WITHIN_MS = 900;
const FAILED =
  "I apologize, but I encountered an error while processing your question. Please try again or rephrase your question.";

/** An answer that this process is writing. It continues even when every reader has disconnected. */
type Writing = {
  /** The text that may be shown so far. */
  content: string;
  /** The whole text is stored. */
  is_kept: boolean;
  stop: AbortController;
  /** Called once at the next change. */
  readers: Set<() => void>;
};

declare global {
  // One map for all bundles of the process: see db/client.ts.
  var studyCompanionWritings: Map<number, Writing> | undefined;
}

/** Begins to answer into the row of a message and does not wait for it. */
export function startWriting(owner: Owner, message_id: number, asked: AnswerRequest): void {
  const writing: Writing = {
    content: "",
    is_kept: false,
    stop: new AbortController(),
    readers: new Set(),
  };
  writings().set(message_id, writing);
  void write(owner, message_id, writing, asked).finally(() => {
    writing.is_kept = true;
    writings().delete(message_id);
    notifyReaders(writing);
  });
}

export function writingOf(message_id: number): Writing | undefined {
  return writings().get(message_id);
}

/** Resolves when the text differs from `seen`, or when the answer is complete. */
export async function changed(writing: Writing, seen: string): Promise<void> {
  if (writing.is_kept || writing.content !== seen) return;
  await new Promise<void>((resolve) => writing.readers.add(resolve));
}

/** Stops an answer, even one that another process writes, and keeps its text so far. */
export async function stopWriting(owner: Owner, message_id: number): Promise<void> {
  const writing = writingOf(message_id);
  if (writing) {
    writing.stop.abort();
    const end = Date.now() + STOP_WITHIN_MS;
    while (!writing.is_kept && Date.now() < end) {
      await Promise.race([changed(writing, writing.content), wait(STOP_WITHIN_MS / 3)]);
    }
  }
  await db()
    .update(chatMessages)
    .set({ state: "stopped" })
    .where(and(ownedBy(chatMessages, owner, message_id), eq(chatMessages.state, "streaming")));
}

async function write(
  owner: Owner,
  message_id: number,
  writing: Writing,
  asked: AnswerRequest,
): Promise<void> {
  const { signal } = writing.stop;
  const through = new AbortController();
  const keeping = keepSaving(owner, message_id, writing, through.signal);
  try {
    const answered = await answerQuestion(owner, {
      ...asked,
      signal,
      onText: (text) => {
        writing.content = text;
        notifyReaders(writing);
      },
    });
    through.abort();
    await keeping;
    const { text: content, ...rest } = answered;
    await finish(owner, message_id, {
      ...rest,
      content,
      state: signal.aborted ? "stopped" : "done",
    });
  } catch (error) {
    through.abort();
    log.error({ reason: reasonOf(error) }, "an answer failed");
    await finish(owner, message_id, { content: FAILED, kind: "error", state: "failed" }).catch(
      (cause: unknown) => log.error({ reason: reasonOf(cause) }, "a failed answer was not kept"),
    );
  }
}

/** Stores the text at intervals, and notices when another process has stopped the answer. */
async function keepSaving(
  owner: Owner,
  message_id: number,
  writing: Writing,
  through: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await wait(KEEP_EVERY_MS, undefined, { signal: through });
    } catch {
      return;
    }
    try {
      const rows = await db()
        .update(chatMessages)
        .set({ content: writing.content, updated_at: new Date().toISOString() })
        .where(and(ownedBy(chatMessages, owner, message_id), eq(chatMessages.state, "streaming")))
        .returning({ id: chatMessages.id });
      if (rows.length === 0) writing.stop.abort();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "an answer was not kept for a moment");
    }
  }
}

async function finish(
  owner: Owner,
  message_id: number,
  { state, ...rest }: Partial<typeof chatMessages.$inferInsert>,
): Promise<void> {
  await db()
    .update(chatMessages)
    .set({
      ...rest,
      // A stop by another process is not overwritten.
      state: sql`case when ${chatMessages.state} = 'stopped' then 'stopped' else ${state} end`,
      updated_at: new Date().toISOString(),
    })
    .where(
      and(
        ownedBy(chatMessages, owner, message_id),
        inArray(chatMessages.state, ["streaming", "stopped"]),
      ),
    );
}

function notifyReaders(writing: Writing): void {
  for (const reader of writing.readers) reader();
  writing.readers.clear();
}

function writings(): Map<number, Writing> {
  globalThis.studyCompanionWritings ??= new Map();
  return globalThis.studyCompanionWritings;
}
