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
  void show((toast, focus) => {
    const onClick = ({ detail }: { detail: number }) => {
      action.onClick();
      focus.afterAction(detail > 0, before);
    };
    toast(message, { duration: 10_000, action: { ...action, onClick }, position });
    focus.takeLost(message);
  });
}

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

async function show(send: (toast: Sonner["toast"], focus: Focus) => void) {
  wanted = true;
  for (const listener of listeners) listener();
  const [[{ toast }, { toastFocus }]] = await Promise.all([loadToast(), ready]);
  send(toast, toastFocus);
}

/** Messages are wanted without a connection as well, when it is too late to fetch what shows them. */
export const loadToast = () => Promise.all([import("sonner"), import("./toast-focus")]);

type Sonner = typeof import("sonner");
type Focus = typeof import("./toast-focus").toastFocus;

const listeners = new Set<() => void>();
let wanted = false;
let arrived = () => {};
const ready = new Promise<void>((resolve) => {
  arrived = resolve;
});
