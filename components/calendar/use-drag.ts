import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";
import { minuteOfDay } from "@/lib/time/local-fields";
import type { CalendarEvent } from "./event-facts";
import { isAboveHours } from "./hour-layout";
import { type Place, snapped } from "./moves";

interface DragOptions {
  zone: string;
  /** The place under the pointer, each time it is another. */
  onMove: (event: CalendarEvent, place: Place) => void;
  onDrop: (event: CalendarEvent, place: Place) => void;
  onCancel: () => void;
}

/** Attributes of a cell that events can be dropped on: its day and, where it is one, its hour. */
export function cellOf(day: string, hour?: number) {
  return { "data-cell": day, "data-hour": hour };
}

/** The day and minute under a point; null outside of all cells. */
export function placeAt(x: number, y: number): Place | null {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.cell);
  if (!(cell instanceof HTMLElement)) return null;
  const { cell: day = "", hour } = cell.dataset;
  if (hour === undefined) return { day, minute: null };
  const { top, height } = cell.getBoundingClientRect();
  return { day, minute: (Number(hour) + (y - top) / height) * 60 };
}

/** Dragging by mouse or pen. A finger scrolls, as everywhere. */
export function useDrag({ zone, onMove, onDrop, onCancel }: DragOptions) {
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  return (event: CalendarEvent, down: ReactPointerEvent<HTMLElement>) => {
    const { button, pointerType, ctrlKey, metaKey, shiftKey, clientX, clientY } = down;
    if (button !== 0 || pointerType === "touch" || ctrlKey || metaKey || shiftKey) return;
    const scroller = down.currentTarget.closest<HTMLElement>("[data-scroller]");
    // An event keeps hanging where it was grabbed.
    const held = isAboveHours(event, zone) ? 0 : minuteOfDay(event.start, zone);
    const grabbed = held && (placeAt(clientX, clientY)?.minute ?? held) - held;
    const pointer = { x: clientX, y: clientY };
    let place: Place | null = null;
    let begun = false;
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;

    function follow() {
      const under = placeAt(pointer.x, pointer.y);
      if (!under) return;
      const { day, minute } = under;
      place = { day, minute: minute === null ? null : snapped(minute - grabbed + HALF_STEP) };
      onMove(event, place);
    }
    function scroll() {
      if (signal.aborted) return;
      if (scrollNearEdge(scroller, pointer.y)) follow();
      requestAnimationFrame(scroll);
    }
    function end(drop: boolean) {
      running.current.abort();
      if (!begun) return;
      swallowClick();
      if (drop && place) onDrop(event, place);
      else onCancel();
    }

    const listen = { signal, capture: true };
    window.addEventListener(
      "pointermove",
      (moved) => {
        pointer.x = moved.clientX;
        pointer.y = moved.clientY;
        if (!begun) {
          if (Math.hypot(pointer.x - clientX, pointer.y - clientY) < THRESHOLD) return;
          begun = true;
          requestAnimationFrame(scroll);
        }
        follow();
      },
      listen,
    );
    window.addEventListener("pointerup", () => end(true), listen);
    window.addEventListener("pointercancel", () => end(false), listen);
    window.addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape" || !begun) return;
        pressed.preventDefault();
        pressed.stopPropagation();
        end(false);
      },
      listen,
    );
  };
}

/** Whether there was more to scroll to. */
function scrollNearEdge(scroller: HTMLElement | null, y: number): boolean {
  const moved = scroller ?? document.documentElement;
  const { top, bottom } = scroller?.getBoundingClientRect() ?? {
    top: 0,
    bottom: window.innerHeight,
  };
  const by = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0;
  const before = moved.scrollTop;
  if (by !== 0) moved.scrollBy({ top: by, behavior: "instant" });
  return moved.scrollTop !== before;
}

/** What the release of the button would click on. */
function swallowClick() {
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

/** Pixels; less is a click of an unsteady hand. */
const THRESHOLD = 5;
const EDGE = 48;
/** Pixels of one frame. */
const SPEED = 10;
/** Minutes: what lies between two quarters goes to the nearer. */
const HALF_STEP = 7;
