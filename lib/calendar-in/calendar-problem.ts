export const CALENDAR_PROBLEMS = {
  web_page:
    "This address opens a web page, not a calendar. Please copy the calendar's own address, which often ends in .ics.",
  not_a_calendar: "What stands at this address isn't a calendar. Please copy the address again.",
  too_slow: "This calendar is too large for us to read. Please choose a shorter stretch of it.",
} as const;

export type CalendarProblem = keyof typeof CALENDAR_PROBLEMS;
