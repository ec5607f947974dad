/** Where calendars from elsewhere come from, apart from the schemas: the pure reader uses it. */
export const CALENDAR_KINDS = {
  canvas: "Canvas",
  moodle: "Moodle",
  brightspace: "Brightspace",
  blackboard: "Blackboard",
  google: "Google Calendar",
  other: "Calendar",
} as const;
export type CalendarKind = keyof typeof CALENDAR_KINDS;

/** How the last look at a calendar went. */
export const SOURCE_STATES = {
  waiting: "Not read yet",
  read: "Up to date",
  emptied: "Suddenly empty",
  shrunk: "Much is missing",
  failed: "We couldn't read it",
} as const;
export type SourceState = keyof typeof SOURCE_STATES;
