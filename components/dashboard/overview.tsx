"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { ErrorBanner } from "@/components/shared/error-banner";
import { messageOf } from "@/lib/client/api-error";
import { Counters } from "./counters";
import { NextExam } from "./next-exam";
import { OverviewSkeleton } from "./overview-skeleton";
import { dashboardQueries } from "./queries";
import { QuickActions } from "./quick-actions";
import { RecentCourses } from "./recent-courses";
import { Overdue, Today } from "./today";
import { UpcomingAssignments, UpcomingExams, UpcomingPlans } from "./upcoming";
import { WeekStrip } from "./week-strip";

/** Only a new student meets it. */
const FirstRun = dynamic(() => import("./first-run").then((module) => module.FirstRun));

/** What waits for a review comes after what is due. */
const PendingImports = dynamic(() =>
  import("@/components/syllabus-import/public").then((module) => module.PendingImports),
);

/** What the student opens first: what to do now, the coming days, then how things stand. */
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
          {data.stats.own_courses === 0 && <FirstRun />}
          <PendingImports course_id={null} className="mb-5" oneByOne />
          {data.overdue.count > 0 && <Overdue overdue={data.overdue} />}
          {data.stats.total_courses > 0 && (
            <>
              <Today {...data} hasPlans={data.stats.total_study_plans > 0} />
              <WeekStrip week={data.week} />
            </>
          )}
          {data.next_exam && <NextExam exam={data.next_exam} />}
        </>
      )}
      <QuickActions />
      {data && (
        <>
          <Counters stats={data.stats} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <UpcomingAssignments assignments={data.upcoming_work} late={data.overdue.count} />
            <UpcomingExams exams={data.upcoming_exams} quizzes={data.upcoming_quizzes} />
            <RecentCourses courses={data.recent_courses} />
            <UpcomingPlans plans={data.upcoming_study_plan_deadlines} />
          </div>
        </>
      )}
    </>
  );
}
