"use client";

import { BookOpen } from "lucide-react";
import Link from "next/link";
import { courseHue, hue } from "@/components/shared/hue";
import { ProgressRing } from "@/components/shared/progress-ring";
import { SectionCard } from "@/components/shared/section-card";
import type { Dashboard } from "@/lib/contract/dashboard";
import { AddCourse } from "./add-course";
import { EmptyLine } from "./empty-line";

type Courses = Dashboard["recent_courses"];

export function RecentCourses({ courses }: { courses: Courses }) {
  return (
    <SectionCard title="Recent Courses" flush>
      <Rows courses={courses} />
    </SectionCard>
  );
}

function Rows({ courses }: { courses: Courses }) {
  if (courses.length === 0) {
    return (
      <EmptyLine icon={BookOpen} action={<AddCourse variant="secondary" />}>
        No recent courses. Add one to get started!
      </EmptyLine>
    );
  }
  return (
    <ul className="divide-y">
      {courses.map((course) => (
        <li key={course.id} {...hue(courseHue(course.id))}>
          <Link
            href={`/courses/${course.id}`}
            prefetch
            className="flex items-center gap-4 px-5 py-3.5 transition-colors -outline-offset-2 hover:bg-accent"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{course.name}</span>
              <span className="mt-0.5 flex items-center gap-2 text-sm text-muted-foreground">
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
                <span className="truncate">{course.code || "No code"}</span>
              </span>
            </span>
            {course.tracked_percentage !== null && (
              <ProgressRing size={26} value={course.tracked_percentage} label="Course progress" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
