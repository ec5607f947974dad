import { implement } from "@/lib/api/implement";
import { courses } from "@/lib/contract/courses";
import {
  createCourse,
  listCourses,
  readCourse,
  updateCourse,
} from "@/lib/services/courses/courses";
import { openSampleCourse } from "@/lib/services/library/sample/course";
import { removeCourse } from "@/lib/services/trash/deletions";

export const courseRoutes = implement(courses, {
  list: ({ owner }) => listCourses(owner),
  create: ({ owner, body }) => createCourse(owner, body),
  sample: ({ owner }) => openSampleCourse(owner),
  read: ({ owner, path }) => readCourse(owner, path.course_id),
  update: ({ owner, path, body }) => updateCourse(owner, path.course_id, body),
  remove: ({ owner, path }) => removeCourse(owner, path.course_id),
});
