import type * as Pdfjs from "pdfjs-dist";

/** A PDF that pdf.js has opened. */
export interface OpenPdf {
  document: Pdfjs.PDFDocumentProxy;
  TextLayer: typeof Pdfjs.TextLayer;
  sizeOfFirst: { width: number; height: number };
}

/** Unlocks with what the student typed; `wrong` when an earlier try was. */
export interface Lock {
  wrong: boolean;
  unlock: (password: string) => void;
}

/** The browser keeps what it fetched; only the first document of a visit waits for it. */
const loadPdfjs = () =>
  Promise.all([import("pdfjs-dist/legacy/build/pdf.mjs"), import("./pdf-data")]);

/**
 * Opens a PDF in a worker of its own. A locked one waits until `onLocked` was answered with the right password, which
 * goes to the worker and nowhere else.
 */
export function openPdf(bytes: Blob, onLocked: (lock: Lock) => void) {
  let closed = false;
  let loading: Pdfjs.PDFDocumentLoadingTask | undefined;
  return {
    opened: open(),
    close() {
      closed = true;
      loading?.destroy().catch(() => {});
    },
  };

  async function open(): Promise<OpenPdf> {
    const [[pdfjs, { PdfData }], data] = await Promise.all([loadPdfjs(), bytes.arrayBuffer()]);
    if (closed) throw new DOMException("Closed before it was open", "AbortError");
    pdfjs.GlobalWorkerOptions.workerSrc = WORKER;
    loading = pdfjs.getDocument({
      data,
      BinaryDataFactory: PdfData,
      enableXfa: false,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    loading.onPassword = (unlock: Lock["unlock"], reason: number) =>
      onLocked({ unlock, wrong: reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD });
    const document = await loading.promise;
    const first = await document.getPage(1);
    return { document, TextLayer: pdfjs.TextLayer, sizeOfFirst: sizeOf(first) };
  }
}

/** As it is shown: turned, and in points. */
export function sizeOf(page: Pdfjs.PDFPageProxy) {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

const WORKER = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;
