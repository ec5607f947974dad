import { z } from "zod";
import { TimeOfDay } from "./common";
import { endpoint } from "./endpoint";
import { DIGESTS } from "./reminder-values";
import { keysOf } from "./values";

/** What the student chose; whether mails reach them says `GET /profile/email/`. */
export const Reminders = z.object({
  digest: z.enum(keysOf(DIGESTS), "Please choose how often"),
  /** In the student's zone, when the mail is written. */
  digest_time: TimeOfDay,
  /** Of a weekly one; 0 is Sunday. */
  digest_weekday: z.int("Please choose a day").min(0).max(6),
  /** Subjects name no course and no work. */
  hides_courses: z.boolean("Please say true or false"),
});
export type Reminders = z.output<typeof Reminders>;

/** What a mail's link holds. */
const LinkQuery = z.object({
  token: z
    .string("This link is not complete")
    .regex(/^[\w-]{40,400}$/, "This link is not complete"),
});

export const reminders = {
  read: endpoint("GET /profile/reminders/", {
    summary: "What the student is reminded of, and when",
    answer: Reminders,
  }),
  save: endpoint("PUT /profile/reminders/", {
    summary: "Choose what to be reminded of; mails go to a verified address only",
    body: Reminders,
    answer: Reminders,
  }),
  openUnsubscribe: endpoint("GET /reminders/unsubscribe/", {
    summary: "To the page that stops reminder mails, for mail programs that open addresses",
    open: true,
    limit: "link",
    query: LinkQuery,
    download: true,
  }),
  unsubscribe: endpoint("POST /reminders/unsubscribe/", {
    summary: "Stop reminder mails by the link in one of them, without signing in (RFC 8058)",
    open: true,
    limit: "link",
    query: LinkQuery,
    answer: z.object({ message: z.string() }),
  }),
};
