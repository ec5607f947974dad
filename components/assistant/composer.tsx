import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { useInBrowser } from "@/components/shared/use-browser-value";
import { Button } from "@/components/ui/button";
import { savedDrafts } from "@/lib/client/saved-drafts";
import { cn } from "@/lib/cn";
import { CHAT_MESSAGE_MAX } from "@/lib/contract/values";

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  handle: Ref<ComposerHandle>;
  /** Names the conversation, whose draft is kept. */
  draft: string;
  /** Stands in the field where nothing was typed. */
  proposed?: string;
  placeholder: string;
  busy: boolean;
  canStop: boolean;
  /** Resolves to what is to be corrected, when that is why it was not taken. */
  onSend: (text: string) => Promise<{ taken: boolean; correct?: string }>;
  onStop: () => void;
}

/** Where a message is typed: Enter sends, Shift+Enter begins a line, Escape stops the answer. */
export function Composer(props: ComposerProps) {
  const { handle, draft, proposed = "", placeholder, busy, canStop, onSend, onStop } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The server knows of no draft: it is filled in once the page runs.
  const inBrowser = useInBrowser();
  const [typed, setTyped] = useState(() => ({
    draft: inBrowser ? draft : undefined,
    text: (inBrowser && kept(draft)) || proposed,
  }));
  const [correct, setCorrect] = useState<string>();
  const sending = useRef<string>(undefined);
  // Another conversation has another draft; the focus stays.
  if (inBrowser && typed.draft !== draft) {
    setTyped({ draft, text: kept(draft) || (typed.draft === undefined ? typed.text : "") });
  }
  const { text } = typed;
  const over = text.length > CHAT_MESSAGE_MAX;

  function write(next: string) {
    setTyped({ draft, text: next });
    setCorrect(undefined);
    if (next) savedDrafts.keep(nameOf(draft), next);
    else savedDrafts.forget(nameOf(draft));
  }

  useImperativeHandle(handle, () => ({ focus: () => field.current?.focus() }));

  async function send() {
    if (busy || sending.current === draft) return;
    sending.current = draft;
    const outcome = onSend(text);
    if (text.trim() && !over) write("");
    const { taken, correct: reason } = await outcome.finally(() => {
      sending.current = undefined;
    });
    if (taken) return;
    // Puts a refused message back into the field, unless something new was typed.
    setTyped((now) =>
      now.text || !(now.draft === draft || isNew(draft)) ? now : { ...now, text },
    );
    if (text && !kept(draft)) savedDrafts.keep(nameOf(draft), text);
    setCorrect(reason);
    if (reason) field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While letters are being composed, Enter chooses among them. Safari tells it by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void send();
    }
  }

  return (
    <form
      className={
        "mx-auto w-full max-w-3xl px-4 pt-1 sm:px-6 " +
        "pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--bottom-bar)))]"
      }
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div
        className={cn(
          "rounded-2xl border border-input bg-card shadow-card " +
            "transition-[border-color,box-shadow] focus-within:border-ring " +
            "focus-within:ring-3 focus-within:ring-ring/25",
          (over || correct) && "border-destructive focus-within:border-destructive",
        )}
      >
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          placeholder={placeholder}
          aria-label="Your message"
          aria-describedby={`${id}-line ${id}-count`}
          aria-invalid={over || correct ? true : undefined}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={
            "scrollbar-quiet block field-sizing-content max-h-44 min-h-12 w-full " +
            "resize-none bg-transparent px-4 pt-3 pb-1 text-base outline-none " +
            "placeholder:text-muted-foreground/85 pointer-coarse:text-[1rem]"
          }
        />
        <div className="flex items-center gap-3 pr-2 pb-2 pl-4">
          <p
            id={`${id}-line`}
            role={correct ? "alert" : undefined}
            className={cn(
              "min-w-0 flex-1 text-xs text-muted-foreground",
              correct && "text-sm text-destructive",
            )}
          >
            {correct ?? (
              <span className="pointer-coarse:hidden">Enter sends, Shift+Enter adds a line</span>
            )}
          </p>
          <p
            id={`${id}-count`}
            className={cn(
              "text-xs text-muted-foreground tabular-nums",
              over && "font-semibold text-destructive",
            )}
          >
            {text.length.toLocaleString("en-US")}/{CHAT_MESSAGE_MAX.toLocaleString("en-US")}
            <span className="sr-only"> characters</span>
          </p>
          {busy ? (
            <Button
              size="icon"
              variant="secondary"
              aria-label="Stop"
              title="Stop (Esc)"
              className="rounded-full"
              disabled={!canStop}
              onClick={onStop}
            >
              <Square aria-hidden className="size-3.5! fill-current" />
            </Button>
          ) : (
            <Button type="submit" size="icon" aria-label="Send" className="rounded-full">
              <ArrowUp aria-hidden />
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

const COMPOSING = 229;

/** Whether the conversation is new: its draft key changes with its first message. */
function isNew(draft: string) {
  return !/^\d+$/.test(draft);
}

function nameOf(draft: string) {
  return `chat ${draft}`;
}

function kept(draft: string): string {
  const text = savedDrafts.read(nameOf(draft));
  return typeof text === "string" ? text : "";
}
