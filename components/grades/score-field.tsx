import { TypedInput } from "@/components/common/typed-input";
import type { GradePiece } from "@/lib/contract/grade-pieces";
import { readScore, scoreText } from "@/lib/grades/typed-score";
import { useSetPiece } from "./use-set-grades";

interface ScoreFieldProps {
  course_id: number;
  piece: GradePiece;
  /** Of the course's scale. */
  letters: readonly string[];
  /** Fields that follow each other by Enter: those of the grade, or of a list of work. */
  row?: "score" | "work";
}

/** A score, typed as it stands on the paper: Enter saves it and goes on, a refusal stays with what was typed. */
export function ScoreField({ course_id, piece, letters, row = "score" }: ScoreFieldProps) {
  const set = useSetPiece(course_id);

  async function save(typed: string) {
    const read = readScore(typed, letters);
    if ("problem" in read) return read;
    await set.mutateAsync({ piece, score: read.score });
  }

  return (
    <TypedInput
      row={row}
      label={`Score of ${piece.title}`}
      saved={piece.score ? scoreText(piece.score, piece.out_of) : ""}
      placeholder={`– / ${piece.out_of}`}
      maxLength={30}
      save={save}
      isBusy={set.isPending}
      className="w-28"
    />
  );
}
