/**
 * Runs in a process of its own: a PDF's bytes in, one message per page out. Plain JavaScript, started by its path, so
 * that it works beside a bundle. It reads pdf.js' drawing operators instead of its text items: they are as fast, and
 * only they tell how a letter is painted (font weight, colour, invisible mode, clipping), which decides whether a
 * reader sees it.
 *
 * in:  first { bytes, password, from_page }, then "next" for each page the parent has dealt with. It loads pdf.js
 *      before that, so that one started ahead of its document has nothing left to wait for.
 * out: { type: "open", page_count } | { type: "page", page (laid out), failed } | { type: "end" } |
 *      { type: "too_large" } | { type: "error", name, message }
 */
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { sep } from "node:path";
import "./memory-guard.mjs";
import { folderOf } from "./ocr/packages.mjs";
import { bookmarksByPage } from "./pdf-outline.mjs";
import { Painter } from "./pdf-painter.mjs";
import { loadPdfjs } from "./pdfjs.mjs";

const PAGES_AHEAD = 2;
/** No book has as many pages. */
const MOST_PAGES = 5000;
/** No page of a document is as full; one that is would hold the server when it arrives there. */
const MOST_CHARACTERS = 200_000;

let credit = PAGES_AHEAD;
let wake = () => {};

const pdfjs = await loadPdfjs();
const { layoutPage } = await import("./layout/page.ts");
const { markHeadings } = await import("./layout/bookmarks.ts");
// Now, as it is ended without notice.
flushCompileCache();
const [task] = await once(process, "message");
process.on("message", () => {
  credit += 1;
  wake();
});

try {
  await readDocument(task);
  process.send({ type: "end" });
} catch (error) {
  const { name = "Error", message = "" } = error ?? {};
  process.send({ type: "error", name, message: String(message) });
}

async function readDocument({ bytes, password, from_page }) {
  const loading = pdfjs.getDocument({
    data: bytes,
    password,
    // Pictures are never decoded: only the text is wanted.
    maxImageSize: 1,
    // With the names of fonts, which tell the bold ones.
    fontExtraProperties: true,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: true,
    verbosity: 0,
    // How East Asian fonts number their letters: without these none of their words is read.
    cMapUrl: `${folderOf("pdfjs-dist")}${sep}cmaps${sep}`,
  });
  const document = await loading.promise;
  if (document.numPages > MOST_PAGES) {
    process.send({ type: "too_large" });
    return;
  }
  process.send({ type: "open", page_count: document.numPages });
  const layers = await document.getOptionalContentConfig().catch(() => null);
  const bookmarks = await bookmarksByPage(document);
  const columns_seen = new Map();
  let late = [];
  for (let number = from_page; number <= document.numPages; number += 1) {
    while (credit === 0) {
      await new Promise((resolve) => {
        wake = resolve;
      });
    }
    credit -= 1;
    const message = await readPage(pdfjs, document, layers, number, columns_seen);
    late = markHeadings(message.page.lines, [...late, ...(bookmarks.get(number) ?? [])]);
    late = late.filter((bookmark) => bookmarks.get(number)?.includes(bookmark));
    process.send(message);
  }
  await loading.destroy();
}

async function readPage(pdfjs, document, layers, number, columns_seen) {
  try {
    const page = await document.getPage(number);
    const operators = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
    const viewport = page.getViewport({ scale: 1 });
    const painter = new Painter(pdfjs, page, viewport, layers);
    painter.run(operators);
    page.cleanup();
    const read = painter.result();
    const letters = read.runs.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > MOST_CHARACTERS) throw new Error("The page is too full");
    const { width, height } = viewport;
    return {
      type: "page",
      failed: false,
      page: layoutPage({ number, width, height, ...read }, columns_seen),
    };
  } catch {
    const page = {
      number,
      width: 612,
      height: 792,
      runs: [],
      rules: [],
      scanned: false,
      hidden_characters: 0,
    };
    return { type: "page", failed: true, page: layoutPage(page) };
  }
}
