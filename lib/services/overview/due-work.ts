import { and, asc, inArray, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import type { DueAssignment } from "@/lib/contract/dashboard";
import { DUE_WORK_MAX } from "@/lib/contract/dashboard-values";
import { OVER_AFTER_DAYS, QUIET_AFTER_DAYS } from "@/lib/progress/course-over";
import { courseOfAssignment } from "@/lib/services/courses/assignments";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { addDays, dateIn, startOfDate } from "@/lib/time/dates";
import { daysUntil } from "@/lib/time/zones";

export interface DueWork {
  overdue: { count: number; of_past_courses: number; assignments: DueAssignment[] };
  /** What is still to come, without quizzes. */
  work: DueAssignment[];
  quizzes: DueAssignment[];
}

type Group = keyof DueWork | "past";

/** The open assignments of a student that are due before `to`, an instant, in one query. */
export async function dueWork(owner: Owner, to: string, now: Date): Promise<DueWork> {
  const at = now.toISOString();
  const is_over = courseIsOver(owner, dateIn(owner.timezone, now));
  const group = sql<Group>`case when ${assignments.due_date} < ${at}::timestamptz
      then case when ${is_over} then 'past' else 'overdue' end
    when ${assignments.assignment_type} = 'quiz' then 'quizzes' else 'work' end`;
  const open = db()
    .$with("open")
    .as(
      db()
        .select({
          id: assignments.id,
          course_id: assignments.course_id,
          title: assignments.title,
          assignment_type: assignments.assignment_type,
          status: assignments.status,
          course_name: sql<string>`${courses.name}`.as("course_name"),
          due_date: assignments.due_date,
          group: group.as("of_group"),
          place: sql<number>`row_number() over (partition by ${group}
          order by abs(extract(epoch from ${assignments.due_date} - ${at}::timestamptz)), ${assignments.id})`.as(
            "place",
          ),
          count: sql<number>`(count(*) over (partition by ${group}))::int`.as("of_count"),
        })
        .from(assignments)
        .innerJoin(courses, courseOfAssignment)
        .where(
          and(
            ownedBy(assignments, owner),
            inArray(assignments.status, ["not_started", "in_progress"]),
            isNotNull(assignments.due_date),
            lt(assignments.due_date, to),
          ),
        ),
    );
  const rows = await db()
    .with(open)
    .select()
    .from(open)
    .where(lte(open.place, DUE_WORK_MAX))
    .orderBy(asc(open.place));
  const countOf = (wanted: Group) => rows.find(({ group }) => group === wanted)?.count ?? 0;
  const of = (wanted: Group) =>
    rows.flatMap(({ group, place, count, due_date, ...row }) =>
      group === wanted && due_date
        ? [
            {
              ...row,
              assignment_type_display: ASSIGNMENT_TYPES[row.assignment_type],
              due_date,
              days_until_due: daysUntil(due_date, owner.timezone, now),
            },
          ]
        : [],
    );
  return {
    overdue: {
      count: countOf("overdue"),
      of_past_courses: countOf("past"),
      assignments: of("overdue"),
    },
    work: of("work"),
    quizzes: of("quizzes"),
  };
}

/** As `isOver` has it, in the days of the student's zone. */
function courseIsOver(owner: Owner, today: string): SQL {
  const quiet = startOfDate(addDays(today, -QUIET_AFTER_DAYS), owner.timezone);
  const none_since = (table: typeof assignments | typeof exams, at: AnyPgColumn) =>
    sql`not exists (select from ${table} where ${ownedBy(table, owner)}
      and ${table.course_id} = ${courses.id} and ${at} >= ${quiet}::timestamptz)`;
  return sql`${assignments.course_id} in (select ${courses.id} from ${courses}
    where ${ownedBy(courses, owner)} and (not ${courses.is_active}
      or ${courses.end_date} < ${addDays(today, -OVER_AFTER_DAYS)}
      or ${courses.end_date} is null
        and ${none_since(assignments, assignments.due_date)}
        and ${none_since(exams, exams.exam_date)}))`;
}
