"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { useLoaded } from "@/components/shared/use-loaded";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import { Now } from "./now";
import { OverviewSkeleton } from "./overview-skeleton";
import { dashboardQueries } from "./queries";

/** Below the first screen, and heavy. */
const Lists = onDemand(() => import("./lists").then((module) => module.Lists));

/** Only a new student meets it. */
const FirstRun = onDemand(() => import("./first-run").then((module) => module.FirstRun));

const Moments = onDemand(() => import("./moments").then((module) => module.Moments));

/** What waits for a review comes after what is due. */
const NewCourses = onDemand(() =>
  import("@/components/syllabus-import/public").then((module) => module.NewCourses),
);

const CalendarsToReview = onDemand(() =>
  import("@/components/calendar-sources/public").then((module) => module.CalendarsToReview),
);

/** What the student opens first: what to do now, the coming days, then `children` and how things stand. */
export function Overview({ children }: { children?: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(dashboardQueries.one());
  const loaded = useLoaded();
  return (
    <>
      {error && (
        <ErrorBanner
          className="mb-5"
          title="Error loading dashboard"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <OverviewSkeleton />}
      {data && (
        <>
          {data.stats.own_courses === 0 &&
            (loaded ? (
              <FirstRun hasSample={data.stats.total_courses > 0} />
            ) : (
              <Skeleton className="mb-5 h-92 rounded-xl" />
            ))}
          {loaded && <NewCourses className="mb-5" />}
          {loaded && data.calendars.length > 0 && (
            <CalendarsToReview calendars={data.calendars} className="px-5" />
          )}
          {data.stats.total_courses > 0 && <Now data={data} />}
        </>
      )}
      {children}
      {loaded && data && <Lists data={data} />}
      {loaded && data && data.stats.total_courses > 0 && <Moments />}
    </>
  );
}
