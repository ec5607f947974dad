import { implement } from "@/lib/api/implement";
import { assignments } from "@/lib/contract/assignments";
import { createSeries } from "@/lib/services/courses/assignment-series";
import {
  createAssignment,
  listAssignments,
  moveAssignment,
  readAssignment,
  updateAssignment,
} from "@/lib/services/courses/assignments";
import { thenReschedule } from "@/lib/services/study-plans/schedule/change";
import { removeAssignment, removeAssignments } from "@/lib/services/trash/deletions";

export const assignmentRoutes = implement(assignments, {
  list: ({ owner, path }) => listAssignments(owner, path.course_id),
  create: ({ owner, path, body }) =>
    thenReschedule(owner, createAssignment(owner, path.course_id, body)),
  createSeries: ({ owner, path, body }) =>
    thenReschedule(owner, createSeries(owner, path.course_id, body)),
  removeSeries: ({ owner, path, body }) =>
    removeAssignments(owner, path.course_id, body.assignment_ids),
  createUndated: ({ owner, path, body }) =>
    createAssignment(owner, path.course_id, { ...body, status: "not_started" }),
  read: ({ owner, path }) => readAssignment(owner, path),
  update: ({ owner, path, body }) => thenReschedule(owner, updateAssignment(owner, path, body)),
  setStatus: ({ owner, path, body }) =>
    thenReschedule(owner, moveAssignment(owner, path, body.status)),
  remove: ({ owner, path }) => removeAssignment(owner, path),
  markInProgress: ({ owner, path }) =>
    thenReschedule(owner, moveAssignment(owner, path, "in_progress")),
  markCompleted: ({ owner, path }) =>
    thenReschedule(owner, moveAssignment(owner, path, "completed")),
});
