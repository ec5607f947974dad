import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type PlanBefore, studySessions } from "@/db/schema/study-plans";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type SessionRow, sessionsOfPlan } from "@/lib/services/study-plans/schedule/facts";
import {
  describedBy,
  pairSessions,
  type ScheduledRow,
  scheduledAs,
} from "@/lib/services/study-plans/schedule/rows";
import { writeSessions } from "@/lib/services/study-plans/schedule/write-sessions";
import {
  type NewPlan,
  planProgress,
  type StoredPlan,
  titleOf,
} from "@/lib/services/study-plans/stored-plan";

/** What taking back a change of this plan restores; `sessions` are all of the plan. */
export function snapshotOf(
  plan: StoredPlan,
  sessions: SessionRow[],
  removed: number[] = [],
): PlanBefore {
  const { title, description, start_date, end_date, plan_data, generation } = plan;
  const planned = sessions.filter(({ status }) => status === "planned");
  return {
    ...(removed.length > 0 && { removed }),
    settled: sessions.flatMap(({ id, status }) => (status === "planned" ? [] : [id])),
    settings: plan.generation_request?.settings ?? null,
    title,
    description,
    start_date,
    end_date,
    plan_data,
    generation,
    sessions: planned.map(describedBy),
  };
}

/**
 * Brings the sessions of a plan back to where they were, and answers the fields that go with them. What was ticked,
 * done, skipped or taken up again since stays so.
 */
export async function restoreSessions(
  tx: Transaction,
  owner: Owner,
  plan: StoredPlan,
  { settled, removed = [], settings, sessions, ...fields }: PlanBefore,
): Promise<Partial<NewPlan>> {
  const plan_data = withTicks(fields.plan_data, plan.plan_data);
  const open = new Set(
    plan_data.topics.filter((topic) => !topic.completed).map(({ id }) => String(id)),
  );
  if (removed.length > 0) {
    const isOut = and(inArray(studySessions.id, removed), eq(studySessions.status, "skipped"));
    await tx
      .update(studySessions)
      .set({ status: "planned" })
      .where(and(ownedBy(studySessions, owner), isOut));
  }
  const rows = await sessionsOfPlan(tx, owner, plan.id);
  const { done, reopened } = changedSince(rows, settled);
  const then = sessions.map((session) => rowOfSnapshot(plan.id, session, fields.plan_data));
  const wanted = [...without(then, done), ...reopened].filter(
    ({ kind, topic_id, assignment_id }) =>
      kind === "review" || assignment_id !== null || open.has(topic_id),
  );
  const planned = rows.filter(({ status }) => status === "planned");
  await writeSessions(tx, owner, pairSessions(wanted, planned));
  const request = plan.generation_request;
  return {
    ...fields,
    plan_data,
    progress_percentage:
      (await planProgress(tx, owner, plan.id, plan_data)) ?? plan.progress_percentage,
    generation_request: request && fields.generation && { ...request, settings },
    before_change: null,
  };
}

/** A session of a snapshot; one that an earlier release stored was of one topic, and did not name it. */
function rowOfSnapshot(
  plan_id: number,
  session: PlanBefore["sessions"][number],
  { topics }: PlanBefore["plan_data"],
): ScheduledRow {
  const { topic_id, hours } = session;
  const topic = topics.find(({ id }) => String(id) === topic_id);
  return {
    start_time: null,
    topics: [{ id: topic_id, title: topic ? titleOf(topic) : session.title, hours }],
    assignment_id: null,
    part: 1,
    parts: 1,
    activity: "",
    places: [],
    is_moved: false,
    ...session,
    plan_id,
  };
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
function changedSince(rows: SessionRow[], settled: PlanBefore["settled"]) {
  const then = new Set(settled);
  const changed = rows.filter(({ id, status }) => (status === "planned") === then.has(id));
  const sessions = (was_settled: boolean) =>
    changed.filter(({ id }) => then.has(id) === was_settled).map(scheduledAs);
  return { done: sessions(false), reopened: sessions(true) };
}

/** Takes the hours that are done from sessions of the same topic, if possible from one of as many hours. */
function without(sessions: ScheduledRow[], done: ScheduledRow[]): ScheduledRow[] {
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
