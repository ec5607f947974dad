import { draftKey, storedDraft } from "@/lib/client/draft-keys";

/** Where the timer is kept. */
export const TIMER = "focus-timer";

const listeners = new Set<() => void>();

/** Whether a timer runs or minutes wait: until then no page needs the timer's code. */
export const timerPresence = {
  read: () => storedDraft(draftKey(TIMER)) !== null,
  readOnServer: () => false,

  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },

  announce() {
    for (const listener of listeners) listener();
  },
};
