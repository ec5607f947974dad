import type { StudyHours, StudyHoursInput } from "@/lib/contract/study-hours";
import type { Owner } from "@/lib/services/kernel/owner";
import { changeSchedule } from "@/lib/services/study-plans/schedule/change";
import { readStudyHours, writeHours } from "@/lib/services/study-plans/schedule/hours";

/** Stores when there is time for studying, and lays the schedule into it. */
export async function saveStudyHours(owner: Owner, input: StudyHoursInput): Promise<StudyHours> {
  await changeSchedule(owner, { kind: "hours_changed" }, async (tx) => {
    await writeHours(tx, owner, input);
    return { answer: null, relaying: {} };
  });
  return readStudyHours(owner);
}
