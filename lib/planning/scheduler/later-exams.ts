import { addDays } from "@/lib/time/dates";
import type {
  CalendarDay,
  Demand,
  DemandTopic,
  Schedule,
  ScheduledSession,
  ScheduleRequest,
  ShortTopic,
} from "./types";

/** A topic that is learned, wholly or on, after an exam that covers it, for the next one. */
export interface Postponed {
  plan_id: string;
  topic_id: string;
  /** The exam that comes too early. */
  exam_id: string;
  for_exam_id: string;
  /** A part of it is learned before that exam. */
  is_begun: boolean;
}

/** Hours for which something is learned for a later exam. */
export const WORTH = 0.5;

type Asked = Pick<Schedule, "short_topics">;

/**
 * The request in which a topic for which there is no more room at all before its first exam is learned for the next
 * exam that covers it; null where there is no such topic. One that the student wants earlier stays as it is.
 */
export function forLaterExams(
  request: ScheduleRequest,
  { short_topics }: Asked,
): { request: ScheduleRequest; postponed: Postponed[] } | null {
  const shortOf = byTopic(short_topics);
  const postponed: Postponed[] = [];
  const demands = request.demands.map((demand) => {
    const own = demand.topics.flatMap((topic) =>
      isLeftOut(topic, shortOf(demand, topic)) ? (laterFor(demand, topic) ?? []) : [],
    );
    postponed.push(...own);
    return own.length > 0 ? moved(demand, own) : demand;
  });
  return postponed.length > 0 ? { request: { ...request, demands }, postponed } : null;
}

/**
 * The request in which a topic that is only begun before its first exam goes on after it, for the next exam that covers
 * it; null where there is no such topic. What is laid of its plan before that exam stays: those sessions are `settled`.
 */
export function goingOnLater(
  request: ScheduleRequest,
  { short_topics }: Asked,
  sessions: ScheduledSession[],
): { request: ScheduleRequest; settled: ScheduledSession[]; postponed: Postponed[] } | null {
  const shortOf = byTopic(
    short_topics.filter((each) => each.hours_wanted - each.hours_scheduled >= WORTH),
  );
  const settled: ScheduledSession[] = [];
  const postponed: Postponed[] = [];
  const demands = request.demands.map((demand) => {
    const own = demand.topics.flatMap((topic) => {
      const short = shortOf(demand, topic);
      const later = short && laterFor(demand, topic);
      return later ? [{ ...later, is_begun: !isLeftOut(topic, short) }] : [];
    });
    if (own.length === 0) return demand;
    postponed.push(...own);
    settled.push(...beforeFirst(demand, own, sessions));
    return moved(demand, own);
  });
  if (postponed.length === 0) return null;
  const fixed = [...request.fixed, ...settled];
  return { request: { ...request, demands, fixed }, settled, postponed };
}

function byTopic(short_topics: ShortTopic[]) {
  const short = new Map(short_topics.map((each) => [`${each.plan_id} ${each.topic_id}`, each]));
  return ({ plan_id }: Demand, { id }: DemandTopic) => short.get(`${plan_id} ${id}`);
}

/** Nothing is scheduled of it. */
function isLeftOut({ done }: DemandTopic, short: ShortTopic | undefined): boolean {
  return short !== undefined && short.hours_scheduled <= done;
}

/** The sessions of a plan before the first exam that comes too early, and those of the begun topics before theirs. */
function beforeFirst(
  { plan_id, exams }: Demand,
  begun: Postponed[],
  sessions: ScheduledSession[],
): ScheduledSession[] {
  const dates = new Map(exams.map(({ id, date }) => [id, date]));
  const ends = new Map<string, CalendarDay>(
    begun.map(({ topic_id, exam_id }) => [topic_id, dates.get(exam_id) ?? ""]),
  );
  const first = [...ends.values()].sort()[0] ?? "";
  return sessions.filter(
    ({ plan_id: own, date, topics }) =>
      own === plan_id && (date < first || topics.some(({ id }) => date < (ends.get(id) ?? ""))),
  );
}

function laterFor({ plan_id, exams }: Demand, { id, due }: DemandTopic): Postponed | undefined {
  const [first, next] = exams
    .filter(({ topic_ids }) => topic_ids.includes(id))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!first || !next || (due !== null && due < addDays(first.date, -1))) return undefined;
  return { plan_id, topic_id: id, exam_id: first.id, for_exam_id: next.id, is_begun: false };
}

function moved(demand: Demand, postponed: Postponed[]): Demand {
  const of = (topic_id: string) => postponed.find((each) => each.topic_id === topic_id);
  const dayBefore = (exam_id: string) => {
    const exam = demand.exams.find(({ id }) => id === exam_id);
    return exam ? addDays(exam.date, -1) : null;
  };
  return {
    ...demand,
    topics: demand.topics.map((topic) => {
      const later = of(topic.id);
      return later ? { ...topic, due: dayBefore(later.for_exam_id) } : topic;
    }),
    exams: demand.exams.map((exam) => ({
      ...exam,
      topic_ids: exam.topic_ids.filter((id) => of(id)?.exam_id !== exam.id),
    })),
  };
}
