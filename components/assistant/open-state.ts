import { useSyncExternalStore } from "react";

const KEY = "course_assistant";
const WIDE = "(min-width: 64rem)";

/** Whether the assistant stands open on course pages; kept in this browser. */
export const openState = {
  useOpen: () => useSyncExternalStore(never, isOpen, () => false),

  keep(open: boolean) {
    try {
      if (open) localStorage.setItem(KEY, "open");
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage it is closed on the next page.
    }
  },
};

/** Closed on phones, where it would cover the page. */
function isOpen() {
  try {
    return localStorage.getItem(KEY) === "open" && window.matchMedia(WIDE).matches;
  } catch {
    return false;
  }
}

function never() {
  return () => {};
}
