import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type PlanBefore, studySessions } from "@/db/schema/study-plans";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  type NewSession,
  newSession,
  plannedSessions,
  replacePlanned,
} from "@/lib/services/study-plans/planned-sessions";
import { readPlan } from "@/lib/services/study-plans/read-plans";
import { changePlan, progressOf, type StoredPlan } from "@/lib/services/study-plans/stored-plan";

/** A snapshot of the plan, to undo the change that is about to be made. */
export async function planSnapshot(
  tx: Transaction,
  owner: Owner,
  plan: StoredPlan,
): Promise<PlanBefore> {
  const { title, description, start_date, end_date, plan_data, generation } = plan;
  const settled = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(and(sessionsOf(owner, plan.id), ne(studySessions.status, "planned")));
  return {
    settled: settled.map(({ id }) => id),
    settings: plan.generation_request?.settings ?? null,
    title,
    description,
    start_date,
    end_date,
    plan_data,
    generation,
    sessions: await plannedSessions(tx, owner, plan.id),
  };
}

/** Takes the last change back. What was ticked, done, skipped or taken up again since stays so. */
export async function undoChange(owner: Owner, plan_id: number): Promise<StudyPlan> {
  await changePlan(owner, plan_id, async (plan, tx) => {
    const before = plan.before_change;
    if (!before) throw new Failure(409, "There's no change to undo.");
    const { settled, settings, sessions, ...fields } = before;
    const plan_data = withTicks(before.plan_data, plan.plan_data);
    const open = plan_data.topics.filter((topic) => !topic.completed).map(({ id }) => String(id));
    const { done, reopened } = await changedSince(tx, owner, plan_id, settled);
    const wanted = [...without(sessions, done), ...reopened];
    await replacePlanned(
      tx,
      owner,
      plan_id,
      wanted.filter(({ topic_id }) => open.includes(topic_id)),
    );
    const request = plan.generation_request;
    return {
      ...fields,
      plan_data,
      progress_percentage: progressOf(plan_data) ?? plan.progress_percentage,
      generation_request: request && before.generation && { ...request, settings },
      before_change: null,
    };
  });
  return readPlan(owner, plan_id);
}

/** The restored content with the current ticks. */
function withTicks(then: PlanBefore["plan_data"], now: PlanBefore["plan_data"]) {
  const topics = new Map(now.topics.map((topic) => [String(topic.id), topic]));
  const milestones = new Map(now.milestones.map((each) => [String(each.id), each.completed]));
  return {
    ...then,
    topics: then.topics.map((topic) => {
      const { completed, ticked_at } = topics.get(String(topic.id)) ?? topic;
      return { ...topic, completed, ticked_at };
    }),
    milestones: then.milestones.map((each) => ({
      ...each,
      completed: milestones.get(String(each.id)) ?? each.completed,
    })),
  };
}

/** The sessions whose status has changed since the snapshot. */
async function changedSince(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  settled: PlanBefore["settled"],
) {
  const rows = await tx
    .select({ id: studySessions.id, status: studySessions.status, ...newSession })
    .from(studySessions)
    .where(sessionsOf(owner, plan_id));
  const then = new Set(settled);
  const changed = rows.filter(({ id, status }) => (status === "planned") === then.has(id));
  const sessions = (was_settled: boolean): NewSession[] =>
    changed
      .filter(({ id }) => then.has(id) === was_settled)
      .map(({ id: _, status: __, ...session }) => session);
  return { done: sessions(false), reopened: sessions(true) };
}

/** Takes the hours that are done from sessions of the same topic, if possible from one of as many hours. */
function without(sessions: NewSession[], done: NewSession[]): NewSession[] {
  const left = sessions.map((session) => ({ ...session }));
  for (const { topic_id, kind, exam_id, hours } of done) {
    const alike = left.filter(
      (each) => each.topic_id === topic_id && each.kind === kind && each.exam_id === exam_id,
    );
    const same = alike.find((each) => each.hours === hours);
    let open = hours;
    for (const session of same ? [same] : alike) {
      const taken = Math.min(open, session.hours);
      session.hours -= taken;
      open -= taken;
    }
  }
  return left.filter(({ hours }) => hours > 0);
}

function sessionsOf(owner: Owner, plan_id: number): SQL | undefined {
  return and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id));
}
