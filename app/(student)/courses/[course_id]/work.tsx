import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { FilledFirst } from "@/components/courses/filled-first";
import { ExamsPanel } from "@/components/exams/exams-panel";

export function Work({ course_id }: { course_id: number }) {
  return (
    <FilledFirst
      course_id={course_id}
      panels={{
        assignments: <AssignmentsPanel course_id={course_id} />,
        exams: <ExamsPanel course_id={course_id} />,
      }}
    />
  );
}
