import { z } from "zod";
import { CalendarDate, orNull, text } from "./common";
import { TOPIC_HOURS } from "./values";

const MOST_ENTRIES = 500;

/** Ids of topics and milestones are chosen by the client; missing ones are generated. */
export const EntryId = z.union([z.string().max(100), z.number()]);
const Hours = z.number().min(0).max(10_000);
const Level = z.number().min(1).max(5);

const entry = {
  id: EntryId.optional(),
  name: text(500, "Name").optional(),
  title: text(500, "Title").optional(),
  description: text(10_000, "Description").nullish(),
  completed: z.boolean().default(false),
};

const PlanTopicInput = z.looseObject({
  ...entry,
  estimated_hours: Hours.nullish().transform((hours) => Math.max(TOPIC_HOURS.min, hours ?? 0)),
  difficulty_level: Level.nullish(),
});
const MilestoneInput = z.looseObject({ ...entry, due_date: orNull(CalendarDate).optional() });

/** What a plan consists of. Fields we do not know are kept. */
export const PlanDataInput = z.looseObject({
  topics: z.array(PlanTopicInput).max(MOST_ENTRIES).default([]),
  milestones: z.array(MilestoneInput).max(MOST_ENTRIES).default([]),
  estimated_hours: Hours.nullish(),
  difficulty_level: Level.nullish(),
});
export type PlanDataInput = z.output<typeof PlanDataInput>;

const PlanEntry = z.looseObject({
  id: EntryId,
  name: z.string().optional(),
  title: z.string().optional(),
  completed: z.boolean(),
});

export const PlanData = z.looseObject({
  topics: z.array(PlanEntry.extend({ estimated_hours: z.number() })),
  milestones: z.array(PlanEntry.extend({ due_date: z.string().nullish() })),
  /** Hours; the sum of the topics' unless the plan names its own. */
  estimated_hours: z.number(),
  difficulty_level: z.number().nullish(),
});
export type PlanData = z.infer<typeof PlanData>;
