import { draftKey, storedDraft } from "@/lib/client/draft-keys";

/** Where the timer is kept. */
export const TIMER = "focus-timer";

const listeners = new Set<() => void>();

/** Whether a timer is running or minutes are unsent. The timer's code is loaded only then. */
export const timerActivity = {
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
