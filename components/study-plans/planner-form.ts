import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { EveryField } from "@/lib/client/form";
import type { PlanPreferences, planGeneration } from "@/lib/contract/plan-generation";
import { keysOf, PROGRESSIONS, STUDY_HOURS } from "@/lib/contract/values";

type Body = z.input<typeof planGeneration.generate.body>;
/** Those that the contract names; clients may send others along. */
type Named<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: T[Name] };
/** The days of a plan are said in words. */
type Field =
  | Exclude<keyof Body, "preferences">
  | Exclude<Named<PlanPreferences>, "start_date" | "end_date">;

const HOURS = `Please enter between ${STUDY_HOURS.min} and ${STUDY_HOURS.max} hours`;

/** A field that the planner lacks does not compile. */
const FIELDS = {
  course_id: z.string().min(1, "Course is required"),
  query: z.string().trim().min(1, "Please tell us what the plan is for"),
  study_hours_per_day: z.string().refine(isInRange, HOURS),
  difficulty_progression: z.enum(keysOf(PROGRESSIONS)),
  target_grade: z.string().trim(),
  priority_topics: z.array(z.string()),
  /** 0 is Sunday. */
  weekdays_off: z.array(z.number()),
} satisfies Record<Field, z.ZodType>;

export const PlannerForm = z.object(FIELDS);
export type TypedRequest = z.input<typeof PlannerForm>;
export type PlannerFormState = UseFormReturn<TypedRequest>;

export const NEW_REQUEST: TypedRequest = {
  course_id: "",
  query: "",
  study_hours_per_day: String(STUDY_HOURS.default),
  difficulty_progression: "gradual",
  target_grade: "",
  priority_topics: [],
  weekdays_off: [],
};

type Touched = Partial<Record<keyof TypedRequest, unknown>>;

/** What a student left as it was is not sent: it would come before the words of the request. */
export function requestBody(typed: TypedRequest, touched: Touched) {
  const hours = touched.study_hours_per_day ? typed.study_hours_per_day : "";
  const progression = typed.difficulty_progression;
  return {
    course_id: Number(typed.course_id),
    query: typed.query,
    preferences: {
      ...(hours !== "" && { study_hours_per_day: Number(hours) }),
      ...(touched.difficulty_progression ? { difficulty_progression: progression } : {}),
      target_grade: typed.target_grade,
      priority_topics: typed.priority_topics,
      ...(touched.weekdays_off ? { weekdays_off: typed.weekdays_off } : {}),
    },
  } satisfies EveryField<Body>;
}

/** Left blank, the usual ones. */
function isInRange(typed: string): boolean {
  const hours = Number(typed || STUDY_HOURS.default);
  return hours >= STUDY_HOURS.min && hours <= STUDY_HOURS.max;
}
