/**
 * Runs in a process of its own: draws pages of a PDF, or a photo, and recognizes the text on them. Plain
 * JavaScript, started by its path, so that it works beside a bundle; everything it loads lies in node_modules,
 * nothing comes from the network.
 *
 * in:  first { bytes }; then the number of a page, one at a time
 * out: to the bytes { type: "ready" } | { type: "unavailable" } | { type: "locked" }; to a page
 *      { type: "page", number, width, height, is_blank, lines } | { type: "failed" }
 */
import { sep } from "node:path";
import "./memory-guard.mjs";
import { drawPage, drawPicture } from "./ocr/draw-page.mjs";
import { folderOf, load } from "./ocr/packages.mjs";
import { Recognizer } from "./ocr/recognizer.mjs";
import { loadPdfjs } from "./pdfjs.mjs";

/** What pdf.js asks for. */
const OLDEST_NODE = 22;

const tools = loadTools();
let document;
let photo;

process.on("message", async (message) => {
  process.send(typeof message === "number" ? await readPage(message) : await start(message.bytes));
});

async function start(bytes) {
  if (!(await tools)) return { type: "unavailable" };
  if (isPicture(bytes)) {
    photo = bytes;
    return { type: "ready" };
  }
  document = openDocument((await tools).pdfjs, bytes);
  // One that is damaged in another way fails page by page.
  const error = await document.then(
    () => undefined,
    (error) => error,
  );
  return { type: error?.name === "PasswordException" ? "locked" : "ready" };
}

async function readPage(number) {
  try {
    const { canvas, recognizer } = await tools;
    const picture = photo
      ? await drawPicture(photo, canvas)
      : await drawPage(await (await document).getPage(number), canvas);
    const { turned, lines } = picture.is_blank
      ? { turned: false, lines: [] }
      : await recognizer.read(picture);
    const [width, height] = turned
      ? [picture.page_height, picture.page_width]
      : [picture.page_width, picture.page_height];
    return { type: "page", number, width, height, is_blank: picture.is_blank, lines };
  } catch {
    return { type: "failed" };
  }
}

/** Null where the canvas has no build for this machine, or this Node is too old for pdf.js. */
async function loadTools() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) return null;
  try {
    const canvas = load("@napi-rs/canvas");
    // Where there is none, unpdf puts one that text is read with and nothing can be drawn with.
    globalThis.DOMMatrix = canvas.DOMMatrix;
    const pdfjs = await loadPdfjs();
    return { canvas, pdfjs, recognizer: await Recognizer.load() };
  } catch {
    return null;
  }
}

/** A PNG or JPEG. */
function isPicture([first, second]) {
  return (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8);
}

function openDocument(pdfjs, bytes) {
  const folder = folderOf("pdfjs-dist") + sep;
  return pdfjs.getDocument({
    data: bytes,
    // Pictures of more pixels would take too much memory; a page at 600 dpi has 35 million.
    maxImageSize: 50_000_000,
    isEvalSupported: false,
    verbosity: 0,
    // Most scanners write JBIG2, fax or JPEG 2000, which pdf.js decodes with these.
    wasmUrl: `${folder}wasm${sep}`,
    standardFontDataUrl: `${folder}standard_fonts${sep}`,
    cMapUrl: `${folder}cmaps${sep}`,
  }).promise;
}
