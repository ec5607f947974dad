import { Info } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Located } from "@/lib/contract/documents";
import { keyAction } from "./keys";
import type { OpenPdf } from "./open-pdf";
import { PageList } from "./page-list";
import { PageView } from "./page-view";
import type { Mark } from "./queries";
import { SearchBar } from "./search-bar";
import { Toolbar } from "./toolbar";
import { usePages } from "./use-pages";
import { useSearch } from "./use-search";
import { useSizes } from "./use-sizes";
import { zoomed } from "./zoom";

interface PdfViewerProps {
  pdf: OpenPdf;
  mark: Mark | undefined;
  /** Undefined while it is looked up; null when it cannot be told. */
  located: Located | null | undefined;
  onDownload: () => void;
}

/** An opened PDF with its tools. */
export function PdfViewer({ pdf, mark, located, onDownload }: PdfViewerProps) {
  const count = pdf.document.numPages;
  const [zoom, setZoom] = useState(1);
  const [listed, setListed] = useState(false);
  const [words, setWords] = useState<string>();
  const sizes = useSizes(pdf, Math.min(mark?.page ?? 1, count));
  const { scroller, pages, height, first, last, current, goTo, onScroll } = usePages(sizes, zoom);
  const search = useSearch(pdf, words ?? "", current);
  const field = useRef<HTMLInputElement>(null);
  const onZoom = (change: "in" | "out" | "reset") => setZoom((before) => zoomed(before, change));

  const box = located?.boxes.toSorted((a, b) => a.y - b.y)[0];
  const onMark = useEffectEvent(() => {
    if (!mark) return;
    if (!located || !box) return goTo(mark.page);
    goTo(mark.page, {
      x: (box.x + box.width / 2) / located.page_width,
      y: box.y / located.page_height,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark, or its place, is what moves
  useEffect(() => onMark(), [mark?.page, mark?.quote, mark?.asked, located]);

  const revealed = useRef("");
  const { active } = search;
  const match = active && `${search.words} ${active.page} ${active.index}`;
  const onMatch = useEffectEvent(() => {
    if (active && (active.page < first || active.page > last)) goTo(active.page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match is what moves
  useEffect(() => onMatch(), [match]);
  const onReveal = useStable((page: number, at: { x: number; y: number }) => {
    if (!match || revealed.current === match) return;
    revealed.current = match;
    goTo(page, at);
  });

  const takeFocus = useEffectEvent(() => {
    // A dialog waits for it; a viewer in a page takes the focus from nobody.
    const holder = scroller.current?.closest("[role=dialog]");
    const { activeElement } = document;
    if (holder && activeElement?.contains(scroller.current)) {
      scroller.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => takeFocus(), []);

  function openSearch() {
    setWords((before) => before ?? "");
    // Open already, it is chosen whole, to be typed over.
    field.current?.select();
  }

  function closeSearch() {
    setWords(undefined);
    revealed.current = "";
    scroller.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = scroller.current && keyAction(event, scroller.current);
    if (!action) return;
    event.preventDefault();
    if (action.do === "search") openSearch();
    if (action.do === "zoom") onZoom(action.change);
    if (action.do === "turn") goTo(current + action.by);
    if (action.do === "go") goTo(action.to === "first" ? 1 : count);
    if (action.do === "scroll") scroller.current?.scrollBy({ top: action.by });
  }

  function onPick(page: number) {
    goTo(page);
    // On phones the list lies over the pages.
    if (window.matchMedia("(max-width: 40rem)").matches) setListed(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for whatever in it has the focus
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <Toolbar
        {...{ current, count, zoom, listed, onZoom, onDownload }}
        searching={words !== undefined}
        onGo={goTo}
        onList={() => setListed(!listed)}
        onSearch={words === undefined ? openSearch : closeSearch}
      />
      {words !== undefined && (
        <SearchBar
          {...{ field, words }}
          count={search.count}
          at={search.at}
          searching={search.searching}
          onWords={setWords}
          onStep={search.step}
          onClose={closeSearch}
        />
      )}
      <MarkNews mark={mark} located={located} />
      <div className="relative flex min-h-0 flex-1">
        {listed && <PageList pdf={pdf} current={current} onGo={onPick} />}
        <section
          ref={scroller}
          aria-label="Pages of the document"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
          tabIndex={0}
          onScroll={onScroll}
          // Sizes hold at once, also where every change takes a millisecond because motion is reduced: what is jumped to
          // is measured in the same breath.
          className="scrollbar-quiet min-w-0 flex-1 overflow-auto overscroll-contain px-2 -outline-offset-2 sm:px-4 [&_*]:transition-none"
        >
          <div
            className="relative mx-auto"
            style={{ height, width: Math.max(0, ...pages.map(({ width }) => width)) }}
          >
            {pages.slice(first - 1, last).map((placed, index) => {
              const number = first + index;
              return (
                <PageView
                  key={number}
                  {...{ pdf, number, placed, onReveal }}
                  located={located?.page === number ? located : undefined}
                  found={search.byPage.get(number)}
                  active={active?.page === number ? active.index : undefined}
                />
              );
            })}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Whether the words are marked, said aloud; to the eye the mark says it, unless there is none. */
function MarkNews({ mark, located }: Pick<PdfViewerProps, "mark" | "located">) {
  const lost = mark?.quote && located !== undefined && !located?.boxes.length;
  const marked = located && located.boxes.length > 0;
  return (
    <div role="status">
      {marked && <p className="sr-only">Marked on page {located.page}</p>}
      {lost && (
        <p className="flex items-center gap-2 border-b bg-muted px-3 py-2 text-sm">
          <Info aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          These words could not be marked on the page
        </p>
      )}
    </div>
  );
}

/** The same function from first to last, so that pages are not drawn again for it. */
function useStable<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
