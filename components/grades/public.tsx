import { useQuery } from "@tanstack/react-query";
import { cn } from "@/lib/cn";
import { gradeQueries } from "./queries";
import { ScoreField } from "./score-field";

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
