import { useQuery } from "@tanstack/react-query";
import { TypedInput } from "@/components/common/typed-input";
import { cn } from "@/lib/cn";
import type { CourseResult } from "@/lib/contract/gpa";
import { gradeQueries } from "./queries";
import { ScoreField } from "./score-field";
import { useSetDetails } from "./use-set-grades";

type WorkScoreProps = { course_id: number; className?: string } & (
  | { assignment_id: number; exam_id?: undefined }
  | { exam_id: number; assignment_id?: undefined }
);

/** The score of a piece of work, where it stands in a list; nothing in a course that has no parts of a grade. */
export function WorkScore({ course_id, assignment_id, exam_id, className }: WorkScoreProps) {
  const { data } = useQuery(gradeQueries.of(course_id));
  const piece = data?.pieces.find((one) =>
    exam_id === undefined ? one.assignment_id === assignment_id : one.exam_id === exam_id,
  );
  if (!data || !piece || data.components.length === 0) return null;
  const letters = (data.rules.letters ?? []).map(([letter]) => letter);
  return (
    <div className={cn("flex items-start justify-end", className)}>
      <ScoreField course_id={course_id} piece={piece} letters={letters} row="work" />
    </div>
  );
}

/** The grade a course ended with, as the transcript says it; left empty, the scores tell. */
export function FinalGradeField({ course }: { course: CourseResult }) {
  const { course_id, name, final_letter, letter } = course;
  const set = useSetDetails(course_id);
  return (
    <TypedInput
      row="final grade"
      label={`Final grade of ${name}`}
      saved={final_letter}
      placeholder={letter ?? "Grade"}
      maxLength={20}
      save={async (typed) => void (await set.mutateAsync({ final_letter: typed }))}
      isBusy={set.isPending}
      className="w-20"
    />
  );
}
