import type { QueryClient } from "@tanstack/react-query";
import { toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import type { ScheduleChange } from "@/lib/contract/schedule";
import { effectsText } from "./effect-facts";
import { undoSchedule } from "./undo";

/** What a change did to the sessions of all plans. */
export interface ChangeEffects {
  /** Empty where that is not known. */
  effects: string;
  /** The change that can be taken back; null for none. */
  undo: number | null;
}

/** Makes a change of the schedule, and finds out what it did everywhere and how it is taken back. */
export async function withEffects<T>(
  change: ScheduleChange,
  make: () => Promise<T>,
  except?: number,
): Promise<ChangeEffects & { answer: T }> {
  const [preview, before] = await Promise.all([
    call("POST /schedule/preview/", { body: change }).catch(() => null),
    readWeek(),
  ]);
  const answer = await make();
  const after = await readWeek();
  const made = before && after?.undo && after.undo.id !== before.undo?.id ? after.undo.id : null;
  const { plans } = preview ?? { plans: [] };
  const isKnown = preview && before && after;
  const short_before = before?.short ?? [];
  return {
    answer,
    effects: isKnown ? effectsText({ plans, short: after.short, short_before, except }) : "",
    undo: made,
  };
}

function readWeek() {
  return call("GET /schedule/week/", { query: {} }).catch(() => null);
}

/** Says what was done and what that changed, with the way back where there is one. */
export function tellEffects(client: QueryClient, done: string, { effects, undo }: ChangeEffects) {
  const text = [done, effects].filter(Boolean).join(". ");
  if (undo !== null) toastWithUndo(text, () => void undoSchedule(client, undo));
  else toastSuccess(done);
}
