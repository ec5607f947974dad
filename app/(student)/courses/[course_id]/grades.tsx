import { GradesPanel } from "@/components/grades/grades-panel";
import { GradingPanel } from "@/components/grading/grading-panel";

export function Grades({ course_id }: { course_id: number }) {
  return (
    <div className="grid gap-6">
      <GradesPanel course_id={course_id} />
      <GradingPanel course_id={course_id} />
    </div>
  );
}
