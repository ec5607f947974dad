import { StudyHours } from "@/lib/contract/study-hours";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { StudySession } from "@/lib/contract/study-sessions";
import { weekdayNumber } from "@/lib/time/dates";
import { dayOf, generates, makesTopics, noon } from "@/tests/support/plans";
import type { Student } from "@/tests/support/student";

/** Drafts of courses with an exam each, `days` from today. */
export async function drafts(student: Student, days: number[], hours = 3): Promise<StudyPlan[]> {
  const plans: StudyPlan[] = [];
  for (const [index, day] of days.entries()) {
    const course = await student.makesCourse({ name: `Course ${day} ${index}` });
    await makesTopics(
      student,
      course.id,
      ["Limits", "Series", "Integrals", "Fields"].map((title) => `${title} ${index + 1}`),
    );
    await student.makesExam(course.id, { exam_type: "final", exam_date: noon(student, day) });
    const preferences = { study_hours_per_day: hours, end_date: dayOf(student, day - 1) };
    plans.push(await generates(student, course.id, preferences));
  }
  return plans;
}

export async function listed(student: Student): Promise<StudySession[]> {
  const path = `/study-sessions/?from=${dayOf(student, 0)}&to=${dayOf(student, 60)}`;
  return StudySession.array().parse((await student.get(path)).list);
}

/** Days that hold more than the student has. */
export async function overfull(student: Student) {
  const { hours_in_use } = StudyHours.parse((await student.get("/profile/study-hours/")).body);
  const days = Map.groupBy(await listed(student), ({ date }) => date);
  return [...days].flatMap(([date, sessions]) => {
    const laid = sessions.reduce((sum, { hours }) => sum + hours, 0);
    const hours = hours_in_use[weekdayNumber(date)] ?? 0;
    return laid > hours ? [{ date, laid, hours }] : [];
  });
}

export const activate = (student: Student, { id }: { id: number }) =>
  student.post(`/study-plans/${id}/activate/`);
/** Sessions but for what changes when they are written again. */
export const plain = (sessions: StudySession[]) =>
  sessions
    .map(({ plan_id, title, kind, date, hours }) => [plan_id, title, kind, date, hours].join("|"))
    .sort();
