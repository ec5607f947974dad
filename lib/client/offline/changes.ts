/**
 * What a student may tick without a connection. Each change names the state that is wanted, never a step, so that
 * sending it again changes nothing. No words of the student are in it: it may outlast their session.
 */
export type Change =
  | { kind: "assignment"; course_id: number; id: number; wanted: string; before: string }
  | { kind: "topic"; course_id: number; id: number; wanted: boolean; before: boolean }
  | { kind: "session"; plan_id: number; id: number; wanted: string; before: string };

export interface Asked {
  path?: Record<string, number>;
  body?: unknown;
}

interface Kept {
  url: string;
  answer: unknown;
}

type Fields = Record<string, unknown>;

interface Found {
  record: Fields;
  change: Change;
}

/** The record that a call changes, as the server gave it, and the change; undefined for calls that need the server. */
export function changeOf(
  route: string,
  { path = {}, body }: Asked,
  kept: Kept[],
): Found | undefined {
  const sent = isFields(body) ? body : {};
  const { course_id = 0, assignment_id = 0, item_id = 0, session_id = 0 } = path;

  if (route === "PATCH /courses/{course_id}/assignments/{assignment_id}/") {
    const record = recordIn(kept, "", (one) => {
      return "assignment_type" in one && one.id === assignment_id && one.course_id === course_id;
    });
    const wanted = sent.status;
    if (!record || typeof wanted !== "string" || hasMore(sent)) return undefined;
    const before = String(record.stored_status ?? record.status);
    return found(record, { kind: "assignment", course_id, id: assignment_id, wanted, before });
  }
  if (route === "PATCH /courses/{course_id}/topic-items/{item_id}/") {
    const list = `/api/courses/${course_id}/topic-items/`;
    const record = recordIn(kept, list, ({ id }) => id === item_id);
    const wanted = sent.is_completed;
    if (!record || typeof wanted !== "boolean" || hasMore(sent)) return undefined;
    const before = record.is_completed === true;
    return found(record, { kind: "topic", course_id, id: item_id, wanted, before });
  }
  if (route === "PATCH /study-sessions/{session_id}/") {
    const record = recordIn(kept, "", (one) => one.id === session_id && "minutes_spent" in one);
    const wanted = sent.status;
    if (!record || typeof wanted !== "string" || hasMore(sent)) return undefined;
    const before = String(record.status);
    const plan_id = Number(record.plan_id);
    return found(record, { kind: "session", plan_id, id: session_id, wanted, before });
  }
  return undefined;
}

/** An answer with all changes made in it, wherever the changed thing stands. */
export function withChanges<T>(answer: T, changes: readonly Change[], url?: string): T;
export function withChanges(answer: unknown, changes: readonly Change[], url = ""): unknown {
  if (changes.length === 0) return answer;
  if (isDashboard(answer)) return withCounts(answer, changes, url);
  return within(answer, changes, url);
}

function within(answer: unknown, changes: readonly Change[], url: string): unknown {
  if (Array.isArray(answer)) {
    return answer
      .filter((one) => !changes.some((change) => isDone(one, change)))
      .map((one) => within(one, changes, url));
  }
  if (!isFields(answer)) return answer;
  const inner = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, within(value, changes, url)]),
  );
  return changes.reduce((record, change) => changed(record, change, url), inner);
}

export function isSame(a: Change, b: Change): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** `record` after `change`, where it is about that. */
export function changed(record: Fields, change: Change, url = ""): Fields {
  const { kind, id, wanted } = change;
  const itself = record.id === id || (record.item_id === id && record.type === kind);
  if (!itself) return record;
  if (kind === "topic") {
    const here = url.startsWith(`/api/courses/${change.course_id}/topic-items/`);
    return here && "is_completed" in record ? { ...record, is_completed: wanted } : record;
  }
  if (!("status" in record)) return record;
  if (kind === "session") {
    const isSession = record.plan_id === change.plan_id;
    const is_missed = record.is_missed === true && wanted === "planned";
    return isSession
      ? { ...record, status: wanted, ...("is_missed" in record && { is_missed }) }
      : record;
  }
  const isAssignment = "assignment_type" in record && record.course_id === change.course_id;
  return isAssignment ? { ...record, ...statusesOf(record, wanted) } : record;
}

/** Late work stays overdue until it is done. */
function statusesOf(record: Fields, wanted: string) {
  const is_overdue = record.is_overdue === true && !isOver(wanted);
  return {
    status: record.status === "overdue" && !isOver(wanted) ? "overdue" : wanted,
    ...("stored_status" in record && { stored_status: wanted }),
    ...("is_overdue" in record && { is_overdue }),
  };
}

/** What the dashboard lists only while it is open. Other lists say whether it is overdue. */
function isDone(one: unknown, change: Change): boolean {
  if (!isFields(one) || one.id !== change.id) return false;
  if (change.kind === "session") return one.type === "study_session" && change.wanted !== "planned";
  if (change.kind !== "assignment" || !isOver(change.wanted)) return false;
  const isListed = "days_until_due" in one ? !("is_overdue" in one) : one.type === "assignment";
  return isListed && one.course_id === change.course_id;
}

interface Counts {
  overdue: { count: number; assignments: unknown[] };
  week: { count: number; items: unknown[] }[];
  stats: { pending_assignments: number; completed_assignments: number };
}

/** The dashboard says how many there are as well: each that leaves a list is one fewer. */
function withCounts(dashboard: Counts, changes: readonly Change[], url: string) {
  const after = within(dashboard, changes, url) as Counts;
  const finished = sum(
    changes.flatMap((change) => (change.kind === "assignment" ? [finishedBy(change)] : [])),
  );
  return {
    ...after,
    overdue: {
      ...after.overdue,
      count: after.overdue.count - left(dashboard.overdue.assignments, after.overdue.assignments),
    },
    week: after.week.map((day, index) => ({
      ...day,
      count: day.count - left(dashboard.week[index]?.items ?? [], day.items),
    })),
    stats: {
      ...after.stats,
      pending_assignments: after.stats.pending_assignments - finished,
      completed_assignments: after.stats.completed_assignments + finished,
    },
  };
}

function isDashboard(answer: unknown): answer is Counts {
  return isFields(answer) && "stats" in answer && "overdue" in answer && "week" in answer;
}

function left(before: unknown[], after: unknown[]) {
  return before.length - after.length;
}

/** As the server counts: what is submitted is still pending. */
function finishedBy({ wanted, before }: { wanted: string; before: string }) {
  return Number(wanted === "completed") - Number(before === "completed");
}

function sum(numbers: number[]) {
  return numbers.reduce((all, one) => all + one, 0);
}

function isOver(status: unknown) {
  return status === "completed" || status === "submitted";
}

function hasMore(sent: Fields) {
  return Object.keys(sent).length > 1;
}

/** The fullest of the records that pass: one with a status, where there is one. `url` narrows where to look. */
function recordIn(kept: Kept[], url: string, passes: (one: Fields) => boolean) {
  const found = kept
    .filter(({ url: from }) => url === "" || from === url)
    .flatMap(({ answer }) => recordsOf(answer))
    .filter(passes);
  return found.find((one) => "status" in one) ?? found[0];
}

function recordsOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsOf);
  if (!isFields(value)) return [];
  return [value, ...Object.values(value).flatMap(recordsOf)];
}

function found(record: Fields, change: Change): Found {
  return { record, change };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
