import { pathToFileURL } from "node:url";
import { definePDFJSModule, getResolvedPDFJS } from "unpdf";
import { pathOf } from "./ocr/packages.mjs";

/**
 * pdf.js as unpdf resolves it, for a process or a worker thread. It is the build of pdfjs-dist, the one that the viewer
 * draws with: unpdf's own cannot decode the pictures that most scanners write.
 */
export async function loadPdfjs() {
  // It rejects promises nobody holds when it meets damaged objects; one such must not end the thread.
  process.on("unhandledRejection", () => {});
  const { href } = pathToFileURL(pathOf("pdfjs-dist/legacy/build/pdf.mjs"));
  await definePDFJSModule(() => import(/* turbopackIgnore: true */ href));
  return getResolvedPDFJS();
}
