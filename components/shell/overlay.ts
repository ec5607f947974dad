type Overlay = "search" | "shortcuts" | undefined;

/** Which of the frame's own dialogs is open; its buttons stand apart from the keys. */
export const overlay = {
  read: () => opened,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  show(next: Overlay) {
    opened = next;
    for (const listener of listeners) listener();
  },
  /** Whether a dialog is open that handles keys itself. */
  isBlocked: () =>
    opened !== undefined ||
    document.querySelector("[role=dialog],[role=alertdialog],[role=menu]") !== null,
};

let opened: Overlay;
const listeners = new Set<() => void>();
