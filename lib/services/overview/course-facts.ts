import { and, asc, desc, eq, gte, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { studyPlans } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { CourseFact } from "@/lib/answering/types";
import type { Exam } from "@/lib/contract/exams";
import type { StudyPlan } from "@/lib/contract/study-plans";
import {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_TYPES,
  PLAN_STATUSES,
  TOPIC_DIFFICULTIES,
  type TopicDifficulty,
} from "@/lib/contract/values";
import { percentage } from "@/lib/progress/percentage";
import { selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { selectPlans } from "@/lib/services/study-plans/read-plans";
import { dateIn, daysBetween } from "@/lib/time/dates";
import { DAY_MS } from "@/lib/time/durations";
import { formatDate, formatExamTime, formatInstant, relativeDay } from "@/lib/time/format";
import { daysUntil } from "@/lib/time/zones";

const COURSES = 20;
const TOPICS = 60;
const ASSIGNMENTS = 80;
const EXAMS = 40;
const PLANS = 20;
/** Exams that were longer ago are no facts for a conversation. */
const EXAM_DAYS = 60;

/**
 * What the product knows of a course, or of all courses of the student, worded for their zone: a bounded
 * number of facts by four queries. Empty for another student's course.
 */
export async function courseFacts(
  owner: Owner,
  { course_id }: { course_id?: number | null } = {},
): Promise<CourseFact[]> {
  const now = new Date();
  const of = (column: Parameters<typeof eq>[0]) => (course_id ? eq(column, course_id) : undefined);
  const since = new Date(now.getTime() - EXAM_DAYS * DAY_MS).toISOString();
  const [overviews, tasks, dates, plans] = await Promise.all([
    readOverviews(owner, of(courses.id)),
    readAssignments(owner, of(assignments.course_id), now),
    selectExams(owner, and(of(exams.course_id), gte(exams.exam_date, since)), EXAMS),
    selectPlans(
      owner,
      and(of(studyPlans.course_id), notInArray(studyPlans.status, ["cancelled"])),
      { limit: PLANS },
    ),
  ]);
  return [
    ...overviews.map(factOfCourse),
    ...overviews.flatMap((overview) => factOfProgress(overview) ?? []),
    ...dates.map((exam) => factOfExam(owner, exam)),
    ...tasks.map((task) => factOfAssignment(owner, task, now)),
    ...plans.map((plan) => factOfPlan(plan, dateIn(owner.timezone, now))),
    ...overviews.flatMap(factsOfTopics),
  ];
}

type Overview = Awaited<ReturnType<typeof readOverviews>>[number];
type Topic = { id: number; title: string; difficulty: TopicDifficulty; is_completed: boolean };

async function readOverviews(owner: Owner, condition: SQL | undefined) {
  // Drizzle writes a column without its table here: inside, only the course's has to be named in full.
  const courseOfRow = sql`course_id = "courses"."id"`;
  const ofAssignments = sql`from ${assignments} where ${ownedBy(assignments, owner)} and ${courseOfRow}`;
  const ofTopics = sql`from ${topicItems} where ${ownedBy(topicItems, owner)} and ${courseOfRow}`;
  const count = (rows: SQL) => sql<number>`(select count(*)::int ${rows})`;
  return db()
    .select({
      id: courses.id,
      name: courses.name,
      code: courses.code,
      instructor: courses.instructor,
      semester: courses.semester,
      start_date: courses.start_date,
      end_date: courses.end_date,
      assignments: {
        all: count(ofAssignments),
        done: count(sql`${ofAssignments} and ${assignments.status} = 'completed'`),
      },
      topics: {
        all: count(ofTopics),
        done: count(sql`${ofTopics} and ${topicItems.completed_at} is not null`),
      },
      first_topics: sql<Topic[]>`coalesce((select json_agg(t) from (
        select ${topicItems.id}, ${topicItems.title}, ${topicItems.difficulty},
          ${topicItems.completed_at} is not null as is_completed
        ${ofTopics} order by ${topicItems.order}, ${topicItems.id} limit ${TOPICS}) t), '[]'::json)`,
    })
    .from(courses)
    .where(and(ownedBy(courses, owner), condition))
    .orderBy(desc(courses.is_active), desc(courses.updated_at), desc(courses.id))
    .limit(COURSES);
}

type Task = Awaited<ReturnType<typeof readAssignments>>[number];

/** Those nearest to now, by date; undated ones last. */
async function readAssignments(owner: Owner, condition: SQL | undefined, now: Date) {
  const distance = sql`abs(extract(epoch from ${assignments.due_date} - ${now.toISOString()}::timestamptz))`;
  const nearest = db()
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(ownedBy(assignments, owner), condition))
    .orderBy(sql`${distance} nulls last`, asc(assignments.id))
    .limit(ASSIGNMENTS);
  return db()
    .select({
      id: assignments.id,
      title: assignments.title,
      course_name: courses.name,
      assignment_type: assignments.assignment_type,
      due_date: assignments.due_date,
      estimated_hours: assignments.estimated_hours,
      weight: assignments.weight,
      points: assignments.points,
      status: assignments.status,
    })
    .from(assignments)
    .innerJoin(
      courses,
      and(eq(courses.id, assignments.course_id), eq(courses.owner_id, assignments.owner_id)),
    )
    .where(and(ownedBy(assignments, owner), inArray(assignments.id, nearest)))
    .orderBy(asc(assignments.due_date), asc(assignments.id));
}

function factOfCourse({ id, name, code, instructor, semester, ...course }: Overview): CourseFact {
  const { start_date, end_date } = course;
  const term = start_date && end_date && `${formatDate(start_date)} to ${formatDate(end_date)}`;
  return {
    kind: "course",
    id,
    title: name,
    course_name: name,
    detail: sentence([code, instructor && `taught by ${instructor}`, semester, term]),
  };
}

function factOfProgress({ id, name, topics, assignments: tasks }: Overview): CourseFact | null {
  const all = topics.all + tasks.all;
  if (all === 0) return null;
  return {
    kind: "progress",
    id,
    title: `Progress in ${name}`,
    course_name: name,
    status: `${Math.round(percentage(topics.done + tasks.done, all))}%`,
    detail: sentence([
      topics.all > 0 && `${topics.done} of ${topics.all} topics completed`,
      tasks.all > 0 && `${tasks.done} of ${tasks.all} assignments completed`,
    ]),
  };
}

function factOfExam(owner: Owner, exam: Exam): CourseFact {
  const { syllabus_coverage, preparation_status } = exam;
  const covered = syllabus_coverage.map(({ topic, weightage }) =>
    [topic, weightage > 0 && ` ${weightage}%`, preparation_status[topic] === true && " (prepared)"]
      .filter(Boolean)
      .join(""),
  );
  return {
    kind: "exam",
    id: exam.id,
    title: exam.name,
    course_name: exam.course_name,
    date: `${formatExamTime(exam, owner.timezone)} (${relativeDay(exam.days_until_exam)})`,
    at: exam.exam_date,
    days_left: exam.days_until_exam,
    is_done: exam.status === "completed" || exam.status === "cancelled",
    is_overdue: false,
    status: exam.status_display,
    detail: sentence([
      exam.exam_type_display,
      exam.location && `in ${exam.location}`,
      exam.has_time && exam.has_duration && `${exam.duration_minutes} minutes`,
      exam.weight !== null && `${exam.weight}% of the grade`,
      covered.length > 0 && `covers ${covered.join("; ")}`,
      covered.length > 0 && `${exam.preparation_percentage}% prepared`,
    ]),
  };
}

function factOfAssignment(owner: Owner, task: Task, now: Date): CourseFact {
  const { id, title, course_name, due_date, assignment_type, estimated_hours, weight } = task;
  const is_open = task.status === "not_started" || task.status === "in_progress";
  const is_overdue = is_open && due_date !== null && due_date < now.toISOString();
  const days_left = due_date === null ? null : daysUntil(due_date, owner.timezone, now);
  return {
    kind: "assignment",
    id,
    title,
    course_name,
    ...(due_date !== null &&
      days_left !== null && {
        // "Fri 9 Oct, 11:59 PM (in 3 days)"
        date: `${formatInstant(due_date, owner.timezone)} (${relativeDay(days_left)})`,
        at: due_date,
        days_left,
      }),
    is_done: !is_open,
    is_overdue,
    status: ASSIGNMENT_STATUSES[is_overdue ? "overdue" : task.status],
    detail: sentence([
      ASSIGNMENT_TYPES[assignment_type],
      weight !== null && `${weight}% of the grade`,
      task.points !== null && `${task.points} points`,
      estimated_hours !== null && `about ${estimated_hours} h of work`,
    ]),
  };
}

function factOfPlan(plan: StudyPlan, today: string): CourseFact {
  const { plan_data, plan_summary, progress_percentage } = plan;
  const open = plan_data.topics.find(({ completed }) => !completed);
  const next = open?.title || open?.name;
  const days_left = daysBetween(today, plan.end_date);
  return {
    kind: "plan",
    id: plan.id,
    title: plan.title,
    course_name: plan.course_info.name,
    date: `${formatDate(plan.end_date)} (${relativeDay(days_left)})`,
    at: plan.end_date,
    days_left,
    is_done: plan.status === "completed",
    is_overdue: plan.is_overdue,
    status: PLAN_STATUSES[plan.status],
    detail: sentence([
      `${progress_percentage}% done`,
      `${plan_summary.estimated_hours} h planned`,
      next && `next: ${next}`,
    ]),
  };
}

function factsOfTopics({ name, first_topics }: Overview): CourseFact[] {
  return first_topics.map(({ id, title, difficulty, is_completed }) => ({
    kind: "topic",
    id,
    title,
    course_name: name,
    is_done: is_completed,
    status: is_completed ? "Completed" : "Not completed",
    detail: TOPIC_DIFFICULTIES[difficulty],
  }));
}

function sentence(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
