import { useQuery } from "@tanstack/react-query";
import { MessageSquarePlus, MessagesSquare, Search } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { messageOf } from "@/lib/client/api-error";
import { threadQueries } from "./queries";
import { ThreadRow } from "./thread-row";
import type { useThreads } from "./use-threads";

export interface ThreadListProps {
  thread_id: number | null;
  threads: ReturnType<typeof useThreads>;
  onOpen: (thread_id: number) => void;
  onNew: () => void;
}

/** Every conversation, the last used first, to be found again by its words. */
export function ThreadList({ thread_id, threads, onOpen, onNew }: ThreadListProps) {
  const id = useId();
  const [words, setWords] = useState("");
  const q = useDeferredValue(words.trim());
  const { data, error, isFetching, refetch } = useQuery({
    ...threadQueries.list(q),
    placeholderData: (before) => before,
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 p-3">
        <Button variant="secondary" onClick={onNew}>
          <MessageSquarePlus aria-hidden />
          New conversation
        </Button>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            id={id}
            type="search"
            maxLength={200}
            value={words}
            placeholder="Search conversations"
            aria-label="Search conversations"
            onChange={(event) => setWords(event.target.value)}
            className="pl-9"
          />
        </div>
      </div>
      <div className="scrollbar-quiet min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        {error && (
          <ErrorBanner
            title="We couldn't load your conversations"
            message={messageOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && <ListSkeleton label="Loading conversations" />}
        {data?.length === 0 && (
          <EmptyState
            icon={MessagesSquare}
            size="inline"
            title={q ? "No conversations match" : "No conversations yet"}
          >
            {!q && "We keep your chats here, so you can come back to them."}
          </EmptyState>
        )}
        <p role="status" className="sr-only">
          {q && data && !isFetching && `${data.length} found`}
        </p>
        {data && data.length > 0 && (
          <ul aria-label="Conversations" className="grid grid-cols-1 gap-0.5">
            {data.map((thread) => (
              <ThreadRow
                key={thread.id}
                thread={thread}
                here={thread.id === thread_id}
                threads={threads}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
