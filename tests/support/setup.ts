import type { CourseSetup } from "@/lib/contract/course-setup";
import { ASSIGNMENT, COURSE, EXAM, TOPIC } from "./items";

/** What of the course in items.ts is shared. */
export const SETUP: CourseSetup = {
  format: "study-companion-course",
  version: 1,
  shared_by: "Section 2",
  course: {
    ...{ name: COURSE.name, code: COURSE.code, instructor: COURSE.instructor, credits: 4.5 },
    ...{ semester: "Fall 2026", start_date: "2026-09-07", end_date: "2026-12-18" },
  },
  class_times: [
    {
      ...{ key: "c1", kind: "lab", weekdays: [2, 4], start_time: "13:30", end_time: "14:45" },
      ...{ location: "Room 101", interval_weeks: 1, starts_on: null, skipped_dates: [] },
    },
  ],
  assignments: [
    {
      ...{ key: "a1", title: ASSIGNMENT.title, description: "Exercises 1 to 9", weight: 12.5 },
      ...{ assignment_type: "project", due_date: "2026-10-10T03:59:00.000Z", points: 40 },
    },
  ],
  exams: [
    {
      ...{ key: "e1", name: EXAM.name, exam_type: "midterm", description: "", location: "Hall 4" },
      ...{ exam_date: "2026-11-12", duration_minutes: null, weight: 22.5, total_weightage: 80 },
      syllabus_coverage: [{ topic: "Eigenvalues", weightage: 60 }],
    },
  ],
  topics: [{ key: "t1", title: TOPIC.title, description: "By cofactors", week: 3 }],
  grading: {
    components: [{ key: "g1", title: "Homework", weight: 40, count: 8, drop_lowest: 1 }],
    rules: null,
  },
};
