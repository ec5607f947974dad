import type { Metadata } from "next";
import { ask, firstData } from "@/app/_first-data/first-data";
import { CourseAssistant } from "@/components/assistant/public";
import { FirstData } from "@/components/common/session/first-data";
import { CourseNotFound } from "@/components/courses/course-not-found";
import { CourseView } from "@/components/courses/course-view";
import { courseQueries } from "@/components/courses/queries";
import { ProgressTracker } from "@/components/progress/progress-tracker";
import { progressQueries } from "@/components/progress/queries";
import { countOfAssignments, countOfTopics } from "@/lib/progress/course-progress";
import { ClassTimes, Files, Grades, KnowledgeMap, Topics, Work } from "./sections";

export const metadata: Metadata = { title: "Course" };

export default async function CoursePage({ params }: { params: Promise<{ course_id: string }> }) {
  const { course_id } = await params;
  if (!/^\d{1,10}$/.test(course_id)) return <CourseNotFound />;
  const id = Number(course_id);
  const input = { path: { course_id: id } };
  const given = await firstData(() => [
    ask(courseQueries.one(id), "GET /courses/{course_id}/", input),
    ask(progressQueries.topics(id), "GET /courses/{course_id}/topic-items/", input, countOfTopics),
    ask(
      progressQueries.assignments(id),
      "GET /courses/{course_id}/assignments/",
      input,
      countOfAssignments,
    ),
  ]);
  return (
    <FirstData given={given}>
      <CourseView
        course_id={id}
        progress={<ProgressTracker course_id={id} />}
        classTimes={<ClassTimes course_id={id} />}
        sections={{
          work: <Work course_id={id} />,
          topics: <Topics course_id={id} />,
          files: <Files course_id={id} />,
          grades: <Grades course_id={id} />,
          map: <KnowledgeMap course_id={id} />,
        }}
      >
        <CourseAssistant course_id={id} />
      </CourseView>
    </FirstData>
  );
}
