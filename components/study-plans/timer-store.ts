import { savedDrafts } from "@/lib/client/saved-drafts";
import { sessionStore } from "@/lib/client/session-store";
import type { StudySession } from "@/lib/contract/study-sessions";
import { TIMER, timerActivity } from "./timer-activity";
import type { Length } from "./timer-minutes";

export interface Running {
  /** Names this stretch of work: the server counts it once, however often it is sent. */
  key: string;
  session_id: number;
  plan_id: number;
  course_id: number;
  title: string;
  /** Milliseconds since 1970. */
  started_at: number;
  length: Length;
}

export interface Unsent {
  key: string;
  session_id: number;
  title: string;
  minutes: number;
}

interface Timer {
  running: Running | null;
  /** Minutes that the server does not have yet. */
  unsent: readonly Unsent[];
}

const LENGTH = `${TIMER} length`;
const NONE: Timer = { running: null, unsent: [] };

let state = NONE;
let owner: number | undefined;
const listeners = new Set<() => void>();

/** The one focus timer of the student in this browser. It outlives reloads, and other tabs follow it. */
export const timerStore = {
  read(): Timer {
    const id = sessionStore.studentId();
    if (id !== owner) {
      owner = id;
      state = stored();
    }
    return state;
  },
  readOnServer: () => NONE,

  subscribe(listener: () => void) {
    // Nobody listened to other tabs until now.
    if (listeners.size === 0) follow();
    listeners.add(listener);
    window.addEventListener("storage", follow);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", follow);
    };
  },

  start({ id, plan_id, course_id, title }: StudySession) {
    if (timerStore.read().running) return;
    const key = crypto.randomUUID();
    const started_at = Date.now();
    const length = lastLength();
    publish({ running: { key, session_id: id, plan_id, course_id, title, started_at, length } });
  },

  setLength(length: Length) {
    const { running } = timerStore.read();
    savedDrafts.keep(LENGTH, length);
    if (running) publish({ running: { ...running, length } });
  },

  /** Ends it; its minutes, if there are any, wait to be sent. */
  stop(minutes: number) {
    const { running, unsent } = timerStore.read();
    if (!running) return;
    const { key, session_id, title } = running;
    const entry = { key, session_id, title, minutes };
    publish({ running: null, unsent: minutes > 0 ? [...unsent, entry] : unsent });
  },

  discard() {
    publish({ running: null });
  },

  /** Removes an entry that the server has accepted, or will never accept. */
  forget(key: string) {
    publish({ unsent: timerStore.read().unsent.filter((entry) => entry.key !== key) });
  },
};

function publish(changes: Partial<Timer>) {
  // Read again before writing, since another tab may have changed it.
  state = { ...stored(), ...changes };
  if (state.running || state.unsent.length > 0) savedDrafts.keep(TIMER, state);
  else savedDrafts.forget(TIMER);
  timerActivity.announce();
  tell();
}

function follow() {
  const now = stored();
  if (JSON.stringify(now) === JSON.stringify(state)) return;
  state = now;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function stored(): Timer {
  return (savedDrafts.read(TIMER) as Timer | undefined) ?? NONE;
}

function lastLength(): Length {
  const kept = savedDrafts.read(LENGTH);
  return kept === null || kept === 50 ? kept : 25;
}
