import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { Button } from "@/components/ui/button";
import type { AllGrades, CourseResult } from "@/lib/contract/gpa";
import { creditsText, gpaText, pointsText } from "@/lib/grades/gpa-text";
import { GpaGoal } from "./gpa-goal";
import type { SupposedGrades } from "./what-if";

const PointsModal = onDemand(() => import("./points-modal").then((module) => module.PointsModal));

interface GpaCardProps {
  data: AllGrades;
  /** As they are, or as they are supposed to end. */
  courses: readonly CourseResult[];
  total: AllGrades["total"];
  guesses: SupposedGrades | undefined;
  onGuess: (guesses: SupposedGrades | undefined) => void;
}

/** The GPA over all, and what a goal takes. */
export function GpaCard({ data, courses, total, guesses, onGuess }: GpaCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { ended, so_far } = total;
  const isUnderWay = data.courses.some((course) => !course.is_final && !course.is_sample);
  return (
    <SectionCard
      title="GPA"
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            Grade points
          </Button>
          {(isUnderWay || guesses) && (
            <Button
              variant={guesses ? "primary" : "secondary"}
              size="sm"
              aria-pressed={guesses !== undefined}
              onClick={() => onGuess(guesses ? undefined : new Map())}
            >
              <FlaskConical aria-hidden />
              {guesses ? "Back to my grades" : "What if"}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {guesses && (
          <p data-hue="violet" className="rounded-lg bg-tint/10 px-3 py-2 text-sm text-tint-ink">
            You're trying out grades. We don't save any of them.
          </p>
        )}
        <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {so_far.gpa ? (
            <>
              <span className="text-3xl font-semibold tabular-nums">{gpaText(so_far)}</span>
              <span className="text-sm text-muted-foreground tabular-nums">
                {wordsOf(data, total, guesses)}
              </span>
            </>
          ) : (
            <span className="text-sm text-muted-foreground">
              Once a course has credits and a grade, your GPA stands here.
            </span>
          )}
        </p>
        {ended.gpa && so_far.courses > ended.courses && (
          <p className="text-sm text-muted-foreground tabular-nums">
            {`${gpaText(ended)} over the ${creditsText(ended.credits)} that have ended`}
          </p>
        )}
        <GpaGoal courses={courses} points={data.points} earlier={data.earlier} />
        <p className="text-sm text-pretty text-muted-foreground tabular-nums">
          {data.has_own_points ? "Counted by your points: " : "Counted by the usual points: "}
          {pointsText(data.points)}.
          {!data.has_own_points && " If your school counts otherwise, change them."}
        </p>
      </div>
      {isOpen && <PointsModal data={data} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}

function wordsOf(
  { earlier }: AllGrades,
  { ended, so_far }: AllGrades["total"],
  guesses: SupposedGrades | undefined,
): string {
  const over = `over ${creditsText(so_far.credits)}`;
  const before = earlier ? ", those before included" : "";
  if (guesses) return `if it goes like this, ${over}${before}`;
  return `${so_far.courses > ended.courses ? "so far, " : ""}${over}${before}`;
}
