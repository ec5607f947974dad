import type { PlanningTopic, PlanRequest, PlanSchedule, PlanSession } from "@/lib/planning/types";
import { shift } from "./random-plans";

type Truth = { feasible: boolean; shortfalls: Map<string, Shortage>; circular: boolean };
type Shortage = { needed: number; available: number };

/** What is true of a request, found by doing the work quarter hour by quarter hour, what is due first first. */
export function truthOf(request: PlanRequest): Truth {
  const days = daysOf(request);
  const circular = isCircular(request.topics);
  if (circular) return { feasible: false, shortfalls: new Map(), circular };
  const unfinished = request.topics.filter(({ hours }) => hours > 0);
  const due = new Map(unfinished.map(({ id }) => [id, dueOf(id, request, days)]));
  return {
    feasible: simulate(unfinished, due, days),
    shortfalls: shortages(unfinished, due, days),
    circular,
  };
}

/** The names of the promises that a schedule breaks. */
export function violationsOf(request: PlanRequest, schedule: PlanSchedule, truth: Truth) {
  const broken = new Set<string>();
  const check = (name: string, holds: boolean) => {
    if (!holds) broken.add(name);
  };
  const { topics, availability } = request;
  const days = new Map(daysOf(request).map(({ date, hours }) => [date, hours]));
  const study = schedule.sessions.filter(({ kind }) => kind === "study");
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const placed = (id: string) => sum(study.filter(({ topic_id }) => topic_id === id));

  for (const topic of topics) {
    const hours = placed(topic.id);
    const complete = schedule.shortfalls.length === 0;
    check("hours conserved", complete ? hours === topic.hours : hours <= topic.hours);
  }
  for (const [date, hours] of days) {
    check("daily limit", sum(schedule.sessions.filter((each) => each.date === date)) <= hours);
  }
  let before = "";
  for (const session of schedule.sessions) {
    check("days of the plan", (days.get(session.date) ?? 0) > 0 && session.date >= before);
    check("quarter hours", session.hours > 0 && Number.isInteger(session.hours * 4));
    check("sessions of two hours", session.hours <= 2);
    before = session.date;
  }
  for (const { date, topic_id } of study) {
    check("due days", date <= (topicOf.get(topic_id)?.due ?? availability.last_day));
  }
  if (!truth.circular) {
    check("prerequisites", inOrder(topics, study));
    check("verdict", (schedule.shortfalls.length === 0) === truth.feasible);
    check("shortfalls exact", sameShortfalls(schedule, truth));
    check("as much as fits", isFull(request, study, truth, days));
  }
  for (const session of schedule.sessions) {
    if (session.kind === "review") check("reviews", isSound(session, request, study));
  }
  return broken;
}

export function daysOf({ availability }: PlanRequest) {
  const { first_day, last_day, hours_by_weekday = {}, busy = {} } = availability;
  const days: { date: string; hours: number }[] = [];
  for (let date = first_day; date <= last_day; date = shift(date, 1)) {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    const off = availability.weekdays_off.includes(weekday) || availability.days_off.includes(date);
    const limit = hours_by_weekday[weekday] ?? availability.hours_per_day;
    const hours = off ? 0 : Math.max(0, limit - (busy[date] ?? 0));
    days.push({ date, hours: Math.floor(hours * 4) / 4 });
  }
  return days;
}

/** The earliest due day of a topic and of all unfinished ones that build on it. */
function dueOf(id: string, { topics }: PlanRequest, days: { date: string }[]): string {
  const last = days.at(-1)?.date ?? "";
  const own = topics.find((topic) => topic.id === id)?.due ?? last;
  const onIt = topics.filter(({ hours, prerequisites }) => hours > 0 && prerequisites.includes(id));
  const dues = onIt.map((topic) => dueOf(topic.id, { topics } as PlanRequest, days));
  return [own, last, ...dues].reduce((a, b) => (a < b ? a : b));
}

function simulate(
  topics: PlanningTopic[],
  due: Map<string, string>,
  days: ReturnType<typeof daysOf>,
) {
  const left = new Map(topics.map(({ id, hours }) => [id, hours]));
  const done = (id: string) => !left.get(id);
  for (const { date, hours } of days) {
    if (topics.some(({ id }) => !done(id) && (due.get(id) ?? "") < date)) return false;
    for (let free = hours; free > 0; free -= 0.25) {
      const ready = topics.filter(
        ({ id, prerequisites }) => !done(id) && prerequisites.every(done),
      );
      ready.sort((a, b) => ((due.get(a.id) ?? "") < (due.get(b.id) ?? "") ? -1 : 1));
      const [next] = ready;
      if (next) left.set(next.id, (left.get(next.id) ?? 0) - 0.25);
    }
  }
  return topics.every(({ id }) => done(id));
}

function shortages(
  topics: PlanningTopic[],
  due: Map<string, string>,
  days: ReturnType<typeof daysOf>,
) {
  const found = new Map<string, Shortage>();
  const eve = shift(days[0]?.date ?? "", -1);
  for (const date of new Set(due.values())) {
    const needed = topics
      .filter(({ id }) => (due.get(id) ?? "") <= date)
      .reduce((hours, topic) => hours + topic.hours, 0);
    const available = days
      .filter((day) => day.date <= date)
      .reduce((hours, day) => hours + day.hours, 0);
    if (needed <= available) continue;
    const said = date < eve ? eve : date;
    if (needed > (found.get(said)?.needed ?? 0)) found.set(said, { needed, available });
  }
  return found;
}

function inOrder(topics: PlanningTopic[], study: PlanSession[]): boolean {
  return topics.every((topic) => {
    const first = study.findIndex(({ topic_id }) => topic_id === topic.id);
    if (first < 0) return true;
    return topic.prerequisites.every((id) => {
      const before = topics.find((each) => each.id === id);
      const earlier = study.slice(0, first).filter(({ topic_id }) => topic_id === id);
      return !before || sum(earlier) === before.hours;
    });
  });
}

function sameShortfalls({ shortfalls }: PlanSchedule, truth: Truth): boolean {
  if (shortfalls.length !== truth.shortfalls.size) return false;
  return shortfalls.every(({ due, hours_needed, hours_available, hours_short, topic_ids }) => {
    const real = truth.shortfalls.get(due);
    if (!real || topic_ids.length === 0) return false;
    const { needed, available } = real;
    return (
      hours_needed === needed && hours_available === available && hours_short === needed - available
    );
  });
}

/** Without prerequisites the largest shortage is all that is missing; with them no free hour suits what is missing. */
function isFull(
  { topics, availability }: PlanRequest,
  study: PlanSession[],
  truth: Truth,
  days: Map<string, number>,
): boolean {
  const of = (id: string) => study.filter(({ topic_id }) => topic_id === id);
  if (topics.every(({ prerequisites }) => prerequisites.length === 0)) {
    const all = topics.reduce((hours, topic) => hours + topic.hours, 0);
    const short = [...truth.shortfalls.values()].map(({ needed, available }) => needed - available);
    return sum(study) === all - Math.max(0, ...short);
  }
  const isWhole = (id: string) => {
    const topic = topics.find((each) => each.id === id);
    return !topic || sum(of(id)) === topic.hours;
  };
  return topics.every((topic) => {
    if (isWhole(topic.id) || !topic.prerequisites.every(isWhole)) return true;
    const from = topic.prerequisites
      .flatMap((id) => of(id).map(({ date }) => date))
      .sort()
      .at(-1);
    const until = topic.due ?? availability.last_day;
    return [...days].every(
      ([date, hours]) =>
        date < (from ?? "") ||
        date > until ||
        sum(study.filter((each) => each.date === date)) === hours,
    );
  });
}

function isSound(review: PlanSession, request: PlanRequest, study: PlanSession[]): boolean {
  const exam = request.reviews.find(({ id }) => id === review.exam_id);
  const topic = request.topics.find(({ id }) => id === review.topic_id);
  if (!exam || !topic || !exam.topic_ids.includes(topic.id)) return false;
  const learnt = study.filter(({ topic_id }) => topic_id === topic.id);
  return (
    review.date < exam.date &&
    review.hours <= 0.5 &&
    (topic.hours === 0 || learnt.length > 0) &&
    learnt.every(({ date }) => date < review.date)
  );
}

function isCircular(topics: PlanningTopic[]): boolean {
  const left = new Map(topics.map((topic) => [topic.id, topic]));
  for (let removed = true; removed; ) {
    removed = false;
    for (const { id, prerequisites } of [...left.values()]) {
      if (prerequisites.some((each) => left.has(each))) continue;
      left.delete(id);
      removed = true;
    }
  }
  return left.size > 0;
}

function sum(sessions: { hours: number }[]): number {
  return sessions.reduce((hours, session) => hours + session.hours, 0);
}
