import { lostFocus } from "./lost-focus";

/** Where the focus goes beside messages that offer something to do. */
export const toastFocus = {
  /** Who deleted something by keys had the focus on it: the next place to be is the way back. */
  takeLost(message: string) {
    const until = Date.now() + LOST_MS;
    const look = () => {
      const [latest] = document.querySelectorAll(LATEST);
      const button = latest?.textContent?.includes(message) && latest.querySelector("button");
      if (lostFocus.isLost() && button) button.focus();
      else if (Date.now() < until) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },

  /** Pressed by a key, the button would go with the focus on it, which would begin the page anew. */
  afterAction(byPointer: boolean, before: Element | null) {
    const goal = lostFocus.place() ?? before;
    if (byPointer || !(goal instanceof HTMLElement) || !goal.isConnected) return;
    goal.focus();
    // The library answers the first by focusing what came before the messages, once.
    if (document.activeElement !== goal) goal.focus();
  },
};

/** A question closes, and its row goes, within that time. */
const LOST_MS = 1000;
const LATEST = "[data-sonner-toast][data-front=true]";
