import { ApiError, isMissing } from "@/lib/client/api-error";
import { callServer as call } from "@/lib/client/call";
import type { StoredAssignmentStatus } from "@/lib/contract/assignment-values";
import type { SessionStatus } from "@/lib/contract/values";
import type { Change } from "./changes";
import { outbox } from "./outbox";

/** What became of one change: it is stored, it stood so already, or it was left as somebody else has made it. */
export interface Outcome {
  change: Change;
  how: "sent" | "already" | "elsewhere" | "gone" | "refused";
  /** As the server has it; empty where it is gone. */
  title: string;
  /** Now, where it was changed elsewhere; why, where it was refused. */
  detail: string;
}

/**
 * Sends what was ticked without a connection, one after the other, from one tab only. Each time the server is asked
 * first how the thing stands, so that nothing is sent twice and nobody's later change is undone. Stops, and keeps the
 * rest, where the server is out of reach again.
 */
export function sendChanges(): Promise<Outcome[]> {
  return navigator.locks ? navigator.locks.request("unsent changes", sendAll) : sendAll();
}

async function sendAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const change of outbox.read()) {
    try {
      outcomes.push({ change, ...(await sendOne(change)) });
    } catch (error) {
      if (isMissing(error)) outcomes.push({ change, how: "gone", title: "", detail: "" });
      else if (error instanceof ApiError && error.status < 500 && !WAITS.has(error.status)) {
        outcomes.push({ change, how: "refused", title: "", detail: error.message });
      } else break;
    }
    outbox.remove(change);
  }
  return outcomes;
}

/** Signed out, or too many requests: another time. */
const WAITS = new Set([401, 403, 408, 429]);

type Sent = Omit<Outcome, "change">;

async function sendOne(change: Change): Promise<Sent> {
  if (change.kind === "assignment") return sendAssignment(change);
  return change.kind === "topic" ? sendTopic(change) : sendSession(change);
}

async function sendAssignment(change: Change & { kind: "assignment" }): Promise<Sent> {
  const path = { course_id: change.course_id, assignment_id: change.id };
  const { title, stored_status } = await call(
    "GET /courses/{course_id}/assignments/{assignment_id}/",
    { path },
  );
  if (stored_status === change.wanted) return { how: "already", title, detail: "" };
  if (stored_status !== change.before) return { how: "elsewhere", title, detail: stored_status };
  await call("PATCH /courses/{course_id}/assignments/{assignment_id}/", {
    path,
    body: { status: change.wanted as StoredAssignmentStatus },
  });
  return { how: "sent", title, detail: "" };
}

async function sendTopic(change: Change & { kind: "topic" }): Promise<Sent> {
  const path = { course_id: change.course_id };
  const items = await call("GET /courses/{course_id}/topic-items/", { path });
  const now = items.find(({ id }) => id === change.id);
  if (!now) return { how: "gone", title: "", detail: "" };
  const { title } = now;
  if (now.is_completed === change.wanted) return { how: "already", title, detail: "" };
  await call("PATCH /courses/{course_id}/topic-items/{item_id}/", {
    path: { ...path, item_id: change.id },
    body: { is_completed: change.wanted },
  });
  return { how: "sent", title, detail: "" };
}

async function sendSession(change: Change & { kind: "session" }): Promise<Sent> {
  const sessions = await call("GET /study-sessions/", { query: { plan_id: change.plan_id } });
  const now = sessions.find(({ id }) => id === change.id);
  if (!now) return { how: "gone", title: "", detail: "" };
  const { title } = now;
  if (now.status === change.wanted) return { how: "already", title, detail: "" };
  if (now.status !== change.before) return { how: "elsewhere", title, detail: now.status };
  await call("PATCH /study-sessions/{session_id}/", {
    path: { session_id: change.id },
    body: { status: change.wanted as SessionStatus },
  });
  return { how: "sent", title, detail: "" };
}
