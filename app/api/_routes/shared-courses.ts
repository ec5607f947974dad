import { implement } from "@/lib/api/implement";
import { sharedCourses } from "@/lib/contract/shared-courses";
import { thenReschedule } from "@/lib/services/study-plans/schedule/change";
import { addSetup } from "@/lib/services/syllabus/shared-courses/add-setup";
import { newSalt, readSetup } from "@/lib/services/syllabus/shared-courses/setup";

export const sharedCourseRoutes = implement(sharedCourses, {
  setup: ({ owner, path }) => readSetup(owner, path.course_id, { shared_by: "", salt: newSalt() }),
  add: ({ owner, body }) => thenReschedule(owner, addSetup(owner, body)),
});
