import { useEffect, useEffectEvent } from "react";

/** Escape stops what is being written, unless it closes something first. */
export function useEscapeToStop(busy: boolean, onStop: () => void) {
  const stop = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector("[role=dialog][data-state=open],[role=alertdialog],[role=menu]"))
      return;
    if (event.target instanceof Element && event.target.closest("[data-keeps-escape]")) return;
    event.preventDefault();
    onStop();
  });
  useEffect(() => {
    if (!busy) return;
    const onKeyDown = (event: KeyboardEvent) => stop(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [busy]);
}
