import type { MouseEvent } from "react";
import type { Place } from "./moves";
import { placeAt } from "./use-drag";

/** A click on an empty place adds there; on half hours, since nobody aims better. */
export function addAt(click: MouseEvent, onAdd: (place: Place) => void) {
  const { target, currentTarget, clientX, clientY } = click;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const place = target.closest("a, button, th") ? null : placeAt(clientX, clientY);
  if (!place) return;
  const { day, minute } = place;
  onAdd({ day, minute: minute === null ? null : Math.floor(minute / 30) * 30 });
}
