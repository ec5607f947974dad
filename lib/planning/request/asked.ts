/** A number, or a range of which one end may be open. */
export type Amount = number | { min?: number; max?: number };
export type Part = "morning" | "afternoon" | "evening";
/** Calendar days of the student's zone, `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; to: string };
/** `HH:MM`; either end may be open. No weekdays means every day. */
export type TimeWish = { days?: number[]; part?: Part; from?: string; to?: string };

/** Where a session goes; one of the days where `to_days` names several. */
export type MoveTarget = {
  to_date?: string;
  to_days?: string[];
  to_start?: string;
  part?: Part;
  shift_days?: number;
};
export type SessionMove = MoveTarget & { sessions: string[] | "all_open" };

/**
 * All that a request asks for, field by field; what is not said is absent. Weekdays are numbers (0 is Sunday), hours
 * are as said, not rounded, days are inclusive.
 */
export type Asked = {
  hours_per_day?: Amount;
  /** Overrides `hours_per_day` on the weekdays it names. */
  hours_by_weekday?: Partial<Record<number, Amount>>;
  hours_per_week?: Amount;
  hours_total?: Amount;
  hours_on_date?: { date: string; hours: number }[];
  /** Relative to the plan; without hours only the direction was said. */
  hours_delta?: {
    on: number | string;
    hours?: number;
    direction?: "less" | "more";
    except_days?: number[];
  }[];
  sessions_per_week?: number;
  every_n_days?: number;
  session_minutes?: Amount;
  days_off?: number[];
  /** Weekdays allowed again by a change. */
  days_on?: number[];
  absent?: (DayRange & { part?: Part })[];
  absent_weekly?: { days: number[]; part: Part }[];
  time_of_day?: TimeWish[];
  not_before?: string;
  finish_by?: string;
  /** The last day for new matter; reviews may follow. */
  learn_by?: string;
  weeks?: number;
  /** The first day that a change counts for. */
  from_date?: string;
  exam_date?: string;
  order?: {
    mode?: OrderMode;
    not_mode?: OrderMode;
    first?: string[];
    last?: string[];
    before?: [string, string][];
  };
  emphasis?: { topic: string; level: "more" | "less" }[];
  skip?: string[];
  restrict_to?: string[];
  /** Learned already. */
  done?: string[];
  pace?: Pace | { value: Pace; from: string; to: string };
  breaks?: { minutes?: number; every_minutes?: number; buffer_days?: number };
  reviews?: {
    amount?: "more" | "less" | "none";
    per_topic?: number;
    minutes?: number;
    days?: number[];
    on?: string[];
    only_from?: string;
    next_day?: boolean;
  };
  moves?: SessionMove[];
  /** Ids of sessions. */
  remove?: string[];
  add?: { topic?: string; title?: string; date: string; hours?: number }[];
  undo?: boolean;
};

export type OrderMode = "course" | "hard_first" | "easy_first" | "reverse" | "mixed";
export type Pace = "even" | "front_loaded" | "back_loaded" | "lighter";

/** A session of the plan that a change is asked for. */
export type KnownSession = { id: string; date: string; title: string; kind: string };

/** What a request is read against. */
export type Reading = {
  /** Of the student's zone. */
  today: string;
  topic_titles: string[];
  /** A plan that is there is changed; `make` when not said. */
  mode?: "make" | "change";
  exam_date?: string | null;
  sessions?: KnownSession[];
};

/** Something that cannot be done as it was written. */
export type Objection = {
  kind: "conflict" | "impossible" | "past" | "not_found" | "irrelevant";
  text: string;
};
