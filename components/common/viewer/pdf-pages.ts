import type { PDFDocumentProxy } from "pdfjs-dist";
import { AnnotationMode, PixelsPerInch } from "pdfjs-dist/legacy/build/pdf.mjs";
// It expects that the module above was loaded before it.
import {
  EventBus,
  FindState,
  type PDFPageView,
  PDFViewer,
} from "pdfjs-dist/legacy/web/pdf_viewer.mjs";
import type { Located } from "@/lib/contract/documents";
import { evidenceMarks } from "./evidence-marks";
import { FindController } from "./find-controller";
import { LinkService } from "./link-service";
import { pageScales } from "./page-scales";

/** A point of a page: shares of its width and height, 0 to 1. */
export interface PagePoint {
  x: number;
  y: number;
}

/** What a search has found so far. */
export interface Matches {
  count: number;
  /** Which of them is shown, counted from 0. */
  at: number;
  searching: boolean;
}

export interface PagesListener {
  /** The pages have their places and can be gone to. */
  onReady: (pages: PdfPages) => void;
  onPage: (page: number) => void;
  onMatches: (matches: Matches) => void;
  onExternalLink: (url: string) => void;
}

/** What pdf.js tells about a page it has drawn, or has failed to draw. */
interface DrawReport {
  pageNumber: number;
  error: unknown;
}

/** What pdf.js tells about a search. */
interface FindReport {
  state?: number;
  matchesCount: { current: number; total: number };
}

/** Share of the window above a passage that is jumped to. */
const LEAD = 0.3;
const PAGE_GAP = 12;
/** Telephones refuse canvases much larger than this. */
const CANVAS_PIXELS_MAX = 10_000_000;
const EDITING_OFF = -1;
/** After how many loaded pages their sizes are applied; pages then move. */
const PAGES_AT_ONCE = 100;

/** The scrolling pages of a document: the viewer of pdf.js, with our sizes, jumps and marks. */
export class PdfPages {
  private readonly events = new EventBus();
  private readonly links: LinkService;
  private readonly viewer: PDFViewer;
  private readonly resizes = new ResizeObserver(() => this.layOut());
  private zoom = 1;
  private marks: HTMLElement[] = [];
  private markedPage = 0;
  /** The last jump; it holds as long as nobody scrolls away from where it led. */
  private jump: (PagePoint & { page: number; scrollTop: number }) | undefined;
  private destroyed = false;

  /** `container` scrolls and is positioned; its only child, a `div`, receives the pages. */
  constructor(
    private readonly container: HTMLDivElement,
    private readonly document: PDFDocumentProxy,
    private readonly listener: PagesListener,
  ) {
    const { events } = this;
    this.links = new LinkService(events, listener.onExternalLink);
    this.viewer = new PDFViewer({
      container,
      eventBus: events,
      linkService: this.links,
      findController: new FindController(events, this.links, (page, match) =>
        this.goTo(page, topOf(match, this.page(page).div)),
      ),
      annotationMode: AnnotationMode.ENABLE,
      annotationEditorMode: EDITING_OFF,
      imageResourcesPath: NOTE_ICON,
      maxCanvasPixels: CANVAS_PIXELS_MAX,
      enableSelectionRendering: false,
      removePageBorders: true,
    });
    this.links.setViewer(this.viewer);
    events.on("pagesinit", () => this.start());
    events.on("updateviewarea", () => listener.onPage(this.currentPage));
    events.on("pagerender", () => this.placeMarks());
    events.on("pagerendered", (report: DrawReport) => {
      if (report.error) this.sayDamaged(report.pageNumber);
      this.placeMarks();
    });
    for (const found of ["updatefindmatchescount", "updatefindcontrolstate"])
      events.on(found, (report: FindReport) => this.reportMatches(report));
    this.links.setDocument(document);
    this.viewer.setDocument(document);
  }

  goTo(page: number, { x, y }: PagePoint = { x: 0.5, y: 0 }) {
    const number = Math.min(Math.max(1, page), this.document.numPages);
    const { container } = this;
    const { div } = this.page(number);
    const lead = y > 0 ? container.clientHeight * LEAD : PAGE_GAP;
    container.scrollTop = div.offsetTop + y * div.offsetHeight - lead;
    container.scrollLeft = div.offsetLeft + x * div.offsetWidth - container.clientWidth / 2;
    this.jump = { page: number, x, y, scrollTop: container.scrollTop };
    this.viewer.update();
  }

  /** At 1 a usual page fills the width of the window. */
  zoomTo(zoom: number) {
    this.zoom = zoom;
    this.layOut();
  }

  /** Marks words of a page, or none. */
  mark(located: Located | undefined) {
    for (const mark of this.marks) mark.remove();
    this.marks = located ? evidenceMarks(located) : [];
    this.markedPage = located?.page ?? 0;
    this.placeMarks();
  }

  /** Looks for words from the current page on. */
  find(words: string) {
    this.dispatchFind(words, {});
  }

  /** Goes to the next or the previous place where the words stand. */
  findAgain(words: string, by: 1 | -1) {
    this.dispatchFind(words, { type: "again", findPrevious: by < 0 });
  }

  endFind() {
    this.events.dispatch("findbarclose", { source: this });
  }

  destroy() {
    this.destroyed = true;
    this.resizes.disconnect();
    // Some browsers keep the pixels of a canvas long after it is gone, unless it has none.
    for (const canvas of this.container.querySelectorAll("canvas"))
      [canvas.width, canvas.height] = [0, 0];
    this.viewer.setDocument(null);
    this.links.setDocument(null);
    void this.viewer.l10n?.destroy();
  }

  private get currentPage(): number {
    return this.heldJump?.page ?? this.viewer.currentPageNumber;
  }

  private get heldJump() {
    const { jump, container } = this;
    return jump && Math.abs(jump.scrollTop - container.scrollTop) <= 1 ? jump : undefined;
  }

  private page(number: number): PDFPageView {
    return this.viewer.getPageView(number - 1);
  }

  private get pages(): PDFPageView[] {
    return Array.from({ length: this.viewer.pagesCount }, (_, index) => this.page(index + 1));
  }

  private start() {
    this.layOut();
    this.resizes.observe(this.container);
    this.listener.onReady(this);
    void this.loadPages();
  }

  /** Until a page is loaded, pdf.js takes it to be as large as the first. */
  private async loadPages() {
    await this.viewer.onePageRendered;
    for (let number = 2; number <= this.document.numPages; number += 1) {
      const loaded = await this.document.getPage(number).catch(() => undefined);
      if (this.destroyed) return;
      const page = this.page(number);
      if (!loaded) this.sayDamaged(number);
      else if (!page.pdfPage) page.setPdfPage(loaded);
      if (number % PAGES_AT_ONCE === 0) this.layOut();
    }
    this.layOut();
  }

  /** Gives the pages their sizes and leaves what is looked at where it is. */
  private layOut() {
    const { container, viewer, pages } = this;
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    const width =
      container.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pages.length === 0 || width <= 0) return;
    const returnToPlace = this.keepPlace();
    const pointWidths = pages.map((page) => page.width / page.scale / UNITS_PER_POINT);
    const scales = pageScales(pointWidths, width, this.zoom);
    viewer.currentScale = scales.usual / UNITS_PER_POINT;
    for (const [index, page] of pages.entries()) {
      const scale = scales.pages[index] ?? scales.usual;
      const own = scale === scales.usual ? "" : String(scale);
      // The style sheet's measure of a page, which pages otherwise take from the whole.
      page.div.style.setProperty("--scale-factor", own);
      if (page.scale !== scale / UNITS_PER_POINT) page.update({ scale: scale / UNITS_PER_POINT });
    }
    this.placeMarks();
    returnToPlace();
    viewer.update();
  }

  private keepPlace(): () => void {
    const { container, heldJump } = this;
    if (heldJump) return () => this.goTo(heldJump.page, heldJump);
    const middle = container.scrollTop + container.clientHeight / 2;
    const inMiddle = this.pages.find(({ div }) => div.offsetTop + div.offsetHeight > middle)?.div;
    if (!inMiddle) return () => {};
    const share = (middle - inMiddle.offsetTop) / inMiddle.offsetHeight;
    return () => {
      const top = inMiddle.offsetTop + share * inMiddle.offsetHeight;
      container.scrollTop = top - container.clientHeight / 2;
      container.scrollLeft = (container.scrollWidth - container.clientWidth) / 2;
    };
  }

  /** pdf.js empties a page when it draws it anew. */
  private placeMarks() {
    if (this.marks.some((mark) => !mark.isConnected))
      this.page(this.markedPage).div.append(...this.marks);
  }

  private sayDamaged(number: number) {
    this.page(number).div.append(damageNotice(number));
  }

  private dispatchFind(query: string, step: { type?: "again"; findPrevious?: boolean }) {
    this.events.dispatch("find", { source: this, query, highlightAll: true, ...step });
  }

  private reportMatches({ state, matchesCount: { current, total } }: FindReport) {
    const searching = state === FindState.PENDING;
    this.listener.onMatches({ count: total, at: current - 1, searching });
  }
}

const UNITS_PER_POINT = PixelsPerInch.PDF_TO_CSS_UNITS;

/** Where an element of a page begins: the middle of its upper edge. */
function topOf(element: HTMLElement, page: HTMLElement): PagePoint {
  const inner = element.getBoundingClientRect();
  const outer = page.getBoundingClientRect();
  return {
    x: (inner.x + inner.width / 2 - outer.x) / outer.width,
    y: (inner.y - outer.y) / outer.height,
  };
}

function damageNotice(number: number) {
  const notice = document.createElement("p");
  notice.className =
    "absolute inset-x-4 top-4 rounded-md bg-muted px-3 py-2 text-sm text-foreground";
  const fault = `Page ${number} is damaged, so we can't show it.`;
  notice.textContent = `${fault} The other pages are fine.`;
  return notice;
}

/** For notes that bring no picture of their own. pdf.js appends a file's name, here behind the fragment mark. */
const NOTE_ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    <path d="M3 4h18v13H11l-5 4v-4H3z" fill="#ffe27a" stroke="#4a3c00" stroke-width="1.5"/>
  </svg>`,
)}#`;
