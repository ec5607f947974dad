/** A calendar date of the student's zone, `YYYY-MM-DD`; never an instant, so a clock change moves nothing. */
export type CalendarDay = string;

export type Progression = "gradual" | "mixed" | "front_loaded" | "back_loaded";

/** The hours that a student gives to studying, over all courses. */
export interface StudyHours {
  /** From Sunday (0) to Saturday (6). */
  by_weekday: number[];
  days_off: CalendarDay[];
  /** Instead of the weekday's. */
  on_date?: Record<CalendarDay, number>;
  /** Hours of a day that something else takes. */
  busy?: Record<CalendarDay, number>;
}

/** A topic that a plan is to teach. Topics stand in the order of their course. */
export interface DemandTopic {
  id: string;
  title: string;
  /** All hours of it, in quarters. */
  hours: number;
  /** Those of them that are studied. */
  done: number;
  /** Nothing is left to learn of it: it is only reviewed. */
  is_finished: boolean;
  /** 1 (easy) to 5 (hard). */
  difficulty: number;
  /** 1 is normal; more was asked for. */
  emphasis: number;
  /** Of the syllabus, from 1. */
  week: number | null;
  /** Among topics due on one day the lower ones come first, whatever their weeks; 0 where nothing is preferred. */
  rank?: number;
  /** Topics of the same plan that it builds on. */
  prerequisites: string[];
  /** The last day for learning it; null is the plan's last day. */
  due: CalendarDay | null;
  /** The last day on which it was studied; null for never. */
  studied_on: CalendarDay | null;
  /** The days before `today` on which it was reviewed since, in order. */
  reviewed_on: CalendarDay[];
}

export interface DemandExam {
  id: string;
  title: string;
  date: CalendarDay;
  topic_ids: string[];
  /** Percent of the exam by topic, where it is known. */
  shares: Record<string, number>;
}

/** What one plan asks for: what, how much, until when, how much it matters. */
export interface Demand {
  plan_id: string;
  course_id: string;
  title: string;
  first_day: CalendarDay;
  last_day: CalendarDay;
  /** The most that it takes of each weekday, from Sunday; 0 on its weekdays off. */
  by_weekday: number[];
  /** Instead of the weekday's. */
  on_date?: Record<CalendarDay, number>;
  days_off: CalendarDay[];
  progression: Progression;
  /** 1 is normal: its part of the hours where they do not suffice. */
  weight: number;
  topics: DemandTopic[];
  exams: DemandExam[];
}

/** Work to be handed in. Its hours are scheduled in blocks before its due day, or on it when it is due late. */
export interface DemandAssignment {
  id: string;
  /** The plan whose sessions hold its blocks. */
  plan_id: string;
  title: string;
  /** The last day on which work on it helps. */
  last_day: CalendarDay;
  /** Hours left. */
  hours: number;
}

/** One topic's part of a session. */
export interface SessionTopic {
  id: string;
  hours: number;
}

/** Sessions of a day are done in the order in which they stand. */
export interface Session {
  plan_id: string;
  kind: "study" | "review" | "assignment";
  date: CalendarDay;
  hours: number;
  /** One of a study session, one or more of a review, none of an assignment's block. */
  topics: SessionTopic[];
  assignment_id: string | null;
  /** The exam that a review is for. */
  exam_id: string | null;
  /** Study and assignments: the how manieth sitting of this topic or work, and of how many that are still to come. */
  part: number;
  parts: number;
}

/** A session that stays where it is: moved by hand, or kept so that little changes. */
export type ScheduledSession = Session & { id: string };

export interface ScheduleRequest {
  /** The first day that can be scheduled. */
  today: CalendarDay;
  hours: StudyHours;
  demands: Demand[];
  assignments: DemandAssignment[];
  /** These stay as they are; their hours count, and what they teach is not scheduled again. */
  fixed: ScheduledSession[];
}

/** A topic that gets less than it asks for; one that gets nothing at all is left out. */
export interface ShortTopic {
  plan_id: string;
  topic_id: string;
  hours_wanted: number;
  hours_scheduled: number;
}

/** A solution for too little time, tried: `hours_short` is what is still missing with it. */
export type Solution =
  | { kind: "more_hours"; hours_per_day: number; hours_short: number }
  | { kind: "later_end"; plan_id: string; last_day: CalendarDay; hours_short: number }
  | {
      kind: "take_hours";
      from_plan_id: string;
      to_plan_id: string;
      hours: number;
      hours_short: number;
    }
  | { kind: "fewer_topics"; plan_id: string; topic_ids: string[]; hours_short: number };

export interface Schedule {
  /** By day, without the fixed ones. */
  sessions: Session[];
  short_topics: ShortTopic[];
  short_assignments: { assignment_id: string; hours_wanted: number; hours_scheduled: number }[];
  /** Topics of an exam that nothing reviews between their last study and the exam. */
  unreviewed: { plan_id: string; topic_id: string; exam_id: string }[];
}
