import { implement } from "@/lib/api/implement";
import { schedule } from "@/lib/contract/schedule";
import { applyChange, previewChange } from "@/lib/services/study-plans/changes/preview";
import { readWeek } from "@/lib/services/study-plans/sessions/week";
import { undoLastChange } from "@/lib/services/trash/undo-schedule";

export const scheduleRoutes = implement(schedule, {
  week: ({ owner, query }) => readWeek(owner, query),
  preview: ({ owner, body }) => previewChange(owner, body),
  apply: ({ owner, body }) => applyChange(owner, body),
  undo: ({ owner, body }) => undoLastChange(owner, body.id),
});
