import type { Grades } from "@/lib/contract/grade-figures";
import type { GradeScheme } from "@/lib/contract/grade-scheme";
import { approximate, shownFigure } from "@/lib/grades/figures";
import { resultText } from "@/lib/grades/needed-text";
import { noGradeText, rangeText, topOf } from "@/lib/grades/standing-text";
import { cutsOf } from "./range";
import { RangeBar } from "./range-bar";

interface StandingProps {
  scheme: GradeScheme;
  grades: Grades;
  /** Anything is scored. */
  isScored: boolean;
  /** The figures hold what the student only supposes. */
  isWhatIf?: boolean;
}

/** Where a student stands: the grade so far, and the range that is still possible. */
export function Standing({ scheme, grades, isScored, isWhatIf = false }: StandingProps) {
  const { current, current_letter, lowest, highest, final } = grades;
  const top = topOf(scheme);
  const range = rangeText(grades, scheme);
  const shown = final?.rounded ?? final?.result ?? current;
  const letter = final?.letter ?? current_letter;
  const stopped = [...new Set((final ?? highest)?.stopped.filter(Boolean))];
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{isWhatIf ? "What if" : titleOf(grades)}: </span>
        {shown && (
          <span className="text-3xl font-semibold tabular-nums">
            {resultText(shownFigure(shown), top)}
          </span>
        )}
        {letter && <span className="text-2xl font-semibold text-tint-ink">{letter}</span>}
        <span className="text-sm text-muted-foreground">
          {!shown && !letter && noGradeText(scheme, isScored)}
          {(shown || letter) && (isWhatIf ? "if it goes like this" : titleOf(grades).toLowerCase())}
        </span>
      </p>
      {lowest?.result && highest?.result && (
        <RangeBar
          top={top}
          cuts={cutsOf(scheme)}
          lowest={approximate(lowest.result)}
          highest={approximate(highest.result)}
          current={shown && approximate(shown)}
          label={range ?? ""}
          isWhatIf={isWhatIf}
        />
      )}
      {range && <p className="text-sm text-muted-foreground tabular-nums">{range}</p>}
      {grades.current_before_drops && (
        <p className="text-sm text-muted-foreground tabular-nums">
          Without dropping anything yet: {resultText(shownFigure(grades.current_before_drops), top)}
        </p>
      )}
      {stopped.map((says) => (
        <p key={says} data-hue="amber" className="text-sm text-tint-ink">
          {says}
        </p>
      ))}
    </div>
  );
}

function titleOf({ final }: Grades): string {
  return final ? "Final grade" : "Your grade so far";
}
