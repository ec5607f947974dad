import { lostFocus } from "./lost-focus";

/** A short word about what just happened. */
export function toastSuccess(message: string) {
  void show((toast) => toast.success(message));
}

/** Something has ended: it stays a while, and can be closed. */
export function toastMoment(message: string, description: string) {
  void show((toast) => toast(message, { description, duration: 12_000, closeButton: true }));
}

/** Something failed away from any form or panel that could say so itself. */
export function toastError(message: string) {
  void show((toast) => toast.error(message, { duration: 8000 }));
}

/**
 * Says what was done and offers to take it back for some seconds; at the top of the window where a dialog has its
 * buttons below.
 */
export function toastWithUndo(
  message: string,
  onUndo: () => void,
  at: ToastPlace = "bottom-right",
) {
  toastWithAction(message, { label: "Undo", onClick: onUndo }, at);
}

/** Says what was done and offers what may come next for some seconds. */
export function toastWithAction(
  message: string,
  action: ToastAction,
  position: ToastPlace = "bottom-right",
) {
  const before = document.activeElement;
  const onClick = ({ detail }: { detail: number }) => {
    action.onClick();
    // Pressed by a key it goes with the focus on it, which would begin the page anew.
    const goal = lostFocus.place() ?? before;
    if (detail > 0 || !(goal instanceof HTMLElement) || !goal.isConnected) return;
    goal.focus();
    // The library answers the first by focusing what came before the messages, once.
    if (document.activeElement !== goal) goal.focus();
  };
  const options = { duration: 10_000, action: { ...action, onClick }, position };
  void show((toast) => {
    toast(message, options);
    takeLostFocus(message);
  });
}

/** Who deleted something by keys had the focus on it: the next place to be is the way back. */
function takeLostFocus(message: string) {
  const until = Date.now() + LOST_MS;
  const look = () => {
    const [latest] = document.querySelectorAll(LATEST);
    const button = latest?.textContent?.includes(message) && latest.querySelector("button");
    if (lostFocus.isLost() && button) button.focus();
    else if (Date.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A question closes, and its row goes, within that time. */
const LOST_MS = 1000;
const LATEST = "[data-sonner-toast][data-front=true]";

type ToastPlace = "bottom-right" | "top-center";

interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Tells the host when the first message is shown, so that the toast library is loaded only then. */
export const toastLoader = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  exists: () => wanted,
  meet: () => arrived(),
};

async function show(send: (toast: Sonner["toast"]) => void) {
  wanted = true;
  for (const listener of listeners) listener();
  const [{ toast }] = await Promise.all([loadToast(), ready]);
  send(toast);
}

/** Messages are wanted without a connection as well, when it is too late to fetch what shows them. */
export const loadToast = () => import("sonner");

type Sonner = typeof import("sonner");

const listeners = new Set<() => void>();
let wanted = false;
let arrived = () => {};
const ready = new Promise<void>((resolve) => {
  arrived = resolve;
});
