import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { EveryField } from "@/lib/client/form";
import { type StudyPlan, studyPlans } from "@/lib/contract/study-plans";
import { type PlanStatus, TOPIC_HOURS } from "@/lib/contract/values";
import { addMonths } from "@/lib/time/calendar-days";
import { nameOf } from "./plan-facts";
import { TypedStartTime } from "./start-time";

const { title, description, start_date, end_date, status } = studyPlans.patch.body.shape;

const UNNAMED = "Please name it, or remove it";
const LATER = { message: "End date must be after start date", path: ["end_date"] };

/** What an entry has beside the fields of the form; it comes back as it was. */
const kept = z.record(z.string(), z.unknown());
const named = z.string().trim().min(1, UNNAMED).max(500, "Please use at most 500 characters");
const described = z.string().trim().max(10_000, "Please use at most 10,000 characters");

const Topic = z.object({
  kept,
  name: named,
  description: described,
  estimated_hours: z.string(),
  difficulty_level: z.string(),
});
const Milestone = z.object({ kept, name: named, description: described, due_date: z.string() });

export const PlanForm = z
  .object({
    title: title.unwrap(),
    description: description.unwrap(),
    course_id: z.string().min(1, "Course is required").transform(Number),
    start_date: z.string().min(1, "Start date is required").pipe(start_date.unwrap()),
    end_date: z.string().min(1, "End date is required").pipe(end_date.unwrap()),
    usual_start_time: TypedStartTime,
    status: status.unwrap(),
    difficulty_level: z.string(),
    topics: z.array(Topic),
    milestones: z.array(Milestone),
  })
  .refine(({ start_date: from, end_date: to }) => !from || !to || to > from, LATER);

export interface TypedPlan {
  title: string;
  description: string;
  course_id: string;
  start_date: string;
  end_date: string;
  usual_start_time: string;
  status: PlanStatus;
  difficulty_level: string;
  topics: TypedTopic[];
  milestones: TypedMilestone[];
}

interface TypedEntry {
  kept: Record<string, unknown>;
  name: string;
  description: string;
}

export interface TypedTopic extends TypedEntry {
  estimated_hours: string;
  difficulty_level: string;
}

export interface TypedMilestone extends TypedEntry {
  due_date: string;
}

export type ReadPlan = z.output<typeof PlanForm>;
export type PlanFormState = UseFormReturn<TypedPlan, unknown, ReadPlan>;

export const NEW_TOPIC: TypedTopic = {
  kept: {},
  name: "",
  description: "",
  estimated_hours: String(TOPIC_HOURS.min),
  difficulty_level: "",
};

export const NEW_MILESTONE: TypedMilestone = { kept: {}, name: "", description: "", due_date: "" };

/** A new plan starts today and lasts a month. */
export function typedPlanOf(plan: StudyPlan | undefined, today: string): TypedPlan {
  if (!plan) {
    return {
      title: "",
      description: "",
      course_id: "",
      start_date: today,
      end_date: addMonths(today, 1),
      usual_start_time: "",
      status: "draft",
      difficulty_level: "3",
      topics: [],
      milestones: [],
    };
  }
  const { topics, milestones, difficulty_level } = plan.plan_data;
  return {
    title: plan.title,
    description: plan.description,
    course_id: String(plan.course_id),
    start_date: plan.start_date,
    end_date: plan.end_date,
    usual_start_time: plan.usual_start_time ?? "",
    status: plan.status,
    difficulty_level: typed(difficulty_level),
    topics: topics.map((topic) => ({
      kept: topic,
      name: nameOf(topic, ""),
      description: typed(topic.description),
      estimated_hours: typed(topic.estimated_hours),
      difficulty_level: typed(topic.difficulty_level),
    })),
    milestones: milestones.map((milestone) => ({
      kept: milestone,
      name: nameOf(milestone, ""),
      description: typed(milestone.description),
      due_date: typed(milestone.due_date),
    })),
  };
}

/** Every field of a plan but its progress, which follows from what is ticked. */
type PlanBody = EveryField<Omit<z.input<typeof studyPlans.patch.body>, "progress_percentage">>;

/** As the API takes it. Whatever else the plan holds is kept. */
export function bodyOf(read: ReadPlan, plan: StudyPlan | undefined) {
  const { difficulty_level, topics, milestones, ...fields } = read;
  return {
    ...fields,
    plan_data: {
      ...plan?.plan_data,
      difficulty_level: numberOrNull(difficulty_level),
      estimated_hours: sumOf(topics),
      topics: topics.map((topic) => ({
        ...entryOf(topic),
        estimated_hours: hoursOf(topic.estimated_hours),
        difficulty_level: numberOrNull(topic.difficulty_level),
      })),
      milestones: milestones.map((milestone) => ({
        ...entryOf(milestone),
        due_date: milestone.due_date || null,
      })),
    },
  } satisfies PlanBody;
}

/** Blank or below half an hour is half an hour. */
export function hoursOf(typed: string): number {
  const hours = Number(typed);
  return Number.isFinite(hours) ? Math.max(TOPIC_HOURS.min, hours) : TOPIC_HOURS.min;
}

export function sumOf(topics: readonly { estimated_hours: string }[]): number {
  return topics.reduce((sum, { estimated_hours }) => sum + hoursOf(estimated_hours), 0);
}

/** The name goes where its maker had it: other clients read `name` or `title`. */
function entryOf({ kept, name, description }: TypedEntry) {
  const changed = nameOf(kept, "") !== name;
  const places = changed && [...(kept.title ? ["title"] : []), ...(kept.name ? ["name"] : [])];
  const named =
    places && Object.fromEntries((places.length ? places : ["name"]).map((at) => [at, name]));
  return { ...kept, ...named, ...(description || kept.description ? { description } : {}) };
}

function numberOrNull(typed: string) {
  return typed === "" ? null : Number(typed);
}

function typed(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
