import { type CSSProperties, memo, useRef } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Located } from "@/lib/contract/documents";
import type { Stretch } from "./find";
import { FoundLayer } from "./found-layer";
import type { PlacedPage } from "./layout";
import type { OpenPdf } from "./open-pdf";
import styles from "./text-layer.module.css";
import { usePicture } from "./use-picture";
import { useTextLayer } from "./use-text-layer";

interface PageViewProps {
  pdf: OpenPdf;
  number: number;
  placed: PlacedPage;
  /** Words marked on this page. */
  located: Located | undefined;
  /** What the search found on this page. */
  found: readonly Stretch[][] | undefined;
  /** Which of them is looked at. */
  active: number | undefined;
  onReveal: (page: number, at: { x: number; y: number }) => void;
}

/** One page: its picture, its letters, and what is marked on it. Paper stays white by night, only dimmed. */
export const PageView = memo(function PageView({
  pdf,
  number,
  placed,
  located,
  found,
  active,
  onReveal,
}: PageViewProps) {
  const picture = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLDivElement>(null);
  const state = usePicture(pdf, number, placed, picture);
  const runs = useTextLayer(pdf, number, letters);
  const { top, width, height, scale } = placed;
  return (
    <article
      aria-label={`Page ${number}`}
      data-page={number}
      className="absolute left-1/2 isolate -translate-x-1/2 overflow-hidden rounded-xs bg-paper shadow-card dark:brightness-92"
      // pdf.js lays its letters out by this variable: pixels per point.
      style={{ top, width, height, "--total-scale-factor": scale } as CSSProperties}
    >
      {state === "painting" && <Skeleton className="absolute inset-0 rounded-none" />}
      <div ref={picture} aria-hidden className="absolute inset-0" />
      {state === "failed" && (
        <p className="absolute inset-x-4 top-4 rounded-md bg-muted px-3 py-2 text-sm text-foreground">
          Page {number} is damaged and cannot be shown. The other pages are not affected.
        </p>
      )}
      {located && <Marks located={located} />}
      {found && runs && (
        <FoundLayer
          runs={runs}
          found={found}
          active={active}
          onReveal={(at) => onReveal(number, at)}
        />
      )}
      <div ref={letters} className={styles.layer} />
    </article>
  );
});

/** The highlighter, drawn below the letters so that they can be selected through it. */
function Marks({ located: { boxes, page_width, page_height } }: { located: Located }) {
  return boxes.map(({ x, y, width, height }) => (
    <div
      key={`${x} ${y}`}
      aria-hidden
      data-mark
      className="absolute animate-fade rounded-xs bg-marker mix-blend-multiply"
      style={{
        left: `${(100 * (x - PAD)) / page_width}%`,
        top: `${(100 * (y - PAD)) / page_height}%`,
        width: `${(100 * (width + 2 * PAD)) / page_width}%`,
        height: `${(100 * (height + 2 * PAD)) / page_height}%`,
      }}
    />
  ));
}

/** Points around the words. */
const PAD = 1.5;
