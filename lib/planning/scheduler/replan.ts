import { findSolutions } from "./find-solutions";
import { forLaterExams, goingOnLater, type Postponed, WORTH } from "./later-exams";
import { costOf, hoursMissing } from "./report";
import { reviseSchedule } from "./revise-schedule";
import type { Schedule, ScheduledSession, ScheduleRequest, Solution } from "./types";

export interface Replanned {
  schedule: ReturnType<typeof reviseSchedule>;
  /** Rather after their first exam than left out. */
  postponed: Postponed[];
  solutions: Solution[];
}

/** A student waits for the answer, so that a large schedule gets the solutions that are found in this time. */
const LONGEST_LOOK_MS = 1_000;

/** Revises a schedule, and looks for solutions where that is asked for and something is short. */
export function replan(
  request: ScheduleRequest,
  previous: ScheduledSession[],
  { withSolutions }: { withSolutions: boolean },
): Replanned {
  const revised = withLaterExams(request, previous);
  if (!withSolutions) return { ...revised, solutions: [] };
  const end = performance.now() + LONGEST_LOOK_MS;
  const isOver = () => performance.now() >= end;
  return { ...revised, solutions: findSolutions(request, revised.schedule, isOver) };
}

/**
 * What would be left out before one exam is learned for the next, and what is only begun goes on for it, as long as
 * that leaves less missing.
 */
function withLaterExams(
  asked: ScheduleRequest,
  previous: ScheduledSession[],
): Omit<Replanned, "solutions"> {
  let request = asked;
  let schedule = reviseSchedule(request, previous);
  const postponed: Postponed[] = [];
  for (;;) {
    const later = forLaterExams(request, schedule);
    if (!later) break;
    const next = reviseSchedule(later.request, previous);
    if (hoursMissing(next) > hoursMissing(schedule) - WORTH) break;
    ({ request } = later);
    schedule = next;
    postponed.push(...later.postponed);
  }
  const whole = withTheRest(request, schedule, previous);
  schedule = whole?.schedule ?? schedule;
  const later = learnedLater(request, schedule, previous, postponed);
  return { schedule, postponed: [...later, ...(whole?.postponed ?? [])] };
}

/** Those topics that are learned on or after the day of the exam that came too early for them. */
function learnedLater(
  { demands }: ScheduleRequest,
  schedule: Replanned["schedule"],
  previous: ScheduledSession[],
  postponed: Postponed[],
): Postponed[] {
  const isKept = new Set(schedule.kept);
  const sessions = [...schedule.sessions, ...previous.filter(({ id }) => isKept.has(id))];
  return postponed.filter(({ plan_id, topic_id, exam_id }) => {
    const exams = demands.find((each) => each.plan_id === plan_id)?.exams ?? [];
    const date = exams.find(({ id }) => id === exam_id)?.date ?? "";
    return sessions.some(
      (each) =>
        each.plan_id === plan_id &&
        each.kind === "study" &&
        each.topics[0]?.id === topic_id &&
        each.date >= date,
    );
  });
}

/**
 * The schedule with what begun topics still need after their first exam; null where none gets it, or where no less is
 * missing with it.
 */
function withTheRest(
  request: ScheduleRequest,
  schedule: Replanned["schedule"],
  previous: ScheduledSession[],
): Omit<Replanned, "solutions"> | null {
  const isKept = new Set(schedule.kept);
  const added = new Map(schedule.sessions.map((each, index) => [`added-${index}`, each]));
  const sessions = [
    ...previous.filter(({ id }) => isKept.has(id)),
    ...[...added].map(([id, each]) => ({ ...each, id })),
  ];
  const later = goingOnLater(request, schedule, sessions);
  if (!later) return null;
  const rest = reviseSchedule(later.request, previous);
  const gain = Math.min(
    costOf(schedule) - costOf(rest),
    hoursMissing(schedule) - hoursMissing(rest),
  );
  if (gain < WORTH) return null;
  const settled = later.settled.map(({ id }) => id);
  const whole = {
    ...rest,
    sessions: [...settled.flatMap((id) => added.get(id) ?? []), ...rest.sessions].sort(
      (one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0),
    ),
    kept: [...settled.filter((id) => isKept.has(id)), ...rest.kept],
    unreviewed: [...schedule.unreviewed.filter(isOf(later.postponed)), ...rest.unreviewed],
  };
  const postponed = learnedLater(request, whole, previous, later.postponed);
  return postponed.length > 0 ? { schedule: whole, postponed } : null;
}

/** Whether what has no review is one of these topics, for the exam that comes too early for it. */
function isOf(postponed: Postponed[]) {
  const keys = new Set(postponed.map((each) => `${each.plan_id} ${each.topic_id} ${each.exam_id}`));
  return (each: Schedule["unreviewed"][number]) =>
    keys.has(`${each.plan_id} ${each.topic_id} ${each.exam_id}`);
}
