const EDGE_PX = 72;
const SCROLL_PX = 14;

/**
 * Drags the row that holds `handle` within its list until the pointer is let go, and says at which place among
 * its siblings. Escape takes it back. Works on the elements themselves: a list of hundreds is not drawn anew.
 */
export function dragRow(start: PointerEvent, handle: HTMLElement, onDrop: (to: number) => void) {
  const row = handle.closest("li");
  const list = row?.parentElement;
  if (!row || !list) return;
  const stop = new AbortController();
  const { signal } = stop;
  const others = [...list.children]
    .filter((child) => child !== row)
    .filter((child) => child instanceof HTMLElement);
  const from = [...list.children].indexOf(row);
  const height = row.offsetHeight;
  const startY = start.clientY + window.scrollY;
  let y = start.clientY;
  let to = from;

  function follow() {
    if (!row || !list) return;
    if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
    if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
    const place = placeAt(y, list, others);
    if (place !== to) shiftRows(others, { from, to: place, height });
    to = place;
    shift(row, y + window.scrollY - startY);
    frame = requestAnimationFrame(follow);
  }

  function end(dropped: boolean) {
    stop.abort();
    cancelAnimationFrame(frame);
    list?.removeAttribute("data-dragging");
    if (dropped && to !== from) onDrop(to);
    for (const other of others) shift(other, 0);
    if (row) shift(row, 0);
    row?.removeAttribute("data-dragged");
  }

  handle.setPointerCapture(start.pointerId);
  list.dataset.dragging = "";
  row.dataset.dragged = "";
  let frame = requestAnimationFrame(follow);
  handle.addEventListener(
    "pointermove",
    (event) => {
      y = event.clientY;
    },
    { signal },
  );
  handle.addEventListener("pointerup", () => end(true), { signal });
  handle.addEventListener("lostpointercapture", () => end(false), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(false), { signal });
}

/** How many of the other rows, where they stand undisturbed, lie above the pointer. */
function placeAt(y: number, list: HTMLElement, others: HTMLElement[]): number {
  const origin = list.getBoundingClientRect().top - list.offsetTop;
  const index = others.findIndex((row) => y < origin + row.offsetTop + row.offsetHeight / 2);
  return index === -1 ? others.length : index;
}

/** Moves the rows between the old place and the new one aside. */
function shiftRows(others: HTMLElement[], gap: { from: number; to: number; height: number }) {
  const { from, to, height } = gap;
  for (const [index, other] of others.entries()) {
    if (index < from) shift(other, index >= to ? height : 0);
    else shift(other, index < to ? -height : 0);
  }
}

function shift(row: HTMLElement, px: number) {
  const transform = px === 0 ? "" : `translateY(${px}px)`;
  if (row.style.transform !== transform) row.style.transform = transform;
}
