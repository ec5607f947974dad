import { pgTable, unique } from "drizzle-orm/pg-core";
import { id, jsonText, ownerId, timestamps } from "@/db/columns";
import { users } from "@/db/schema/users";
import type { StudyHoursInput } from "@/lib/contract/study-hours";

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
