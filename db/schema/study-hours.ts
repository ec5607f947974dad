import { index, pgTable, unique } from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import type { PlanBefore } from "@/db/schema/study-plans";
import { users } from "@/db/schema/users";
import type { StudyHoursInput } from "@/lib/contract/study-hours";
import type { PlanStatus } from "@/lib/contract/values";

/** When a student has time for studying, over all plans; without a row nothing was said. */
export const studyHours = pgTable(
  "study_hours",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** From Sunday to Saturday; null leaves them to the plans. */
    by_weekday: jsonText<StudyHoursInput["by_weekday"]>(),
    /** HH:MM from Sunday to Saturday, when the first session of the day starts. */
    start_times: jsonText<StudyHoursInput["start_times"]>().notNull(),
    days_off: jsonText<StudyHoursInput["days_off"]>().notNull(),
    ...timestamps(),
  },
  (table) => [unique("study_hours_owner_key").on(table.owner_id)],
);

/** What changed the schedule, so that the change itself can be taken back with its effects. */
export type ScheduleCause =
  | { kind: "plans_activated" | "caught_up"; plan_ids: number[] }
  | {
      kind: "plan_paused" | "plan_completed" | "plan_changed" | "plan_deleted" | "session_moved";
      plan_id: number;
    }
  | { kind: "exam_moved"; exam_id: number; from: string; to: string }
  | { kind: "exam_deleted"; exam_id: number }
  | { kind: "assignment_deleted"; assignment_id: number }
  | { kind: "course_deleted"; course_id: number }
  | { kind: "hours_changed" };

/** A plan before the schedule changed. */
export interface PlanThen {
  plan_id: number;
  status: PlanStatus;
  before: PlanBefore;
}

/** The last change of a student's schedule, with all plans that it touched as they were. */
export const scheduleChanges = pgTable(
  "schedule_changes",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    cause: jsonText<ScheduleCause>().notNull(),
    plans: jsonText<PlanThen[]>().notNull(),
    /** The student's hours before, where the change was of these. */
    hours: jsonText<StudyHoursInput>(),
    made_at: instant().notNull(),
  },
  (table) => [index("schedule_changes_owner").on(table.owner_id, table.id)],
);
