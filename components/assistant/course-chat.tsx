"use client";

import { useQuery } from "@tanstack/react-query";
import { Eraser, Maximize2, X } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { courseHue, hue } from "@/components/shared/hue";
import { useWide } from "@/components/shared/use-wide";
import { topicItemQueries } from "@/components/topics/queries";
import { Button, buttonVariants } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { cn } from "@/lib/cn";
import { Composer, type ComposerHandle } from "./composer";
import { ContextDot } from "./context-dot";
import { Conversation } from "./conversation";
import { NEW_CHOICES, threadQueries } from "./queries";
import { SourcePane } from "./source-pane";
import { Starters } from "./starters";
import { useChat } from "./use-chat";
import { useEscapeToStop } from "./use-escape-to-stop";
import { useOpenedSource } from "./use-opened-source";
import { useThreads } from "./use-threads";

interface CourseChatProps {
  course_id: number;
  /** True when it was opened by a click, false when it was already open as the page loaded. */
  asked: boolean;
  onClose: () => void;
}

/** The assistant over a course's page: a panel in its corner, a sheet on small screens. */
export function CourseChat({ course_id, asked, onClose }: CourseChatProps) {
  const wide = useWide();
  const title = useId();
  if (wide) {
    return (
      <section
        aria-labelledby={title}
        className={
          "fixed right-6 bottom-6 z-30 flex h-[min(42rem,calc(100dvh-3rem))] w-[27rem] " +
          "animate-rise flex-col overflow-x-hidden overflow-y-auto rounded-2xl bg-popover " +
          "text-popover-foreground shadow-float"
        }
      >
        <Panel
          course_id={course_id}
          focused={asked}
          title={
            <h2 id={title} className="truncate font-semibold">
              Course assistant
            </h2>
          }
          close={
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label="Close the assistant"
              onClick={onClose}
            >
              <X aria-hidden />
            </Button>
          }
        />
      </section>
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => event.preventDefault()}
        className="inset-x-0 bottom-0 h-[94dvh] animate-sheet overflow-x-hidden overflow-y-auto rounded-t-2xl"
      >
        <Panel
          course_id={course_id}
          focused
          title={<DialogTitle className="truncate text-base">Course assistant</DialogTitle>}
          close={<span className="w-8" />}
        />
      </DialogContent>
    </Dialog>
  );
}

interface PanelProps {
  course_id: number;
  focused: boolean;
  title: ReactNode;
  close: ReactNode;
}

function Panel({ course_id, focused, title, close }: PanelProps) {
  const place = `course ${course_id}`;
  const composer = useRef<ComposerHandle>(null);
  const source = useOpenedSource();
  const { latest, context } = useCourseContext(course_id);
  // Undefined: the course's last one. Null: a new one.
  const [chosen, setChosen] = useState<number | null>();
  const thread_id = chosen === undefined ? (latest ?? null) : chosen;
  const choices = { ...NEW_CHOICES, course_id };
  const chat = useChat({ thread_id, place, on_course_page: true, choices, onCreated: setChosen });
  const threads = useThreads(() => setChosen(null));
  const { messages, live, busy, thread } = chat;
  useEscapeToStop(busy, chat.stop);
  useEffect(() => {
    if (focused) composer.current?.focus();
  }, [focused]);

  async function askForFullAnswer(question: string) {
    if (thread && !thread.full_answers) {
      await threads.changing({ id: thread.id, full_answers: true }).catch(() => {});
    }
    void chat.send(question, { full_answers: true });
  }

  const href = thread_id ? `/assistant?thread=${thread_id}` : `/assistant?course=${course_id}`;
  return (
    <>
      <header
        className="flex items-center gap-1 border-b py-2.5 pr-2.5 pl-4"
        {...hue(courseHue(course_id))}
      >
        <div className="min-w-0 flex-1">
          {title}
          <ContextDot state={context} />
        </div>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Clear Chat"
          title="Clear Chat"
          disabled={messages.length === 0 && !live.notice}
          onClick={() => {
            chat.dismiss();
            setChosen(null);
            composer.current?.focus();
          }}
        >
          <Eraser aria-hidden />
        </Button>
        <Link
          href={href}
          aria-label="Open full page"
          title="Open full page"
          className={cn(buttonVariants({ variant: "ghost", size: "icon-sm" }))}
        >
          <Maximize2 aria-hidden />
        </Link>
        {close}
      </header>
      <Conversation
        place={thread_id ?? place}
        messages={messages}
        live={live}
        empty={
          context !== "loading" && (
            <Starters small course_id={course_id} onAsk={(text) => void chat.send(text)} />
          )
        }
        onSource={source.open}
        onAgain={(question) => void chat.send(question)}
        onFullAnswer={(question) => void askForFullAnswer(question)}
      />
      <Composer
        handle={composer}
        draft={thread_id === null ? place : String(thread_id)}
        placeholder="Ask about this course"
        busy={busy}
        canStop={thread_id !== null}
        onSend={(text) => chat.send(text)}
        onStop={chat.stop}
      />
      {source.opened && <SourcePane source={source.opened} beside={false} onClose={source.close} />}
    </>
  );
}

/** What the assistant starts from here: the course, its topics, and its last conversation. */
function useCourseContext(course_id: number) {
  const course = useQuery(courseQueries.one(course_id));
  const topics = useQuery(topicItemQueries.list(course_id));
  const list = useQuery(threadQueries.list());
  const all = [course, topics, list];
  // Keeps the conversation that is open, even when another one is used later.
  const [latest, setLatest] = useState<number | null>();
  const found = list.data?.find((thread) => thread.course_id === course_id)?.id ?? null;
  if (latest === undefined && list.data) setLatest(found);
  const context: "loaded" | "failed" | "loading" = all.every(({ data }) => data !== undefined)
    ? "loaded"
    : all.some(({ isError }) => isError)
      ? "failed"
      : "loading";
  return { latest, context };
}
