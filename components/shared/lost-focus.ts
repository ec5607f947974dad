/**
 * Remembers where the focus is, so that whoever works by keys finds back when what had it is deleted. Dialogs and
 * menus do not count: they close and give it back, or to the page as a whole where there is nothing to give it to.
 */
export const lostFocus = {
  /** From now on; returns how to end it. */
  watch() {
    const onKey = () => {
      byKeys = true;
    };
    const onPointer = () => {
      byKeys = false;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
      way = [];
    };
  },

  /** Keys had it on something that is gone, and nothing has it now but the page as a whole. */
  isLost: () => byKeys && hasVanished() && isPage(document.activeElement),

  /** What stands where the focus was before that vanished: the next row of its list, or the list's surroundings. */
  place(): HTMLElement | undefined {
    if (!hasVanished()) return undefined;
    for (const { parent, index } of way) {
      if (!parent.isConnected) continue;
      const neighbour = parent.children[Math.min(index, parent.children.length - 1)];
      const found = neighbour && firstStop(neighbour);
      if (found) return found;
    }
    return undefined;
  },
};

interface Step {
  parent: Element;
  /** Of the child that led to the focus. */
  index: number;
}

/** From what has the focus up to the page; empty before anything had it. */
let way: Step[] = [];
let focused: Element | undefined;
let byKeys = false;

function remember({ target }: FocusEvent) {
  if (!(target instanceof Element) || isPage(target) || target.closest(PASSING)) return;
  focused = target;
  way = [];
  for (let one = target; one.parentElement; one = one.parentElement) {
    const parent = one.parentElement;
    way.push({ parent, index: [...parent.children].indexOf(one) });
  }
}

function isPage(element: Element | null) {
  return element === null || element === document.body || element.id === "main";
}

function hasVanished() {
  return focused !== undefined && !focused.isConnected;
}

function firstStop(element: Element): HTMLElement | undefined {
  const all = [element, ...element.querySelectorAll<HTMLElement>(STOPS)];
  return all.find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(STOPS) && isShown(one),
  );
}

function isShown(element: HTMLElement) {
  return element.tabIndex >= 0 && element.getClientRects().length > 0;
}

const PASSING = "[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toaster]";
const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";
