import { activitiesOf } from "@/lib/planning/activities";
import type { Demand } from "@/lib/planning/scheduler/types";
import type { LaidRow, SessionChanges } from "@/lib/services/study-plans/schedule/rows";
import { factsOf, type StoredPlan } from "@/lib/services/study-plans/stored-plan";

/** Says of every session that is laid or stays what to do in it, and where. */
export function withActivities(
  { added, kept, removed }: SessionChanges,
  plans: StoredPlan[],
  demands: Demand[],
): SessionChanges {
  const activities = new Map<LaidRow, Pick<LaidRow, "activity" | "places">>();
  const sessions = [...kept.map(({ next }) => next), ...added];
  for (const [plan_id, of_plan] of Map.groupBy(sessions, (session) => session.plan_id)) {
    const plan = plans.find(({ id }) => id === plan_id);
    const demand = demands.find((each) => each.plan_id === String(plan_id));
    if (!plan || !demand) continue;
    const done = new Map(demand.topics.map((topic) => [topic.id, topic.done]));
    const materials = new Map(
      plan.plan_data.topics.map((topic) => {
        const { id, title, sources, exercises } = factsOf(topic);
        return [id, { title, sources, exercises, done: done.get(id) ?? 0 }];
      }),
    );
    const ordered = of_plan.toSorted((a, b) =>
      a.date === b.date ? a.position - b.position : a.date < b.date ? -1 : 1,
    );
    const sittings = ordered.map(({ kind, assignment_id, ...session }) => ({
      ...session,
      kind: assignment_id === null ? kind : ("assignment" as const),
    }));
    for (const [index, { text, places }] of activitiesOf(sittings, materials).entries()) {
      const session = ordered[index];
      if (session) activities.set(session, { activity: text, places });
    }
  }
  const told = (session: LaidRow) => ({ ...session, ...(activities.get(session) ?? UNKNOWN) });
  return {
    added: added.map(told),
    kept: kept.map(({ row, next }) => ({ row, next: told(next) })),
    removed,
  };
}

const UNKNOWN = { activity: "", places: [] };
