import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { messageOf } from "@/lib/client/api-error";
import type { GradePiece } from "@/lib/contract/grade-pieces";
import { readScore, scoreText } from "@/lib/grades/typed-score";
import { useSetPiece } from "./use-set-piece";

interface ScoreFieldProps {
  course_id: number;
  piece: GradePiece;
  /** Of the course's scale. */
  letters: readonly string[];
}

/** A score, typed as it stands on the paper: Enter saves it and goes on, a refusal stays with what was typed. */
export function ScoreField({ course_id, piece, letters }: ScoreFieldProps) {
  const saved = piece.score ? scoreText(piece.score) : "";
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const set = useSetPiece(course_id);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function save() {
    if (typed === undefined || typed.trim() === saved) return setTyped(undefined);
    const read = readScore(typed, letters);
    if ("problem" in read) return setProblem(read.problem);
    try {
      await set.mutateAsync({ piece, score: read.score });
      setTyped((now) => (now === typed ? undefined : now));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (nativeEvent.isComposing) return;
    if (key === "Enter") nextField(field.current)?.focus();
    if (key === "Enter" && document.activeElement === field.current) void save();
    if (key === "Escape") {
      setTyped(undefined);
      setProblem(undefined);
    }
  }

  return (
    <div className="grid justify-items-end gap-1">
      <Input
        ref={field}
        data-score
        aria-label={`Score of ${piece.title}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={set.isPending || undefined}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={30}
        placeholder={`– / ${piece.out_of}`}
        value={typed ?? saved}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
        className="h-9 w-28 px-2.5 text-right text-sm tabular-nums pointer-coarse:h-11"
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

/** The next score on the page; leaving this one saves it. */
function nextField(field: HTMLInputElement | null): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[data-score]")];
  return field ? fields[fields.indexOf(field) + 1] : undefined;
}
