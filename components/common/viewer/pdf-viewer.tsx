import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Located } from "@/lib/contract/documents";
import { ExternalLinkDialog } from "./external-link-dialog";
import { keyAction } from "./keys";
import { MarkAnnouncement } from "./mark-announcement";
import type { OpenPdf } from "./open-pdf";
import { PageList } from "./page-list";
import { PagesRegion } from "./pages-region";
import "./pages.css";
import type { Matches, PdfPages } from "./pdf-pages";
import type { Mark } from "./queries";
import { SearchBar } from "./search-bar";
import { Toolbar } from "./toolbar";
import { useDialogFocus } from "./use-dialog-focus";
import { zoomed } from "./zoom";

interface PdfViewerProps {
  pdf: OpenPdf;
  mark: Mark | undefined;
  /** Undefined while it is looked up; null when it cannot be told. */
  located: Located | null | undefined;
  onDownload: () => void;
}

const NO_MATCHES: Matches = { count: 0, at: -1, searching: false };

/** An opened PDF with its tools. */
export function PdfViewer({ pdf, mark, located, onDownload }: PdfViewerProps) {
  const count = pdf.document.numPages;
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [pages, setPages] = useState<PdfPages>();
  const [current, setCurrent] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [listed, setListed] = useState(false);
  const [words, setWords] = useState<string>();
  const [matches, setMatches] = useState(NO_MATCHES);
  const [link, setLink] = useState<string>();

  const goToMark = useEffectEvent((shown: PdfPages | undefined) => {
    if (!mark || !shown) return;
    const box = located?.boxes.toSorted((a, b) => a.y - b.y)[0];
    if (!located || !box) return shown.goTo(mark.page);
    shown.goTo(mark.page, {
      x: (box.x + box.width / 2) / located.page_width,
      y: box.y / located.page_height,
    });
  });
  useEffect(() => {
    const { current: container } = scroller;
    if (!container) return;
    const shown = new pdf.Pages(container, pdf.document, {
      onReady: () => {
        goToMark(shown);
        setPages(shown);
      },
      onPage: setCurrent,
      onMatches: setMatches,
      onExternalLink: setLink,
    });
    return () => {
      setPages(undefined);
      shown.destroy();
    };
  }, [pdf]);
  useEffect(() => pages?.zoomTo(zoom), [pages, zoom]);
  useEffect(() => pages?.mark(located ?? undefined), [pages, located]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark, or its place, is what moves
  useEffect(() => goToMark(pages), [mark?.page, mark?.quote, mark?.asked, located]);
  useEffect(() => {
    if (words === undefined) pages?.endFind();
    else pages?.find(words);
  }, [pages, words]);

  useDialogFocus(scroller);

  const onZoom = (change: "in" | "out" | "reset") => setZoom((before) => zoomed(before, change));

  function openSearch() {
    setWords((before) => before ?? "");
    // Open already, it is chosen whole, to be typed over.
    field.current?.select();
  }

  function closeSearch() {
    setWords(undefined);
    setMatches(NO_MATCHES);
    scroller.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = scroller.current && keyAction(event, scroller.current);
    if (!action) return;
    event.preventDefault();
    if (action.do === "search") openSearch();
    if (action.do === "zoom") onZoom(action.change);
    if (action.do === "turn") pages?.goTo(current + action.by);
    if (action.do === "go") pages?.goTo(action.to === "first" ? 1 : count);
    if (action.do === "scroll") scroller.current?.scrollBy({ top: action.by });
  }

  function onPick(page: number) {
    pages?.goTo(page);
    // On phones the list lies over the pages.
    if (window.matchMedia("(max-width: 40rem)").matches) setListed(false);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for whatever in it has the focus */}
      <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
        <Toolbar
          {...{ current, count, zoom, listed, onZoom, onDownload }}
          searching={words !== undefined}
          onGo={(page) => pages?.goTo(page)}
          onList={() => setListed(!listed)}
          onSearch={words === undefined ? openSearch : closeSearch}
        />
        {words !== undefined && (
          <SearchBar
            {...{ field, words, ...matches }}
            onWords={setWords}
            onStep={(by) => pages?.findAgain(words, by)}
            onClose={closeSearch}
          />
        )}
        <MarkAnnouncement
          page={located?.boxes.length ? located.page : undefined}
          lost={Boolean(mark?.quote && located !== undefined && !located?.boxes.length)}
        />
        <div className="relative flex min-h-0 flex-1">
          {listed && <PageList pdf={pdf} current={current} onGo={onPick} />}
          <div className="relative min-w-0 flex-1">
            {/* Sizes hold at once, also where every change takes a millisecond because motion is reduced: what is
                jumped to is measured in the same breath. */}
            <PagesRegion
              ref={scroller}
              className="absolute inset-0 px-2 sm:px-4 [&_*]:transition-none"
            >
              <div className="pdf-pages" />
            </PagesRegion>
          </div>
        </div>
      </div>
      {link && <ExternalLinkDialog url={link} onClose={() => setLink(undefined)} />}
    </>
  );
}
