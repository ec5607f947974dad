import type { Metadata } from "next";
import { ask, firstData } from "@/app/_first-data/first-data";
import { FirstData } from "@/components/common/session/first-data";
import { CourseList } from "@/components/courses/course-list";
import { courseQueries } from "@/components/courses/queries";

export const metadata: Metadata = { title: "Courses" };

export default async function CoursesPage() {
  const given = await firstData(() => [ask(courseQueries.list(), "GET /courses/", {})], 6_000);
  return (
    <FirstData given={given}>
      <CourseList />
    </FirstData>
  );
}
