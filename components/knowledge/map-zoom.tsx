import { Maximize, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";

const STEPS = [0.4, 0.55, 0.75, 1, 1.25, 1.6, 2];
const WHOLE = 1;

/** How large a drawing is shown, 1 as it is drawn; `fit` is the size at which all of it is seen. */
export function useZoom(fit: number) {
  const [zoom, setZoom] = useState(WHOLE);
  const larger = STEPS.find((step) => step > zoom);
  const smaller = STEPS.findLast((step) => step < zoom);
  const set = (next: number | undefined) => next !== undefined && setZoom(next);
  return {
    zoom,
    larger: larger === undefined ? undefined : () => set(larger),
    smaller: smaller === undefined ? undefined : () => set(smaller),
    fit: () => set(Math.min(WHOLE, fit)),
    /** Plus, minus and nought, as in a browser. */
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") set(larger);
      else if (event.key === "-") set(smaller);
      else if (event.key === "0") set(Math.min(WHOLE, fit));
    },
  };
}

type MapZoomProps = Pick<ReturnType<typeof useZoom>, "zoom" | "larger" | "smaller" | "fit">;

/** The buttons for it, over the corner of the drawing. */
export function MapZoom({ zoom, larger, smaller, fit }: MapZoomProps) {
  return (
    <fieldset className="absolute right-3 bottom-3 z-10 flex items-center rounded-lg border bg-card p-0.5 shadow-float">
      <legend className="sr-only">Size of the map</legend>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom out"
        disabled={!smaller}
        onClick={smaller}
      >
        <Minus aria-hidden />
      </Button>
      <span role="status" className="w-11 text-center text-xs text-muted-foreground tabular-nums">
        {Math.round(zoom * 100)}%
      </span>
      <Button variant="ghost" size="icon" aria-label="Zoom in" disabled={!larger} onClick={larger}>
        <Plus aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Show the whole map" onClick={fit}>
        <Maximize aria-hidden />
      </Button>
    </fieldset>
  );
}
