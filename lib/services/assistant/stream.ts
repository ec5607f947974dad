import { setTimeout as wait } from "node:timers/promises";
import type { UIMessageChunk } from "ai";
import type { ChatMessage } from "@/lib/contract/assistant";
import { readMessageRow } from "@/lib/services/assistant/messages";
import { changed, writingOf } from "@/lib/services/assistant/writing";
import type { Owner } from "@/lib/services/kernel/owner";

const POLL_MS = 300;
const PIECE = /[\s\S]{1,200}(?:\n\n|(?<=[.!?。！？])\s|$)|[\s\S]{1,200}/g;

type Chunk = UIMessageChunk<never, { answer: ChatMessage }>;
export type MessageStream = ReadableStream<Chunk>;

/**
 * An answer as a message stream of the AI SDK: its text as it grows, and the whole message as the data part
 * "data-answer" at the beginning and at the end. What counts is the last: a text that was begun and then given
 * up, as when a model fails half-way, is followed by a second text.
 */
export function streamMessage(owner: Owner, message_id: number): MessageStream {
  const chunks = chunksOf(owner, message_id);
  return new ReadableStream<Chunk>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The reader has disconnected; the answer is still written to its end.
    cancel: () => {
      void chunks.return(undefined);
    },
  });
}

async function* chunksOf(owner: Owner, message_id: number): AsyncGenerator<Chunk, void> {
  yield { type: "start", messageId: String(message_id) };
  let part = 0;
  let shown: string | null = null;
  for await (const { content, message } of followText(owner, message_id)) {
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

/**
 * Yields the text whenever it has grown: from memory when this process writes the answer, else by polling its row.
 */
async function* followText(
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
    // An answer that has just ended in this process is already stored, so the first look needs no wait.
    if (looked) await wait(POLL_MS);
    looked = true;
    ({ content, state } = await readMessageRow(owner, message_id));
    yield { content };
  }
}
