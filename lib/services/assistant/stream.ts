import { setTimeout as wait } from "node:timers/promises";
import type { UIMessageChunk } from "ai";
import type { ChatMessage } from "@/lib/contract/assistant";
import { readMessageRow } from "@/lib/services/assistant/messages";
import { changed, writingOf } from "@/lib/services/assistant/writing";
import type { Owner } from "@/lib/services/owner";

const POLL_MS = 300;
const KEEP_ALIVE_MS = 10_000;
const PIECE = /[\s\S]{1,200}(?:\n\n|(?<=[.!?。！？])\s|$)|[\s\S]{1,200}/g;

type Chunk = UIMessageChunk<never, { answer: ChatMessage }>;

/**
 * An answer as a message stream of the AI SDK: its text as it grows, and the whole message as the data part
 * "data-answer" at the beginning and at the end. What counts is the last: a text that was begun and then given
 * up, as when a model fails half-way, is followed by a second text.
 */
export async function streamMessage(owner: Owner, message_id: number): Promise<Response> {
  const { createUIMessageStreamResponse } = await import("ai");
  const chunks = chunksOf(owner, message_id);
  const stream = new ReadableStream<Chunk>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The reader has left; whoever writes goes on.
    cancel: () => {
      void chunks.return(undefined);
    },
  });
  return createUIMessageStreamResponse({
    stream,
    keepAliveMs: KEEP_ALIVE_MS,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });
}

async function* chunksOf(owner: Owner, message_id: number): AsyncGenerator<Chunk, void> {
  yield { type: "start", messageId: String(message_id) };
  let part = 0;
  let shown: string | null = null;
  for await (const { content, message } of follow(owner, message_id)) {
    if (message) yield answerOf(message);
    if (shown !== null && !content.startsWith(shown)) {
      yield { type: "text-end", id: String(part) };
      shown = null;
      part += 1;
    }
    if (content === (shown ?? "")) continue;
    if (shown === null) yield { type: "text-start", id: String(part) };
    const grown = content.slice(shown?.length ?? 0);
    for (const delta of grown.match(PIECE) ?? []) {
      yield { type: "text-delta", id: String(part), delta };
    }
    shown = content;
  }
  if (shown !== null) yield { type: "text-end", id: String(part) };
  yield answerOf(await readMessageRow(owner, message_id));
  yield { type: "finish" };
}

function answerOf(data: ChatMessage): Chunk {
  return { type: "data-answer", id: "answer", data };
}

/** The text each time it has grown: of this process as it comes, of another as its row says. */
async function* follow(
  owner: Owner,
  message_id: number,
): AsyncGenerator<{ content: string; message?: ChatMessage }, void> {
  const first = await readMessageRow(owner, message_id);
  yield { content: first.content, message: first };
  let { content, state } = first;
  let looked = false;
  while (state === "streaming") {
    const writing = writingOf(message_id);
    if (writing) {
      await changed(writing, content);
      content = writing.content;
      yield { content };
      continue;
    }
    // Where it has just ended here, its row says so at once.
    if (looked) await wait(POLL_MS);
    looked = true;
    ({ content, state } = await readMessageRow(owner, message_id));
    yield { content };
  }
}
