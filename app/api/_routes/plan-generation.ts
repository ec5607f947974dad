import { implement } from "@/lib/api/implement";
import { planGeneration } from "@/lib/contract/plan-generation";
import { modifyPlan } from "@/lib/services/study-plans/changes/modify";
import { undoChange } from "@/lib/services/study-plans/changes/undo";
import {
  generateAgain,
  generateForExam,
  generatePlan,
} from "@/lib/services/study-plans/generation/request";

export const planGenerationRoutes = implement(planGeneration, {
  generate: ({ owner, body }) => generatePlan(owner, body),
  forExam: ({ owner, path }) => generateForExam(owner, path),
  again: ({ owner, path }) => generateAgain(owner, path.plan_id),
  modify: ({ owner, path, body }) => modifyPlan(owner, path.plan_id, body),
  undo: ({ owner, path }) => undoChange(owner, path.plan_id),
});
