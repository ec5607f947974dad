import type { Metadata } from "next";
import { CourseList } from "@/components/courses/course-list";

export const metadata: Metadata = { title: "Courses" };

export default function CoursesPage() {
  return <CourseList />;
}
