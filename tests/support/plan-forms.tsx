import type { ReactNode } from "react";
import { HoursForm } from "@/components/study-hours/hours-form";
import { PlanModal } from "@/components/study-plans/plan-modal";
import { PlannerModal } from "@/components/study-plans/planner-modal";
import { SessionModal } from "@/components/study-plans/session-modal";
import { PlanPreferences, planGeneration } from "@/lib/contract/plan-generation";
import { StudyHoursInput } from "@/lib/contract/study-hours";
import { studyPlans } from "@/lib/contract/study-plans";
import { studySessions } from "@/lib/contract/study-sessions";
import { aSession } from "@/tests/components/study-sessions/sessions";
import { COURSE, PLAN } from "./items";

export interface FormCase {
  form: string;
  /** What the route takes; each of its fields has to arrive. */
  input: { shape: object };
  route: string;
  draw: () => ReactNode;
  submit: string;
  /** What the body holds: the fields of the item that was opened, or what `fill` types. */
  expected: object;
  /** The field of the body in which they arrive, where it is not the body itself. */
  within?: string;
  /** Left out, the form is submitted as it was opened. */
  fill?: Record<string, string>;
  /** Fields that this form leaves to something else, and to what. */
  leaves?: Record<string, string>;
}

const onClose = () => {};
const SESSION = aSession({ start_time: "17:30" });

const HOURS = {
  by_weekday: [0, 2, 2.5, 2, 2, 1, 0],
  hours_in_use: [0, 2, 2.5, 2, 2, 1, 0],
  start_times: [null, "18:00", null, "16:30", null, null, null],
  days_off: [{ from: "2026-12-24", to: "2027-01-02" }],
  updated_at: "2026-11-23T10:00:00Z",
};

/** Those of study plans, their sessions and the planner. */
export const PLAN_FORMS: FormCase[] = [
  {
    form: "study plan",
    input: studyPlans.patch.body,
    route: `PATCH /study-plans/${PLAN.id}/`,
    draw: () => <PlanModal plan={PLAN} onClose={onClose} />,
    submit: "Save changes",
    expected: PLAN,
    leaves: { progress_percentage: "ticking topics" },
  },
  {
    form: "study session",
    input: studySessions.patch.body,
    route: `PATCH /study-sessions/${SESSION.id}/`,
    draw: () => <SessionModal session={SESSION} onClose={onClose} />,
    submit: "Save",
    expected: SESSION,
    leaves: { status: "the tick of its row" },
  },
  {
    form: "study hours",
    input: StudyHoursInput,
    route: "PUT /profile/study-hours/",
    draw: () => <HoursForm hours={HOURS} />,
    submit: "Save study hours",
    expected: HOURS,
  },
  {
    form: "planner",
    input: planGeneration.generate.body,
    route: "POST /resources/generate-study-plan/",
    draw: () => <PlannerModal course_id={COURSE.id} onClose={onClose} />,
    fill: {
      "What is the plan for?": "Two weeks",
      "Target grade": "A",
      "Study hours per day": "3",
    },
    submit: "Make study plan",
    expected: {
      course_id: COURSE.id,
      query: "Two weeks",
      preferences: {
        study_hours_per_day: 3,
        target_grade: "A",
        priority_topics: [],
      },
    },
  },
  {
    form: "preferences of the planner",
    input: PlanPreferences,
    route: "POST /resources/generate-study-plan/",
    within: "preferences",
    draw: () => <PlannerModal course_id={COURSE.id} onClose={onClose} />,
    fill: {
      "What is the plan for?": "Two weeks",
      "Target grade": "A",
      "Study hours per day": "3",
    },
    submit: "Make study plan",
    expected: { study_hours_per_day: 3, target_grade: "A", priority_topics: [] },
    leaves: {
      difficulty_progression: "a choice that the student makes",
      weekdays_off: "a choice that the student makes",
      start_date: "the words of the request",
      end_date: "the words of the request",
    },
  },
];
