import { implement } from "@/lib/api/implement";
import { assignments } from "@/lib/contract/assignments";
import {
  createAssignment,
  listAssignments,
  moveAssignment,
  readAssignment,
  updateAssignment,
} from "@/lib/services/courses/assignments";
import { removeAssignment } from "@/lib/services/trash/deletions";

export const assignmentRoutes = implement(assignments, {
  list: ({ owner, path }) => listAssignments(owner, path.course_id),
  create: ({ owner, path, body }) => createAssignment(owner, path.course_id, body),
  read: ({ owner, path }) => readAssignment(owner, path),
  update: ({ owner, path, body }) => updateAssignment(owner, path, body),
  setStatus: ({ owner, path, body }) => moveAssignment(owner, path, body.status),
  remove: ({ owner, path }) => removeAssignment(owner, path),
  markInProgress: ({ owner, path }) => moveAssignment(owner, path, "in_progress"),
  markCompleted: ({ owner, path }) => moveAssignment(owner, path, "completed"),
});
