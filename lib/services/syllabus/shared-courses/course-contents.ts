import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { topicItems } from "@/db/schema/topics";
import { CLASS_TIMES_MAX } from "@/lib/contract/class-values";
import { SETUP_LIMITS } from "@/lib/contract/setup-values";
import type { HeldSetup } from "@/lib/course-setup/things";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { dateIn } from "@/lib/time/dates";

/**
 * A course as a setup says it: what is not named here is never shared. One more of each than a setup may hold, so that
 * too many are seen.
 */
export async function contentsOfCourse(
  reader: Reader,
  owner: Owner,
  course_id: number,
): Promise<HeldSetup> {
  const [row] = await reader
    .select({
      name: courses.name,
      code: courses.code,
      instructor: courses.instructor,
      credits: courses.credits,
      semester: courses.semester,
      start_date: courses.start_date,
      end_date: courses.end_date,
      grading: courses.grading,
      grade_rules: courses.grade_rules,
    })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  const { grading, grade_rules, ...course } = found(row, "Course");
  return {
    course,
    class_times: await classTimesOf(reader, owner, course_id),
    assignments: await assignmentsOf(reader, owner, course_id),
    exams: await examsOf(reader, owner, course_id),
    topics: await topicsOf(reader, owner, course_id),
    grading: {
      components: grading.map(({ syllabus_id: _, evidence: __, ...component }) => component),
      rules: grade_rules && withoutSources(grade_rules),
    },
  };
}

function withoutSources<Rules extends { sources: unknown }>({ sources: _, ...rules }: Rules) {
  return rules;
}

function classTimesOf(reader: Reader, owner: Owner, course_id: number) {
  return reader
    .select({
      id: classTimes.id,
      kind: classTimes.kind,
      weekdays: classTimes.weekdays,
      start_time: classTimes.start_time,
      end_time: classTimes.end_time,
      location: classTimes.location,
      interval_weeks: classTimes.interval_weeks,
      starts_on: classTimes.starts_on,
      skipped_dates: classTimes.skipped_dates,
    })
    .from(classTimes)
    .where(and(ownedBy(classTimes, owner), eq(classTimes.course_id, course_id)))
    .orderBy(asc(classTimes.start_time), asc(classTimes.id))
    .limit(CLASS_TIMES_MAX + 1);
}

function assignmentsOf(reader: Reader, owner: Owner, course_id: number) {
  return reader
    .select({
      id: assignments.id,
      title: assignments.title,
      description: assignments.description,
      assignment_type: assignments.assignment_type,
      due_date: assignments.due_date,
      weight: assignments.weight,
      points: assignments.points,
    })
    .from(assignments)
    .where(and(ownedBy(assignments, owner), eq(assignments.course_id, course_id)))
    .orderBy(asc(assignments.due_date), asc(assignments.id))
    .limit(SETUP_LIMITS.assignments + 1);
}

async function examsOf(reader: Reader, owner: Owner, course_id: number) {
  const rows = await reader
    .select({
      id: exams.id,
      name: exams.name,
      exam_type: exams.exam_type,
      description: exams.description,
      exam_date: exams.exam_date,
      has_time: exams.has_time,
      duration_minutes: exams.duration_minutes,
      has_duration: exams.has_duration,
      location: exams.location,
      syllabus_coverage: exams.syllabus_coverage,
      total_weightage: exams.total_weightage,
      weight: exams.weight,
    })
    .from(exams)
    .where(and(ownedBy(exams, owner), eq(exams.course_id, course_id)))
    .orderBy(asc(exams.exam_date), asc(exams.id))
    .limit(SETUP_LIMITS.exams + 1);
  return rows.map(({ has_time, has_duration, ...exam }) => ({
    ...exam,
    exam_date: has_time ? exam.exam_date : dateIn(owner.timezone, new Date(exam.exam_date)),
    duration_minutes: has_duration ? exam.duration_minutes : null,
  }));
}

function topicsOf(reader: Reader, owner: Owner, course_id: number) {
  return reader
    .select({
      id: topicItems.id,
      title: topicItems.title,
      description: topicItems.description,
      week: topicItems.week,
    })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)))
    .orderBy(asc(topicItems.order), asc(topicItems.id))
    .limit(SETUP_LIMITS.topics + 1);
}
