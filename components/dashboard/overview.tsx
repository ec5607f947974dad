"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { TodayCard } from "@/components/study-plans/public";
import { messageOf } from "@/lib/client/api-error";
import { Counters } from "./counters";
import { OverviewSkeleton } from "./overview-skeleton";
import { dashboardQueries } from "./queries";
import { RecentCourses } from "./recent-courses";
import { UpcomingAssignments, UpcomingExams, UpcomingPlans } from "./upcoming";

/** What the student opens first: how things stand, and what is due within 14 days. */
export function Overview() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQueries.one());
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
          <Counters stats={data.stats} />
          {data.stats.total_study_plans > 0 && <TodayCard />}
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <UpcomingAssignments assignments={data.upcoming_assignments} />
            <UpcomingExams exams={data.upcoming_exams} />
            <RecentCourses courses={data.recent_courses} />
            <UpcomingPlans plans={data.upcoming_study_plan_deadlines} />
          </div>
        </>
      )}
    </>
  );
}
