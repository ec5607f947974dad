"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ListSkeleton } from "@/components/shared/skeletons";
import { messageOf } from "@/lib/client/api-error";
import { Counters } from "./counters";
import { dashboardQueries } from "./queries";
import { RecentCourses } from "./recent-courses";
import { UpcomingAssignments, UpcomingExams, UpcomingPlans } from "./upcoming";

/** What the student opens first: how things stand, and what is due within 14 days. */
export function Overview() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQueries.one());
  if (error && !data) {
    return (
      <ErrorBanner
        title="Error loading dashboard"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <div className="rounded-xl border bg-card">
        <ListSkeleton label="Loading dashboard..." rows={6} />
      </div>
    );
  }
  return (
    <>
      <Counters stats={data.stats} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <UpcomingAssignments assignments={data.upcoming_assignments} />
        <UpcomingExams exams={data.upcoming_exams} />
        <RecentCourses courses={data.recent_courses} />
        <UpcomingPlans plans={data.upcoming_study_plan_deadlines} />
      </div>
    </>
  );
}
