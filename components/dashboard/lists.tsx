import type { Dashboard } from "@/lib/contract/dashboard";
import { Counters } from "./counters";
import { RecentCourses } from "./recent-courses";
import { UpcomingAssignments, UpcomingExams, UpcomingPlans } from "./upcoming";

/** How things stand, in numbers and lists. */
export function Lists({ data }: { data: Dashboard }) {
  return (
    <>
      <Counters stats={data.stats} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <UpcomingAssignments
          assignments={data.upcoming_work}
          late={data.overdue.count + data.overdue.of_past_courses}
        />
        <UpcomingExams exams={data.upcoming_exams} quizzes={data.upcoming_quizzes} />
        <RecentCourses courses={data.recent_courses} />
        <UpcomingPlans plans={data.upcoming_study_plan_deadlines} />
      </div>
    </>
  );
}
