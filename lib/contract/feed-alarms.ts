// No zod here: pages show these without loading a schema.

/** When a calendar that reads a feed is asked to ring. */
export const FEED_ALARMS = {
  none: "Never",
  day: "1 day before",
  hours: "2 hours before",
  both: "1 day and 2 hours before",
} as const;
export type FeedAlarms = keyof typeof FEED_ALARMS;
