"use client";

import { useQuery } from "@tanstack/react-query";
import { afterLoad } from "@/components/shared/after-load";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import { studyHoursQueries } from "./queries";

/** Comes after the rest of the settings. */
const HoursForm = afterLoad(
  () => import("./hours-form").then((module) => module.HoursForm),
  <FormSkeleton />,
);

/** When the student has time for studying, over all plans. */
export function StudyHoursPanel() {
  const { data, error, isFetching, refetch } = useQuery(studyHoursQueries.one());
  return (
    <SectionCard
      title="Study hours"
      description="The time you have for all courses together. We never plan more on a day."
    >
      {error && !data && (
        <ErrorBanner
          title="We couldn't load your study hours"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <FormSkeleton />}
      {data && <HoursForm key={data.updated_at} hours={data} />}
    </SectionCard>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading study hours" className="h-116">
      <Skeleton className="h-full w-full rounded-lg" />
    </div>
  );
}
