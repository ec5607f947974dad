"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";

interface EditInPlaceProps {
  label: string;
  type?: "text" | "datetime-local";
  value: string;
  /** Why what is typed cannot be saved; null when it can. */
  problemOf: (typed: string) => string | null;
  save: (typed: string) => Promise<unknown>;
  /** Saved, unchanged or cancelled. */
  onDone: () => void;
  className?: string;
}

/** A field in place of a text: Enter or leaving it saves, Escape leaves all as it was, a refusal stays beside it. */
export function EditInPlace({
  label,
  type = "text",
  value,
  problemOf,
  save,
  onDone,
  className,
}: EditInPlaceProps) {
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ended = useRef(false);
  const id = useId();

  async function finish() {
    if (ended.current || busy) return;
    if (typed.trim() === value.trim()) return end();
    const wrong = problemOf(typed);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await save(typed);
      end();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }
  function end() {
    ended.current = true;
    onDone();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") void finish();
    if (event.key === "Escape") {
      event.stopPropagation();
      end();
    }
  }

  return (
    <div className={className}>
      <Input
        autoFocus
        type={type}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={busy || undefined}
        value={typed}
        maxLength={type === "text" ? 200 : undefined}
        onFocus={({ target }) => type === "text" && target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        onBlur={() => void finish()}
        onKeyDown={onKeyDown}
        className={cn("h-8 px-2", type === "datetime-local" && "text-sm tabular-nums")}
      />
      {problem && (
        <p id={id} role="alert" className="mt-1 text-sm text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}
