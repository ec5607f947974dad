import { z } from "zod";
import { CalendarDate, Difficulty, Id, Instant, orNull, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { CREDITS_MAX } from "./values";

export const CourseInput = z
  .object({
    name: requiredText(200, "Course name is required", "Course name"),
    code: text(20, "Code").default(""),
    description: text(10_000, "Description").default(""),
    instructor: text(100, "Instructor").default(""),
    credits: orNull(
      z
        .number("Valid credit hours are required")
        .min(0, "Valid credit hours are required")
        .max(CREDITS_MAX, `Credits can be at most ${CREDITS_MAX}`),
    ).default(null),
    semester: text(50, "Semester").default(""),
    start_date: orNull(CalendarDate).default(null),
    end_date: orNull(CalendarDate).default(null),
    difficulty_level: orNull(Difficulty).default(null),
    syllabus_text: text(200_000, "Syllabus").default(""),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || end_date > start_date, {
    message: "End date must be after start date",
    path: ["end_date"],
  });
export type CourseInput = z.output<typeof CourseInput>;

export const Course = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  description: z.string(),
  instructor: z.string(),
  credits: z.number().nullable(),
  semester: z.string(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  difficulty_level: z.int().nullable(),
  syllabus_text: z.string(),
  is_active: z.boolean(),
  /** Made by the product to be tried out; not one of the student's own. */
  is_sample: z.boolean(),
  /** Made from the link of another student, or of their own. */
  is_copy: z.boolean(),
  assignment_count: z.int(),
  completed_assignment_count: z.int(),
  /** Share of completed assignments, 0 to 100, two decimals. */
  progress_percentage: z.number(),
  /** Share of completed topics and assignments, a whole number of percent; null where there are none. */
  tracked_percentage: z.int().nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Course = z.infer<typeof Course>;

export const courses = {
  list: endpoint("GET /courses/", {
    summary: "All courses, newest first",
    answer: z.array(Course),
  }),
  create: endpoint("POST /courses/", {
    summary: "Add a course",
    body: CourseInput,
    answer: Course,
    status: 201,
  }),
  sample: endpoint("POST /courses/sample/", {
    summary: "The sample course, which is made when there is none",
    limit: "upload",
    answer: Course,
  }),
  read: endpoint("GET /courses/{course_id}/", { summary: "One course", answer: Course }),
  update: endpoint("PUT /courses/{course_id}/", {
    summary: "Replace a course's fields",
    body: CourseInput,
    answer: Course,
  }),
  remove: endpoint("DELETE /courses/{course_id}/", {
    summary: "Delete a course with everything in it",
    status: 204,
  }),
};
