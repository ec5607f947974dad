import { and, eq, sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { studyHours } from "@/db/schema/study-hours";
import { type PlanSettings, studyPlans, studySessions } from "@/db/schema/study-plans";
import type { StudyHours, StudyHoursInput } from "@/lib/contract/study-hours";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { hoursWithin } from "@/lib/services/study-plans/schedule/session-times";
import { settingsOf } from "@/lib/services/study-plans/stored-plan";
import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";

type Reader = Database | Transaction;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

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
      .where(
        and(
          ownedBy(studyPlans, owner),
          eq(studyPlans.status, "active"),
          sql`${studyPlans.generation} ->> 'stage' = 'ready'`,
        ),
      ),
  ]);
  const { by_weekday, start_times, days_off, updated_at } = said;
  const hours_in_use = by_weekday ?? greatestHours(plans.map(settingsOf));
  return { by_weekday, hours_in_use, start_times, days_off, updated_at };
}

/** Stores the hours; calendars learn of other times by when a session was changed. */
export async function writeHours(tx: Transaction, owner: Owner, input: StudyHoursInput) {
  const before = await storedHours(owner, tx);
  await storeHours(owner, input, tx);
  if (input.start_times.every((time, weekday) => time === before.start_times[weekday])) return;
  await tx
    .update(studySessions)
    .set({ updated_at: new Date().toISOString() })
    .where(and(ownedBy(studySessions, owner), eq(studySessions.status, "planned")));
}

export async function storeHours(owner: Owner, input: StudyHoursInput, writer: Reader) {
  await writer
    .insert(studyHours)
    .values({ ...input, owner_id: owner.id })
    .onConflictDoUpdate({
      target: studyHours.owner_id,
      set: { ...input, updated_at: new Date().toISOString() },
    });
}

type Said = StudyHoursInput & Pick<StudyHours, "updated_at">;

/** What the student said; the usual before that. */
export async function storedHours(owner: Owner, reader: Reader): Promise<Said> {
  const { by_weekday, start_times, days_off, updated_at } = studyHours;
  const [row] = await reader
    .select({ by_weekday, start_times, days_off, updated_at })
    .from(studyHours)
    .where(ownedBy(studyHours, owner));
  return (
    row ?? {
      by_weekday: null,
      start_times: WEEKDAYS.map(() => null),
      days_off: [],
      updated_at: null,
    }
  );
}

/** For each weekday, from Sunday, the most that one of these plans has for it. */
export function greatestHours(plans: PlanSettings[]): number[] {
  return WEEKDAYS.map((weekday) =>
    Math.max(0, ...plans.map((settings) => hoursByWeekday(settings)[weekday] ?? 0)),
  );
}

/** The hours of a plan from Sunday to Saturday. */
export function hoursByWeekday({
  hours_per_day,
  hours_by_weekday,
  weekdays_off,
  times,
}: PlanSettings): number[] {
  return WEEKDAYS.map((weekday) => {
    if (weekdays_off.includes(weekday)) return 0;
    const hours = hours_by_weekday?.[weekday] ?? hours_per_day;
    const within = times?.[weekday];
    return within ? hoursWithin(within, hours) : hours;
  });
}

/** The hours of single days on which plans were given more than their weekday has. */
export function hoursOnDates(plans: PlanSettings[], by_weekday: number[]): Record<string, number> {
  const on_date: Record<string, number> = {};
  for (const [date, hours] of plans.flatMap((plan) => Object.entries(plan.hours_on_date ?? {}))) {
    const usual = on_date[date] ?? by_weekday[weekdayNumber(date)] ?? 0;
    if (hours > usual) on_date[date] = hours;
  }
  return on_date;
}

/** Every day of these spans that lies between two days, both included. */
export function daysWithin(
  spans: StudyHoursInput["days_off"],
  first_day: string,
  last_day: string,
): string[] {
  return spans.flatMap(({ from, to }) => {
    const [first, last] = [from > first_day ? from : first_day, to < last_day ? to : last_day];
    const count = Math.max(0, daysBetween(first, last) + 1);
    return Array.from({ length: count }, (_, day) => addDays(first, day));
  });
}
