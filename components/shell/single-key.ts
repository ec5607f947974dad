import { NAVIGATION_ITEMS } from "@/components/shared/navigation-items";
import { singleKeys } from "@/components/shared/single-keys";
import { letterOf } from "./letter-of";
import { overlay } from "./overlay";

/** `?` lists the keys; G, and then a letter, goes to a page. Never while typing and never beside a dialog. */
export function singleKey(event: KeyboardEvent, go: (href: string) => void) {
  const afterG = event.timeStamp - pressedG < SEQUENCE_MS;
  pressedG = Number.NEGATIVE_INFINITY;
  if (isTyping(event.target) || overlay.isBlocked() || !singleKeys.allowed()) return;
  const key = letterOf(event);
  const place = afterG && !event.shiftKey && NAVIGATION_ITEMS.find((place) => place.key === key);
  if (place) go(place.href);
  else if (key === "?") overlay.show("shortcuts");
  else if (key === "g" && !event.shiftKey) pressedG = event.timeStamp;
}

let pressedG = Number.NEGATIVE_INFINITY;

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea,select,input:not([type=checkbox])"))
  );
}

const SEQUENCE_MS = 1500;
