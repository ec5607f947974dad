"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageCircleOff } from "lucide-react";
import { useRef, useState } from "react";
import { lastCourse } from "@/components/common/last-course";
import { courseQueries } from "@/components/courses/queries";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { ListSkeleton } from "@/components/shared/skeletons";
import { toastWithUndo } from "@/components/shared/toast";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { useWide } from "@/components/shared/use-wide";
import { Button } from "@/components/ui/button";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";
import { AssistantHeader } from "./assistant-header";
import { Composer, type ComposerHandle } from "./composer";
import { Conversation } from "./conversation";
import { type Choices, choicesOf, NEW_CHOICES } from "./queries";
import { SourcePane } from "./source-pane";
import { Starters } from "./starters";
import { ThreadList } from "./thread-list";
import { useAddress } from "./use-address";
import { useChat } from "./use-chat";
import { useEscapeToStop } from "./use-escape-to-stop";
import { useOpenedSource } from "./use-opened-source";
import { useThreads } from "./use-threads";

const ThreadsSheet = onDemand(() =>
  import("./threads-sheet").then((module) => module.ThreadsSheet),
);

/** Questions about the student's own material, and answers that show the page they rest on. */
export function Assistant() {
  const address = useAddress();
  const { thread_id } = address;
  const [fresh, setFresh] = useNewThreadChoices(address);
  const [listed, setListed] = useState(false);
  const source = useOpenedSource();
  const beside = useWide();
  const composer = useRef<ComposerHandle>(null);
  const threads = useThreads((gone) => {
    if (gone === thread_id) address.begin();
  });
  const chat = useChat({
    thread_id,
    place: "new",
    choices: fresh,
    onCreated: address.created,
  });
  const { thread, messages, live, busy } = chat;
  const choices = thread ? choicesOf(thread) : fresh;
  useEscapeToStop(busy, chat.stop);

  function change(changed: Partial<Choices>) {
    if (thread) threads.change({ id: thread.id, ...changed });
    else setFresh({ ...fresh, ...changed });
  }

  function open(id: number) {
    setListed(false);
    source.close();
    if (id !== thread_id) address.open(id);
  }

  function begin() {
    setListed(false);
    source.close();
    address.begin();
    composer.current?.focus();
  }

  function clear() {
    if (thread) setFresh({ ...choices, full_answers: false });
    begin();
    if (thread_id === null) return chat.dismiss();
    toastWithUndo("Fresh start. You'll find the old chat under “Conversations”.", () =>
      address.open(thread_id),
    );
  }

  async function askForFullAnswer(question: string) {
    if (thread && !thread.full_answers) {
      await threads.changing({ id: thread.id, full_answers: true }).catch(() => {});
    }
    void chat.send(question, { full_answers: true });
  }

  const list = { thread_id, threads, onOpen: open, onNew: begin };
  const graded = messages.some(({ kind }) => kind === "hint");
  return (
    <div
      className={
        "fixed inset-x-0 top-14 bottom-(--bottom-bar) flex bg-background md:top-0 md:left-(--sidebar) " +
        "[body:has([data-connection-line])_&]:mt-(--connection-line) " +
        "max-md:[body:has([data-timer-bar])_&]:bottom-[calc(var(--bottom-room)+7.5rem)]"
      }
    >
      <aside
        aria-label="Conversations"
        className={cn(
          "flex w-70 shrink-0 flex-col border-r bg-sidebar/60",
          source.opened ? "max-[110rem]:hidden" : "max-xl:hidden",
        )}
      >
        <ThreadList {...list} />
      </aside>
      {/* In a window of a few lines it scrolls as a whole, so that the conversation keeps some of its own. */}
      <div className="flex min-w-0 flex-[9] flex-col overflow-y-auto">
        <AssistantHeader
          title={messages.length > 0 ? thread?.title : live.question}
          choices={choices}
          graded={graded}
          canClear={messages.length > 0 || live.notice !== undefined}
          narrow={source.opened !== undefined}
          onChange={change}
          onClear={clear}
          onList={() => setListed(true)}
        />
        {live.notice?.detail && (
          <ErrorBanner
            className="mx-4 mt-3"
            message={live.notice.detail}
            onDismiss={chat.dismiss}
          />
        )}
        {chat.error && !thread ? (
          <NotLoaded
            error={chat.error}
            retrying={chat.isFetching}
            onRetry={() => void chat.refetch()}
            onNew={begin}
          />
        ) : thread_id !== null && !thread ? (
          <div className="mx-auto w-full max-w-3xl flex-1 py-6">
            <ListSkeleton label="Loading the conversation" />
          </div>
        ) : (
          <Conversation
            place={thread_id ?? "new"}
            messages={messages}
            live={live}
            empty={
              <Starters course_id={choices.course_id} onAsk={(text) => void chat.send(text)} />
            }
            onSource={source.open}
            onAgain={(question) => void chat.send(question)}
            onFullAnswer={(question) => void askForFullAnswer(question)}
          />
        )}
        <Composer
          handle={composer}
          draft={String(thread_id ?? "new")}
          proposed={thread_id === null ? address.question : ""}
          placeholder="Ask about your courses"
          busy={busy}
          canStop={thread_id !== null}
          onSend={(text) => chat.send(text)}
          onStop={chat.stop}
        />
      </div>
      {source.opened && (
        <SourcePane source={source.opened} beside={beside} onClose={source.close} />
      )}
      {listed && <ThreadsSheet {...list} onClose={() => setListed(false)} />}
    </div>
  );
}

/** What a new conversation is about: as the address says, else where the student comes from, until it is chosen. */
function useNewThreadChoices({ course_id: named, topic_id }: ReturnType<typeof useAddress>) {
  const last = useBrowserValue(lastCourse.read, null);
  const course_id = named ?? last;
  const [chosen, setChosen] = useState<Choices>();
  const { data: courses } = useQuery(courseQueries.list());
  const isTheirs = course_id !== null && (!courses || courses.some(({ id }) => id === course_id));
  const asked = isTheirs ? { course_id, topic_id } : {};
  return [chosen ?? { ...NEW_CHOICES, ...asked }, setChosen] as const;
}

interface NotLoadedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  onNew: () => void;
}

function NotLoaded({ error, retrying, onRetry, onNew }: NotLoadedProps) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {isGone ? (
        <EmptyState
          icon={MessageCircleOff}
          title="Conversation not found"
          action={<Button onClick={onNew}>New conversation</Button>}
        >
          You may have deleted it. If so, look for it in the trash.
        </EmptyState>
      ) : (
        <ErrorBanner
          className="m-5"
          title="We couldn't load this conversation"
          message={messageOf(error)}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </div>
  );
}
