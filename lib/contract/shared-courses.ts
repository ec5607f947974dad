import { z } from "zod";
import { Id, orNull } from "./common";
import { CourseSetup, NewCourseName, SetupParts } from "./course-setup";
import { endpoint } from "./endpoint";

/** Where a setup goes, and what of it. */
export const SetupTarget = SetupParts.extend({
  /** Null makes a new course. */
  course_id: orNull(Id).default(null),
  name: NewCourseName,
});

/** What a setup brought into a course. */
export const AddedSetup = z.object({
  course_id: Id,
  /** How many were added, and how many were there before. */
  added: z.int(),
  there: z.int(),
});
export type AddedSetup = z.infer<typeof AddedSetup>;

export const sharedCourses = {
  setup: endpoint("GET /courses/{course_id}/setup/", {
    summary: "What a course is made of, to be shared: no score, tick, status, plan or note",
    answer: CourseSetup,
  }),
  add: endpoint("POST /courses/copies/", {
    summary: "Add a setup as a new course, or to one that is there; nothing is added twice",
    limit: "upload",
    body: SetupTarget.extend({ setup: CourseSetup }),
    answer: AddedSetup,
    status: 201,
  }),
};
