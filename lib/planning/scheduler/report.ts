import type { Diary } from "./diary";
import { dayOf, sum } from "./grid";
import { toHours } from "./quarters";
import type { Schedule, ScheduleRequest } from "./types";
import type { Topic, Work } from "./work";

/** What the sessions leave short, named exactly from what was scheduled. */
export function reportOf(
  request: ScheduleRequest,
  { plans, assignments, grid }: Work,
  { sittings }: Diary,
): Omit<Schedule, "sessions"> {
  const scheduled = new Map<Topic, number>();
  const learned = new Map<Topic, number>();
  const recalled = new Map<Topic, number[]>();
  for (const { kind, day, quarters, topics } of sittings) {
    for (const topic of topics) {
      if (kind === "review") recalled.set(topic, [...(recalled.get(topic) ?? []), day]);
      else {
        scheduled.set(topic, (scheduled.get(topic) ?? 0) + quarters);
        learned.set(topic, Math.max(learned.get(topic) ?? day, day));
      }
    }
  }
  const topics = plans.flatMap((plan) => plan.topics);
  return {
    short_topics: topics
      .filter((topic) => topic.left > (scheduled.get(topic) ?? 0))
      .map((topic) => ({
        plan_id: topic.plan.id,
        topic_id: topic.id,
        hours_wanted: toHours(topic.size),
        hours_scheduled: toHours(topic.size - topic.left + (scheduled.get(topic) ?? 0)),
      })),
    short_assignments: assignments
      .filter(({ left }) => left > 0)
      .map(({ left, source }) => ({
        assignment_id: source.id,
        hours_wanted: source.hours,
        hours_scheduled: source.hours - toHours(left),
      })),
    unreviewed: plans.flatMap((plan) =>
      plan.goals.flatMap(({ id: exam_id, day: exam, topics: covered }) =>
        exam_id === null
          ? []
          : covered
              .filter((topic) => isUnreviewed(topic, exam))
              .map(({ id }) => ({
                plan_id: plan.id,
                topic_id: id,
                exam_id,
              })),
      ),
    ),
  };

  /** Something was learned of it, and nothing between that and the exam looks back at it. */
  function isUnreviewed(topic: Topic, exam: number): boolean {
    const { studied_on, reviewed_on, is_finished } = topic.source;
    const days = [
      ...(studied_on === null ? [] : [dayOf(grid, studied_on)]),
      ...(learned.has(topic) ? [learned.get(topic) ?? 0] : []),
      ...topic.fixed_study,
    ].filter((day) => day < exam);
    if (days.length === 0 && !is_finished) return false;
    const last = Math.max(Number.NEGATIVE_INFINITY, ...days);
    const reviews = [
      ...reviewed_on.map((date) => dayOf({ today: request.today }, date)),
      ...(recalled.get(topic) ?? []),
      ...topic.fixed_reviews,
    ];
    return !reviews.some((day) => day > last && day < exam);
  }
}

/** All hours that are missing, of topics and assignments. */
export function hoursMissing({
  short_topics,
  short_assignments,
}: Omit<Schedule, "sessions">): number {
  return sum(
    [...short_topics, ...short_assignments],
    (each) => each.hours_wanted - each.hours_scheduled,
  );
}

/** A topic that is left out wholly, or not looked back at, counts as so many hours more. */
const LEFT_OUT = 2;
const UNREVIEWED = 0.5;

/** How bad it is what a schedule leaves short: missing hours, above all of what is left out. */
export function costOf(schedule: Omit<Schedule, "sessions">): number {
  const left_out = schedule.short_topics.filter(({ hours_scheduled }) => hours_scheduled === 0);
  return (
    hoursMissing(schedule) + LEFT_OUT * left_out.length + UNREVIEWED * schedule.unreviewed.length
  );
}
