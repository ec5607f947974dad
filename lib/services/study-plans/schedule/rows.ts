import type { PlanBefore } from "@/db/schema/study-plans";
import { activitiesOf } from "@/lib/planning/activities";
import type { Demand, Session } from "@/lib/planning/scheduler/types";
import type { SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { factsOf, type StoredPlan, titleOf } from "@/lib/services/study-plans/stored-plan";

/** A session of the schedule as a row of its plan. */
export type ScheduledRow = Required<PlanBefore["sessions"][number]> & { plan_id: number };

/** The scheduler's sessions as rows, numbered within each plan's day. */
export function rowsOf(
  sessions: Session[],
  plans: StoredPlan[],
  assignments: { id: number; title: string }[],
): ScheduledRow[] {
  const topics = new Map(
    plans.flatMap(({ id, plan_data }) =>
      plan_data.topics.map((topic) => [`${id} ${topic.id}`, titleOf(topic)]),
    ),
  );
  const works = new Map(assignments.map(({ id, title }) => [String(id), title]));
  const positions = new Map<string, number>();
  return sessions.map((session) => {
    const { plan_id, date, hours, assignment_id, exam_id, part, parts } = session;
    const day = `${plan_id} ${date}`;
    const position = positions.get(day) ?? 0;
    positions.set(day, position + 1);
    const parted = session.topics.map((topic) => ({
      id: topic.id,
      title: topics.get(`${plan_id} ${topic.id}`) ?? "",
      hours: Math.round(topic.hours * 100) / 100,
    }));
    const names = parted.map(({ title }) => title).join(", ");
    const about = assignment_id === null ? names : (works.get(assignment_id) ?? "");
    return {
      plan_id: Number(plan_id),
      topic_id: assignment_id === null ? (parted[0]?.id ?? "") : `assignment-${assignment_id}`,
      title: `${LEADS[session.kind]}${about}`,
      kind: session.kind === "review" ? "review" : "study",
      date,
      start_time: null,
      hours,
      position,
      exam_id: exam_id === null ? null : Number(exam_id),
      topics: parted,
      assignment_id: assignment_id === null ? null : Number(assignment_id),
      part,
      parts,
      activity: "",
      places: [],
      is_moved: false,
    };
  });
}

/** The columns that describe a session, without those for its progress. */
export function describedBy(row: SessionRow): Omit<ScheduledRow, "plan_id"> {
  return {
    topic_id: row.topic_id,
    title: row.title,
    kind: row.kind,
    date: row.date,
    start_time: row.start_time,
    hours: row.hours,
    position: row.position,
    exam_id: row.exam_id,
    topics: row.topics,
    assignment_id: row.assignment_id,
    part: row.part,
    parts: row.parts,
    activity: row.activity,
    places: row.places,
    is_moved: row.is_moved,
  };
}

/** A row as it is scheduled now. */
export function scheduledAs(row: SessionRow): ScheduledRow {
  return { ...describedBy(row), plan_id: row.plan_id };
}

const LEADS: Record<Session["kind"], string> = {
  study: "",
  review: "Review: ",
  assignment: "Work on: ",
};

/** What writing a schedule does to the rows that are there. */
export interface SessionChanges {
  added: ScheduledRow[];
  /** A row with what it becomes. */
  kept: { row: SessionRow; next: ScheduledRow }[];
  /** Rows that nothing takes over. */
  removed: SessionRow[];
}

/**
 * Gives each session the row it takes over, so that it keeps its place in calendars, the time spent on it, and on the
 * same day the time it starts at: first rows that are the same on the same day, then those about the same.
 */
export function pairSessions(wanted: ScheduledRow[], open: SessionRow[]): SessionChanges {
  const rows = new Set(open);
  const kept = new Map<ScheduledRow, SessionRow>();
  for (const keyOf of KEYS) {
    const byKey = Map.groupBy(preferred(rows), keyOf);
    for (const session of wanted) {
      if (kept.has(session)) continue;
      const row = byKey.get(keyOf(session))?.shift();
      if (!row || !rows.delete(row)) continue;
      kept.set(session, row);
    }
  }
  return {
    added: wanted.filter((session) => !kept.has(session)),
    kept: [...kept].map(([session, row]) => ({ row, next: withTime(session, row) })),
    removed: [...rows],
  };
}

type Keyed = Pick<
  SessionRow,
  "plan_id" | "kind" | "topic_id" | "assignment_id" | "exam_id" | "date"
> & { topics: { id: string }[] };

const ids = ({ topics }: Keyed) =>
  topics
    .map(({ id }) => id)
    .sort()
    .join(" ");
const work = ({ plan_id, kind, topic_id, assignment_id }: Keyed) =>
  JSON.stringify([plan_id, kind, assignment_id ?? (kind === "study" ? topic_id : "")]);

/** From the same on the same day to a review of the same plan. */
const KEYS: ((session: Keyed) => string)[] = [
  (session) => `${work(session)} ${session.date} ${ids(session)}`,
  (session) => `${work(session)} ${session.date}`,
  (session) => `${work(session)} ${session.exam_id} ${ids(session)}`,
  (session) => `${work(session)} ${session.exam_id} ${session.topic_id}`,
];

/** Those that were worked at first, then by day. */
function preferred(rows: Set<SessionRow>): SessionRow[] {
  return [...rows].sort(
    (a, b) =>
      Number(a.minutes_spent === 0) - Number(b.minutes_spent === 0) ||
      (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1),
  );
}

/** The time was given for its day. */
function withTime(session: ScheduledRow, row: SessionRow): ScheduledRow {
  if (session.start_time !== null || row.date !== session.date) return session;
  return { ...session, start_time: row.start_time };
}

const COMPARED = [
  "title",
  "date",
  "start_time",
  "hours",
  "position",
  "exam_id",
  "topic_id",
  "part",
  "parts",
  "activity",
  "is_moved",
] as const;

/** Whether anything of a row changes. */
export function differs(row: SessionRow, next: ScheduledRow): boolean {
  return (
    COMPARED.some((key) => row[key] !== next[key]) ||
    JSON.stringify([row.topics, row.places]) !== JSON.stringify([next.topics, next.places])
  );
}

/**
 * Counts the sittings of each topic and assignment by day, those that stay where they are included, and lets what is
 * new on a day come after them. Topics that left their plan leave what stays.
 */
export function numbered(
  { added, kept, removed }: SessionChanges,
  staying: SessionRow[],
  hasTopic: (plan_id: number, topic_id: string) => boolean,
): SessionChanges {
  const stays = staying.map((row) => {
    const next = scheduledAs(row);
    const topics = row.topics.filter(({ id }) => hasTopic(row.plan_id, id));
    if (row.kind === "study" || topics.length === row.topics.length) return { row, next };
    return { row, next: { ...next, topics, ...aboutTopics(topics) } };
  });
  const after = new Map<string, number>();
  for (const { next } of stays) {
    const day = dayKey(next);
    after.set(day, Math.max(after.get(day) ?? 0, next.position + 1));
  }
  const moving = [...kept.map(({ next }) => next), ...added];
  const placed = new Map(
    moving.map((next) => [
      next,
      { ...next, position: next.position + (after.get(dayKey(next)) ?? 0) },
    ]),
  );
  const all = [...stays.map(({ next }) => next), ...placed.values()];
  const parts = partsOf(all);
  const final = (next: ScheduledRow) => {
    const session = placed.get(next) ?? next;
    return { ...session, ...parts.get(session) };
  };
  return {
    added: added.map(final),
    kept: [...stays, ...kept].map(({ row, next }) => ({ row, next: final(next) })),
    removed,
  };
}

function aboutTopics(topics: ScheduledRow["topics"]) {
  const names = topics.map(({ title }) => title).join(", ");
  return { topic_id: topics[0]?.id ?? "", title: `${LEADS.review}${names}` };
}

const dayKey = ({ plan_id, date }: ScheduledRow) => `${plan_id} ${date}`;

function partsOf(sessions: ScheduledRow[]): Map<ScheduledRow, { part: number; parts: number }> {
  const sittings = sessions.filter(({ kind }) => kind === "study");
  const groups = Map.groupBy(sittings, ({ plan_id, topic_id }) => `${plan_id} ${topic_id}`);
  return new Map(
    [...groups.values()].flatMap((group) =>
      group
        .toSorted((a, b) =>
          a.date === b.date ? a.position - b.position : a.date < b.date ? -1 : 1,
        )
        .map((session, index) => [session, { part: index + 1, parts: group.length }] as const),
    ),
  );
}

/** Says of every session that is scheduled or stays what to do in it, and where. */
export function withActivities(
  { added, kept, removed }: SessionChanges,
  plans: StoredPlan[],
  demands: Demand[],
): SessionChanges {
  const activities = new Map<ScheduledRow, Pick<ScheduledRow, "activity" | "places">>();
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
  const withActivity = (session: ScheduledRow) => ({
    ...session,
    ...(activities.get(session) ?? UNKNOWN),
  });
  return {
    added: added.map(withActivity),
    kept: kept.map(({ row, next }) => ({ row, next: withActivity(next) })),
    removed,
  };
}

const UNKNOWN = { activity: "", places: [] };
