import {
  type EventBus,
  PDFFindController,
  type PDFLinkService,
} from "pdfjs-dist/legacy/web/pdf_viewer.mjs";
import { type FoldedText, foldText } from "@/lib/text/fold";
import { findLetters } from "@/lib/text/quote";

const TYPING_MS = 150;

interface ShownMatch {
  element: HTMLElement | null;
  /** Both counted from 0. */
  pageIndex: number;
  matchIndex: number;
}

/** The search of pdf.js, which compares letters as quotes are compared and scrolls nothing but the document. */
export class FindController extends PDFFindController {
  /** The pages' texts by their index: each letter typed searches all of them again. */
  private readonly folded: FoldedText[] = [];

  constructor(
    eventBus: EventBus,
    linkService: PDFLinkService,
    private readonly onShow: (page: number, element: HTMLElement) => void,
  ) {
    super({ eventBus, linkService, delay: TYPING_MS });
  }

  override match(query: string | string[], pageText: string, pageIndex: number) {
    this.folded[pageIndex] ??= foldText(pageText, { ignores_case: true });
    const places = findLetters(this.folded[pageIndex], String(query));
    return places.map(({ start, end }) => ({ index: start, length: end - start }));
  }

  override scrollMatchIntoView({ element, pageIndex, matchIndex }: ShownMatch) {
    const { pageIdx, matchIdx } = this._selected ?? {};
    if (!this._scrollMatches || !element || pageIndex !== pageIdx || matchIndex !== matchIdx) {
      return;
    }
    this._scrollMatches = false;
    this.onShow(pageIndex + 1, element);
  }
}
