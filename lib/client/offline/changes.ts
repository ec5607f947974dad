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

/** The record that a call changes, as it is kept, and the change; undefined for calls that need the server. */
export function changeOf(
  route: string,
  { path = {}, body }: Asked,
  kept: Kept[],
): Found | undefined {
  const sent = isFields(body) ? body : {};
  const { course_id = 0, assignment_id = 0, item_id = 0, session_id = 0 } = path;

  if (route.includes("/assignments/{assignment_id}/")) {
    const record = recordIn(kept, "", (one) => {
      return "assignment_type" in one && one.id === assignment_id && one.course_id === course_id;
    });
    const wanted = statusFor(route, sent, record);
    if (!record || wanted === undefined) return undefined;
    const before = String(record.status ?? "");
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
  if (Array.isArray(answer)) {
    return answer
      .filter((one) => !changes.some((change) => isDone(one, change)))
      .map((one) => withChanges(one, changes, url));
  }
  if (!isFields(answer)) return answer;
  const inner = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withChanges(value, changes, url)]),
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
  return isAssignment
    ? { ...record, status: wanted, ...("is_overdue" in record && isOver(wanted) && NOT_OVERDUE) }
    : record;
}

const NOT_OVERDUE = { is_overdue: false };

/** What is listed only while it is open, as on the dashboard: it has a due date and no status. */
function isDone(one: unknown, change: Change): boolean {
  if (change.kind !== "assignment" || !isFields(one) || !isOver(change.wanted)) return false;
  const isListed = "days_until_due" in one || one.type === "assignment";
  return (
    isListed && !("status" in one) && one.id === change.id && one.course_id === change.course_id
  );
}

function isOver(status: unknown) {
  return status === "completed" || status === "submitted";
}

/** Of the ways to change an assignment, those that change nothing but its status. */
function statusFor(route: string, sent: Fields, record: Fields | undefined): string | undefined {
  if (route.endsWith("/mark-completed/")) return "completed";
  if (route.endsWith("/mark-in-progress/")) return "in_progress";
  if (!/^(PUT|PATCH) .*\{assignment_id\}\/$/.test(route)) return undefined;
  const same = Object.entries(sent).every(
    ([name, value]) => name === "status" || READ_ONLY.has(name) || value === record?.[name],
  );
  return same && typeof sent.status === "string" ? sent.status : undefined;
}

/** The server works them out, and takes none of them. */
const READ_ONLY = new Set(["is_overdue", "days_until_due", "source", "evidence", "updated_at"]);

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
