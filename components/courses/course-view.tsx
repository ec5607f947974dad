"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue, hue } from "@/components/shared/hue";
import { isMissing, messageOf } from "@/lib/client/api-error";
import { CourseHeader } from "./course-header";
import { CourseInformation } from "./course-information";
import { CourseNotFound } from "./course-not-found";
import { CourseHeaderSkeleton, CourseInformationSkeleton } from "./course-skeletons";
import { courseQueries } from "./queries";

type CourseViewProps = {
  course_id: number;
  /** The panels of what the course holds; they load beside the course itself. */
  children: ReactNode;
  /** What stands first in the narrow column, above the course's own facts. */
  progress: ReactNode;
  /** Panels below the course's own facts. */
  aside: ReactNode;
};

export function CourseView({ course_id, children, progress, aside }: CourseViewProps) {
  const queries = useQueryClient();
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
  if (isMissing(error)) return <CourseNotFound />;
  if (error && !course) {
    return (
      <ErrorBanner
        title="Error loading course"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div {...hue(courseHue(course_id))}>
      {course ? <CourseHeader course={course} /> : <CourseHeaderSkeleton />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className="grid min-w-0 gap-5 max-lg:contents">
          <div className="max-lg:order-first">{progress}</div>
          {course ? <CourseInformation course={course} /> : <CourseInformationSkeleton />}
          {aside}
        </div>
      </div>
    </div>
  );
}
