import { implement } from "@/lib/api/implement";
import { classTimes } from "@/lib/contract/class-times";
import {
  createClassTime,
  listClassTimes,
  updateClassTime,
} from "@/lib/services/courses/class-times";
import { removeClassTime } from "@/lib/services/trash/deletions";

export const classTimeRoutes = implement(classTimes, {
  list: ({ owner, path }) => listClassTimes(owner, path.course_id),
  create: ({ owner, path, body }) => createClassTime(owner, path.course_id, body),
  update: ({ owner, path, body }) => updateClassTime(owner, path, body),
  remove: ({ owner, path }) => removeClassTime(owner, path),
});
