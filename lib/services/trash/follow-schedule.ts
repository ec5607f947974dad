import type { Transaction } from "@/db/client";
import type { ScheduleCause } from "@/db/schema/study-hours";
import type { TrashKind } from "@/lib/contract/values";
import type { Owner } from "@/lib/services/kernel/owner";
import {
  changeScheduleIn,
  hasSchedule,
  lastChange,
} from "@/lib/services/study-plans/change-schedule";
import { lockSchedule } from "@/lib/services/study-plans/lay-again";
import { restoreChange } from "@/lib/services/study-plans/undo-change";

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
  const cause = CAUSES[item.kind]?.(item.item_id, "deleted");
  if (!cause || !(await hasSchedule(tx, owner))) return change();
  const { answer } = await changeScheduleIn(tx, owner, cause, async () => ({
    answer: await change(),
    relaying: {},
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
  if (!of) return change();
  await lockSchedule(tx, owner);
  const last = await lastChange(tx, owner);
  const deletion = of(item.item_id, "deleted");
  if (last && JSON.stringify(last.cause) === JSON.stringify(deletion)) {
    const answer = await change();
    await restoreChange(tx, owner, last);
    return answer;
  }
  const { answer } = await changeScheduleIn(tx, owner, of(item.item_id, "restored"), async () => {
    const made = await change();
    return { answer: made, relaying: (await hasSchedule(tx, owner)) ? {} : null };
  });
  return answer;
}

type How = "deleted" | "restored";

/** What of a schedule can be deleted. */
const CAUSES: Partial<Record<TrashKind, (id: number, how: How) => ScheduleCause>> = {
  study_plan: (plan_id, how) => ({ kind: `plan_${how}`, plan_id }),
  exam: (exam_id, how) => ({ kind: `exam_${how}`, exam_id }),
  assignment: (assignment_id, how) => ({ kind: `assignment_${how}`, assignment_id }),
  course: (course_id, how) => ({ kind: `course_${how}`, course_id }),
};
