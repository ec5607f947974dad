import { and, between, eq, inArray, ne, sum } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { type PlanSettings, studyPlans, studySessions } from "@/db/schema/study-plans";
import type { PlanData, PlanGeneration } from "@/lib/contract/study-plans";
import { schedulePlan } from "@/lib/planning/schedule";
import type { PlanRequest, PlanSession, ReviewTarget } from "@/lib/planning/types";
import { mine, type Owner } from "@/lib/services/owner";
import { BESIDE_OTHERS, optionTexts, reviewsLeftOut } from "@/lib/services/study-plans/lay-words";
import { examsOf, factsOf } from "@/lib/services/study-plans/topic-facts";
import { addDays, dateIn } from "@/lib/time/dates";

type Reader = Database | Transaction;

/** Work of a plan that is to lie between two days, both included. */
export interface Laying {
  plan_id: number;
  plan_data: PlanData;
  settings: PlanSettings;
  first_day: string;
  last_day: string;
  /** A plan whose hours do not count as taken: the one that this is a copy of. */
  copy_of?: number;
}

export interface Laid {
  sessions: PlanSession[];
  shortfalls: PlanGeneration["shortfalls"];
  options: string[];
  notes: string[];
}

/**
 * Lays the open work of a plan on days beside what the student's other active plans take. What is done
 * or skipped is not laid again.
 */
export async function layWork(owner: Owner, laying: Laying, reader: Reader = db()): Promise<Laid> {
  const request = await planRequestOf(owner, laying, reader);
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
    notes: [
      ...reviewsLeftOut(schedule.reviews_left_out),
      ...(Object.keys(request.availability.busy ?? {}).length > 0 ? [BESIDE_OTHERS] : []),
    ],
  };
}

/** The same as the planner takes it: hours that are left, deadlines where exams stand now, hours that are free. */
export async function planRequestOf(
  owner: Owner,
  laying: Laying,
  reader: Reader,
): Promise<PlanRequest> {
  const { plan_data, settings, first_day, last_day } = laying;
  const spent = await hoursSpent(owner, laying.plan_id, reader);
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
  const busy = await busyHours(owner, laying, reader);
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
        mine(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        eq(studySessions.kind, "study"),
        ne(studySessions.status, "planned"),
      ),
    )
    .groupBy(studySessions.topic_id);
  return new Map(rows.map(({ topic_id, hours }) => [topic_id, hours]));
}

/** The exams that the plan is about, where they stand now; one that is gone is prepared for no more. */
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
    .where(and(mine(exams, owner), inArray(exams.id, [...covered.keys()])));
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
  { plan_id, first_day, last_day, copy_of }: Laying,
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
        mine(studySessions, owner),
        mine(studyPlans, owner),
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
