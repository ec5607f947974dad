import type { CourseFact, Tally } from "@/lib/answering/types";
import { CLASS_KINDS, type ClassKind } from "@/lib/contract/class-values";
import type { Exam } from "@/lib/contract/exams";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { PLAN_STATUSES, SESSION_STATUSES } from "@/lib/contract/values";
import { hoursOf } from "@/lib/progress/figures";
import { percentage } from "@/lib/progress/percentage";
import type { Owner } from "@/lib/services/kernel/owner";
import { daysBetween } from "@/lib/time/dates";
import {
  formatDate,
  formatExamTime,
  formatShortDay,
  formatTimeOfDay,
  relativeDay,
} from "@/lib/time/format";
import type { ClassDays } from "@/lib/time/repeated-days";
import { type Weekly, weeklyWords } from "@/lib/time/weekly-words";

export function factOfExam(owner: Owner, exam: Exam): CourseFact {
  const { syllabus_coverage, preparation_status } = exam;
  const covered = syllabus_coverage.map(({ topic, weightage }) =>
    [topic, weightage > 0 && ` ${weightage}%`, preparation_status[topic] === true && " (prepared)"]
      .filter(Boolean)
      .join(""),
  );
  const is_long = exam.has_time && exam.has_duration;
  return {
    kind: "exam",
    id: exam.id,
    title: exam.name,
    course_id: exam.course_id,
    course_name: exam.course_name,
    date: `${formatExamTime(exam, owner.timezone)} (${relativeDay(exam.days_until_exam)})`,
    at: exam.exam_date,
    days_left: exam.days_until_exam,
    is_done: exam.status === "completed" || exam.status === "cancelled",
    is_overdue: false,
    status: exam.status_display,
    type: exam.exam_type,
    has_time: exam.has_time,
    weight: exam.weight,
    minutes: exam.has_duration ? exam.duration_minutes : null,
    place: exam.location,
    covers: syllabus_coverage.map(({ topic, weightage }) => ({ topic, weight: weightage })),
    detail: sentence([
      exam.exam_type_display,
      exam.location && `in ${exam.location}`,
      is_long && `${exam.duration_minutes} minutes`,
      exam.weight !== null && `${exam.weight}% of the grade`,
      covered.length > 0 && `covers ${covered.join("; ")}`,
      covered.length > 0 && `${exam.preparation_percentage}% prepared`,
    ]),
  };
}

export function factOfPlan(plan: StudyPlan, today: string): CourseFact {
  const { plan_data, plan_summary, progress_percentage } = plan;
  const open = plan_data.topics.find(({ completed }) => !completed);
  const next = open?.title || open?.name;
  const days_left = daysBetween(today, plan.end_date);
  return {
    kind: "plan",
    id: plan.id,
    title: plan.title,
    course_id: plan.course_id,
    course_name: plan.course_info.name,
    date: `${formatDate(plan.end_date)} (${relativeDay(days_left)})`,
    at: plan.end_date,
    days_left,
    is_done: plan.status === "completed",
    is_overdue: plan.is_overdue,
    status: PLAN_STATUSES[plan.status],
    percent: progress_percentage,
    minutes_of_work: Math.round(60 * plan_summary.estimated_hours),
    start_date: plan.start_date,
    detail: sentence([
      `${progress_percentage}% done`,
      `${plan_summary.estimated_hours} h planned`,
      next && `next: ${next}`,
    ]),
  };
}

export function factOfSession(session: StudySession, today: string): CourseFact {
  const { id, title, date, status, start_time, hours } = session;
  const days_left = daysBetween(today, date);
  const minutes = Math.round(hours * 60);
  const at = start_time ? formatTimeOfDay(start_time) : "";
  return {
    kind: "session",
    id,
    title,
    plan_id: session.plan_id,
    course_id: session.course_id,
    course_name: session.course_name,
    // A calendar date has no zone: its noon is read in the zone it is in.
    date: `${formatShortDay(`${date}T12:00:00Z`, "UTC")} (${relativeDay(days_left)})`,
    at: start_time ? `${date} ${start_time}` : date,
    days_left,
    is_done: status !== "planned",
    is_overdue: session.is_missed,
    status: session.is_missed ? "Missed" : SESSION_STATUSES[status],
    minutes,
    minutes_done: Math.round(hoursOf([session]).hours_done * 60),
    ...(at && { time: at }),
    detail: sentence([at, `${minutes} minutes planned`]),
  };
}

/** A class time as the course holds it. */
export interface StoredClassTime extends ClassDays, Pick<Weekly, "start_time" | "end_time"> {
  id: number;
  kind: ClassKind;
  location: string;
}

export function factOfClassTime(
  { id, kind, location, ...classTime }: StoredClassTime,
  course: { id: number; name: string },
): CourseFact {
  const time = weeklyWords(classTime);
  return {
    kind: "class_time",
    id,
    title: CLASS_KINDS[kind],
    course_id: course.id,
    course_name: course.name,
    type: kind,
    start_time: classTime.start_time,
    end_time: classTime.end_time,
    time,
    days: classTime,
    place: location,
    detail: sentence([time, location]),
  };
}

/** What of a course is done. */
interface Done {
  topics: Tally;
  assignments: Tally;
}

export function tallyOf({ all, done }: Tally): Tally {
  return { all, done };
}

export function percentDone({ topics, assignments: tasks }: Done) {
  return Math.round(percentage(topics.done + tasks.done, topics.all + tasks.all));
}

export function factOfProgress(overview: Done & { id: number; name: string }): CourseFact | null {
  const { id, name, topics, assignments: tasks } = overview;
  if (topics.all + tasks.all === 0) return null;
  return {
    kind: "progress",
    id,
    title: `Progress in ${name}`,
    course_id: id,
    course_name: name,
    status: `${percentDone(overview)}%`,
    detail: sentence([
      topics.all > 0 && `${topics.done} of ${topics.all} topics completed`,
      tasks.all > 0 && `${tasks.done} of ${tasks.all} assignments completed`,
    ]),
  };
}

/** "MA 1, taught by Dr. Example" */
export function sentence(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
