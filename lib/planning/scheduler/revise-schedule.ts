import { addDays, daysBetween, weekdayNumber } from "@/lib/time/dates";
import { LONGEST, toHours } from "./quarters";
import { costOf } from "./report";
import { scheduleSessions } from "./schedule-sessions";
import type { CalendarDay, Schedule, ScheduledSession, ScheduleRequest, Session } from "./types";

/**
 * Schedules again after something has changed, so that little changes: what was planned and still holds stays, as
 * long as nothing is missing for it that a wholly new schedule would have. `kept` names the sessions that stay.
 */
export function reviseSchedule(
  request: ScheduleRequest,
  previous: ScheduledSession[],
): Schedule & { kept: string[] } {
  const valid = stillValid(request, previous);
  const fresh = scheduleSessions(request);
  const goal = costOf(fresh) + TOLERANCE * Math.max(1, hoursOf(fresh.sessions));
  const unordered = Math.max(disorder(request, fresh), disorder(request, { sessions: previous }));
  const recall = RECALL_KEPT * hoursOf(fresh.sessions.filter(isReview));
  const isSettled = allStays(request, previous, valid);
  const week = weekToReach(request, fresh.sessions, previous);
  for (const keep of WHAT_IS_KEPT) {
    const kept = keep(valid, request, fresh.sessions);
    if (kept.length === 0) continue;
    const schedule = scheduleSessions({ ...request, fixed: [...request.fixed, ...kept] });
    const whole = { ...schedule, sessions: [...kept, ...schedule.sessions] };
    // Learning more by recalling less is no gain.
    const unrecalled = Math.max(0, recall - hoursOf(whole.sessions.filter(isReview)));
    const disordered = Math.max(0, disorder(request, whole) - unordered);
    const isWhole = isSettled && kept.length === valid.length;
    const worse = isWhole ? -WORTH_OF_REST : disordered + unrecalled;
    if (costOf(schedule) + worse > goal) continue;
    if (unfairness(request, schedule) > unfairness(request, fresh) + UNFAIR) continue;
    if (!isWhole && standsStill(request, [...request.fixed, ...whole.sessions], week)) continue;
    return joined(kept, schedule);
  }
  return { ...fresh, kept: [] };
}

/** What is added of a topic or an assignment to a day that keeps some of it becomes one session, if not too long. */
function joined(kept: ScheduledSession[], schedule: Schedule): Schedule & { kept: string[] } {
  const byDay = Map.groupBy(
    kept.filter((session) => !isReview(session)),
    dayKey,
  );
  const gone = new Set<string>();
  const sessions = schedule.sessions.map((session) => {
    const same = byDay
      .get(dayKey(session))
      ?.find(({ id, hours }) => !gone.has(id) && hours + session.hours <= toHours(LONGEST));
    if (!same) return session;
    gone.add(same.id);
    const hours = same.hours + session.hours;
    return { ...session, hours, topics: session.topics.map((topic) => ({ ...topic, hours })) };
  });
  return { ...schedule, sessions, kept: kept.flatMap(({ id }) => (gone.has(id) ? [] : id)) };
}

function dayKey({ plan_id, kind, date, topics, assignment_id }: Session): string {
  return `${plan_id} ${kind} ${date} ${assignment_id ?? topics[0]?.id}`;
}

/** Missing hours that are worth keeping sessions for, as a part of all hours. */
const TOLERANCE = 0.03;
/** So much of the recalling of a new schedule is enough. */
const RECALL_KEPT = 0.85;
/** Hours that may be missing for it that nothing moves at all, where only time has passed. */
const WORTH_OF_REST = 2;
/** How much worse the course that is worst off may be. */
const UNFAIR = 0.1;
const WEEK_DAYS = 7;

type Keep = (
  valid: ScheduledSession[],
  request: ScheduleRequest,
  fresh: Session[],
) => ScheduledSession[];

/**
 * * From everything to little: first the reviews are scheduled again, then what others need of the coming three weeks,
 * then all but these weeks, then all but the first, and at last what others need of the first as well.
 */
const WHAT_IS_KEPT: Keep[] = [
  (valid) => valid,
  (valid) => valid.filter((each) => !isReview(each)),
  (valid, request, fresh) =>
    yielding(
      valid.filter((each) => !isReview(each)),
      request,
      fresh,
    ),
  (valid, { today }) =>
    valid.filter((each) => !isReview(each) && each.date < addDays(today, 3 * WEEK_DAYS)),
  (valid, { today }) => valid.filter(({ date }) => date < addDays(today, WEEK_DAYS)),
  (valid, request, fresh) => {
    const near = addDays(request.today, WEEK_DAYS);
    return yielding(
      valid.filter(({ date }) => date < near),
      request,
      fresh,
    );
  },
];

/** Weeks in which a plan gives way to what needs its hours, and in which an exam is near. */
const YIELDING_WEEKS = 3;

/** What stays where each plan keeps of a week no more hours than a new schedule would give it. */
function yielding(
  valid: ScheduledSession[],
  { today }: ScheduleRequest,
  fresh: Session[],
): ScheduledSession[] {
  const weekOf = (date: CalendarDay) => Math.floor(daysBetween(today, date) / WEEK_DAYS);
  const budget = new Map<string, number>();
  for (const { plan_id, date, hours } of fresh) {
    const key = `${plan_id} ${weekOf(date)}`;
    budget.set(key, (budget.get(key) ?? 0) + hours);
  }
  return valid.filter(({ plan_id, date, hours }) => {
    const week = weekOf(date);
    if (week >= YIELDING_WEEKS) return true;
    const key = `${plan_id} ${week}`;
    const left = (budget.get(key) ?? 0) - hours;
    if (left < -TINY) return false;
    budget.set(key, left);
    return true;
  });
}

/** Hours of each plan in the coming seven days. */
function hoursOfWeek({ today }: ScheduleRequest, sessions: Session[]): Map<string, number> {
  const until = addDays(today, WEEK_DAYS);
  const hours = new Map<string, number>();
  for (const { plan_id, date, hours: length } of sessions) {
    if (date >= today && date < until) hours.set(plan_id, (hours.get(plan_id) ?? 0) + length);
  }
  return hours;
}

/** Hours of the coming seven days by plan: those of a new schedule, or those it had where these were fewer. */
function weekToReach(
  request: ScheduleRequest,
  fresh: Session[],
  previous: ScheduledSession[],
): Map<string, number> {
  const had = hoursOfWeek(request, previous);
  const isKnown = new Set(previous.map(({ plan_id }) => plan_id));
  const hours = hoursOfWeek(request, [...request.fixed, ...fresh]);
  for (const [plan, wanted] of hours) {
    if (isKnown.has(plan)) hours.set(plan, Math.min(wanted, had.get(plan) ?? 0));
  }
  return hours;
}

/** Whether a plan gets too little of what it should have of the coming seven days. */
function standsStill(
  request: ScheduleRequest,
  sessions: Session[],
  week: Map<string, number>,
): boolean {
  const own = hoursOfWeek(request, sessions);
  const near = addDays(request.today, YIELDING_WEEKS * WEEK_DAYS);
  return request.demands.some(({ plan_id, exams }) => {
    const wanted = week.get(plan_id) ?? 0;
    const is_near = exams.some(({ date }) => date > request.today && date < near);
    return wanted >= 1 && (own.get(plan_id) ?? 0) < wanted * (is_near ? NEAR_PART : LEAST_PART);
  });
}

/** So much of its week a plan needs, and one whose exam is near. */
const LEAST_PART = 0.5;
const NEAR_PART = 0.75;

/** Whether all that was planned still holds, and for every plan something was: only time has passed. */
function allStays(
  { today, demands, fixed }: ScheduleRequest,
  previous: ScheduledSession[],
  valid: ScheduledSession[],
): boolean {
  const stays = new Set(fixed.map(({ id }) => id));
  const ahead = previous.filter(({ id, date }) => date >= today && !stays.has(id));
  const planned = new Set(previous.map(({ plan_id }) => plan_id));
  return valid.length === ahead.length && demands.every(({ plan_id }) => planned.has(plan_id));
}

function isReview({ kind }: Session): boolean {
  return kind === "review";
}

function hoursOf(sessions: Session[]): number {
  return sessions.reduce((sum, { hours }) => sum + hours, 0);
}

/** The part that is missing of what the worst-off plan asks for. */
function unfairness({ demands }: ScheduleRequest, { short_topics }: Schedule): number {
  const parts = demands.map(({ plan_id, topics }) => {
    const open = topics.filter(({ is_finished }) => !is_finished);
    const wanted = open.reduce((sum, { hours }) => sum + hours, 0);
    const missing = short_topics
      .filter((topic) => topic.plan_id === plan_id)
      .reduce((sum, { hours_wanted, hours_scheduled }) => sum + hours_wanted - hours_scheduled, 0);
    return wanted > 0 ? missing / wanted : 0;
  });
  return Math.max(0, ...parts);
}

/** How many topics are taken up before what they build on is learned, or before the topic before them. */
function disorder({ demands }: ScheduleRequest, { sessions }: Pick<Schedule, "sessions">): number {
  const first = new Map<string, string>();
  const last = new Map<string, string>();
  for (const { plan_id, kind, topics, date } of sessions) {
    const key = kind === "study" && topics[0] && `${plan_id} ${topics[0].id}`;
    if (!key) continue;
    if (date < (first.get(key) ?? LATEST)) first.set(key, date);
    if (date > (last.get(key) ?? "")) last.set(key, date);
  }
  let disorder = 0;
  for (const { plan_id, topics } of demands) {
    let latest = "";
    for (const { id, prerequisites } of topics) {
      const begun = first.get(`${plan_id} ${id}`);
      if (begun === undefined) continue;
      if (begun < latest) disorder += 1;
      if (begun > latest) latest = begun;
      const before = prerequisites.map((each) => last.get(`${plan_id} ${each}`) ?? "");
      if (before.some((day) => day > begun)) disorder += 1;
    }
  }
  return disorder;
}

const LATEST = "9999-12-31";

/** Planned sessions that can stay where they are, without topics that are gone. */
function stillValid(request: ScheduleRequest, previous: ScheduledSession[]): ScheduledSession[] {
  const { today, demands, assignments, hours } = request;
  const plans = new Map(demands.map((demand) => [demand.plan_id, demand]));
  const work = new Map(assignments.map((each) => [each.id, each]));
  const left = new Map<string, number>();
  for (const { plan_id, topics } of demands) {
    for (const { id, hours: all, done } of topics) left.set(`${plan_id} ${id}`, all - done);
  }
  for (const each of assignments) left.set(each.id, each.hours);
  const taken = new Map<string, number>();
  for (const fixed of request.fixed) take(fixed);
  const fixed = new Set(request.fixed.map(({ id }) => id));
  const valid: ScheduledSession[] = [];
  for (const session of previous.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    if (fixed.has(session.id)) continue;
    const shown = holding(session);
    if (!shown) continue;
    take(shown);
    valid.push(shown);
  }
  return valid;

  function take({ plan_id, kind, date, topics, assignment_id, hours: length }: ScheduledSession) {
    for (const key of [date, `${plan_id} ${date}`]) taken.set(key, (taken.get(key) ?? 0) + length);
    const key = kind === "study" && topics[0] ? `${plan_id} ${topics[0].id}` : assignment_id;
    if (kind !== "review" && key) left.set(key, (left.get(key) ?? 0) - length);
  }

  function holding(session: ScheduledSession): ScheduledSession | null {
    const { plan_id, kind, date, hours: length } = session;
    const plan = plans.get(plan_id);
    if (!plan || date < today || date < plan.first_day || date > plan.last_day) return null;
    if (plan.days_off.includes(date) || hours.days_off.includes(date)) return null;
    const weekday = weekdayNumber(date);
    const day =
      (hours.on_date?.[date] ?? hours.by_weekday[weekday] ?? 0) - (hours.busy?.[date] ?? 0);
    if ((taken.get(date) ?? 0) + length > day + TINY) return null;
    const own = plan.on_date?.[date] ?? plan.by_weekday[weekday] ?? 0;
    if ((taken.get(`${plan_id} ${date}`) ?? 0) + length > own + TINY) return null;
    if (kind === "assignment") {
      const assignment = work.get(session.assignment_id ?? "");
      const rest = left.get(assignment?.id ?? "") ?? 0;
      return assignment && date <= assignment.last_day && length <= rest + TINY ? session : null;
    }
    if (kind === "review") {
      const exam = plan.exams.find(({ id }) => id === session.exam_id);
      if (session.exam_id !== null && (!exam || date >= exam.date)) return null;
      const topics = session.topics.filter(({ id }) =>
        exam ? exam.topic_ids.includes(id) : plan.topics.some((topic) => topic.id === id),
      );
      return topics.length > 0 ? { ...session, topics } : null;
    }
    const topic = plan.topics.find(({ id }) => id === session.topics[0]?.id);
    if (!topic || topic.is_finished) return null;
    const exam = plan.exams
      .filter((each) => each.topic_ids.includes(topic.id) && each.date > today)
      .map((each) => addDays(each.date, -1))
      .sort()[0];
    const due = [topic.due, exam].filter((each) => each !== null && each !== undefined).sort()[0];
    const rest = left.get(`${plan_id} ${topic.id}`) ?? 0;
    return (due === undefined || date <= due) && length <= rest + TINY ? session : null;
  }
}

const TINY = 1e-6;
