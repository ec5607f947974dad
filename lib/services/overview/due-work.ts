import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import type { DueAssignment } from "@/lib/contract/dashboard";
import { ASSIGNMENT_TYPES } from "@/lib/contract/values";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { daysUntil } from "@/lib/time/zones";

/** Of each group, nearest to now first. */
const MOST_OF_A_GROUP = 60;

export interface DueWork {
  overdue: { count: number; assignments: DueAssignment[] };
  /** What is still to come, without quizzes. */
  work: DueAssignment[];
  quizzes: DueAssignment[];
}

/** The open assignments of a student that are due before `to`, an instant, in one query. */
export async function dueWork(owner: Owner, to: string, now: Date): Promise<DueWork> {
  const at = now.toISOString();
  const group = sql<
    keyof DueWork
  >`case when ${assignments.due_date} < ${at}::timestamptz then 'overdue'
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
        .innerJoin(
          courses,
          and(eq(courses.id, assignments.course_id), eq(courses.owner_id, assignments.owner_id)),
        )
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
    .where(lte(open.place, MOST_OF_A_GROUP))
    .orderBy(asc(open.place));
  const of = (wanted: keyof DueWork) =>
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
      count: rows.find(({ group }) => group === "overdue")?.count ?? 0,
      assignments: of("overdue"),
    },
    work: of("work"),
    quizzes: of("quizzes"),
  };
}
