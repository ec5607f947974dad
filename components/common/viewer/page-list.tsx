import { useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import type { OpenPdf } from "./open-pdf";
import { useThumbnail } from "./use-thumbnail";

interface PageListProps {
  pdf: OpenPdf;
  current: number;
  onGo: (page: number) => void;
}

const ROW = 156;
const SPARE_ROWS = 2;

/** Small pictures of the pages. Only those in view exist. */
export function PageList({ pdf, current, onGo }: PageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const [near, setNear] = useState({ first: 1, last: 0 });
  const count = pdf.document.numPages;

  function look() {
    const { current: element } = scroller;
    if (!element) return;
    const first = Math.max(1, Math.floor(element.scrollTop / ROW) + 1 - SPARE_ROWS);
    const rows = Math.ceil(element.clientHeight / ROW) + 2 * SPARE_ROWS;
    setNear({ first, last: Math.min(count, first + rows) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads the element, nothing else
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    const top = (current - 1) * ROW;
    const { scrollTop, clientHeight } = element;
    if (top < scrollTop) element.scrollTop = top;
    else if (top + ROW > scrollTop + clientHeight) element.scrollTop = top + ROW - clientHeight;
    look();
  }, [current]);

  return (
    <nav
      ref={scroller}
      aria-label="Pages"
      onScroll={look}
      className={cn(
        "scrollbar-quiet w-36 shrink-0 animate-fade overflow-y-auto border-r bg-popover py-2",
        "max-sm:absolute max-sm:inset-y-0 max-sm:left-0 max-sm:z-20 max-sm:shadow-float",
      )}
    >
      <ol className="relative" style={{ height: count * ROW }}>
        {Array.from({ length: Math.max(0, near.last - near.first + 1) }, (_, index) => {
          const number = near.first + index;
          return (
            <li
              key={number}
              className="absolute inset-x-0 grid justify-center"
              style={{ top: (number - 1) * ROW, height: ROW }}
            >
              <Thumbnail
                pdf={pdf}
                number={number}
                chosen={number === current}
                onGo={() => onGo(number)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface ThumbnailProps {
  pdf: OpenPdf;
  number: number;
  chosen: boolean;
  onGo: () => void;
}

function Thumbnail({ pdf, number, chosen, onGo }: ThumbnailProps) {
  const holder = useRef<HTMLSpanElement>(null);
  useThumbnail(pdf, number, holder);
  return (
    <button
      type="button"
      aria-label={`Page ${number}`}
      aria-current={chosen ? "page" : undefined}
      onClick={onGo}
      className={cn(
        "group grid h-38 w-28 grid-rows-[minmax(0,1fr)_auto] justify-items-center rounded-md px-1.5 pt-1.5 pb-1",
        "text-xs text-muted-foreground tabular-nums hover:bg-accent",
        "aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-foreground",
      )}
    >
      <span
        ref={holder}
        aria-hidden
        className={cn(
          "grid size-full min-h-0 place-items-center p-0.5 dark:brightness-92",
          "[&>canvas]:max-h-full [&>canvas]:max-w-full [&>canvas]:rounded-xs",
          "[&>canvas]:outline [&>canvas]:outline-border",
          "group-aria-[current]:[&>canvas]:outline-2 group-aria-[current]:[&>canvas]:outline-ring",
        )}
      />
      {number}
    </button>
  );
}
