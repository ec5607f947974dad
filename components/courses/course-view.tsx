"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { lastCourse } from "@/components/common/last-course";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue, hue } from "@/components/shared/hue";
import { onDemand } from "@/components/shared/on-demand";
import { isMissing, messageOf } from "@/lib/client/api-error";
import { CourseHeader } from "./course-header";
import { CourseInformation } from "./course-information";
import { CourseSections } from "./course-sections";
import { CourseHeaderSkeleton, CourseInformationSkeleton } from "./course-skeletons";
import { courseQueries } from "./queries";
import { usePageTitle } from "./use-page-title";

const CourseNotFound = onDemand(() =>
  import("./course-not-found").then((module) => module.CourseNotFound),
);

type CourseViewProps = {
  course_id: number;
  /** Beside the course's own facts. */
  progress: ReactNode;
  /** Below them. */
  classTimes: ReactNode;
  /** The panels of what the course holds; they load beside the course itself. */
  sections: Omit<ComponentProps<typeof CourseSections>["sections"], "overview">;
  /** Stays in view. */
  children?: ReactNode;
};

export function CourseView({
  course_id,
  progress,
  classTimes,
  sections,
  children,
}: CourseViewProps) {
  const queries = useQueryClient();
  useEffect(() => lastCourse.keep(course_id), [course_id]);
  const {
    data: course,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...courseQueries.one(course_id),
    placeholderData: () =>
      queries.getQueryData(courseQueries.list().queryKey)?.find(({ id }) => id === course_id),
  });
  usePageTitle(course?.name);
  if (isMissing(error)) return <CourseNotFound />;
  if (error && !course) {
    return (
      <ErrorBanner
        title="We couldn't load this course"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div {...hue(courseHue(course_id))}>
      {course ? <CourseHeader course={course} /> : <CourseHeaderSkeleton />}
      <CourseSections
        beside={children}
        sections={{
          ...sections,
          overview: (
            <>
              <div className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
                {progress}
                {course ? <CourseInformation course={course} /> : <CourseInformationSkeleton />}
              </div>
              {classTimes}
            </>
          ),
        }}
      />
    </div>
  );
}
