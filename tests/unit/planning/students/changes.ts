import type {
  Demand,
  Schedule,
  ScheduledSession,
  ScheduleRequest,
  Session,
} from "@/lib/planning/scheduler/types";
import { dateOf, dayOf, total } from "./days";
import { randomDemand } from "./random-students";
import { type Chance, seeded } from "./seeded";

export const CHANGES = [
  "time passes",
  "missed",
  "exam moved",
  "exam deleted",
  "plan added",
  "plan removed",
  "day lost",
] as const;
export type ChangeKind = (typeof CHANGES)[number];

export interface Change {
  kind: ChangeKind;
  request: ScheduleRequest;
  /** What was laid and still lies ahead. */
  previous: ScheduledSession[];
  /** The ids of those that the change leaves as good as they were. */
  valid: Set<string>;
}

/** What happens to a student after some days, and what of the schedule should outlive it. */
export function randomChange(seed: number, request: ScheduleRequest, schedule: Schedule): Change {
  const chance = seeded(seed + 77_777);
  const kind = CHANGES[seed % CHANGES.length] ?? "missed";
  const laid = schedule.sessions.map(
    (session, index): ScheduledSession => ({ ...session, id: `l${index}` }),
  );
  const today =
    dayOf(request.today) + (kind === "time passes" ? chance.whole(1, 9) : chance.whole(1, 4));
  const date = dateOf(today);
  const past = [...laid, ...request.fixed].filter((each) => each.date < date);
  const missed = new Set(
    kind === "missed"
      ? past.filter((each) => dayOf(each.date) >= today - 2).map(({ id }) => id)
      : [],
  );
  const done = past.filter(({ id }) => !missed.has(id));
  const passed: ScheduleRequest = {
    ...request,
    today: date,
    demands: request.demands.map((demand) => lived(demand, done)),
    assignments: request.assignments.map((each) => ({
      ...each,
      hours: each.hours - hoursOn(done, each.id),
    })),
    fixed: request.fixed.filter((each) => each.date >= date),
  };
  const changed = KINDS[kind](passed, chance);
  const previous = laid.filter((each) => each.date >= date);
  return { kind, request: changed, previous, valid: stillValid(changed, previous, past, missed) };
}

/** The demand after sessions of it were done. */
function lived(demand: Demand, done: Session[]): Demand {
  const its = done.filter(({ plan_id }) => plan_id === demand.plan_id);
  return {
    ...demand,
    topics: demand.topics.map((topic) => {
      const of = its.filter(({ topics }) => topics.some(({ id }) => id === topic.id));
      const study = of.filter(({ kind }) => kind === "study");
      const hours = total(study.flatMap(({ topics }) => topics).map((each) => each.hours));
      const all = Math.min(topic.hours, topic.done + hours);
      const studied = study.at(-1)?.date ?? topic.studied_on;
      const reviewed = of
        .filter(({ kind, date }) => kind === "review" && date > (studied ?? ""))
        .map(({ date }) => date);
      const before = topic.reviewed_on.filter((date) => date > (studied ?? ""));
      return {
        ...topic,
        done: all,
        is_finished: topic.is_finished || all >= topic.hours,
        studied_on: studied,
        reviewed_on: [...new Set([...before, ...reviewed])].sort(),
      };
    }),
  };
}

function hoursOn(done: Session[], assignment: string): number {
  return total(done.filter((each) => each.assignment_id === assignment).map(({ hours }) => hours));
}

const KINDS: Record<ChangeKind, (request: ScheduleRequest, chance: Chance) => ScheduleRequest> = {
  "time passes": (request) => request,
  missed: (request) => request,
  "exam moved": (request, chance) =>
    onExam(request, (demand, index) => {
      const exam = demand.exams[index];
      if (!exam) return demand;
      const day = Math.max(
        dayOf(request.today) + 2,
        dayOf(exam.date) + chance.one([-7, -4, -2, 3, 7, 14]),
      );
      const date = dateOf(day);
      const due = dateOf(day - 1);
      const earlier = dateOf(dayOf(exam.date) - 1);
      return {
        ...demand,
        last_day: due > demand.last_day ? due : demand.last_day,
        exams: demand.exams.map((each) => (each === exam ? { ...each, date } : each)),
        topics: demand.topics.map((topic) =>
          topic.due === earlier && exam.topic_ids.includes(topic.id) ? { ...topic, due } : topic,
        ),
      };
    }),
  "exam deleted": (request) =>
    onExam(request, (demand, index) => ({
      ...demand,
      exams: demand.exams.filter((_, each) => each !== index),
      topics: demand.topics.map((topic) =>
        demand.exams[index]?.topic_ids.includes(topic.id) ? { ...topic, due: null } : topic,
      ),
    })),
  "plan added": (request, chance) => {
    const added = randomDemand(chance, 99, dayOf(request.today), chance.whole(10, 60));
    return {
      ...request,
      demands: [...request.demands, { ...added, by_weekday: request.hours.by_weekday }],
    };
  },
  "plan removed": (request) => {
    const gone = request.demands[0]?.plan_id;
    return {
      ...request,
      demands: request.demands.slice(1),
      assignments: request.assignments.filter(({ plan_id }) => plan_id !== gone),
      fixed: request.fixed.filter(({ plan_id }) => plan_id !== gone),
    };
  },
  "day lost": (request, chance) => {
    const lost = dateOf(dayOf(request.today) + chance.whole(0, 5));
    const { hours } = request;
    return { ...request, hours: { ...hours, days_off: [...hours.days_off, lost] } };
  },
};

function onExam(
  request: ScheduleRequest,
  change: (demand: Demand, index: number) => Demand,
): ScheduleRequest {
  const chosen = request.demands.find(({ exams }) =>
    exams.some(({ date }) => date > request.today),
  );
  const index = chosen?.exams.findIndex(({ date }) => date > request.today) ?? -1;
  return {
    ...request,
    demands: request.demands.map((demand) => (demand === chosen ? change(demand, index) : demand)),
  };
}

/** Sessions that neither the change nor what was missed touches. */
function stillValid(
  request: ScheduleRequest,
  previous: ScheduledSession[],
  past: ScheduledSession[],
  missed: Set<string>,
): Set<string> {
  const behind = new Set(past.filter(({ id }) => missed.has(id)).map(({ plan_id }) => plan_id));
  const valid = previous.filter((each) => {
    const demand = request.demands.find(({ plan_id }) => plan_id === each.plan_id);
    if (!demand || behind.has(each.plan_id) || request.hours.days_off.includes(each.date))
      return false;
    if (each.date > demand.last_day) return false;
    if (each.kind === "study") {
      const topic = demand.topics.find(({ id }) => id === each.topics[0]?.id);
      return topic !== undefined && !(topic.due && each.date > topic.due);
    }
    if (each.exam_id === null) return true;
    return demand.exams.some(({ id, date }) => id === each.exam_id && each.date < date);
  });
  // What follows a session that had to go may have to go as well: its own plan is left out of the judgement.
  const lost = new Set(
    previous.filter((each) => !valid.includes(each)).map(({ plan_id }) => plan_id),
  );
  return new Set(valid.filter(({ plan_id }) => !lost.has(plan_id)).map(({ id }) => id));
}
