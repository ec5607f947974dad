import type { ComingDay, Dashboard, DueAssignment } from "@/lib/contract/dashboard";
import type { StudySession } from "@/lib/contract/study-sessions";
import { addDays, dateIn } from "@/lib/time/dates";
import { deadlineInstant } from "@/lib/time/zones";

/** Today and the six days after it. */
export const COMING_DAYS = 7;
const SHOWN_OF_A_DAY = 4;

interface Coming {
  work: readonly DueAssignment[];
  exams: readonly Dashboard["upcoming_exams"][number][];
  sessions: readonly StudySession[];
}

interface DatedItem {
  date: string;
  hours: number;
  item: ComingDay["items"][number];
}

/** The open work, exams and planned sessions of each coming day: exams first, then by time, what has none last. */
export function comingDays(
  today: string,
  zone: string,
  { work, exams, sessions }: Coming,
): ComingDay[] {
  const dayOf = (instant: string) => dateIn(zone, new Date(instant));
  const planned = sessions.filter(({ status }) => status === "planned");
  const workItem = ({ id, course_id, title, due_date }: DueAssignment): DatedItem => ({
    date: dayOf(due_date),
    hours: 0,
    item: { type: "assignment", id, course_id, title, at: due_date },
  });
  const sessionItem = ({ id, course_id, title, ...session }: StudySession): DatedItem => {
    const { date, hours, start_time } = session;
    const at = start_time && deadlineInstant(date, start_time, zone);
    return { date, hours, item: { type: "study_session", id, course_id, title, at } };
  };
  const dated: DatedItem[] = [
    ...exams.map(({ id, course_id, name, exam_date, has_time }) => ({
      date: dayOf(exam_date),
      hours: 0,
      item: { type: "exam" as const, id, course_id, title: name, at: has_time ? exam_date : null },
    })),
    ...[...work.map(workItem), ...planned.map(sessionItem)].sort(byTime),
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

function byTime({ item: a }: DatedItem, { item: b }: DatedItem): number {
  return timeOf(a) - timeOf(b) || 0;
}

function timeOf({ at }: DatedItem["item"]): number {
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}
