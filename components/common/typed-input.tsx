import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";

interface TypedInputProps {
  label: string;
  /** What is kept, as it is typed. */
  saved: string;
  placeholder: string;
  maxLength: number;
  /** Says what is wrong with what is typed, or keeps it. What it throws is shown, and what is typed stays. */
  save: (typed: string) => Promise<{ problem: string } | undefined>;
  isBusy: boolean;
  /** Fields of one name follow each other by Enter. */
  row: string;
  className?: string;
}

/** One value that saves itself: Enter goes on to the next, Escape takes back what was typed. */
export function TypedInput({
  label,
  saved,
  placeholder,
  maxLength,
  save,
  isBusy,
  row,
  className,
}: TypedInputProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function keep() {
    if (typed === undefined || typed.trim() === saved) return setTyped(undefined);
    try {
      const refused = await save(typed.trim());
      if (refused) return setProblem(refused.problem);
      setTyped((now) => (now === typed ? undefined : now));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (nativeEvent.isComposing) return;
    if (key === "Enter") nextField(field.current, row)?.focus();
    if (key === "Enter" && document.activeElement === field.current) void keep();
    if (key === "Escape") {
      setTyped(undefined);
      setProblem(undefined);
    }
  }

  return (
    <div className="grid justify-items-end gap-1">
      <Input
        ref={field}
        data-row={row}
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={isBusy || undefined}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={maxLength}
        placeholder={placeholder}
        value={typed ?? saved}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => void keep()}
        onKeyDown={onKeyDown}
        className={cn("h-9 px-2.5 text-right text-sm tabular-nums pointer-coarse:h-11", className)}
      />
      {problem && (
        <p
          id={id}
          role="alert"
          className="max-w-44 text-right text-sm text-pretty text-destructive"
        >
          {problem}
        </p>
      )}
    </div>
  );
}

/** The next of them on the page that is not folded away; leaving this one saves it. */
function nextField(field: HTMLInputElement | null, row: string): HTMLInputElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>("input[data-row]")];
  const fields = all.filter((one) => one.dataset.row === row && !one.closest("[hidden]"));
  return field ? fields[fields.indexOf(field) + 1] : undefined;
}
