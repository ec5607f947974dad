import type { assistant as endpoints } from "@/lib/contract/assistant";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { Owner } from "@/lib/services/kernel/owner";
import { generatePlan } from "@/lib/services/study-plans/generation/request";
import { addDays, dateIn } from "@/lib/time/dates";

const QUERY = "Study plan for this course";
const LEAST_HOURS = 0.5;
const MOST_HOURS = 12;

type Enhanced = Received<typeof endpoints.enhancedStudyPlan>;

/** A plan of the course as the planner makes it, saved as a draft. 404 for another student's course. */
export async function enhancedPlan(
  owner: Owner,
  { course_id, preferences }: ReadBody<typeof endpoints.enhancedStudyPlan>,
): Promise<Enhanced> {
  const { study_hours_per_day, hours_per_week, weeks } = preferences ?? {};
  const hours = study_hours_per_day ?? (hours_per_week && hours_per_week / 7);
  const today = dateIn(owner.timezone, new Date());
  const generated = await generatePlan(owner, {
    course_id,
    query: QUERY,
    preferences: {
      ...(hours && { study_hours_per_day: inHalves(hours) }),
      ...(weeks && { end_date: addDays(today, 7 * weeks) }),
    },
  });
  const { success, study_plan, error, message } = generated;
  return {
    success,
    plan: study_plan,
    error,
    message,
    course_id,
    estimated_total_hours: study_plan?.plan_data.estimated_hours ?? 0,
    generated_at: new Date().toISOString(),
    service_used: study_plan?.generation?.made_by === "model" ? "model" : "built-in",
  };
}

function inHalves(hours: number): number {
  return Math.min(MOST_HOURS, Math.max(LEAST_HOURS, Math.round(2 * hours) / 2));
}
