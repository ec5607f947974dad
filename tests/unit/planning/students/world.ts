import type {
  Demand,
  DemandExam,
  DemandTopic,
  Schedule,
  ScheduleRequest,
  Session,
} from "@/lib/planning/scheduler/types";
import { dayOf, quarters, total, weekdayOf } from "./days";

/** A session with its day as a number and its hours in quarters; `place` is its rank among all. */
export interface Placed {
  session: Session;
  day: number;
  place: number;
  length: number;
  is_fixed: boolean;
}

export interface Exam {
  exam: DemandExam;
  day: number;
}

/** What a schedule makes of one topic. Hours in quarters. */
export interface Life {
  key: string;
  demand: Demand;
  topic: DemandTopic;
  /** Left to learn. */
  want: number;
  laid: number;
  /** The days on which it can be learned. */
  from: number;
  to: number;
  study: Placed[];
  reviews: Placed[];
  /** To come, the earliest first. */
  exams: Exam[];
  /** Where a circle of prerequisites is not to blame, those that must come first. */
  before: Life[];
  after: Life[];
}

export interface World {
  request: ScheduleRequest;
  schedule: Schedule;
  today: number;
  last: number;
  placed: Placed[];
  lives: Life[];
  of: (plan: string, topic: string) => Life | undefined;
  /** Quarters of the student's day, and of the plan's part of it. */
  holds: (day: number) => number;
  planHolds: (demand: Demand, day: number) => number;
  used: (day: number) => number;
  planUsed: (plan: string, day: number) => number;
  /** What the plan could still use of the day. */
  free: (demand: Demand, day: number) => number;
}

export function worldOf(request: ScheduleRequest, schedule: Schedule): World {
  const { hours, demands } = request;
  const today = dayOf(request.today);
  const off = new Set(hours.days_off);
  const onDate = byDay(hours.on_date);
  const busy = byDay(hours.busy);
  const daysOff = new Set([...off].map(dayOf));
  const holds = (day: number) => {
    if (daysOff.has(day)) return 0;
    const given = onDate.get(day) ?? hours.by_weekday[weekdayOf(day)] ?? 0;
    return Math.max(0, Math.floor((given - (busy.get(day) ?? 0)) * 4 + 1e-6));
  };
  const planDaysOff = new Map(
    demands.map((each) => [each.plan_id, new Set(each.days_off.map(dayOf))]),
  );
  const planHolds = (demand: Demand, day: number) => {
    if (day < Math.max(today, dayOf(demand.first_day)) || day > dayOf(demand.last_day)) return 0;
    if (planDaysOff.get(demand.plan_id)?.has(day)) return 0;
    return Math.floor((demand.by_weekday[weekdayOf(day)] ?? 0) * 4 + 1e-6);
  };
  const placed = [
    ...request.fixed.map((session) => ({ session, is_fixed: true })),
    ...schedule.sessions.map((session) => ({ session, is_fixed: false })),
  ]
    .map((each) => ({
      ...each,
      day: dayOf(each.session.date),
      length: quarters(each.session.hours),
    }))
    .sort((one, other) => one.day - other.day)
    .map((each, place) => ({ ...each, place }));

  const used = new Map<number, number>();
  const planUsed = new Map<string, number>();
  for (const { day, length, session } of placed) {
    used.set(day, (used.get(day) ?? 0) + length);
    const key = `${session.plan_id} ${day}`;
    planUsed.set(key, (planUsed.get(key) ?? 0) + length);
  }
  const lives = livesOf(demands, placed, today);
  const byKey = new Map(lives.map((life) => [life.key, life]));
  return {
    request,
    schedule,
    today,
    last: Math.max(today, ...demands.map(({ last_day }) => dayOf(last_day))),
    placed,
    lives,
    of: (plan, topic) => byKey.get(keyOf(plan, topic)),
    holds,
    planHolds,
    used: (day) => used.get(day) ?? 0,
    planUsed: (plan, day) => planUsed.get(`${plan} ${day}`) ?? 0,
    free(demand, day) {
      const ofPlan = planHolds(demand, day) - (planUsed.get(`${demand.plan_id} ${day}`) ?? 0);
      return Math.max(0, Math.min(ofPlan, holds(day) - (used.get(day) ?? 0)));
    },
  };
}

/** The days from one to another, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The first day on which the topic is known: before `today` where it is. */
export function learnedOn(life: Life, before: number): number | null {
  const last = life.study.findLast(({ day }) => day < before)?.day;
  if (last !== undefined) return last;
  const { topic } = life;
  if (topic.studied_on) return dayOf(topic.studied_on);
  return topic.is_finished || topic.done > 0 ? Number.NEGATIVE_INFINITY : null;
}

export function reviewsFor(life: Life, exam: Exam): Placed[] {
  const learned = learnedOn(life, exam.day) ?? Number.POSITIVE_INFINITY;
  return life.reviews.filter(({ day }) => day > learned && day < exam.day);
}

/** Whether one topic is waited for, directly or not. */
export function buildsOn(life: Life, other: Life): boolean {
  return life.before.some((each) => each === other || buildsOn(each, other));
}

function livesOf(demands: Demand[], placed: Placed[], today: number): Life[] {
  return demands.flatMap((demand) => {
    const exams = demand.exams
      .map((exam) => ({ exam, day: dayOf(exam.date) }))
      .filter(({ day }) => day > today)
      .sort((one, other) => one.day - other.day);
    const ofPlan = placed.filter(({ session }) => session.plan_id === demand.plan_id);
    const lastExam = (id: string) => {
      const asked = demand.exams.filter(({ topic_ids }) => topic_ids.includes(id));
      const days = asked.map(({ date }) => dayOf(date)).filter((day) => day > today);
      return days.length > 0 ? Math.max(...days) - 1 : Number.POSITIVE_INFINITY;
    };
    const lives = demand.topics.map((topic): Life => {
      const its = ofPlan.filter(({ session }) => session.topics.some(({ id }) => id === topic.id));
      const study = its.filter(({ session }) => session.kind === "study");
      const last = dayOf(demand.last_day);
      return {
        key: keyOf(demand.plan_id, topic.id),
        demand,
        topic,
        want: topic.is_finished ? 0 : Math.max(0, quarters(topic.hours - topic.done)),
        laid: total(study.map((each) => partOf(each, topic.id))),
        from: Math.max(today, dayOf(demand.first_day)),
        // What no exam asks for any more is not learned for one.
        to: Math.min(last, lastExam(topic.id), topic.due ? dayOf(topic.due) : last),
        study,
        reviews: its.filter(({ session }) => session.kind === "review"),
        exams: exams.filter(({ exam }) => exam.topic_ids.includes(topic.id)),
        before: [],
        after: [],
      };
    });
    link(lives);
    return lives;
  });
}

/** Quarters; of a review they need not be whole. */
function partOf({ session }: Placed, id: string): number {
  return total(session.topics.filter((each) => each.id === id).map((each) => each.hours * 4));
}

/** Links that lie on a circle bind nobody. */
function link(lives: Life[]) {
  const byId = new Map(lives.map((life) => [life.topic.id, life]));
  const reaches = (from: Life, goal: Life, seen = new Set<Life>()): boolean =>
    from.topic.prerequisites.some((id) => {
      const next = byId.get(id);
      if (!next || seen.has(next)) return false;
      seen.add(next);
      return next === goal || reaches(next, goal, seen);
    });
  for (const life of lives) {
    for (const id of new Set(life.topic.prerequisites)) {
      const first = byId.get(id);
      if (!first || first === life || reaches(first, life)) continue;
      life.before.push(first);
      first.after.push(life);
    }
  }
}

function keyOf(plan: string, topic: string): string {
  return `${plan}/${topic}`;
}

function byDay(values: Record<string, number> = {}): Map<number, number> {
  return new Map(Object.entries(values).map(([date, value]) => [dayOf(date), value]));
}
