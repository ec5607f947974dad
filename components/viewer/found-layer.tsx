import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import type { Stretch } from "./find";

interface FoundLayerProps {
  /** The elements of the page's runs. */
  runs: HTMLElement[];
  found: readonly Stretch[][];
  active: number | undefined;
  /** Called with where on the page the active one stands. */
  onReveal: (at: { x: number; y: number }) => void;
}

/** Shares of the page, 0 to 1. */
interface Box {
  match: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the search found on a page, measured on the letters themselves. */
export function FoundLayer({ runs, found, active, onReveal }: FoundLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<Box[]>([]);
  useLayoutEffect(() => {
    if (layer.current) setBoxes(boxesOf(found, runs, layer.current.getBoundingClientRect()));
  }, [runs, found]);

  const first = boxes.find(({ match }) => match === active);
  const reveal = useEffectEvent(() => {
    if (first) onReveal({ x: first.x + first.width / 2, y: first.y });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is what is revealed
  useEffect(() => reveal(), [first]);

  return (
    <div ref={layer} aria-hidden className="absolute inset-0">
      {boxes.map(({ match, x, y, width, height }) => (
        <div
          key={`${match} ${x} ${y}`}
          data-found={match === active ? "active" : ""}
          className={cn(
            "absolute rounded-xs mix-blend-multiply",
            match === active ? "bg-marker outline-2 outline-ring" : "bg-marker/65",
          )}
          style={{
            left: `${100 * x}%`,
            top: `${100 * y}%`,
            width: `${100 * width}%`,
            height: `${100 * height}%`,
          }}
        />
      ))}
    </div>
  );
}

function boxesOf(found: readonly Stretch[][], runs: HTMLElement[], page: DOMRect): Box[] {
  return found.flatMap((stretches, match) =>
    stretches.flatMap(({ run, start, end }) => {
      const letters = runs[run]?.firstChild;
      if (!(letters instanceof Text)) return [];
      const range = document.createRange();
      range.setStart(letters, Math.min(start, letters.length));
      range.setEnd(letters, Math.min(end, letters.length));
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        match,
        x: (x - page.x) / page.width,
        y: (y - page.y) / page.height,
        width: width / page.width,
        height: height / page.height,
      }));
    }),
  );
}
