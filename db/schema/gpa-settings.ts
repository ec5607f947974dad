import { numeric, pgTable, unique } from "drizzle-orm/pg-core";
import { id, jsonText, ownerId, timestamps } from "@/db/columns";
import { users } from "@/db/schema/users";
import type { GradePoints } from "@/lib/contract/gpa";

/** What a student said for the GPA; without a row nothing, and the usual points hold. */
export const gpaSettings = pgTable(
  "gpa_settings",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    points: jsonText<GradePoints>(),
    earlier_gpa: numeric({ precision: 10, scale: 4 }),
    earlier_credits: numeric({ precision: 10, scale: 4 }),
    ...timestamps(),
  },
  (table) => [unique("gpa_settings_owner_key").on(table.owner_id)],
);
