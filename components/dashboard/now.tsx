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
      <WeekStrip week={data.week} />
      {data.next_exam && <NextExam exam={data.next_exam} />}
    </>
  );
}
