import { screen, within } from "@testing-library/react";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES, type PlanStatus } from "@/lib/contract/values";
import { COURSE, PLAN, STUDENT } from "@/tests/support/items";
import { serve } from "@/tests/support/page";

export const PLANS = "GET /study-plans/";
export const REFUSAL = { status: 400, body: { message: "The library is closed." } };
export const TITLE = "Plan for the final";

/** Two topics and a milestone, none of them ticked, in the middle of its time. */
const ACTIVE: StudyPlan = {
  ...PLAN,
  title: TITLE,
  description: "",
  ...inStatus("active"),
  days_remaining: 27,
  plan_data: {
    estimated_hours: 3.5,
    topics: [
      { id: "g", name: "Graphs", completed: false, description: "", estimated_hours: 2 },
      { id: "t", name: "Trees", completed: false, description: "", estimated_hours: 1.5 },
    ],
    milestones: [
      { id: "m", title: "Half way", completed: false, description: "", due_date: "2026-10-20" },
    ],
  },
  plan_summary: {
    total_topics: 2,
    total_milestones: 1,
    estimated_hours: 3.5,
    difficulty_level: null,
  },
};

export function aPlan(fields: Partial<StudyPlan> = {}): StudyPlan {
  return { ...ACTIVE, ...fields };
}

export function inStatus(status: PlanStatus) {
  return { status, status_display: PLAN_STATUSES[status], is_active: status === "active" };
}

/** A server with these plans of one course, and whatever else it shall answer. */
export function servePlans(plans: StudyPlan[], answers: Parameters<typeof serve>[0] = {}) {
  return serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE] },
    "GET /study-sessions/": { body: [] },
    [PLANS]: { body: plans },
    ...answers,
  });
}

export async function card(title: string) {
  const heading = await screen.findByRole("heading", { name: title, level: 2 });
  const found = heading.closest("article");
  if (!found) throw new Error(`“${title}” stands on no card`);
  return found;
}

export const dialog = () => screen.findByRole("dialog");
export const section = async (name: string) =>
  within(await dialog()).findByRole("region", { name });
export const topic = async (name: string) =>
  within(await dialog()).findByRole<HTMLInputElement>("checkbox", { name: `Completed: ${name}` });
