import { useEffect, useId, useRef, useState } from "react";
import type { Source } from "@/lib/contract/retrieval";

interface CitationProps {
  source: Source;
  onOpen: (source: Source) => void;
}

/** A marker in an answer: it shows the words it stands for, and opens the page they stand on. */
export function Citation({ source, onOpen }: CitationProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(leaving.current);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!near) return;
    // Wherever the focus is: who has only the pointer there has to be able to close it as well.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setNear(false);
    };
    window.addEventListener("keydown", closeByKey, true);
    return () => window.removeEventListener("keydown", closeByKey, true);
  }, [near]);
  return (
    <span
      className="whitespace-nowrap"
      onPointerEnter={({ pointerType }) => {
        stay();
        if (pointerType === "mouse") setNear(true);
      }}
      onPointerLeave={() => {
        stay();
        leaving.current = setTimeout(() => setNear(false), CROSSING_MS);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={`Source ${source.marker}: ${source.resource_title}, page ${source.page}`}
        aria-describedby={near ? id : undefined}
        onFocus={({ target }) => target.matches(":focus-visible") && setNear(true)}
        onBlur={() => setNear(false)}
        onClick={() => {
          setNear(false);
          onOpen(source);
        }}
        className={
          "mx-0.5 inline-grid h-5 min-w-6 -translate-y-px place-items-center rounded-sm " +
          "bg-highlight px-1 align-middle text-xs font-semibold tabular-nums " +
          "transition-shadow hover:ring-2 hover:ring-ring/50 pointer-coarse:h-6"
        }
      >
        {source.marker}
      </button>
      {near && <Words id={id} source={source} beside={button} />}
    </span>
  );
}

/** Between marker and card there is a gap, which a pointer has to be able to cross. */
const CROSSING_MS = 250;

const WIDTH = 336;
const GAP = 6;

interface WordsProps {
  id: string;
  source: Source;
  beside: React.RefObject<HTMLButtonElement | null>;
}

/** Shown in the browser's top layer, so that no container clips it. */
function Words({ id, source, beside }: WordsProps) {
  const card = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = beside.current?.getBoundingClientRect();
    if (!card.current || !place) return;
    card.current.showPopover();
    const { height } = card.current.getBoundingClientRect();
    const below = place.bottom + GAP + height < window.innerHeight;
    card.current.style.top = `${below ? place.bottom + GAP : Math.max(GAP, place.top - GAP - height)}px`;
    const rightmost = window.innerWidth - WIDTH - 8;
    card.current.style.left = `${Math.max(8, Math.min(place.left - 12, rightmost))}px`;
  }, [beside]);
  return (
    <span
      ref={card}
      id={id}
      role="tooltip"
      popover="manual"
      style={{ width: WIDTH, maxWidth: "calc(100vw - 1rem)" }}
      className={
        "fixed m-0 rounded-lg bg-popover px-3.5 py-3 text-sm font-normal whitespace-normal " +
        "text-popover-foreground shadow-float"
      }
    >
      <span className="block font-semibold break-words">{source.resource_title}</span>
      <span className="block text-muted-foreground">
        {[`Page ${source.page}`, source.heading].filter(Boolean).join(" · ")}
      </span>
      <span dir="auto" className="mt-2 line-clamp-6 border-l-2 border-marker pl-2.5 break-words">
        {source.quote || source.chunk_text}
      </span>
    </span>
  );
}
