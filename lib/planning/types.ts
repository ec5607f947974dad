/** A calendar date of the student's zone, `YYYY-MM-DD`; never an instant, so a clock change moves nothing. */
export type CalendarDay = string;

export type Progression = "gradual" | "mixed" | "front_loaded" | "back_loaded";
