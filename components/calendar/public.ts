/** Whatever the calendar shows, for those who change it elsewhere. */
export const CALENDAR_EVENTS = ["calendar", "events"] as const;
