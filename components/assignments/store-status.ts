import { call } from "@/lib/client/call";
import type { StoredAssignmentStatus } from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";

/** Nothing but the status: whatever was edited meanwhile stays. */
export function storeStatus(
  { id, course_id }: Pick<Assignment, "id" | "course_id">,
  status: StoredAssignmentStatus,
) {
  return call("PATCH /courses/{course_id}/assignments/{assignment_id}/", {
    path: { course_id, assignment_id: id },
    body: { status },
  });
}
