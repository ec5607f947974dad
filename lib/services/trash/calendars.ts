import { eq } from "drizzle-orm";
import { assignments } from "@/db/schema/assignments";
import { calendarSources } from "@/db/schema/calendar-sources";
import { exams } from "@/db/schema/exams";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type Deletion, moveToTrash } from "@/lib/services/trash/move-to-trash";
import { isUntouched } from "@/lib/services/trash/untouched-work";

/** Moves a calendar to the trash; with `delete` also the work that it made and the student has not touched. */
export function removeCalendar(
  owner: Owner,
  source_id: number,
  work: "keep" | "delete",
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ name: calendarSources.name, host: calendarSources.host })
      .from(calendarSources)
      .where(ownedBy(calendarSources, owner, source_id))
      .for("update");
    const { name, host } = found(row, "Calendar");
    const made: Deletion["rows"] =
      work === "keep"
        ? []
        : [
            [assignments, isUntouched(owner, source_id, "assignment")],
            [exams, isUntouched(owner, source_id, "exam")],
          ];
    const rows: Deletion["rows"] = [...made, [calendarSources, eq(calendarSources.id, source_id)]];
    return { kind: "calendar", item_id: source_id, title: name || host, course_id: null, rows };
  });
}
