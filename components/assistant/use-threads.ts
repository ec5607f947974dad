import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRemoval } from "@/components/common/use-removal";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { download } from "@/lib/client/download";
import type { ChatThread } from "@/lib/contract/assistant";
import { type Choices, threadQueries } from "./queries";

type Change = Partial<Choices> & { title?: string };

/** What can be done to conversations, besides talking. */
export function useThreads(onRemoved: (thread_id: number) => void) {
  const client = useQueryClient();

  const change = useMutation({
    mutationFn: ({ id: thread_id, ...body }: Change & { id: number }) =>
      call("PATCH /ai-assistant/threads/{thread_id}/", { path: { thread_id }, body }),
    scope: { id: "chat-thread" },
    onMutate: ({ id, ...changed }) => {
      const { queryKey } = threadQueries.one(id);
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (thread) => thread && { ...thread, ...changed });
      return before;
    },
    onSuccess: (saved) => {
      client.setQueryData(
        threadQueries.one(saved.id).queryKey,
        (thread) => thread && { ...thread, ...saved },
      );
      void threadQueries.refreshLists(client);
    },
    onError: (error, { id }, before) => {
      client.setQueryData(threadQueries.one(id).queryKey, before);
      toastError(`We couldn't save that. ${messageOf(error)}`);
    },
  });

  const { mutate: remove } = useRemoval<ChatThread>({
    kind: "chat",
    list: threadQueries.list().queryKey,
    titleOf: ({ title }) => title,
    request: ({ id: thread_id }) =>
      call("DELETE /ai-assistant/threads/{thread_id}/", { path: { thread_id } }),
    refresh: () => threadQueries.refreshLists(client),
    onRemoved: ({ id: thread_id }) => {
      onRemoved(thread_id);
      client.removeQueries({ queryKey: threadQueries.one(thread_id).queryKey });
      // What a search has found is a list of its own.
      client.setQueriesData<ChatThread[]>({ queryKey: [...threadQueries.all, "list"] }, (threads) =>
        threads?.filter(({ id }) => id !== thread_id),
      );
    },
  });

  return { change: change.mutate, changing: change.mutateAsync, remove, save: saveMarkdown };
}

/** Saves a conversation as a file of its own. */
async function saveMarkdown({ id: thread_id, title }: Pick<ChatThread, "id" | "title">) {
  try {
    const url = URL.createObjectURL(
      await download("GET /ai-assistant/threads/{thread_id}/export/", { path: { thread_id } }),
    );
    const link = document.createElement("a");
    link.href = url;
    link.download = `${title.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(0, 80)}.md`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  } catch (error) {
    toastError(`We couldn't export “${title}”. ${messageOf(error)}`);
  }
}

const KEEP_MS = 60_000;
