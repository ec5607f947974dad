import type { ComingDay, Dashboard, DueAssignment } from "@/lib/contract/dashboard";
import type { StudySession } from "@/lib/contract/study-sessions";
import { addDays, dateIn } from "@/lib/time/dates";

/** Today and the six days after it. */
export const COMING_DAYS = 7;
const SHOWN_OF_A_DAY = 4;

interface Coming {
  work: readonly DueAssignment[];
  exams: readonly Dashboard["upcoming_exams"][number][];
  sessions: readonly StudySession[];
}

/** The open work, exams and planned sessions of each coming day: exams first, then by time, sessions last. */
export function comingDays(
  today: string,
  zone: string,
  { work, exams, sessions }: Coming,
): ComingDay[] {
  const dayOf = (instant: string) => dateIn(zone, new Date(instant));
  const dated = [
    ...exams.map(({ id, course_id, name, exam_date, has_time }) => ({
      date: dayOf(exam_date),
      hours: 0,
      item: { type: "exam" as const, id, course_id, title: name, at: has_time ? exam_date : null },
    })),
    ...work
      .toSorted((a, b) => Date.parse(a.due_date) - Date.parse(b.due_date))
      .map(({ id, course_id, title, due_date }) => ({
        date: dayOf(due_date),
        hours: 0,
        item: { type: "assignment" as const, id, course_id, title, at: due_date },
      })),
    ...sessions
      .filter(({ status }) => status === "planned")
      .map(({ id, course_id, title, date, hours }) => ({
        date,
        hours,
        item: { type: "study_session" as const, id, course_id, title, at: null },
      })),
  ];
  return Array.from({ length: COMING_DAYS }, (_, days) => {
    const date = addDays(today, days);
    const ofDay = dated.filter((each) => each.date === date);
    return {
      date,
      items: ofDay.slice(0, SHOWN_OF_A_DAY).map(({ item }) => item),
      count: ofDay.length,
      hours: ofDay.reduce((sum, { hours }) => sum + hours, 0),
    };
  });
}
