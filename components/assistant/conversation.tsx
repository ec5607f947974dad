import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { ChatMessage } from "@/lib/contract/assistant";
import type { Source } from "@/lib/contract/retrieval";
import { Answer, AnswerText } from "./answer";
import { NoticeFrame, Question } from "./message-frame";
import type { LiveConversation, LiveKey } from "./queries";
import { useScroll } from "./use-scroll";

interface ConversationProps {
  /** Another one is shown from its end. */
  place: LiveKey;
  messages: ChatMessage[];
  live: LiveConversation;
  /** Shown while nothing has been said. */
  empty: ReactNode;
  onSource: (source: Source) => void;
  onAgain: (question: string) => void;
  onFullAnswer: (question: string) => void;
  className?: string;
}

/** Messages, and what is being said. It follows its end until the student scrolls up. */
export function Conversation(props: ConversationProps) {
  const { place, messages, live, empty, onSource, onAgain, onFullAnswer, className } = props;
  const { box, content, away, toEnd, onScroll } = useScroll();
  const busy = live.phase !== "idle";
  // Until the stored messages hold what is asked, it shows from here.
  const asked = live.question !== undefined && messages.length <= live.known;
  const isEmpty = messages.length === 0 && !asked && !live.notice;
  const writesStored = messages.at(-1)?.state === "streaming";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what moves
  useEffect(() => toEnd(), [place, toEnd]);
  const refused = live.notice !== undefined;
  useEffect(() => {
    if (asked || refused) toEnd();
  }, [asked, refused, toEnd]);

  return (
    <div className={cn("relative min-h-40 flex-1", className)}>
      <section
        ref={box}
        onScroll={onScroll}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
        tabIndex={0}
        className="scrollbar-quiet h-full overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div ref={content} className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6">
          {isEmpty ? empty : <h2 className="sr-only">Messages</h2>}
          {messages.map((message, at) => {
            if (message.role === "user") {
              return <Question key={message.id}>{message.content}</Question>;
            }
            if (message.state === "streaming") {
              const longer = live.text.length > message.content.length;
              return (
                <Writing
                  key={message.id}
                  text={longer ? live.text : message.content}
                  onSource={onSource}
                />
              );
            }
            const question = messages[at - 1]?.content;
            const last = at === messages.length - 1 && !busy;
            return (
              <Answer
                key={message.id}
                message={message}
                onSource={onSource}
                onFullAnswer={last && question ? () => onFullAnswer(question) : undefined}
              />
            );
          })}
          {asked && live.question && <Question>{live.question}</Question>}
          {asked && busy && !writesStored && <Writing text={live.text} onSource={onSource} />}
          {live.notice && <NoticeOf notice={live.notice} onAgain={onAgain} />}
        </div>
      </section>
      {away && (
        <Button
          variant="secondary"
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full bg-popover shadow-float"
          onClick={() => toEnd()}
        >
          <ArrowDown aria-hidden />
          Jump to latest
        </Button>
      )}
      <p role="status" className="sr-only">
        {live.announcement}
      </p>
    </div>
  );
}

interface WritingProps {
  text: string;
  onSource: (source: Source) => void;
}

/** An answer that grows. */
function Writing({ text, onSource }: WritingProps) {
  return (
    <div data-writing className="grid min-w-0 gap-3">
      {text ? (
        <AnswerText text={text} sources={undefined} onSource={onSource} />
      ) : (
        <p className="text-muted-foreground">Reading your materials…</p>
      )}
      <span aria-hidden className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-breathe rounded-full bg-link"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
      </span>
    </div>
  );
}

interface NoticeOfProps {
  notice: NonNullable<LiveConversation["notice"]>;
  onAgain: (question: string) => void;
}

function NoticeOf({ notice, onAgain }: NoticeOfProps) {
  const { kind, text, question } = notice;
  return (
    <>
      {question && <Question>{question}</Question>}
      <NoticeFrame kind={kind} text={text}>
        {kind === "error" && question && (
          <Button variant="secondary" size="sm" onClick={() => onAgain(question)}>
            Try Again
          </Button>
        )}
      </NoticeFrame>
    </>
  );
}
