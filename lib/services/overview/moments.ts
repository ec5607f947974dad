import { and, between, inArray } from "drizzle-orm";
import { exams } from "@/db/schema/exams";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import type { Moments } from "@/lib/contract/dashboard";
import { hoursOf } from "@/lib/progress/figures";
import { endOfExam, selectExams } from "@/lib/services/courses/exams";
import type { Owner } from "@/lib/services/kernel/owner";
import { selectSessions } from "@/lib/services/study-plans/sessions/read";
import { addDays, dateIn, startOfDate } from "@/lib/time/dates";
import { mondayOf } from "@/lib/time/weekdays";

const WEEK = 7;
const MOST_EXAMS = 10;

/** What ended lately, in two queries. Weeks begin on Monday, in the student's calendar. */
export async function readMoments(owner: Owner): Promise<Moments> {
  const now = new Date();
  const today = dateIn(owner.timezone, now);
  const monday = mondayOf(today);
  const from = addDays(monday, -WEEK);
  const since = startOfDate(addDays(today, -WEEK), owner.timezone);
  const [sessions, past] = await Promise.all([
    selectSessions(
      owner,
      and(
        inArray(studyPlans.status, ["active", "paused", "completed"]),
        between(studySessions.date, from, addDays(monday, -1)),
      ),
    ),
    selectExams(owner, between(exams.exam_date, since, now.toISOString()), MOST_EXAMS),
  ]);
  return {
    week: sessions.length === 0 ? null : { from, ...hoursOf(sessions) },
    exams: past
      .filter((exam) => endOfExam(exam) <= now.toISOString())
      .map(({ id, name, course_name, syllabus_coverage, preparation_status }) => ({
        id,
        name,
        course_name,
        topics: syllabus_coverage.length,
        topics_prepared: syllabus_coverage.filter(({ topic }) => preparation_status[topic] === true)
          .length,
      })),
  };
}
