import { and, between, eq, inArray, ne, sum } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { type PlanSettings, studyPlans, studySessions } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import { schedulePlan } from "@/lib/planning/schedule";
import type { PlanRequest, PlanSession, ReviewTarget } from "@/lib/planning/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { optionTexts, scheduleNotes } from "@/lib/services/study-plans/plan-text";
import {
  examsOf,
  factsOf,
  type StoredPlan,
  settingsOf,
} from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn } from "@/lib/time/dates";

type Reader = Database | Transaction;

/** Work of a plan to schedule between two days, both included. */
export interface WorkToSchedule {
  plan_id: number;
  plan_data: PlanData;
  settings: PlanSettings;
  first_day: string;
  last_day: string;
  /** The plan this one is a copy of; its hours do not count as busy. */
  copy_of?: number;
}

export interface ScheduledWork {
  sessions: PlanSession[];
  shortfalls: PlanGeneration["shortfalls"];
  options: string[];
  notes: PlanNote[];
}

/**
 * Schedules the open work of a plan around the hours of the student's other active plans. Sessions that are done or
 * skipped stay as they are.
 */
export async function scheduleWork(
  owner: Owner,
  workload: WorkToSchedule,
  reader: Reader = db(),
): Promise<ScheduledWork> {
  const request = await planRequestOf(owner, workload, reader);
  const schedule = schedulePlan(request);
  const titles = new Map(request.topics.map(({ id, title }) => [id, title]));
  const named = (ids: string[]) => ids.map((id) => titles.get(id) ?? "");
  return {
    sessions: schedule.sessions,
    shortfalls: schedule.shortfalls.map(({ topic_ids, ...shortfall }) => ({
      ...shortfall,
      topics: named(topic_ids),
    })),
    options: optionTexts(schedule.options, named),
    notes: scheduleNotes(schedule, Object.keys(request.availability.busy ?? {}).length > 0),
  };
}

/** The request to the planner: hours left for each topic, deadlines from the current exam dates, and free hours. */
export async function planRequestOf(
  owner: Owner,
  workload: WorkToSchedule,
  reader: Reader,
): Promise<PlanRequest> {
  const { plan_data, settings, first_day, last_day } = workload;
  const spent = await hoursSpent(owner, workload.plan_id, reader);
  const reviews = await reviewsOf(owner, plan_data, reader);
  const examDays = new Map(reviews.map(({ id, date }) => [id, date]));
  const topics = plan_data.topics.map((topic) => {
    const facts = factsOf(topic);
    const exam_date = facts.exam_id === null ? undefined : examDays.get(String(facts.exam_id));
    const left = topic.completed ? 0 : topic.estimated_hours - (spent.get(facts.id) ?? 0);
    return {
      id: facts.id,
      title: facts.title,
      hours: Math.max(0, Math.round(left * 4) / 4),
      difficulty: facts.difficulty_level,
      prerequisites: facts.prerequisites,
      due: exam_date ? addDays(exam_date, -1) : facts.due_date,
      emphasis: Math.max(1, facts.emphasis),
    };
  });
  const { progression, ...hours } = settings;
  const busy = await busyHours(owner, workload, reader);
  return {
    topics,
    reviews,
    availability: { ...hours, first_day, last_day, busy },
    progression,
  };
}

/** Study hours of each topic that are done or skipped. */
async function hoursSpent(owner: Owner, plan_id: number, reader: Reader) {
  const rows = await reader
    .select({ topic_id: studySessions.topic_id, hours: sum(studySessions.hours).mapWith(Number) })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        eq(studySessions.kind, "study"),
        ne(studySessions.status, "planned"),
      ),
    )
    .groupBy(studySessions.topic_id);
  return new Map(rows.map(({ topic_id, hours }) => [topic_id, hours]));
}

/** The exams of the plan with their current dates. Deleted exams are left out. */
async function reviewsOf(
  owner: Owner,
  plan_data: PlanData,
  reader: Reader,
): Promise<ReviewTarget[]> {
  const covered = new Map(examsOf(plan_data).map((each) => [each.exam_id, each.topic_ids]));
  if (covered.size === 0) return [];
  const rows = await reader
    .select({ id: exams.id, name: exams.name, exam_date: exams.exam_date })
    .from(exams)
    .where(and(ownedBy(exams, owner), inArray(exams.id, [...covered.keys()])));
  return rows.map(({ id, name, exam_date }) => ({
    id: String(id),
    title: name,
    date: dateIn(owner.timezone, new Date(exam_date)),
    topic_ids: covered.get(id) ?? [],
  }));
}

/** Hours by day that the other active plans take, and those of this one that are done already. */
async function busyHours(
  owner: Owner,
  { plan_id, first_day, last_day, copy_of }: WorkToSchedule,
  reader: Reader,
): Promise<Record<string, number>> {
  const rows = await reader
    .select({
      date: studySessions.date,
      plan_id: studySessions.plan_id,
      plan_status: studyPlans.status,
      status: studySessions.status,
      hours: studySessions.hours,
    })
    .from(studySessions)
    .innerJoin(
      studyPlans,
      and(
        eq(studyPlans.id, studySessions.plan_id),
        eq(studyPlans.owner_id, studySessions.owner_id),
      ),
    )
    .where(
      and(
        ownedBy(studySessions, owner),
        ownedBy(studyPlans, owner),
        between(studySessions.date, first_day, last_day),
        ne(studySessions.status, "skipped"),
        copy_of === undefined ? undefined : ne(studySessions.plan_id, copy_of),
      ),
    );
  const busy: Record<string, number> = {};
  for (const { date, hours, status, ...session } of rows) {
    const counts =
      session.plan_id === plan_id ? status === "done" : session.plan_status === "active";
    if (counts) busy[date] = (busy[date] ?? 0) + hours;
  }
  return busy;
}

/** Of a plan that rules made and that nothing was said about yet. */
export function freshGeneration({
  hours_per_day,
  progression,
}: Pick<PlanGeneration, "hours_per_day" | "progression">): PlanGeneration {
  return {
    stage: "ready",
    request: "",
    understood: [],
    notes: [],
    error: "",
    made_by: "rules",
    hours_per_day,
    progression,
    shortfalls: [],
    options: [],
  };
}

/** What is over once the work is laid again. */
const OF_THE_SCHEDULE: PlanNote["code"][] = [
  "beside_other_plans",
  "end_is_past",
  "reviews_without_hours",
];

/** What generation says of the plan after it was laid: what is missing and the ways out. */
export function withScheduleResult(
  plan: Pick<StoredPlan, "generation" | "generation_request">,
  { shortfalls, options, notes }: ScheduledWork,
): PlanGeneration {
  const known = plan.generation ?? freshGeneration(settingsOf(plan));
  const isAgain = ({ code, text }: PlanNote) =>
    notes.some((note) => note.code === code && note.text === text);
  const others = known.notes.filter(
    (note) => !OF_THE_SCHEDULE.includes(note.code) && !isAgain(note),
  );
  return { ...known, shortfalls, options, notes: [...others, ...notes] };
}

/** The notes but those on how a change of the plan's days was followed. */
export function withoutRescheduling(notes: PlanNote[]): PlanNote[] {
  return notes.filter(({ code }) => code !== "rescheduled" && code !== "end_is_past");
}
