import { implement } from "@/lib/api/implement";
import { grading } from "@/lib/contract/grading";
import { readGrading, updateGrading } from "@/lib/services/courses/grading";

export const gradingRoutes = implement(grading, {
  read: ({ owner, path }) => readGrading(owner, path.course_id),
  update: ({ owner, path, body }) => updateGrading(owner, path.course_id, body),
});
