import Link from "next/link";
import type { Dashboard } from "@/lib/contract/dashboard";
import { NextExam } from "./next-exam";
import { Overdue, Today } from "./today";
import { WeekStrip } from "./week-strip";

/** What is to be done: late, today, in the coming days, and the next exam. */
export function Now({ data }: { data: Dashboard }) {
  return (
    <>
      <Overdue overdue={data.overdue} />
      <Today {...data} hasPlans={data.stats.total_study_plans > 0} />
      <PastCourses count={data.overdue.of_past_courses} />
      <WeekStrip week={data.week} />
      {data.next_exam && <NextExam exam={data.next_exam} />}
    </>
  );
}

/** Nobody can do it any more: one quiet line, and nothing red. */
function PastCourses({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-5 px-5 text-sm text-muted-foreground">
      {count} unfinished from{" "}
      <Link href="/courses" className="font-medium text-link underline underline-offset-4">
        courses that are over
      </Link>
    </p>
  );
}
