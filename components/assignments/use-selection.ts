import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { singleKeys } from "@/components/shared/single-keys";

/**
 * Rows selected together: a click with Shift takes all from the last one, with Ctrl or Cmd one more; x takes the row
 * that has the focus. While some are selected, a plain click beside the controls of a row is enough.
 */
export function useSelection(ids: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(NONE);
  const [anchor, setAnchor] = useState<number>();
  const selected = ids.filter((id) => marked.has(id));

  function toggle(id: number) {
    setAnchor(id);
    setMarked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  function extend(id: number) {
    const from = anchor === undefined ? -1 : ids.indexOf(anchor);
    const to = ids.indexOf(id);
    if (from < 0) return toggle(id);
    // The browser takes a click with Shift for text to mark.
    window.getSelection()?.removeAllRanges();
    setMarked(
      (before) => new Set([...before, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]),
    );
  }

  return {
    selected,
    toggle,
    clear: () => setMarked(NONE),
    /** For each row. */
    onClick(id: number, event: MouseEvent) {
      if (isElsewhere(event)) return;
      const together = event.ctrlKey || event.metaKey;
      if (!event.shiftKey && !together && (selected.length === 0 || isControl(event.target)))
        return;
      // Otherwise the click would open the title as well.
      event.preventDefault();
      event.stopPropagation();
      if (event.shiftKey) extend(id);
      else toggle(id);
    },
    onKeyDown(id: number, event: KeyboardEvent) {
      if (isElsewhere(event) || isField(event.target)) return;
      if (event.key === "Escape" && selected.length > 0) setMarked(NONE);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const on_row = event.target === event.currentTarget;
      const is_key = (event.key === "x" && singleKeys.allowed()) || (event.key === " " && on_row);
      if (!is_key) return;
      event.preventDefault();
      toggle(id);
    },
  };
}

const NONE: ReadonlySet<number> = new Set();

/** In a menu or dialog that a row has opened: React tells its row of those as well. */
function isElsewhere({ target, currentTarget }: MouseEvent | KeyboardEvent) {
  return target instanceof Node && !currentTarget.contains(target);
}

function isControl(target: EventTarget) {
  return target instanceof Element && target.closest("button, a, input, select, label") !== null;
}

/** Where letters are typed. */
function isField(target: EventTarget) {
  return target instanceof HTMLInputElement && target.type !== "checkbox";
}
