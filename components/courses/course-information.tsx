import type { ReactNode } from "react";
import { SectionCard } from "@/components/shared/section-card";
import { StatusBadge } from "@/components/shared/status-badge";
import { formatDate } from "@/lib/time/format";
import { CourseDifficulty } from "./course-difficulty";
import type { Course } from "./queries";

export function CourseInformation({ course }: { course: Course }) {
  return (
    <SectionCard title="Course Information">
      <dl className="divide-y text-sm">
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
      </dl>
    </SectionCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-2">
      <dt className="shrink-0 text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right font-medium tabular-nums">
        {children || <span className="font-normal text-muted-foreground">Not set</span>}
      </dd>
    </div>
  );
}
