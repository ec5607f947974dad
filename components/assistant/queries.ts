import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { ChatMessage, ChatThread } from "@/lib/contract/assistant";

export type Conversation = ChatThread & { messages: ChatMessage[] };

/** What the student chooses for a conversation. */
export type Choices = Pick<
  ChatThread,
  "course_id" | "question_type" | "exam_id" | "topic_id" | "full_answers" | "file_ids"
>;

/** Why there is no answer, in the words that stand in its place. */
export interface Notice {
  kind: Exclude<ChatMessage["kind"], "answer" | "hint">;
  text: string;
  /** What was asked. */
  question: string;
  /** What the server said about it, for the banner. */
  detail?: string;
}

/** The part of a conversation that is not stored yet. */
export interface LiveConversation {
  phase: "idle" | "sending" | "writing";
  question?: string | undefined;
  /** Messages that were stored before it. */
  known: number;
  /** The answer as far as it is there. */
  text: string;
  notice?: Notice | undefined;
  /** Read out when an answer is complete. */
  announcement: string;
}

const NOTHING_LIVE: LiveConversation = { phase: "idle", known: 0, text: "", announcement: "" };

export const threadQueries = {
  all: ["chat-threads"] as const,

  list: (q = "") =>
    queryOptions({
      queryKey: [...threadQueries.all, "list", q],
      queryFn: ({ signal }) => call("GET /ai-assistant/threads/", { query: { q }, signal }),
    }),

  one: (thread_id: number) =>
    queryOptions<Conversation>({
      queryKey: [...threadQueries.all, thread_id],
      queryFn: ({ signal }) =>
        call("GET /ai-assistant/threads/{thread_id}/", { path: { thread_id }, signal }),
    }),

  /** Written by the sender of a message, so that an answer continues while another page is shown. */
  live: (key: LiveKey) =>
    queryOptions<LiveConversation>({
      queryKey: ["chat-live", key],
      queryFn: skipToken,
      staleTime: "static",
      gcTime: Number.POSITIVE_INFINITY,
      placeholderData: NOTHING_LIVE,
    }),

  readLive: (client: QueryClient, key: LiveKey): LiveConversation =>
    client.getQueryData(threadQueries.live(key).queryKey) ?? NOTHING_LIVE,

  /** Changes what is live, and nothing else of it. */
  setLive: (client: QueryClient, key: LiveKey, change: Partial<LiveConversation>) =>
    client.setQueryData(threadQueries.live(key).queryKey, (before) => ({
      ...NOTHING_LIVE,
      ...before,
      ...change,
    })),

  refreshLists: (client: QueryClient) =>
    client.invalidateQueries({ queryKey: [...threadQueries.all, "list"] }),
};

/** A conversation by its id; one that is not stored yet by its place. */
export type LiveKey = number | string;

/** A new one, and what it may be about. */
export const NEW_CHOICES: Choices = {
  course_id: null,
  question_type: "general",
  exam_id: null,
  topic_id: null,
  full_answers: false,
  file_ids: null,
};

export function choicesOf({
  course_id,
  question_type,
  exam_id,
  topic_id,
  full_answers,
  file_ids,
}: Choices): Choices {
  return { course_id, question_type, exam_id, topic_id, full_answers, file_ids };
}
