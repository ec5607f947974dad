import { findSolutions } from "@/lib/planning/scheduler/find-solutions";
import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import type { ScheduleRequest, Solution } from "@/lib/planning/scheduler/types";
import type { Broken } from "./check";
import { quarters, total } from "./days";
import { type World, worldOf } from "./world";

const WAYS_HOLD = "a way out leaves missing what it says, and less than before";

/** Takes every way out that is offered, and lays the schedule with it. */
export function checkWays({ request, schedule }: World): { broken: Broken[]; ways: Solution[] } {
  const missing = missingOf(request);
  const ways = findSolutions(request, schedule);
  const broken = ways.flatMap((way): Broken[] => {
    const left = missingOf(taken(request, way));
    const said = quarters(way.hours_short);
    if (left === said && left < missing) return [];
    const note = `${way.kind}: ${said} quarters said, ${left} left of ${missing}`;
    return [{ promise: WAYS_HOLD, note }];
  });
  return { broken, ways };
}

function missingOf(request: ScheduleRequest): number {
  const { lives, placed } = worldOf(request, scheduleSessions(request));
  const works = request.assignments.map(({ id, hours }) => {
    const its = placed.filter(({ session }) => session.assignment_id === id);
    return Math.max(0, quarters(hours) - total(its.map(({ length }) => length)));
  });
  return total(works) + total(lives.map(({ want, laid }) => Math.max(0, want - laid)));
}

function taken(request: ScheduleRequest, way: Solution): ScheduleRequest {
  const { hours, demands } = request;
  const onPlan = (id: string, change: (demand: (typeof demands)[number]) => object) => ({
    ...request,
    demands: demands.map((each) => (each.plan_id === id ? { ...each, ...change(each) } : each)),
  });
  if (way.kind === "more_hours") {
    const by = way.hours_per_day - Math.max(...hours.by_weekday);
    const raise = (each: number) => (each > 0 ? Math.min(12, each + by) : 0);
    return {
      ...request,
      hours: { ...hours, by_weekday: hours.by_weekday.map(raise) },
      demands: demands.map((each) => ({ ...each, by_weekday: each.by_weekday.map(raise) })),
    };
  }
  if (way.kind === "later_end") return onPlan(way.plan_id, () => ({ last_day: way.last_day }));
  if (way.kind === "fewer_topics") {
    return onPlan(way.plan_id, ({ topics }) => ({
      topics: topics.filter(({ id }) => !way.topic_ids.includes(id)),
    }));
  }
  const to = demands.find(({ plan_id }) => plan_id === way.to_plan_id);
  const exams = to?.exams.map(({ date }) => date).filter((date) => date > request.today) ?? [];
  return onPlan(way.from_plan_id, () => ({ first_day: exams.sort()[0] }));
}
