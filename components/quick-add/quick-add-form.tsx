"use client";

import { Plus, X } from "lucide-react";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { Chips } from "./chips";
import { type Entry, useEntries, type When } from "./entries";
import { missingIn, useAdd } from "./use-add";

export interface QuickAddProps {
  /** The course of lines that name none; null where there is no such course. */
  course_id: number | null;
  /** When what names no day is due. */
  when?: When;
  /** What the field begins with, where a line was typed elsewhere. */
  first?: string;
  autoFocus?: boolean;
  /** Called once something is in. */
  onAdded?: () => void;
  className?: string;
}

/** One line for each piece of work; what is understood stands below it before it is added. */
export function QuickAddForm({
  course_id,
  when,
  first = "",
  autoFocus,
  onAdded,
  className,
}: QuickAddProps) {
  const typed = useEntries(course_id, first, when);
  const { entries, is_list, zone, courses } = typed;
  const { add, busy } = useAdd(zone, courses);
  const [wanting, setWanting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Before the dialog it may stand in looks for something to focus.
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const read = entries.length > 0 ? entries : await typed.read();
    // Enter came before the line was shown: a date that was not understood may be missed.
    const shown = entries.length > 0;
    const ready = read.filter(({ item }) => missingIn(item) === null && (shown || item.date));
    setWanting(read.some(({ item }) => missingIn(item) !== null));
    if (ready.length === 0) return;
    const { added, refused } = await add(ready);
    for (const { id, problem } of refused) typed.refuse(id, problem);
    typed.remove(added);
    if (added.length > 0 && ready.length === added.length) onAdded?.();
    field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className={cn("grid gap-2", className)}>
      <div className="flex items-center gap-2 border-b border-transparent focus-within:border-ring">
        <Plus aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
        <input
          ref={field}
          aria-label="Quick add"
          placeholder={is_list ? "Add more once these are in" : "Add: Problem set 7 Fri 5pm"}
          readOnly={is_list}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="done"
          value={typed.text}
          onFocus={typed.load}
          onChange={({ target }) => {
            setWanting(false);
            typed.type(target.value);
          }}
          onPaste={(event) => {
            if (typed.paste(event.clipboardData.getData("text"))) event.preventDefault();
          }}
          className={
            "h-9 min-w-0 flex-1 bg-transparent text-base outline-none " +
            "placeholder:text-muted-foreground pointer-coarse:h-11"
          }
        />
        {entries.length > 0 && (
          <Button type="submit" variant="secondary" size="sm" loading={busy}>
            <span>
              Add <span className={cn(!is_list && "max-sm:sr-only")}>{whatToAdd(entries)}</span>
            </span>
          </Button>
        )}
      </div>
      {typed.failed && (
        <p role="alert" className="pl-6.5 text-sm text-destructive">
          We couldn't load quick add. Check your connection and try again.
        </p>
      )}
      {entries.length > 0 && (
        <ul aria-label="To add" className={cn(is_list && "grid gap-2")}>
          {entries.map(({ id, item, problem }) => {
            const refused = problem !== null || wanting;
            const why = problem ?? (wanting || is_list ? missingIn(item) : null);
            return (
              <li key={id} className="flex items-start gap-2 pl-6.5">
                <div className="min-w-0 flex-1">
                  <Chips
                    item={item}
                    courses={courses}
                    zone={zone}
                    onFix={(to) => typed.fix(id, to)}
                  />
                  {why && (
                    <p
                      role={refused ? "alert" : undefined}
                      className={cn(
                        "mt-1 text-sm text-muted-foreground",
                        refused && "text-destructive",
                      )}
                    >
                      {why}
                    </p>
                  )}
                </div>
                {is_list && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Leave out ${item.title || "this line"}`}
                    onClick={() => typed.remove([id])}
                  >
                    <X aria-hidden />
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </form>
  );
}

function whatToAdd(entries: readonly Entry[]): string {
  if (entries.length > 1) return String(entries.length);
  if (entries[0]?.item.repeats) return "all";
  return entries[0]?.item.kind === "exam" ? "exam" : "assignment";
}
