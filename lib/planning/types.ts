/** A calendar date of the student's zone, `YYYY-MM-DD`; never an instant, so a clock change moves nothing. */
export type CalendarDay = string;

export type PlanningTopic = {
  id: string;
  title: string;
  /** Work left, in multiples of 0.25. */
  hours: number;
  /** 1 (easy) to 5 (hard). */
  difficulty: number;
  /** Topics that must be finished before the first session of this one. */
  prerequisites: string[];
  /** The last day on which work on it may lie; null is the plan's last day. */
  due: CalendarDay | null;
  /** 1 is normal, more was asked for: first among equals and in reviews, never past a due day. */
  emphasis: number;
};

/** An exam: reviews of its topics are spaced before its date. */
export type ReviewTarget = { id: string; title: string; date: CalendarDay; topic_ids: string[] };

export type Availability = {
  first_day: CalendarDay;
  last_day: CalendarDay;
  hours_per_day: number;
  /** 0 is Sunday, 6 is Saturday. */
  weekdays_off: number[];
  days_off: CalendarDay[];
  /** Overrides `hours_per_day` on the weekdays it names. */
  hours_by_weekday?: Partial<Record<number, number>>;
  /** Hours already taken on a day. */
  busy?: Record<CalendarDay, number>;
};

export type Progression = "gradual" | "mixed" | "front_loaded" | "back_loaded";

/** Sessions of one day are done in the order of the array. */
export type PlanSession = {
  date: CalendarDay;
  topic_id: string;
  kind: "study" | "review";
  hours: number;
  exam_id?: string;
};

/** What does not fit by a due day: the hours due by then, the hours there are, and the topics that lose some. */
export type Shortfall = {
  due: CalendarDay;
  hours_needed: number;
  hours_available: number;
  hours_short: number;
  topic_ids: string[];
};

/** A way out of a shortfall; each has been tried and leaves none. */
export type ScheduleOption =
  | { kind: "more_hours"; hours_per_day: number }
  | { kind: "fewer_topics"; topic_ids: string[] }
  | { kind: "later_date"; last_day: CalendarDay };

export type PlanSchedule = {
  sessions: PlanSession[];
  shortfalls: Shortfall[];
  reviews_left_out: number;
  options: ScheduleOption[];
};

export type PlanRequest = {
  topics: PlanningTopic[];
  reviews: ReviewTarget[];
  availability: Availability;
  progression: Progression;
};
