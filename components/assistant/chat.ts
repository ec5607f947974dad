import type { QueryClient } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { stream } from "@/lib/client/download";
import { readParts } from "./message-stream";
import { type Choices, type LiveKey, type Notice, threadQueries } from "./queries";
import { spokenText } from "./spoken-text";

const CONNECTION =
  "I'm sorry, I'm having trouble connecting right now. Please check your internet connection and try again.";
const FAILED =
  "I apologize, but I encountered an error while processing your question. Please try again or rephrase your question.";
const WRITING = "Writing the answer";
const WAITS_MS = [500, 1500, 4000];

interface Asked {
  question: string;
  thread_id: number | null;
  /** The key of a conversation that is not stored yet. */
  place: LiveKey;
  /** On a course's page, which has no room for the detail of an error. */
  on_course_page: boolean;
  choices: Choices;
  onCreated: (thread_id: number) => void;
}

/** What became of a message: taken, refused with a notice, or to be corrected where it was typed. */
type Outcome = { taken: true } | { taken: false; correct?: string };

/** Sends a message and shows its answer as it comes. Resolves when it is complete, stopped or failed. */
export async function ask(client: QueryClient, asked: Asked): Promise<Outcome> {
  const { question, place } = asked;
  let key = asked.thread_id ?? place;
  if (threadQueries.readLive(client, key).phase !== "idle") return { taken: false };
  const { checkMessageBeforeSending, countSent } = await import("./check-before-sending");
  const checked = checkMessageBeforeSending(question, Date.now());
  if (!checked.ok) {
    if (checked.kind === "typed") return { taken: false, correct: checked.text };
    refuse(client, key, { kind: checked.kind, text: checked.text, question });
    return { taken: false };
  }
  const known = messagesIn(client, key);
  const begun = { phase: "sending", question, known, text: "", notice: undefined } as const;
  threadQueries.setLive(client, key, { ...begun, announcement: WRITING });
  let sent = false;
  try {
    if (asked.thread_id === null) {
      key = await begin(client, asked);
      threadQueries.setLive(client, key, { ...begun, announcement: WRITING });
      asked.onCreated(key);
      // Cleared after the stored conversation is shown.
      setTimeout(() => threadQueries.setLive(client, place, ENDED));
    }
    const thread_id = Number(key);
    const bytes = await stream("POST /ai-assistant/threads/{thread_id}/messages/", {
      path: { thread_id },
      body: { message: question },
    });
    sent = true;
    countSent(Date.now());
    void threadQueries.refreshLists(client);
    await showStream(client, thread_id, bytes);
    return { taken: true };
  } catch (error) {
    if (sent && (await reconnect(client, Number(key)))) return { taken: true };
    refuse(client, key, noticeOf(error, question, asked.on_course_page));
    if (typeof key === "number") await client.invalidateQueries(threadQueries.one(key));
    return { taken: sent };
  }
}

/** Goes on showing an answer that another page, or this one before a reload, has asked for. */
export async function resume(client: QueryClient, thread_id: number) {
  if (threadQueries.readLive(client, thread_id).phase !== "idle") return;
  if (!(await reconnect(client, thread_id))) {
    refuse(client, thread_id, { kind: "error", text: CONNECTION, question: "" });
  }
}

/** Ends the answer that is being written; what is there stays. */
export async function stop(thread_id: number) {
  try {
    await call("POST /ai-assistant/threads/{thread_id}/stop/", { path: { thread_id } });
  } catch (error) {
    toastError(`We couldn't stop the answer. ${messageOf(error)}`);
  }
}

const ENDED = { phase: "idle", question: undefined, text: "" } as const;

function refuse(client: QueryClient, key: LiveKey, notice: Notice) {
  threadQueries.setLive(client, key, { ...ENDED, notice, announcement: notice.text });
}

async function begin(client: QueryClient, { choices }: Asked): Promise<number> {
  const thread = await call("POST /ai-assistant/threads/", { body: choices });
  client.setQueryData(threadQueries.one(thread.id).queryKey, { ...thread, messages: [] });
  return thread.id;
}

/** Shows what comes, at most once per frame, until the answer ends. */
async function showStream(
  client: QueryClient,
  thread_id: number,
  bytes: ReadableStream<Uint8Array>,
) {
  let text = "";
  let frame = 0;
  const show = () => {
    frame = 0;
    threadQueries.setLive(client, thread_id, { phase: "writing", text });
  };
  try {
    for await (const part of readParts(bytes)) {
      if (part.type === "error") throw new ApiError(502, { message: part.text });
      if (part.type === "begin") text = "";
      if (part.type === "text") text += part.delta;
      if (part.type === "answer" && part.message.content) text = part.message.content;
      frame ||= requestAnimationFrame(show);
    }
  } finally {
    cancelAnimationFrame(frame);
  }
  if (!(await loadStored(client, thread_id)))
    throw new TypeError("The stream ended before the answer");
}

/** Loads the stored messages. False while the answer is still being written. */
async function loadStored(client: QueryClient, thread_id: number): Promise<boolean> {
  const thread = await client.fetchQuery({ ...threadQueries.one(thread_id), staleTime: 0 });
  const last = thread.messages.at(-1);
  if (last?.state === "streaming") return false;
  threadQueries.setLive(client, thread_id, { ...ENDED, announcement: spokenText(last) });
  void threadQueries.refreshLists(client);
  return true;
}

/** Follows the answer again after the connection was lost. False when that fails as well. */
async function reconnect(client: QueryClient, thread_id: number): Promise<boolean> {
  threadQueries.setLive(client, thread_id, { phase: "writing", notice: undefined });
  for (const wait of WAITS_MS) {
    try {
      if (await loadStored(client, thread_id)) return true;
      await showStream(
        client,
        thread_id,
        await stream("GET /ai-assistant/threads/{thread_id}/stream/", { path: { thread_id } }),
      );
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return false;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return false;
}

function noticeOf(error: unknown, question: string, on_course_page: boolean): Notice {
  if (error instanceof ApiError && error.status === 429) {
    return { kind: "rate_limited", text: error.message, question };
  }
  if (error instanceof ApiError && error.status === 400) {
    return { kind: "blocked", text: error.message, question };
  }
  if (error instanceof TypeError || on_course_page)
    return { kind: "error", text: CONNECTION, question };
  return { kind: "error", text: FAILED, question, detail: messageOf(error) };
}

function messagesIn(client: QueryClient, key: LiveKey): number {
  if (typeof key !== "number") return 0;
  return client.getQueryData(threadQueries.one(key).queryKey)?.messages.length ?? 0;
}
