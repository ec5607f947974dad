import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";
import type { Document, ReadPage } from "@/lib/contract/documents";
import { pageNoun } from "@/lib/contract/file-types";
import type { Span } from "@/lib/text/quote";
import { keyAction } from "./keys";
import { MarkAnnouncement } from "./mark-announcement";
import { PagesRegion } from "./pages-region";
import { isOver, type Mark } from "./queries";
import { SearchBar } from "./search-bar";
import { placesOfLetters, placesOfMark } from "./text-matches";
import { type MarkedWords, TextPage } from "./text-page";
import { Toolbar } from "./toolbar";
import { useDialogFocus } from "./use-dialog-focus";
import { useShownPages } from "./use-shown-pages";
import { useTextPages } from "./use-text-pages";

interface TextViewerProps {
  document: Document;
  mark: Mark | undefined;
  onDownload: () => void;
  /** In place of the pages' numbers, where there is one page only. */
  lead?: ReactNode;
}

const NO_MARKS: readonly MarkedWords[] = [];
const NO_PLACES: readonly Span[] = [];

/** A document without pages to be painted: the text that was read from it, with the words marked. */
export function TextViewer({ document, mark, onDownload, lead }: TextViewerProps) {
  const count = document.page_count ?? 0;
  const noun = pageNoun(document.file_type);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(mark?.page ?? 1);
  const [words, setWords] = useState<string>();
  const [match, setMatch] = useState(0);
  const { pages, loading, error, retry, want } = useTextPages(document, mark?.page ?? 1);
  useShownPages(scroller, count, {
    onNear: want,
    // The last pages cannot come to the top: one that was gone to stays the one looked at.
    onCurrent: (page) =>
      setCurrent((before) => (isAtEnd(scroller.current) ? Math.max(before, page) : page)),
  });
  useDialogFocus(scroller);

  const markedPage = mark && pages.get(mark.page);
  const places = useMemo(
    () => (mark && markedPage ? placesOfMark(markedPage, mark) : NO_PLACES),
    [mark, markedPage],
  );
  const matches = useMemo(() => matchesIn(pages, words), [pages, words]);
  const marks = useMemo(() => {
    const byPage = new Map<number, MarkedWords[]>();
    if (words === undefined && mark) {
      byPage.set(
        mark.page,
        places.map((place) => ({ ...place, as: "evidence" })),
      );
    }
    for (const [index, { page, start, end }] of matches.entries()) {
      const as = index === match ? "current" : "match";
      byPage.set(page, [...(byPage.get(page) ?? []), { start, end, as }]);
    }
    return byPage;
  }, [words, mark, places, matches, match]);

  const goTo = (wanted: number) => {
    const page = Math.min(Math.max(1, wanted), count);
    const sheet = scroller.current?.querySelector<HTMLElement>(`[data-page-number="${page}"]`);
    if (sheet) scroller.current?.scrollTo({ top: sheet.offsetTop - MARGIN });
    want([page]);
    setCurrent(page);
  };
  const goToMark = useEffectEvent(() => {
    if (!mark) return;
    if (places.length === 0) return goTo(mark.page);
    bringIntoView(scroller.current, "evidence");
    setCurrent(mark.page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark, or its place, is what moves
  useEffect(() => goToMark(), [mark?.page, mark?.quote, mark?.asked, places]);
  const goToMatch = useEffectEvent(() => {
    const found = matches[match];
    if (!found) return;
    want([found.page]);
    bringIntoView(scroller.current, "current");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or another match of them, is what moves
  useEffect(() => goToMatch(), [words, match]);

  function openSearch() {
    // The words may stand on any page.
    want(Array.from({ length: count }, (_, index) => index + 1));
    setWords((before) => before ?? "");
    setMatch(0);
    field.current?.select();
  }

  function closeSearch() {
    setWords(undefined);
    scroller.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = scroller.current && keyAction(event, scroller.current);
    if (!action || action.do === "zoom") return;
    event.preventDefault();
    if (action.do === "search") openSearch();
    if (action.do === "turn") goTo(current + action.by);
    if (action.do === "go") goTo(action.to === "first" ? 1 : count);
    if (action.do === "scroll") scroller.current?.scrollBy({ top: action.by });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for whatever in it has the focus
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <Toolbar
        {...{ current, count, onDownload, lead }}
        onGo={goTo}
        searching={words !== undefined}
        onSearch={words === undefined ? openSearch : closeSearch}
      />
      {words !== undefined && (
        <SearchBar
          {...{ field, words }}
          count={matches.length}
          at={match}
          searching={loading}
          onWords={(typed) => {
            setWords(typed);
            setMatch(0);
          }}
          onStep={(by) => setMatch((match + by + matches.length) % Math.max(1, matches.length))}
          onClose={closeSearch}
        />
      )}
      <MarkAnnouncement
        page={places.length > 0 ? mark?.page : undefined}
        noun={noun}
        lost={Boolean(mark?.quote && markedPage && places.length === 0)}
      />
      {error && (
        <ErrorBanner
          className="m-3"
          title="We couldn't load some pages"
          message={messageOf(error)}
          onRetry={retry}
          retrying={loading}
        />
      )}
      <div className="relative min-h-0 flex-1">
        <PagesRegion
          ref={scroller}
          className="absolute inset-0 grid auto-rows-max grid-cols-1 content-start gap-3 p-2 sm:p-4"
        >
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <Sheet
              key={number}
              number={number}
              noun={noun}
              page={pages.get(number)}
              pending={loading || !isOver(document)}
              marks={marks.get(number) ?? NO_MARKS}
            />
          ))}
        </PagesRegion>
      </div>
    </div>
  );
}

const MARGIN = 12;

interface SheetProps {
  number: number;
  noun: "Page" | "Slide";
  page: ReadPage | undefined;
  pending: boolean;
  marks: readonly MarkedWords[];
}

function Sheet({ number, noun, page, pending, marks }: SheetProps) {
  return (
    <section
      aria-label={`${noun} ${number}`}
      data-page-number={number}
      className={cn(
        "mx-auto w-full max-w-3xl rounded-md bg-card px-5 py-4 shadow-card sm:px-8 sm:py-6",
        !page && "min-h-160",
        noun === "Slide" && page && "sm:min-h-64",
      )}
    >
      <p aria-hidden className="mb-2 text-xs text-muted-foreground tabular-nums">
        {noun} {number}
      </p>
      {page ? (
        <TextPage page={page} marks={marks} />
      ) : (
        pending && (
          <div className="grid animate-late gap-2.5 pt-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-11/12" />
          </div>
        )
      )}
    </section>
  );
}

function matchesIn(pages: ReadonlyMap<number, ReadPage>, words: string | undefined) {
  if (!words?.trim()) return [];
  return [...pages.values()]
    .sort((a, b) => a.number - b.number)
    .flatMap((page) =>
      placesOfLetters(page, words).map((span) => ({ ...span, page: page.number })),
    );
}

function isAtEnd(scroller: HTMLElement | null): boolean {
  if (!scroller) return false;
  return scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
}

/** Scrolls the document, and nothing around it, until the marked words stand in its upper part. */
function bringIntoView(scroller: HTMLElement | null, as: MarkedWords["as"]) {
  const words = scroller?.querySelector(`[data-mark="${as}"]`);
  if (!scroller || !words) return;
  const frame = scroller.getBoundingClientRect();
  scroller.scrollTop += words.getBoundingClientRect().top - frame.top - frame.height / 3;
  // A wide table scrolls by itself.
  words.scrollIntoView({ block: "nearest", inline: "nearest" });
}
