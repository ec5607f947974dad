import { FilledFirst } from "@/components/courses/filled-first";
import { QuizFilesPanel } from "@/components/quizzes/quiz-files-panel";
import { ResourcesPanel } from "@/components/resources/resources-panel";

export function Files({ course_id }: { course_id: number }) {
  return (
    <FilledFirst
      beside
      course_id={course_id}
      panels={{
        resources: <ResourcesPanel course_id={course_id} />,
        quizzes: <QuizFilesPanel course_id={course_id} />,
      }}
    />
  );
}
