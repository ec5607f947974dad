import type { Metadata } from "next";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { CourseAssistant } from "@/components/assistant/public";
import { ClassTimesPanel } from "@/components/class-times/class-times-panel";
import { CourseNotFound } from "@/components/courses/course-not-found";
import { CourseView } from "@/components/courses/course-view";
import { FilledFirst } from "@/components/courses/filled-first";
import { ExamsPanel } from "@/components/exams/exams-panel";
import { GradingPanel } from "@/components/grading/grading-panel";
import { KnowledgeCard } from "@/components/knowledge/knowledge-card";
import { ProgressTracker } from "@/components/progress/progress-tracker";
import { QuizFilesPanel } from "@/components/quizzes/quiz-files-panel";
import { ResourcesPanel } from "@/components/resources/resources-panel";
import { TopicsPanel } from "@/components/topics/topics-panel";

export const metadata: Metadata = { title: "Course" };

export default async function CoursePage({ params }: { params: Promise<{ course_id: string }> }) {
  const { course_id } = await params;
  if (!/^\d{1,10}$/.test(course_id)) return <CourseNotFound />;
  const id = Number(course_id);
  return (
    <CourseView
      course_id={id}
      progress={<ProgressTracker course_id={id} />}
      classTimes={<ClassTimesPanel course_id={id} />}
      sections={{
        work: (
          <FilledFirst
            course_id={id}
            panels={{
              assignments: <AssignmentsPanel course_id={id} />,
              exams: <ExamsPanel course_id={id} />,
            }}
          />
        ),
        topics: <TopicsPanel course_id={id} />,
        files: (
          <FilledFirst
            beside
            course_id={id}
            panels={{
              resources: <ResourcesPanel course_id={id} />,
              quizzes: <QuizFilesPanel course_id={id} />,
            }}
          />
        ),
        grades: <GradingPanel course_id={id} />,
        map: <KnowledgeCard course_id={id} />,
      }}
    >
      <CourseAssistant course_id={id} />
    </CourseView>
  );
}
