import type { Reminders } from "@/lib/contract/reminders";

/** Everything on, with quiet hours over midnight. */
export const CHOSEN: Reminders = {
  digest: "daily",
  digest_time: "07:00",
  digest_weekday: 1,
  hides_courses: false,
  push_day: true,
  push_hours: 6,
  push_sessions: true,
  quiet_from: "21:30",
  quiet_to: "06:30",
};
