import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useMemo, useState } from "react";
import { findAll, foldRuns, type PageLetters, type Stretch } from "./find";
import type { OpenPdf } from "./open-pdf";

const TYPING_MS = 150;
const SHOW_EVERY_MS = 150;

interface Found {
  words: string;
  /** The page the search began on. */
  from: number;
  byPage: ReadonlyMap<number, Stretch[][]>;
  done: boolean;
}

/** One of the places found. */
export interface Match {
  page: number;
  /** Counted from 0 on its page. */
  index: number;
}

const NOTHING: Found = { words: "", from: 1, byPage: new Map(), done: true };

/** Searches page by page, from the page that is looked at on, and around; what is found shows while it goes on. */
export function useSearch({ document }: OpenPdf, words: string, current: number) {
  const [found, setFound] = useState(NOTHING);
  const [chosen, setChosen] = useState<Match & { words: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling on does not begin the search again
  useEffect(() => {
    if (!words.trim()) {
      setFound(NOTHING);
      return;
    }
    let ended = false;
    const search = async () => {
      const byPage = new Map<number, Stretch[][]>();
      let shown = performance.now();
      for (let step = 0; step < document.numPages; step += 1) {
        const page = ((current - 1 + step) % document.numPages) + 1;
        const letters = await lettersOf(document, page);
        if (ended) return;
        const places = findAll(letters, words);
        if (places.length > 0) byPage.set(page, places);
        if (performance.now() - shown < SHOW_EVERY_MS) continue;
        shown = performance.now();
        setFound({ words, from: current, byPage: new Map(byPage), done: false });
      }
      setFound({ words, from: current, byPage, done: true });
    };
    const timer = setTimeout(search, TYPING_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [document, words]);

  const matches = useMemo(() => inOrder(found.byPage), [found.byPage]);
  const isChosen = (match: Match) => match.page === chosen?.page && match.index === chosen.index;
  const at =
    chosen?.words === found.words
      ? matches.findIndex(isChosen)
      : Math.max(
          0,
          matches.findIndex(({ page }) => page >= found.from),
        );
  const active = matches[at];

  function step(by: 1 | -1) {
    const next = matches[(at + by + matches.length) % matches.length];
    if (next) setChosen({ ...next, words: found.words });
  }

  return {
    words: found.words,
    byPage: found.byPage,
    count: matches.length,
    at,
    active,
    searching: words.trim() !== "" && !(found.done && found.words === words),
    step,
  };
}

function inOrder(byPage: Found["byPage"]): Match[] {
  return [...byPage.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, places]) => places.map((_, index) => ({ page, index })));
}

const letters = new WeakMap<PDFDocumentProxy, Map<number, Promise<PageLetters>>>();

/** Read once; a page that cannot be read holds no words. */
function lettersOf(document: PDFDocumentProxy, number: number): Promise<PageLetters> {
  const known = letters.get(document) ?? new Map<number, Promise<PageLetters>>();
  letters.set(document, known);
  const before = known.get(number);
  if (before) return before;
  const read = readLetters(document, number).catch(() => foldRuns([]));
  known.set(number, read);
  return read;
}

async function readLetters(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return foldRuns(items.filter((item) => "str" in item));
}
