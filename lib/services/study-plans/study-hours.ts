import { and } from "drizzle-orm";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import type { StudyHours, StudyHoursInput } from "@/lib/contract/study-hours";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { changeSchedule } from "@/lib/services/study-plans/schedule/change";
import { isScheduled } from "@/lib/services/study-plans/schedule/facts";
import { greatestHours, storedHours, writeHours } from "@/lib/services/study-plans/schedule/hours";
import { settingsOf } from "@/lib/services/study-plans/stored-plan";

/** When the student has time for studying, and the hours that count where nothing was said. */
export async function readStudyHours(owner: Owner): Promise<StudyHours> {
  const [said, plans] = await Promise.all([
    storedHours(owner, db()),
    db()
      .select({
        generation: studyPlans.generation,
        generation_request: studyPlans.generation_request,
      })
      .from(studyPlans)
      .where(and(ownedBy(studyPlans, owner), isScheduled())),
  ]);
  const { by_weekday, start_times, days_off, updated_at } = said;
  const hours_in_use = by_weekday ?? greatestHours(plans.map(settingsOf));
  return { by_weekday, hours_in_use, start_times, days_off, updated_at };
}

/** Stores when there is time for studying, and reschedules into it. */
export async function saveStudyHours(owner: Owner, input: StudyHoursInput): Promise<StudyHours> {
  await changeSchedule(owner, { kind: "hours_changed" }, async (tx) => {
    await writeHours(tx, owner, input);
    return { answer: null, rescheduling: {} };
  });
  return readStudyHours(owner);
}
