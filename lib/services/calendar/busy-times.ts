import { db } from "@/db/client";
import type { BusyTime } from "@/lib/contract/calendar";
import type { Owner } from "@/lib/services/kernel/owner";
import { selectBusyEvents } from "@/lib/services/study-plans/schedule/busy";
import { endOfDate, startOfDate } from "@/lib/time/dates";

/** What takes time on these days of the student's, both included; longer than a day counts from where it begins. */
export function listBusyTimes(
  owner: Owner,
  { from, to }: { from: string; to: string },
): Promise<BusyTime[]> {
  const { timezone } = owner;
  return selectBusyEvents(owner, db(), startOfDate(from, timezone), endOfDate(to, timezone));
}
