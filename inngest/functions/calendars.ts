import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, calendarDue } from "@/inngest/events";
import { requestDueCalendars } from "@/lib/services/calendar/sources/due";
import { readSource } from "@/lib/services/calendar/sources/read-source";
import { forOwner } from "@/lib/services/kernel/job-owner";

/** A calendar from elsewhere -> what it changed of the student's work. Half a minute at most. */
export const readCalendar = inngest.createFunction(
  {
    id: "read-calendar",
    triggers: [calendarDue],
    retries: 1,
    concurrency: [{ limit: 4 }, { limit: 1, key: "event.data.owner_id" }],
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
  },
  async ({ event, step }) => {
    const { owner_id, source_id } = event.data;
    await step.run("read-calendar", () =>
      forOwner(owner_id, (owner) => readSource(owner, source_id)),
    );
  },
);

/** Each calendar every few hours. */
export const readDueCalendars = inngest.createFunction(
  { id: "read-due-calendars", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => step.run("read-due-calendars", requestDueCalendars),
);
