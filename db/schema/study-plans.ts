import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanPreferences } from "@/lib/contract/plan-generation";
import type { PlanGeneration, PlanNote, PlanSource } from "@/lib/contract/study-plans";
import type { SessionTopic } from "@/lib/contract/study-sessions";
import {
  keysOf,
  PLAN_STATUSES,
  type Progression,
  SESSION_KINDS,
  SESSION_STATUSES,
} from "@/lib/contract/values";

export interface GenerationRequest {
  query: string;
  exam_id: number | null;
  preferences: PlanPreferences;
  /** The same for a request that asks for the same. */
  fingerprint: string;
  /** The resolved preferences; null until the plan is filled. */
  settings: PlanSettings | null;
  /** What a model proposed and was found to hold; null until one was asked. */
  suggestion: PlanSuggestion | null;
}

/** When the work of a plan may lie; its dates stand with the plan. */
export interface PlanSettings {
  hours_per_day: number;
  progression: Progression;
  /** 0 is Sunday. */
  weekdays_off: number[];
  days_off: string[];
  /** Other hours on the weekdays it names. */
  hours_by_weekday?: Partial<Record<number, number>>;
  /** Instead of the weekday's. */
  hours_on_date?: Record<string, number>;
  /** The last day for new matter. */
  learn_by?: string;
  /** When it studies on each weekday, from Sunday; null where nothing was said. */
  times?: (SessionTimes | null)[];
  /** Which topics come earlier or later than their course has them, by title. */
  order?: {
    mode?: "course" | "hard_first" | "easy_first" | "reverse";
    first?: string[];
    last?: string[];
    before?: [string, string][];
  };
}

/** `HH:MM`: what was said, when the day starts for it, and at the latest. */
export interface SessionTimes {
  from: string;
  to: string;
  start: string;
  latest: string;
}

/** The order of topics that a model suggested, as far as it is one of the plan's topics. */
export interface PlanSuggestion {
  topics: { id: string }[];
  notes: PlanNote[];
  /** The version of what the model was asked. */
  prompt?: string;
}

/** What taking back a change restores. */
export interface PlanBefore {
  /** Sessions that were done or skipped already. */
  settled: number[];
  /** Sessions that the change itself took out. */
  removed?: number[];
  settings: PlanSettings | null;
  title: string;
  description: string;
  start_date: string;
  end_date: string;
  plan_data: PlanData;
  generation: PlanGeneration | null;
  sessions: (Pick<
    typeof studySessions.$inferSelect,
    "topic_id" | "title" | "kind" | "date" | "hours" | "position" | "exam_id"
  > & {
    /** As those of a session; missing in what an earlier release stored. */
    start_time?: string | null;
    topics?: SessionTopic[];
    assignment_id?: number | null;
    part?: number;
    parts?: number;
    activity?: string;
    places?: PlanSource[];
    is_moved?: boolean;
  })[];
}

export const studyPlans = pgTable(
  "study_plans",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    start_date: date({ mode: "string" }).notNull(),
    end_date: date({ mode: "string" }).notNull(),
    /** HH:MM; when the first session of a day usually starts. */
    usual_start_time: text(),
    status: text({ enum: keysOf(PLAN_STATUSES) }).notNull(),
    progress_percentage: numeric({ precision: 5, scale: 2, mode: "number" }).notNull().default(0),
    plan_data: jsonText<PlanData>().notNull(),
    /** How a generated plan came about; null for one made by hand. */
    generation: jsonText<PlanGeneration>(),
    /** What generation was asked for, so that it can go on or start again. */
    generation_request: jsonText<GenerationRequest>(),
    /** The attempt that may fill the plan; earlier ones have no effect. */
    generation_attempt: integer().notNull().default(0),
    /** The plan before its last change by words or of missed work. */
    before_change: jsonText<PlanBefore>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    unique("study_plans_id_owner_key").on(table.id, table.owner_id),
    foreignKey({
      name: "study_plans_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("study_plans_title_key")
      .on(table.owner_id, table.course_id, sql`lower(${table.title})`)
      .where(sql`${table.trash_id} is null`),
    index("study_plans_owner").on(table.owner_id, table.created_at.desc()),
    index("study_plans_generating")
      .on(table.updated_at)
      .where(sql`${table.generation} ->> 'stage' = 'generating'`),
    index("study_plans_end").on(table.owner_id, table.status, table.end_date),
    ...hiddenByTrash("study_plans", table),
  ],
);

/** Work of a plan on one day. Whether it is there for the student stands with its plan. */
export const studySessions = pgTable(
  "study_sessions",
  {
    id: id(),
    owner_id: ownerId(),
    plan_id: integer().notNull(),
    /** A topic's id in `plan_data`. */
    topic_id: text().notNull(),
    title: text().notNull(),
    kind: text({ enum: keysOf(SESSION_KINDS) }).notNull(),
    date: date({ mode: "string" }).notNull(),
    /** HH:MM in the student's zone; null where any time of the day will do. */
    start_time: text(),
    hours: numeric({ precision: 6, scale: 2, mode: "number" }).notNull(),
    /** Order within the plan's day. */
    position: integer().notNull(),
    status: text({ enum: keysOf(SESSION_STATUSES) })
      .notNull()
      .default("planned"),
    minutes_spent: integer().notNull().default(0),
    /** The exam that a review is for; it may be gone. */
    exam_id: integer(),
    /** What of it belongs to which topic; none of work on an assignment. */
    topics: jsonText<SessionTopic[]>().notNull().default(sql`'[]'`),
    /** The assignment that it is a block of; it may be gone. */
    assignment_id: integer(),
    /** The how manieth sitting of its topic or work, and of how many. */
    part: integer().notNull().default(1),
    parts: integer().notNull().default(1),
    /** What to do in it, and where. */
    activity: text().notNull().default(""),
    /** The pages that are read in it; their files may be gone. */
    places: jsonText<PlanSource[]>().notNull().default(sql`'[]'`),
    /** Moved by hand: it stays there when the schedule is laid again. */
    is_moved: boolean().notNull().default(false),
    completed_at: instant(),
    ...timestamps(),
  },
  (table) => [
    unique("study_sessions_id_owner_key").on(table.id, table.owner_id),
    foreignKey({
      name: "study_sessions_plan_fk",
      columns: [table.plan_id, table.owner_id],
      foreignColumns: [studyPlans.id, studyPlans.owner_id],
    }).onDelete("cascade"),
    index("study_sessions_day").on(table.owner_id, table.date),
    index("study_sessions_plan").on(table.plan_id, table.date, table.position),
    index("study_sessions_done").on(table.owner_id, table.completed_at),
  ],
);

/** Stretches of work at a session; the key keeps a repeated request from counting twice. */
export const timeEntries = pgTable(
  "time_entries",
  {
    id: id(),
    owner_id: ownerId(),
    session_id: integer().notNull(),
    key: text().notNull(),
    minutes: integer().notNull(),
    ended_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "time_entries_session_fk",
      columns: [table.session_id, table.owner_id],
      foreignColumns: [studySessions.id, studySessions.owner_id],
    }).onDelete("cascade"),
    unique("time_entries_key").on(table.owner_id, table.key),
    index("time_entries_session").on(table.session_id),
    index("time_entries_ended").on(table.owner_id, table.ended_at),
  ],
);
