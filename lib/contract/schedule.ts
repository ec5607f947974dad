import { z } from "zod";
import { CalendarDate, Id, Instant, orNull, SentInstant } from "./common";
import { endpoint } from "./endpoint";
import { SCHEDULE_CHANGES } from "./schedule-values";
import { StudyHoursInput } from "./study-hours";
import { StudySession } from "./study-sessions";
import { keysOf, SESSION_KINDS } from "./values";

const PlanIds = z.array(Id).min(1, "Please choose a plan").max(50);

const Activation = z.object({ change: z.literal("activate_plans"), plan_ids: PlanIds });
const CatchUp = z.object({
  change: z.literal("catch_up"),
  /** Null for the missed work of all plans. */
  plan_id: orNull(Id),
});

/** A change that can be previewed. */
const ScheduleChange = z.discriminatedUnion("change", [
  Activation,
  CatchUp,
  z.object({ change: z.literal("pause_plan"), plan_id: Id }),
  z.object({ change: z.literal("complete_plan"), plan_id: Id }),
  /** A completed plan begins anew: its topics are unticked. */
  z.object({ change: z.literal("reopen_plan"), plan_id: Id }),
  z.object({ change: z.literal("delete_plan"), plan_id: Id }),
  z.object({ change: z.literal("move_exam"), exam_id: Id, exam_date: SentInstant }),
  z.object({ change: z.literal("delete_exam"), exam_id: Id }),
  z.object({ change: z.literal("study_hours"), study_hours: StudyHoursInput }),
]);
export type ScheduleChange = z.output<typeof ScheduleChange>;

/** Changes of more than one plan; each of the others has an endpoint of its own. */
const AppliedChange = z.discriminatedUnion("change", [Activation, CatchUp]);

const MovedSession = z.object({
  session_id: Id,
  title: z.string(),
  hours: z.number(),
  hours_before: z.number(),
  /** The same day where only its hours change. */
  from: z.iso.date(),
  to: z.iso.date(),
});

const OtherSession = z.object({
  title: z.string(),
  kind: z.enum(keysOf(SESSION_KINDS)),
  date: z.iso.date(),
  hours: z.number(),
});

/** Work that gets less time than it asks for. */
const ShortWork = z.object({
  plan_id: Id,
  course_id: Id,
  /** Of the plan; null for an assignment. */
  topic_id: z.string().nullable(),
  assignment_id: Id.nullable(),
  title: z.string(),
  hours_wanted: z.number(),
  hours_laid: z.number(),
  /** It gets no time at all. */
  is_left_out: z.boolean(),
});
export type ShortWork = z.infer<typeof ShortWork>;

/** A way to make room, in words; `plan_id` names the plan that it helps, null all. */
const WayOut = z.object({
  plan_id: Id.nullable(),
  text: z.string(),
  /** What to ask of that plan so that it is done; null where no request does it. */
  request: z.string().nullable(),
});

export const ScheduleEffects = z.object({
  /** Plans of which some session changes. */
  plans: z.array(
    z.object({
      plan_id: Id,
      plan_title: z.string(),
      course_id: Id,
      course_name: z.string(),
      moved: z.array(MovedSession),
      added: z.array(OtherSession),
      removed: z.array(OtherSession.extend({ session_id: Id })),
    }),
  ),
  /** What does not fit afterwards, over all plans. */
  short: z.array(ShortWork),
  ways_out: z.array(WayOut),
});
export type ScheduleEffects = z.infer<typeof ScheduleEffects>;

export const ScheduleWeek = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      /** That the student has for studying, and that sessions take. */
      hours: z.number(),
      laid: z.number(),
      sessions: z.array(StudySession),
    }),
  ),
  short: z.array(ShortWork),
  ways_out: z.array(WayOut),
  /** The last change of the schedule, which can be taken back. */
  undo: z.object({ id: Id, change: z.enum(keysOf(SCHEDULE_CHANGES)), made_at: Instant }).nullable(),
});
export type ScheduleWeek = z.infer<typeof ScheduleWeek>;

export const schedule = {
  week: endpoint("GET /schedule/week/", {
    summary: "Seven days of all courses, with the hours there are, and what does not fit at all",
    query: z.object({ from: CalendarDate.optional() }),
    answer: ScheduleWeek,
  }),
  preview: endpoint("POST /schedule/preview/", {
    summary: "What a change would do to the sessions of all plans; nothing is stored",
    body: ScheduleChange,
    answer: ScheduleEffects,
  }),
  apply: endpoint("POST /schedule/apply/", {
    summary: "Activate plans together, or lay missed work again, and say what that did",
    body: AppliedChange,
    answer: ScheduleEffects,
  }),
  undo: endpoint("POST /schedule/undo/", {
    summary: "Take the last change of the schedule back, in all plans that it touched",
    /** The change that is meant, of `undo` of a week: 409 where another came after it; null for the last one. */
    body: z.object({ id: orNull(Id) }),
    answer: z.object({
      id: Id,
      change: z.enum(keysOf(SCHEDULE_CHANGES)),
      plan_ids: z.array(Id),
    }),
  }),
};
