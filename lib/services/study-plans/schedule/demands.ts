import type { AssignmentType } from "@/lib/contract/assignment-values";
import { examWeight } from "@/lib/planning/exam-weight";
import type { Demand, DemandAssignment, DemandTopic } from "@/lib/planning/scheduler/types";
import { inPreferredOrder } from "@/lib/planning/topic-order";
import type { ScheduleFacts, SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { hoursByWeekday } from "@/lib/services/study-plans/schedule/hours";
import {
  examsOf,
  factsOf,
  type PlanTopic,
  type StoredPlan,
  settingsOf,
} from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn } from "@/lib/time/dates";
import { minuteOfDay } from "@/lib/time/local-fields";

interface Moment {
  zone: string;
  now: Date;
  today: string;
}

/** What a plan asks of the scheduler: its topics and exams as they are now, and what is done of them. */
export function demandOf(
  plan: StoredPlan,
  facts: ScheduleFacts,
  history: TopicHistory,
  { zone, today }: Moment,
): Demand {
  const { plan_data } = plan;
  const settings = settingsOf(plan);
  const ids = new Set(plan_data.topics.map(({ id }) => String(id)));
  const dates = new Map(
    facts.exams.map(({ id, exam_date }) => [id, dateIn(zone, new Date(exam_date))]),
  );
  const weights = new Map(facts.exams.map(({ id, weight }) => [String(id), weight]));
  const exams = examsOf(plan_data).flatMap(({ exam_id, topic_ids, shares }) => {
    const exam = facts.exams.find(({ id }) => id === exam_id);
    const date = dates.get(exam_id) ?? "";
    if (!exam || date < today) return [];
    const covered = topic_ids.filter((id) => ids.has(id));
    return [{ id: String(exam_id), title: exam.name, date, topic_ids: covered, shares }];
  });
  return {
    plan_id: String(plan.id),
    course_id: String(plan.course_id),
    title: plan.title,
    first_day: plan.start_date,
    last_day: plan.end_date,
    by_weekday: hoursByWeekday(settings),
    ...(settings.hours_on_date && { on_date: settings.hours_on_date }),
    days_off: settings.days_off,
    progression: settings.progression,
    weight: examWeight(exams.map(({ id }) => weights.get(id) ?? null)),
    topics: inPreferredOrder(
      plan_data.topics.map((topic) => demandTopic(topic)),
      settings.order ?? {},
    ),
    exams,
  };

  function demandTopic(topic: PlanTopic): DemandTopic {
    const { id, title, difficulty_level, emphasis, prerequisites, ...known } = factsOf(topic);
    const past = history.of(plan.id, id);
    const wanted = quarters(topic.estimated_hours) - past.skipped - past.missed;
    const hours = Math.max(past.done, topic.completed ? quarters(topic.estimated_hours) : wanted);
    const done = topic.completed ? hours : past.done;
    const is_finished = topic.completed || done >= hours;
    const ticked = typeof topic.ticked_at === "string" ? topic.ticked_at : null;
    const tickedOn = ticked && !Number.isNaN(Date.parse(ticked)) && dateIn(zone, new Date(ticked));
    return {
      id,
      title,
      hours,
      done,
      is_finished,
      difficulty: difficulty_level,
      emphasis: emphasis > 0 ? emphasis : 1,
      week: facts.weeks.get(id) ?? null,
      prerequisites: prerequisites.filter((each) => ids.has(each)),
      due: earlier(dueOf(id, known), settings.learn_by),
      studied_on: past.studied_on ?? (topic.completed ? tickedOn || addDays(today, -1) : null),
      reviewed_on: past.reviewed_on,
    };
  }

  /** The day before the first exam that covers it and is still to come; a deleted exam asks for nothing. */
  function dueOf(
    id: string,
    { exam_id, due_date }: { exam_id: number | null; due_date: string | null },
  ): string | null {
    const covering = exams
      .filter(({ topic_ids }) => topic_ids.includes(id))
      .map(({ date }) => date);
    const own = exam_id === null ? undefined : dates.get(exam_id);
    const next = [...covering, ...(own ? [own] : [])].filter((date) => date > today).sort()[0];
    if (next) return addDays(next, -1);
    return exam_id === null ? due_date : null;
  }
}

function earlier(day: string | null, other: string | undefined): string | null {
  return other !== undefined && (day === null || other < day) ? other : day;
}

/** Hours that work without an estimate gets. */
const ASSIGNMENT_HOURS: Record<AssignmentType, number> = {
  homework: 3,
  quiz: 1,
  exam: 2,
  project: 10,
  paper: 10,
  essay: 6,
  presentation: 4,
  lab: 3,
  discussion: 1,
  other: 2,
};

/** Work that is handed in late in the day can be done on it, other work until the day before. */
const LATE_MINUTE = 18 * 60;

/** Work to be handed in that is open, each piece in the plan of its course whose sessions hold it. */
export function assignmentsOf(
  plans: StoredPlan[],
  { assignments }: ScheduleFacts,
  history: TopicHistory,
  { zone, now, today }: Moment,
): DemandAssignment[] {
  return assignments.flatMap(({ id, course_id, title, assignment_type, due_date, ...said }) => {
    if (new Date(due_date) <= now) return [];
    const due = dateIn(zone, new Date(due_date));
    const helps =
      due === today || minuteOfDay(due_date, zone) >= LATE_MINUTE ? due : addDays(due, -1);
    const plan = planFor(plans, course_id, helps);
    if (!plan) return [];
    const { done, skipped, missed } = history.ofAssignment(id);
    const wanted = said.estimated_hours ?? ASSIGNMENT_HOURS[assignment_type];
    const hours = quarters(wanted) - done - skipped - missed;
    if (hours <= 0) return [];
    const last_day = helps < plan.end_date ? helps : plan.end_date;
    return [{ id: String(id), plan_id: String(plan.id), title, last_day, hours }];
  });
}

/** What is due soon after the end of a plan is done in it; what is due later waits for another plan. */
const DAYS_AFTER = 7;

/** The plan of the course that lasts until the work is due, else the last one that ends soon before. */
function planFor(plans: StoredPlan[], course_id: number, day: string): StoredPlan | undefined {
  const own = plans.filter((plan) => plan.course_id === course_id && plan.start_date <= day);
  const last = own.toSorted((a, b) => (a.end_date < b.end_date ? 1 : -1))[0];
  const soon = last && day <= addDays(last.end_date, DAYS_AFTER) ? last : undefined;
  return own.find(({ end_date }) => end_date >= day) ?? soon;
}

function quarters(hours: number): number {
  return Math.round(hours * 4) / 4;
}

/** What has become of the work on one topic or assignment so far; in hours, and days of the student. */
export interface Past {
  done: number;
  skipped: number;
  /** Neither done nor skipped on its day, and not to be rescheduled yet. */
  missed: number;
  studied_on: string | null;
  /** In order. */
  reviewed_on: string[];
}

interface HistoryMoment extends Omit<Moment, "now"> {
  caughtUp: (session: SessionRow) => boolean;
}

/** What the sessions of some plans say of the past of their topics and assignments. */
export class TopicHistory {
  readonly #past = new Map<string, Past>();

  constructor(sessions: SessionRow[], moment: HistoryMoment) {
    for (const session of sessions) this.#add(session, moment);
  }

  of(plan_id: number, topic_id: string): Past {
    return this.#at(`${plan_id} ${topic_id}`);
  }

  ofAssignment(assignment_id: number): Past {
    return this.#at(`assignment ${assignment_id}`);
  }

  #add(session: SessionRow, moment: HistoryMoment): void {
    const { plan_id, kind, assignment_id, topics } = session;
    if (assignment_id !== null) {
      this.#count(this.ofAssignment(assignment_id), session, session.hours, moment);
      return;
    }
    for (const { id, hours } of topics) {
      const past = this.of(plan_id, id);
      if (kind === "study") this.#count(past, session, hours, moment);
      else if (session.status === "done") past.reviewed_on.push(doneOn(session, moment.zone));
      past.reviewed_on.sort();
    }
  }

  #count(
    past: Past,
    session: SessionRow,
    hours: number,
    { zone, today, caughtUp }: HistoryMoment,
  ): void {
    if (session.status === "skipped") past.skipped += hours;
    else if (session.status === "done") {
      past.done += hours;
      const day = doneOn(session, zone);
      if (past.studied_on === null || day > past.studied_on) past.studied_on = day;
    } else if (session.date < today && !caughtUp(session)) past.missed += hours;
  }

  #at(key: string): Past {
    const known = this.#past.get(key);
    if (known) return known;
    const past = { done: 0, skipped: 0, missed: 0, studied_on: null, reviewed_on: [] };
    this.#past.set(key, past);
    return past;
  }
}

/** Its day, or the earlier one on which it was ticked ahead of time. */
function doneOn({ date, completed_at }: SessionRow, zone: string): string {
  const ticked = completed_at && dateIn(zone, new Date(completed_at));
  return ticked && ticked < date ? ticked : date;
}
