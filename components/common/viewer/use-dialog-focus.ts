import { type RefObject, useEffect, useEffectEvent } from "react";

/** A dialog waits to hand over its focus; a viewer in a page takes it from nobody. */
export function useDialogFocus(scroller: RefObject<HTMLElement | null>) {
  const takeFocus = useEffectEvent(() => {
    const holder = scroller.current?.closest("[role=dialog]");
    const { activeElement } = document;
    if (holder && activeElement?.contains(scroller.current)) {
      scroller.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    // The dialog takes it first, after what stands in it is drawn.
    const frame = requestAnimationFrame(takeFocus);
    return () => cancelAnimationFrame(frame);
  }, []);
}
