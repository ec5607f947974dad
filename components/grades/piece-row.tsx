import { ArrowRight } from "lucide-react";
import { ActionMenu } from "@/components/shared/action-menu";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import type { GradePiece } from "@/lib/contract/grade-pieces";
import type { CourseGrades } from "@/lib/contract/grades";
import { approximate } from "@/lib/grades/figures";
import { type Guesses, type PieceKey, pieceKey } from "@/lib/grades/guesses";
import { ScoreField } from "./score-field";
import { useSetPiece } from "./use-set-grades";
import { WhatIfRow } from "./what-if-row";

interface PieceRowProps {
  data: CourseGrades;
  piece: GradePiece;
  /** What is supposed of open pieces; undefined while scores are entered. */
  guesses: Guesses | undefined;
  onGuess: (key: PieceKey, value: number | null) => void;
  /** It is all of its part and has its name. */
  isPart?: boolean;
}

/** Graded work with its score, or with what the student supposes it will be. */
export function PieceRow({ data, piece, guesses, onGuess, isPart = false }: PieceRowProps) {
  const { title, component, at, score } = piece;
  const letters = (data.rules.letters ?? []).map(([letter]) => letter);
  const range = guesses && score === null ? rangeOf(data, piece) : null;
  const key = component !== null && at !== null ? pieceKey(component, at) : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 px-5 py-2">
      {isPart ? (
        <h3 className="min-w-0 text-sm font-medium break-words">{title}</h3>
      ) : (
        <span className="min-w-0 text-sm break-words">{title}</span>
      )}
      {range && key ? (
        <div className="col-span-2 sm:col-span-1 sm:w-96">
          <WhatIfRow
            title={title}
            {...range}
            value={guesses?.get(key) ?? null}
            onChange={(value) => onGuess(key, value)}
          />
        </div>
      ) : (
        <div className="flex items-center gap-1">
          <ScoreField course_id={data.course_id} piece={piece} letters={letters} />
          <PartMenu data={data} piece={piece} />
        </div>
      )}
    </li>
  );
}

/** Where a piece of work counts, to be changed. */
function PartMenu({ data, piece }: { data: CourseGrades; piece: GradePiece }) {
  const set = useSetPiece(data.course_id);
  if (piece.assignment_id === null && piece.exam_id === null)
    return <span className="size-7 pointer-coarse:size-9" />;
  const move = (component: string) =>
    set.mutate(
      { piece, component },
      {
        onError: (error) => toastError(`We couldn't move “${piece.title}”. ${messageOf(error)}`),
      },
    );
  const others = data.components.filter(({ key }) => key !== piece.component);
  return (
    <ActionMenu
      label={`Where ${piece.title} counts`}
      items={[
        ...others.map(({ key, title }) => ({
          label: `Count it in “${title}”`,
          icon: ArrowRight,
          onSelect: () => move(key),
        })),
        ...(piece.component === null && piece.placed_by === "student"
          ? []
          : [{ label: "Don't count it", icon: ArrowRight, onSelect: () => move("") }]),
      ]}
    />
  );
}

/** Points that a piece of its part can get; null where it has no place in the scheme. */
function rangeOf({ scheme }: CourseGrades, { component, at }: GradePiece) {
  const group = scheme?.groups.find(({ id }) => id === component);
  if (!group || at === null) return null;
  const { item_max = 100, item_min = 0 } = group;
  const most = Array.isArray(item_max) ? item_max[at] : item_max;
  return {
    least: approximate({ exact: String(item_min) }),
    most: approximate({ exact: String(most ?? 100) }),
  };
}
