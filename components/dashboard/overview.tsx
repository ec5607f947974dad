"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { ListSkeleton } from "@/components/shared/skeletons";
import { useLoaded } from "@/components/shared/use-loaded";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import { OverviewSkeleton } from "./overview-skeleton";
import { dashboardQueries } from "./queries";
import { QuickActions } from "./quick-actions";

const Lists = onDemand(() => import("./lists").then((module) => module.Lists));

/** Only a new student meets it. */
const FirstRun = onDemand(() => import("./first-run").then((module) => module.FirstRun));

/** Nothing of it is shown to who has no course yet. */
const Now = dynamic(() => import("./now").then((module) => module.Now), {
  loading: () => (
    <div className="mb-5 rounded-xl border bg-card">
      <ListSkeleton label="Loading what's due" rows={3} />
    </div>
  ),
});

const Moments = onDemand(() => import("./moments").then((module) => module.Moments));

/** What waits for a review comes after what is due. */
const NewCourses = onDemand(() =>
  import("@/components/syllabus-import/public").then((module) => module.NewCourses),
);

/** What the student opens first: what to do now, the coming days, then how things stand. */
export function Overview() {
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
          {data.stats.total_courses > 0 && <Now data={data} />}
        </>
      )}
      <QuickActions />
      {data && <Lists data={data} />}
      {loaded && data && data.stats.total_courses > 0 && <Moments />}
    </>
  );
}
