import type { KeyboardEvent } from "react";

export type KeyAction =
  | { do: "search" }
  | { do: "zoom"; change: "in" | "out" | "reset" }
  | { do: "turn"; by: 1 | -1 }
  | { do: "go"; to: "first" | "last" }
  | { do: "scroll"; by: number };

type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target" | "defaultPrevented"
>;

const LINE = 56;

/** What a key does in the viewer; nothing where it belongs to a field or to the browser. */
export function keyAction(event: Key, scroller: HTMLElement): KeyAction | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey) return;
  if (event.ctrlKey || event.metaKey)
    return key.toLowerCase() === "f" ? { do: "search" } : undefined;
  if (target instanceof HTMLInputElement) return;
  if (key === "+" || key === "=") return { do: "zoom", change: "in" };
  if (key === "-") return { do: "zoom", change: "out" };
  if (key === "0") return { do: "zoom", change: "reset" };
  // The list of pages scrolls by itself.
  if (target instanceof Element && target.closest("nav")) return;
  const screen = scroller.clientHeight * 0.9;
  const turns = scroller.scrollWidth <= scroller.clientWidth;
  if (key === "PageDown") return { do: "scroll", by: screen };
  if (key === "PageUp") return { do: "scroll", by: -screen };
  if (key === "Home") return { do: "go", to: "first" };
  if (key === "End") return { do: "go", to: "last" };
  if (key === "ArrowDown") return { do: "scroll", by: LINE };
  if (key === "ArrowUp") return { do: "scroll", by: -LINE };
  if (key === "ArrowRight" && turns) return { do: "turn", by: 1 };
  if (key === "ArrowLeft" && turns) return { do: "turn", by: -1 };
  return;
}
