import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ask, resume, stop } from "./chat";
import { type Choices, type LiveKey, threadQueries } from "./queries";

interface Chat {
  thread_id: number | null;
  /** Where a conversation shows that is not stored yet. */
  place: LiveKey;
  /** On a course's page, which has no room for the detail of an error. */
  on_course_page?: boolean;
  choices: Choices;
  onCreated: (thread_id: number) => void;
}

/** A conversation as it is stored and as it goes on, and what can be done in it. */
export function useChat({ thread_id, place, on_course_page = false, choices, onCreated }: Chat) {
  const client = useQueryClient();
  const key = thread_id ?? place;
  const stored = useQuery({ ...threadQueries.one(thread_id ?? 0), enabled: thread_id !== null });
  const { data: live = threadQueries.readLive(client, key) } = useQuery(threadQueries.live(key));
  const unfinished = stored.data?.messages.at(-1)?.state === "streaming";

  useEffect(() => {
    if (thread_id !== null && unfinished) void resume(client, thread_id);
  }, [client, thread_id, unfinished]);

  return {
    thread: thread_id === null ? undefined : stored.data,
    error: thread_id === null ? null : stored.error,
    refetch: stored.refetch,
    isFetching: stored.isFetching,
    messages: (thread_id !== null && stored.data?.messages) || NONE,
    live,
    busy: live.phase !== "idle",
    send: (question: string, changed: Partial<Choices> = {}) =>
      ask(client, {
        question,
        thread_id,
        place,
        on_course_page,
        choices: { ...choices, ...changed },
        onCreated,
      }),
    stop: () => {
      if (thread_id !== null) void stop(thread_id);
    },
    dismiss: () => threadQueries.setLive(client, key, { notice: undefined }),
  };
}

const NONE: never[] = [];
