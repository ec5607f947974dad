import type { FieldErrors, Resolver, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { EveryField } from "@/lib/client/form";
import type { planGeneration } from "@/lib/contract/plan-generation";
import { type Progression, STUDY_HOURS } from "@/lib/contract/values";

export interface TypedRequest {
  course_id: string;
  query: string;
  study_hours_per_day: string;
  difficulty_progression: Progression;
  target_grade: string;
  priority_topics: string[];
  /** 0 is Sunday. */
  weekdays_off: number[];
}

export type PlannerForm = UseFormReturn<TypedRequest>;

export const NEW_REQUEST: TypedRequest = {
  course_id: "",
  query: "",
  study_hours_per_day: String(STUDY_HOURS.default),
  difficulty_progression: "gradual",
  target_grade: "",
  priority_topics: [],
  weekdays_off: [],
};

const HOURS = `Please enter between ${STUDY_HOURS.min} and ${STUDY_HOURS.max} hours`;

/** Few rules, so the planner opens without a schema; the server has the last word. */
export const checkPlanner: Resolver<TypedRequest> = (typed) => {
  const hours = Number(typed.study_hours_per_day || STUDY_HOURS.default);
  const fits = hours >= STUDY_HOURS.min && hours <= STUDY_HOURS.max;
  const errors: FieldErrors<TypedRequest> = {
    ...(typed.course_id === "" && { course_id: fault("Course is required") }),
    ...(typed.query.trim() === "" && { query: fault("Please tell us what the plan is for") }),
    ...(!fits && { study_hours_per_day: fault(HOURS) }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};

type PlanRequest = EveryField<z.input<typeof planGeneration.generate.body>>;
type Touched = Partial<Record<keyof TypedRequest, unknown>>;

/** What a student left as it was is not sent: it would come before the words of the request. */
export function requestBody(typed: TypedRequest, touched: Touched) {
  const hours = touched.study_hours_per_day ? typed.study_hours_per_day : "";
  const progression = typed.difficulty_progression;
  return {
    course_id: Number(typed.course_id),
    query: typed.query.trim(),
    preferences: {
      ...(hours !== "" && { study_hours_per_day: Number(hours) }),
      ...(touched.difficulty_progression ? { difficulty_progression: progression } : {}),
      target_grade: typed.target_grade.trim(),
      priority_topics: typed.priority_topics,
      ...(touched.weekdays_off ? { weekdays_off: typed.weekdays_off } : {}),
    },
  } satisfies PlanRequest;
}

function fault(message: string) {
  return { type: "validate", message };
}
