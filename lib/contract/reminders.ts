import { z } from "zod";
import { orNull, TimeOfDay, text } from "./common";
import { endpoint } from "./endpoint";
import { DIGESTS } from "./reminder-values";
import { keysOf } from "./values";

const fields = z.object({
  digest: z.enum(keysOf(DIGESTS), "Please choose how often"),
  /** In the student's zone, when the mail is written. */
  digest_time: TimeOfDay,
  /** Of a weekly one; 0 is Sunday. */
  digest_weekday: z.int("Please choose a day").min(0).max(6),
  /** Subjects and notifications name no course and no work. */
  hides_courses: z.boolean("Please say true or false"),
  /** A notification the day before work is due and before exams. */
  push_day: z.boolean("Please say true or false"),
  /** And so many hours before; null for none. */
  push_hours: orNull(z.int("Please choose the hours").min(1).max(48)),
  /** And just before planned sessions that have a time. */
  push_sessions: z.boolean("Please say true or false"),
  /** Between these no notification comes, in the student's zone; both or none. */
  quiet_from: orNull(TimeOfDay),
  quiet_to: orNull(TimeOfDay),
});

/** What the student chose; whether mails reach them says `GET /profile/email/`. */
export const Reminders = fields
  .refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
    message: "Quiet hours need a beginning and an end",
    path: ["quiet_to"],
  })
  .refine(({ quiet_from, quiet_to }) => quiet_from === null || quiet_from !== quiet_to, {
    message: "The end is the beginning",
    path: ["quiet_to"],
  });
export type Reminders = z.output<typeof Reminders>;

/** With what a browser needs to be notified: the site's public key, null where it sends no notifications. */
export const ChosenReminders = fields.extend({ push_key: z.string().nullable() });
export type ChosenReminders = z.output<typeof ChosenReminders>;

const Endpoint = text(2_048, "The address").min(1, "This browser gave no address");
const Key = z.string().regex(/^[\w-]{16,200}={0,2}$/, "This browser gave no usable key");

/** What a browser's `PushSubscription` says in JSON. */
export const PushDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: Key, auth: Key }),
});
export type PushDevice = z.output<typeof PushDevice>;

/** What a mail's link holds. */
const LinkQuery = z.object({
  token: z
    .string("This link is not complete")
    .regex(/^[\w-]{40,400}$/, "This link is not complete"),
});

export const reminders = {
  read: endpoint("GET /profile/reminders/", {
    summary: "What the student is reminded of, and when",
    answer: ChosenReminders,
  }),
  save: endpoint("PUT /profile/reminders/", {
    summary: "Choose what to be reminded of; mails go to a verified address only",
    body: Reminders,
    answer: ChosenReminders,
  }),
  addDevice: endpoint("POST /profile/reminders/devices/", {
    summary: "Notify this browser as well; it stops when its session ends",
    body: PushDevice,
    status: 204,
  }),
  removeDevice: endpoint("POST /profile/reminders/devices/remove/", {
    summary: "Notify this browser no more",
    body: z.object({ endpoint: Endpoint }),
    status: 204,
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
