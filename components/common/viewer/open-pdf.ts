import type * as Pdfjs from "pdfjs-dist";
import type { PdfPages } from "./pdf-pages";

/** A PDF that pdf.js has opened, and what shows its pages; both are loaded together. */
export interface OpenPdf {
  document: Pdfjs.PDFDocumentProxy;
  Pages: typeof PdfPages;
}

/** Unlocks with what the student typed; `wrong` when an earlier attempt was. */
export interface Lock {
  wrong: boolean;
  unlock: (password: string) => void;
}

/** The browser keeps what it fetched; only the first document of a visit waits for it. */
const loadPdfjs = () =>
  Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("./pdf-pages"),
    import("./pdf-data"),
  ]);

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
    const [[pdfjs, { PdfPages }, { PdfData }], data] = await Promise.all([
      loadPdfjs(),
      bytes.arrayBuffer(),
    ]);
    if (closed) throw new DOMException("Closed before it was open", "AbortError");
    pdfjs.GlobalWorkerOptions.workerSrc = WORKER;
    loading = pdfjs.getDocument({
      data,
      BinaryDataFactory: PdfData,
      // The pages are loaded by PdfPages, which stops when the document is closed.
      disableAutoFetch: true,
      enableXfa: false,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    loading.onPassword = (unlock: Lock["unlock"], reason: number) =>
      onLocked({ unlock, wrong: reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD });
    const document = await loading.promise;
    const getPage = document.getPage.bind(document);
    document.getPage = (number) =>
      getPage(number).catch((error) => {
        // Nobody waits for it any more, and pdf.js would report it as its own failure.
        if (closed) return new Promise<never>(() => {});
        throw error;
      });
    return { document, Pages: PdfPages };
  }
}

const WORKER = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;
