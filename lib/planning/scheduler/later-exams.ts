import { addDays } from "@/lib/time/dates";
import type { Demand, DemandTopic, Schedule, ScheduleRequest } from "./types";

/** A topic that is learned only after an exam that covers it, for the next one. */
export interface Postponed {
  plan_id: string;
  topic_id: string;
  /** The exam that comes too early. */
  exam_id: string;
  for_exam_id: string;
}

type Asked = Pick<Schedule, "short_topics">;

/**
 * The request in which a topic for which there is no more room at all before its first exam is learned for the next
 * exam that covers it; null where there is no such topic. One that the student wants earlier stays as it is.
 */
export function forLaterExams(
  request: ScheduleRequest,
  { short_topics }: Asked,
): { request: ScheduleRequest; postponed: Postponed[] } | null {
  const hours = new Map(
    short_topics.map(({ plan_id, topic_id, hours_scheduled }) => [
      `${plan_id} ${topic_id}`,
      hours_scheduled,
    ]),
  );
  const isLeftOut = ({ plan_id }: Demand, { id, done }: DemandTopic) =>
    (hours.get(`${plan_id} ${id}`) ?? Number.POSITIVE_INFINITY) <= done;
  const postponed: Postponed[] = [];
  const demands = request.demands.map((demand) => {
    const own = demand.topics.flatMap((topic) =>
      isLeftOut(demand, topic) ? (laterFor(demand, topic) ?? []) : [],
    );
    postponed.push(...own);
    return own.length > 0 ? moved(demand, own) : demand;
  });
  return postponed.length > 0 ? { request: { ...request, demands }, postponed } : null;
}

function laterFor({ plan_id, exams }: Demand, { id, due }: DemandTopic): Postponed | undefined {
  const [first, next] = exams
    .filter(({ topic_ids }) => topic_ids.includes(id))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!first || !next || (due !== null && due < addDays(first.date, -1))) return undefined;
  return { plan_id, topic_id: id, exam_id: first.id, for_exam_id: next.id };
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
