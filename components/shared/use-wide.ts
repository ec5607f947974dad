import { useSyncExternalStore } from "react";

/** Whether two columns, or the seven of a week, have room beside the navigation. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, isWide, () => false);
}

const WIDE = "(min-width: 64rem)";

function onChange(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function isWide() {
  return window.matchMedia(WIDE).matches;
}
