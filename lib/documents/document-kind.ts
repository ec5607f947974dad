import { unzipSync } from "fflate";
import { pattern } from "@/lib/text/pattern";
import { decodeText } from "./decode-text";

const PDF_HEADER = "%PDF-";
/** The format allows other bytes before its header, within the first kilobyte. */
const HEADER_WITHIN = 1024;
/** What tells text from other bytes, and HTML from other text, stands within these bytes. */
const START_OF_TEXT = 4096;

export type DocumentKind =
  | "pdf"
  | "docx"
  | "pptx"
  | "odt"
  | "html"
  | "markdown"
  | "text"
  | "jpeg"
  | "png"
  | "unknown";

/**
 * What a document is by its content, whatever its sender says. Its name is asked only where content cannot tell:
 * which text is Markdown, and which Office document is inside an encrypted one.
 */
export function documentKind(bytes: Uint8Array, name = ""): DocumentKind {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  const office = startsWith(bytes, OLE) ? kindOfEncrypted(bytes, name) : kindOfZip(bytes);
  if (office) return office;
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN));
  if (start.includes(PDF_HEADER)) return "pdf";
  return kindOfText(bytes, name);
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const SHORTEST_ZIP = 32;
const MAIN_PARTS: [DocumentKind, RegExp][] = [
  ["docx", /^word\/document\d*\.xml$/i],
  ["pptx", /^ppt\/presentation\d*\.xml$/i],
  ["odt", /^content\.xml$/i],
];
const ODT = "application/vnd.oasis.opendocument.text";

/** Office documents are zips that hold a part of a known name. One cut off in transfer still begins with such names. */
function kindOfZip(bytes: Uint8Array): DocumentKind | null {
  if (!startsWith(bytes, ZIP) || bytes.length < SHORTEST_ZIP) return null;
  const names = namesInZip(bytes);
  const [kind] = MAIN_PARTS.find(([, main]) => names.some((name) => main.test(name))) ?? [];
  if (kind !== "odt") return kind ?? null;
  return isOdt(bytes) ? "odt" : null;
}

/** Spreadsheets and drawings have a part of the same name; a part of its own says what a file is, mostly the first. */
function isOdt(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN));
  if (start.includes(ODT)) return true;
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === "mimetype" && originalSize === ODT.length;
    const { mimetype } = unzipSync(bytes, { filter });
    return mimetype !== undefined && Buffer.from(mimetype).toString("latin1") === ODT;
  } catch {
    return false;
  }
}

const MOST_NAMES = 20_000;

function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        // The directory of a hostile one says that it has billions of parts.
        if (names.length > MOST_NAMES) throw new Error("Too many parts");
        return false;
      },
    });
  } catch {}
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const first = whole.toString("utf8", 30, 30 + whole.readUInt16LE(26));
  if (names.includes(first)) return names;
  // Its directory is cut off or belongs to another zip.
  const scanned = whole.toString("latin1");
  return scanned.match(/(?:word\/document|ppt\/presentation|content)\d*\.xml/g) ?? [];
}

/** The container of older Office documents, and of newer ones that are locked with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function kindOfEncrypted(bytes: Uint8Array, name: string): DocumentKind | null {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!whole.includes(Buffer.from("EncryptedPackage", "utf16le"))) return null;
  return /\.pp[ts][xm]$/i.test(name) ? "pptx" : "docx";
}

/** Elements that a page of HTML, or a piece of one, begins with. */
const HTML = pattern("i")`
  ^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:
  !doctype\s+html|html|head|body|title|meta|link|style|script|article|main|section|header|nav|div|p|h[1-6]|table|
  ul|ol|dl|span|font|center|b|strong|em|i|a
  )\b[^>]*>`;
/** Formats that are written as text and hold no text to study. */
const OTHER_FORMAT = /^\s*(?:<\?xml\b|<svg\b|\{\\rtf)/i;
const MARKDOWN_NAME = /\.(?:md|markdown|mdown|mkd|qmd|rmd|mdx)$/i;
const HTML_NAME = /\.x?html?$/i;

function kindOfText(bytes: Uint8Array, name: string): DocumentKind {
  const start = decodeText(bytes.subarray(0, START_OF_TEXT));
  if (start === null || start.trim() === "") return "unknown";
  if (MARKDOWN_NAME.test(name)) return "markdown";
  if (HTML.test(start) || (HTML_NAME.test(name) && start.includes("<"))) return "html";
  return OTHER_FORMAT.test(start) ? "unknown" : "text";
}
