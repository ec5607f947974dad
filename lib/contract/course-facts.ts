import { z } from "zod";
import { Id } from "./common";

/** Something the product knows, as opposed to something a document says. */
export const CourseFact = z.object({
  kind: z.enum([
    "assignment",
    "exam",
    "topic",
    "plan",
    "progress",
    "course",
    "session",
    "class_time",
  ]),
  id: Id,
  title: z.string(),
  course_id: Id.optional(),
  /** Of a session. */
  plan_id: Id.optional(),
  course_name: z.string(),
  /** Formatted in the student's zone. */
  date: z.string().optional(),
  status: z.string().optional(),
  detail: z.string().optional(),
});
export type CourseFact = z.infer<typeof CourseFact>;
