import type { pushes } from "@/db/schema/reminders";
import type { Reminders } from "@/lib/contract/reminders";
import { alarmsOf } from "@/lib/services/calendar/alarms";
import type { DatedEvent } from "@/lib/services/calendar/event-of";
import { startOfDate } from "@/lib/time/dates";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { clockTime, formatShortDay, relativeDay } from "@/lib/time/format";
import { afterQuiet } from "@/lib/time/quiet-hours";
import { daysUntil } from "@/lib/time/zones";

const BEFORE_SESSION_MS = 10 * MINUTE_MS;

/** Something a student is to be notified of. Instants in ISO 8601. */
export interface PushReminder {
  kind: (typeof pushes.$inferSelect)["kind"];
  key: string;
  /** When it would come, and when it does because of quiet hours. */
  at: string;
  due: string;
  /** When what it is about begins or is due: too late to be told. */
  until: string;
  event: DatedEvent;
}

/** What the student is reminded of, as they chose; nothing for what is done or would come too late. */
export function pushRemindersOf(
  events: readonly DatedEvent[],
  { push_day, push_hours, push_sessions, quiet_from, quiet_to }: Reminders,
  zone: string,
): PushReminder[] {
  const quiet = quietOf({ quiet_from, quiet_to });
  return events.flatMap((event) => {
    const until = event.all_day ? startOfDate(event.start, zone) : event.start;
    const before: [PushReminder["kind"], number[]][] = isPlanned(event)
      ? [["session", push_sessions && !event.all_day ? [BEFORE_SESSION_MS] : []]]
      : isOpen(event)
        ? [
            ["day", push_day ? alarmsOf(event, "day", zone) : []],
            ["hours", push_hours !== null && !event.all_day ? [push_hours * HOUR_MS] : []],
          ]
        : [];
    return before.flatMap(([kind, lengths]) =>
      lengths.flatMap((length) => {
        const at = new Date(Date.parse(until) - length).toISOString();
        const due = afterQuiet(at, quiet, zone);
        const reminder = { kind, key: `${event.id} ${until}`, at, due, until, event };
        return due < until ? [reminder] : [];
      }),
    );
  });
}

/** The reminder that a row of `pushes` stands for; undefined where there is none any more. */
export function findReminder(
  { kind, key }: Pick<PushReminder, "kind" | "key">,
  events: readonly DatedEvent[],
  chosen: Reminders,
  zone: string,
): PushReminder | undefined {
  const its = events.filter(({ id }) => key.startsWith(`${id} `));
  return pushRemindersOf(its, chosen, zone).find(
    (reminder) => reminder.kind === kind && reminder.key === key,
  );
}

/** When it comes that could not come before `now`: not in quiet hours. */
export function sendsAt({ due }: PushReminder, chosen: Reminders, zone: string, now: Date): string {
  const earliest = new Date(Math.max(Date.parse(due), now.getTime())).toISOString();
  return afterQuiet(earliest, quietOf(chosen), zone);
}

/** What the notification says at `now`, and the page it opens. */
export function wordsOf(
  { kind, event }: PushReminder,
  hides_courses: boolean,
  zone: string,
  now: Date,
) {
  const { type, title, course_name, start, all_day, course_id, item_id } = event;
  const day = all_day
    ? formatShortDay(startOfDate(start, zone), zone)
    : formatShortDay(start, zone);
  const when = all_day ? day : `${day}, ${clockTime(start, zone)}`;
  const url =
    type === "assignment"
      ? `/courses/${course_id}?assignment=${item_id}`
      : type === "exam"
        ? `/courses/${course_id}`
        : "/dashboard";
  if (kind === "session") {
    return hides_courses
      ? { title: "A study session starts soon", body: when, url }
      : { title: `Starts soon: ${title}`, body: `${course_name} · ${when}`, url };
  }
  const days = daysUntil(all_day ? startOfDate(start, zone) : start, zone, now);
  const soon = relativeDay(days);
  const noun = type === "exam" ? "Exam" : "Due";
  return hides_courses
    ? { title: type === "exam" ? `An exam is ${soon}` : `Work is due ${soon}`, body: when, url }
    : { title: `${noun} ${soon}: ${title}`, body: `${course_name} · ${when}`, url };
}

function quietOf({ quiet_from, quiet_to }: Pick<Reminders, "quiet_from" | "quiet_to">) {
  return quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null;
}

function isOpen({ type, status }: DatedEvent): boolean {
  return type === "assignment"
    ? status === "not_started" || status === "in_progress"
    : type === "exam" && status === "upcoming";
}

function isPlanned({ type, status }: DatedEvent): boolean {
  return type === "study_session" && status === "planned";
}
