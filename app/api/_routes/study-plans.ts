import { implement, Reply } from "@/lib/api/implement";
import { studyPlans } from "@/lib/contract/study-plans";
import { duplicatePlan } from "@/lib/services/study-plans/plans/duplicate";
import {
  listActivePlans,
  listOverduePlans,
  listPlanEvents,
  listPlans,
  planStats,
  readPlan,
} from "@/lib/services/study-plans/plans/read";
import { changePlanStatus } from "@/lib/services/study-plans/plans/status";
import {
  createPlan,
  patchPlan,
  savedPlan,
  setProgress,
  tickMilestone,
  tickTopic,
} from "@/lib/services/study-plans/plans/write";
import { removeStudyPlan } from "@/lib/services/trash/deletions";

export const studyPlanRoutes = implement(studyPlans, {
  list: ({ owner }) => listPlans(owner),
  create: async ({ owner, body }) => {
    const saved = await savedPlan(owner, body);
    return saved ? new Reply(saved, { status: 200 }) : createPlan(owner, body);
  },
  stats: ({ owner }) => planStats(owner),
  active: ({ owner }) => listActivePlans(owner),
  overdue: ({ owner }) => listOverduePlans(owner),
  calendarEvents: ({ owner }) => listPlanEvents(owner),
  read: ({ owner, path }) => readPlan(owner, path.plan_id),
  patch: ({ owner, path, body }) => patchPlan(owner, path.plan_id, body),
  remove: ({ owner, path }) => removeStudyPlan(owner, path.plan_id),
  activate: ({ owner, path }) => changePlanStatus(owner, path.plan_id, "activate"),
  pause: ({ owner, path }) => changePlanStatus(owner, path.plan_id, "pause"),
  complete: ({ owner, path }) => changePlanStatus(owner, path.plan_id, "complete"),
  duplicate: ({ owner, path }) => duplicatePlan(owner, path.plan_id),
  updateProgress: ({ owner, path, body }) => setProgress(owner, path.plan_id, body),
  updateTopic: ({ owner, path, body }) => tickTopic(owner, path.plan_id, body),
  updateMilestone: ({ owner, path, body }) => tickMilestone(owner, path.plan_id, body),
});
