import type { PointerEvent } from "react";

/** Moves what scrolls under the pressed mouse; a finger does that by itself, the arrow keys as well. */
export function startPanning(event: PointerEvent<HTMLElement>) {
  const { currentTarget: scroller, target, pointerType, button } = event;
  if (pointerType !== "mouse" || button !== 0) return;
  if (target instanceof Element && target.closest("button")) return;
  const { scrollLeft, scrollTop } = scroller;
  const { clientX, clientY } = event;
  const stop = new AbortController();
  const { signal } = stop;
  scroller.style.cursor = "grabbing";
  const end = () => {
    scroller.style.cursor = "";
    stop.abort();
  };
  window.addEventListener(
    "pointermove",
    (move) => {
      scroller.scrollLeft = scrollLeft + clientX - move.clientX;
      scroller.scrollTop = scrollTop + clientY - move.clientY;
    },
    { signal },
  );
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("blur", end, { signal });
}
