import type { Transaction } from "@/db/client";
import type { ScheduleCause } from "@/db/schema/study-hours";
import type { TrashKind } from "@/lib/contract/values";
import type { Owner } from "@/lib/services/kernel/owner";
import { restoreChange } from "@/lib/services/study-plans/changes/undo";
import {
  changeScheduleIn,
  hasSchedule,
  lastChange,
} from "@/lib/services/study-plans/schedule/change";
import { lockSchedule } from "@/lib/services/study-plans/schedule/reschedule";

interface Item {
  kind: TrashKind;
  item_id: number;
}

/** Deletes or restores something in `change`, and the schedule follows where it was part of it. */
export async function followingDeletion<T>(
  tx: Transaction,
  owner: Owner,
  item: Item,
  change: () => Promise<T>,
): Promise<T> {
  const of = CAUSES[item.kind];
  if (of === undefined || !(await hasSchedule(tx, owner))) return change();
  const cause = of?.(item.item_id) ?? null;
  const { answer } = await changeScheduleIn(tx, owner, cause, async () => ({
    answer: await change(),
    rescheduling: {},
  }));
  return answer;
}

/** Where the deletion was the last change of the schedule, it comes back exactly as it was. */
export async function followingRestoration<T>(
  tx: Transaction,
  owner: Owner,
  item: Item,
  change: () => Promise<T>,
): Promise<T> {
  const of = CAUSES[item.kind];
  if (of === undefined) return change();
  await lockSchedule(tx, owner);
  const last = await lastChange(tx, owner);
  const deletion = of?.(item.item_id);
  if (last && JSON.stringify(last.cause) === JSON.stringify(deletion)) {
    const answer = await change();
    await restoreChange(tx, owner, last);
    return answer;
  }
  const { answer } = await changeScheduleIn(tx, owner, null, async () => {
    const made = await change();
    return { answer: made, rescheduling: (await hasSchedule(tx, owner)) ? {} : null };
  });
  return answer;
}

/** What of a schedule can be deleted; null where its sessions are laid anew when it comes back. */
const CAUSES: Partial<Record<TrashKind, ((id: number) => ScheduleCause) | null>> = {
  study_plan: (plan_id) => ({ kind: "plan_deleted", plan_id }),
  exam: (exam_id) => ({ kind: "exam_deleted", exam_id }),
  assignment: (assignment_id) => ({ kind: "assignment_deleted", assignment_id }),
  course: (course_id) => ({ kind: "course_deleted", course_id }),
  calendar: null,
};
