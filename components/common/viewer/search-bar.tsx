import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

interface SearchBarProps {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  onWords: (words: string) => void;
  count: number;
  /** Which of them is looked at, counted from 0. */
  at: number;
  searching: boolean;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Search inside the document. Enter goes on, Shift+Enter goes back, Escape closes. */
export function SearchBar({
  field,
  words,
  onWords,
  count,
  at,
  searching,
  onStep,
  onClose,
}: SearchBarProps) {
  return (
    <search className="flex animate-fade items-center gap-1 border-b px-2 py-1.5">
      <Input
        ref={field}
        autoFocus
        data-keeps-escape
        aria-label="Search in this document"
        placeholder="Search in this document"
        autoComplete="off"
        enterKeyHint="search"
        value={words}
        className="h-8 min-w-0 flex-1 pointer-coarse:h-10"
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            event.preventDefault();
            onStep(event.shiftKey ? -1 : 1);
          }
          if (event.key === "Escape") onClose();
        }}
      />
      <p
        role="status"
        className="min-w-22 shrink-0 px-1 text-center text-sm text-muted-foreground tabular-nums"
      >
        {textOf(words, count, at, searching)}
      </p>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Previous match"
        disabled={count === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Next match"
        disabled={count === 0}
        onClick={() => onStep(1)}
      >
        <ChevronDown aria-hidden />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label="Close search" onClick={onClose}>
        <X aria-hidden />
      </Button>
    </search>
  );
}

function textOf(words: string, count: number, at: number, searching: boolean) {
  if (!words.trim()) return "";
  if (count > 0) return `${at + 1} of ${count}${searching ? "…" : ""}`;
  return searching ? "Searching…" : "No matches";
}
