import type { ReactNode } from "react";
import { SectionCard } from "@/components/shared/section-card";
import { StatusBadge } from "@/components/shared/status-badge";
import { CopyState } from "@/components/shared-courses/public";
import { formatDate } from "@/lib/time/format";
import { CourseDifficulty } from "./course-difficulty";
import type { Course } from "./queries";

export function CourseInformation({ course }: { course: Course }) {
  return (
    <SectionCard title="Course Information">
      <dl className={FACTS}>
        <Fact name="Instructor">{course.instructor}</Fact>
        <Fact name="Credits">{String(course.credits ?? 0)}</Fact>
        <Fact name="Semester">{course.semester}</Fact>
        <Fact name="Difficulty">
          {course.difficulty_level && <CourseDifficulty level={course.difficulty_level} />}
        </Fact>
        <Fact name="Start date">{course.start_date && formatDate(course.start_date)}</Fact>
        <Fact name="End date">{course.end_date && formatDate(course.end_date)}</Fact>
        <Fact name="Status">
          <StatusBadge status={course.is_active ? "active" : "inactive"}>
            {course.is_active ? "Active" : "Inactive"}
          </StatusBadge>
        </Fact>
        {course.is_copy && (
          <Fact name="Shared course">
            <CopyState course_id={course.id} />
          </Fact>
        )}
      </dl>
    </SectionCard>
  );
}

/** Where the facts stand, and those that are still loading. */
export const FACTS = "grid grid-cols-2 gap-x-5 gap-y-3.5 text-sm sm:grid-cols-3 xl:grid-cols-4";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="mt-0.5 font-medium break-words tabular-nums">
        {children || <span className="font-normal text-muted-foreground">Not set</span>}
      </dd>
    </div>
  );
}
