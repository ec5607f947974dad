import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { CourseFact } from "@/lib/answering/types";
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { CLASS_TIMES_MAX } from "@/lib/contract/class-values";
import { TOPIC_DIFFICULTIES, type TopicDifficulty } from "@/lib/contract/values";
import { courseOfAssignment } from "@/lib/services/courses/assignments";
import { selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  factOfClassTime,
  factOfExam,
  factOfPlan,
  factOfProgress,
  factOfSession,
  percentDone,
  type StoredClassTime,
  sentence,
  tallyOf,
} from "@/lib/services/overview/fact-words";
import { STUDIED_HOURS } from "@/lib/services/overview/studied-hours";
import { selectPlans } from "@/lib/services/study-plans/plans/read";
import { selectSessions } from "@/lib/services/study-plans/sessions/read";
import { addDays, dateIn } from "@/lib/time/dates";
import { DAY_MS } from "@/lib/time/durations";
import { formatDate, formatInstant, relativeDay } from "@/lib/time/format";
import { daysUntil } from "@/lib/time/zones";

const COURSES = 20;
const TOPICS = 60;
const ASSIGNMENTS = 80;
const EXAMS = 40;
const PLANS = 20;
const SESSIONS = 150;
/** Sessions of these days, back and ahead, are facts; both hold the week that the student is in. */
const SESSION_DAYS = { back: 14, ahead: 13 };
/** Exams that were longer ago are no facts for a conversation. */
const EXAM_DAYS = 60;

/**
 * What the product knows of a course, or of all courses of the student, worded for their zone: a bounded
 * number of facts by five queries. Empty for another student's course.
 */
export async function courseFacts(
  owner: Owner,
  { course_id }: { course_id?: number | null } = {},
): Promise<CourseFact[]> {
  const now = new Date();
  const today = dateIn(owner.timezone, now);
  const of = (column: Parameters<typeof eq>[0]) => (course_id ? eq(column, course_id) : undefined);
  const since = new Date(now.getTime() - EXAM_DAYS * DAY_MS).toISOString();
  const [overviews, tasks, dates, plans, sessions] = await Promise.all([
    readOverviews(owner, of(courses.id)),
    readAssignments(owner, of(assignments.course_id), now),
    selectExams(owner, and(of(exams.course_id), gte(exams.exam_date, since)), EXAMS),
    selectPlans(
      owner,
      and(of(studyPlans.course_id), notInArray(studyPlans.status, ["cancelled"])),
      { limit: PLANS },
    ),
    selectSessions(owner, and(of(studyPlans.course_id), areOfFacts(), daysAround(today)), {
      limit: SESSIONS,
    }),
  ]);
  return [
    ...overviews.map(factOfCourse),
    ...overviews.flatMap((overview) => factOfProgress(overview) ?? []),
    ...dates.map((exam) => factOfExam(owner, exam)),
    ...tasks.map((task) => factOfAssignment(owner, task, now)),
    ...plans.map((plan) => factOfPlan(plan, today)),
    ...sessions.map((session) => factOfSession(session, today)),
    ...overviews.flatMap(factsOfClassTimes),
    ...overviews.flatMap(factsOfTopics),
  ];
}

/** Whether these are all the courses, exams and assignments a student has, and not the first of many. */
export function areAllFacts(facts: readonly CourseFact[]): boolean {
  const count = (kind: CourseFact["kind"]) => facts.filter((fact) => fact.kind === kind).length;
  return count("course") < COURSES && count("exam") < EXAMS && count("assignment") < ASSIGNMENTS;
}

/** What is planned by plans in use, and what was done of those that are over. */
function areOfFacts(): SQL | undefined {
  const is_done = or(eq(studySessions.status, "done"), gt(studySessions.minutes_spent, 0));
  return or(
    eq(studyPlans.status, "active"),
    and(inArray(studyPlans.status, ["paused", "completed"]), is_done),
  );
}

function daysAround(today: string): SQL {
  const { back, ahead } = SESSION_DAYS;
  return between(studySessions.date, addDays(today, -back), addDays(today, ahead));
}

type Overview = Awaited<ReturnType<typeof readOverviews>>[number];
type Topic = { id: number; title: string; difficulty: TopicDifficulty; is_completed: boolean };

async function readOverviews(owner: Owner, condition: SQL | undefined) {
  // Drizzle writes a column without its table here: inside, only the course's has to be named in full.
  const courseOfRow = sql`course_id = "courses"."id"`;
  const ofAssignments = sql`from ${assignments} where ${ownedBy(assignments, owner)} and ${courseOfRow}`;
  const ofTopics = sql`from ${topicItems} where ${ownedBy(topicItems, owner)} and ${courseOfRow}`;
  const ofClassTimes = sql`from ${classTimes} where ${ownedBy(classTimes, owner)} and ${courseOfRow}`;
  const ofPlans = sql`from ${studyPlans} where ${ownedBy(studyPlans, owner)} and ${courseOfRow}
    and ${studyPlans.status} <> 'cancelled'`;
  const count = (rows: SQL) => sql<number>`(select count(*)::int ${rows})`;
  return db()
    .select({
      id: courses.id,
      name: courses.name,
      code: courses.code,
      instructor: courses.instructor,
      grading: courses.grading,
      semester: courses.semester,
      start_date: courses.start_date,
      end_date: courses.end_date,
      assignments: {
        all: count(ofAssignments),
        done: count(sql`${ofAssignments} and ${assignments.status} = 'completed'`),
        open: count(
          sql`${ofAssignments} and ${assignments.status} in ('not_started', 'in_progress')`,
        ),
      },
      topics: {
        all: count(ofTopics),
        done: count(sql`${ofTopics} and ${topicItems.completed_at} is not null`),
      },
      minutes_studied: sql<number>`(select coalesce(round(sum(60 * ${STUDIED_HOURS})), 0)::int
        from ${studySessions} s where s.owner_id = ${owner.id}
          and s.plan_id in (select ${studyPlans.id} ${ofPlans}))`,
      class_times: sql<StoredClassTime[]>`coalesce((select json_agg(t) from (
        select ${classTimes.id}, ${classTimes.kind}, ${classTimes.weekdays}, ${classTimes.start_time},
          ${classTimes.end_time}, ${classTimes.location}, ${classTimes.interval_weeks},
          ${classTimes.starts_on}, ${classTimes.skipped_dates}
        ${ofClassTimes} order by ${classTimes.start_time}, ${classTimes.id}
        limit ${CLASS_TIMES_MAX}) t), '[]'::json)`,
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
      course_id: assignments.course_id,
      course_name: courses.name,
      assignment_type: assignments.assignment_type,
      due_date: assignments.due_date,
      estimated_hours: assignments.estimated_hours,
      weight: assignments.weight,
      points: assignments.points,
      status: assignments.status,
    })
    .from(assignments)
    .innerJoin(courses, courseOfAssignment)
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
    course_id: id,
    course_name: name,
    code,
    teacher: instructor,
    grading: course.grading.map(({ title, weight, count, drop_lowest }) => ({
      title,
      weight,
      count,
      drop_lowest,
    })),
    open: course.assignments.open,
    minutes_studied: course.minutes_studied,
    start_date,
    end_date,
    counts: { topics: tallyOf(course.topics), assignments: tallyOf(course.assignments) },
    percent: percentDone(course),
    detail: sentence([code, instructor && `taught by ${instructor}`, semester, term]),
  };
}

function factOfAssignment(owner: Owner, task: Task, now: Date): CourseFact {
  const { id, title, course_id, course_name, due_date } = task;
  const { assignment_type, estimated_hours, weight, points } = task;
  const is_open = task.status === "not_started" || task.status === "in_progress";
  const is_overdue = is_open && due_date !== null && due_date < now.toISOString();
  const days_left = due_date === null ? null : daysUntil(due_date, owner.timezone, now);
  return {
    kind: "assignment",
    id,
    title,
    course_id,
    course_name,
    type: assignment_type,
    weight,
    points,
    minutes_of_work: estimated_hours === null ? null : Math.round(60 * estimated_hours),
    state: task.status,
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
      points !== null && `${points} points`,
      estimated_hours !== null && `about ${estimated_hours} h of work`,
    ]),
  };
}

function factsOfClassTimes({ class_times, ...course }: Overview): CourseFact[] {
  return class_times.map((classTime) => factOfClassTime(classTime, course));
}

function factsOfTopics({ id: course_id, name, first_topics }: Overview): CourseFact[] {
  return first_topics.map(({ id, title, difficulty, is_completed }) => ({
    kind: "topic",
    id,
    title,
    course_id,
    course_name: name,
    is_done: is_completed,
    status: is_completed ? "Completed" : "Not completed",
    detail: TOPIC_DIFFICULTIES[difficulty],
  }));
}
