import { z } from "zod";
import { CalendarDate, Instant, orNull, TimeOfDay } from "./common";
import { endpoint } from "./endpoint";

const DAY_HOURS = 24;
const MOST_TIMES_OFF = 100;

/** Quarter hours of one weekday. */
const Hours = z
  .number("Please enter the hours of each day")
  .min(0, "A day can't have less than 0 hours")
  .max(DAY_HOURS, `A day has ${DAY_HOURS} hours`)
  .transform((hours) => Math.round(hours * 4) / 4);

const DayOff = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start", path: ["to"] });

export const StudyHoursInput = z.object({
  /** From Sunday to Saturday; null leaves them to the plans. */
  by_weekday: orNull(z.array(Hours).length(7, "Please enter the hours of all seven days")),
  /** HH:MM from Sunday to Saturday, when the first session of the day starts; null for any time. */
  start_times: z
    .array(orNull(TimeOfDay))
    .length(7, "Please enter the start of all seven days")
    .default([null, null, null, null, null, null, null]),
  /** Holidays and other days without studying, both ends included. */
  days_off: z.array(DayOff).max(MOST_TIMES_OFF).default([]),
});
export type StudyHoursInput = z.output<typeof StudyHoursInput>;

export const StudyHours = z.object({
  by_weekday: z.array(z.number()).nullable(),
  /** What counts: the hours above, else for each weekday the most that an active plan has for it. */
  hours_in_use: z.array(z.number()),
  start_times: z.array(TimeOfDay.nullable()),
  days_off: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
  /** Null before anything was said. */
  updated_at: Instant.nullable(),
});
export type StudyHours = z.infer<typeof StudyHours>;

export const studyHours = {
  read: endpoint("GET /profile/study-hours/", {
    summary: "When the student has time for studying, over all plans",
    answer: StudyHours,
  }),
  save: endpoint("PUT /profile/study-hours/", {
    summary: "Say when there is time for studying; no day is planned above its hours",
    body: StudyHoursInput,
    answer: StudyHours,
  }),
};
