import type { KeyboardEvent } from "react";

/** Arrow up and down go to the same place of the row above or below: from tick to tick, from title to title. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if ((key !== "ArrowUp" && key !== "ArrowDown") || altKey || ctrlKey || metaKey || shiftKey)
    return;
  const { field } = currentTarget.dataset;
  const rows = currentTarget.closest("[data-rows]");
  if (!field || !rows) return;
  const places = [...rows.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)].filter(
    // Those in a closed fold are passed by.
    (place) => place.checkVisibility(),
  );
  const next = places[places.indexOf(currentTarget) + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
