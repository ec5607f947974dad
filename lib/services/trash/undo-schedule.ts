import { db } from "@/db/client";
import type { ScheduleCause } from "@/db/schema/study-hours";
import type { Received } from "@/lib/contract/endpoint";
import type { schedule as endpoints } from "@/lib/contract/schedule";
import type { Owner } from "@/lib/services/kernel/owner";
import { requireMeant, undoSchedule } from "@/lib/services/study-plans/changes/undo";
import { lastChange } from "@/lib/services/study-plans/schedule/change";
import { undoDeletion } from "@/lib/services/trash/restore";

/**
 * Takes the last change of the schedule back; where that was a deletion, what was deleted comes back. 409 where there
 * is none, or where another than `meant` is the last.
 */
export async function undoLastChange(
  owner: Owner,
  meant: number | null,
): Promise<Received<typeof endpoints.undo>> {
  const last = await lastChange(db(), owner);
  requireMeant(last, meant);
  const deleted = last && deletedBy(last.cause);
  if (deleted) await undoDeletion(owner, deleted);
  const { id, cause, plans } = deleted ? last : await undoSchedule(owner, meant);
  return { id, change: cause.kind, plan_ids: plans.map(({ plan_id }) => plan_id) };
}

function deletedBy(cause: ScheduleCause) {
  if (cause.kind === "plan_deleted") return { kind: "study_plan" as const, item_id: cause.plan_id };
  if (cause.kind === "exam_deleted") return { kind: "exam" as const, item_id: cause.exam_id };
  if (cause.kind === "course_deleted") return { kind: "course" as const, item_id: cause.course_id };
  if (cause.kind !== "assignment_deleted") return undefined;
  return { kind: "assignment" as const, item_id: cause.assignment_id };
}
