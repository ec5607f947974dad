/** What a file is by its content, and what it is called in a sentence. */
export const FILE_TYPES = {
  pdf: "PDF",
  docx: "document",
  odt: "document",
  pptx: "slides",
  html: "web page",
  markdown: "text",
  text: "text",
  jpeg: "picture",
  png: "picture",
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** What its pages are called. */
export function pageNoun(file_type: FileType): "Slide" | "Page" {
  return file_type === "pptx" ? "Slide" : "Page";
}

/** What their names end with. */
const ENDINGS = {
  pdf: ["pdf"],
  docx: ["docx", "docm", "dotx"],
  odt: ["odt", "ott"],
  pptx: ["pptx", "pptm", "ppsx", "potx"],
  html: ["html", "htm", "xhtml"],
  markdown: ["md", "markdown"],
  text: ["txt", "text", "tex", "rst", "org", "csv", "tsv"],
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
} as const satisfies Record<FileType, readonly string[]>;

/** What the file input of a form offers to choose from. */
export const FILES_ACCEPTED = Object.values(ENDINGS)
  .flat()
  .map((ending) => `.${ending}`)
  .join(",");

/** How they are named on the web. */
export const MEDIA_TYPES: Record<FileType, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  html: "text/html",
  markdown: "text/markdown",
  text: "text/plain",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** What other apps may share with the installed one. */
export const FILES_SHARED = [...Object.values(MEDIA_TYPES), ...FILES_ACCEPTED.split(",")];

/** Said where files are chosen. */
export const FILES_TAKEN = "PDF, Word, PowerPoint, web page, text or picture";

/** What students have that is not read, by the ending of its name: what it is, and what it can be saved as. */
const SAVED_AS: Record<string, { what: string; as: string }> = {
  doc: { what: "an old Word document", as: "DOCX or PDF" },
  dot: { what: "an old Word template", as: "DOCX or PDF" },
  rtf: { what: "an RTF document", as: "DOCX or PDF" },
  pages: { what: "a Pages document", as: "Word (DOCX) or PDF" },
  ppt: { what: "an old PowerPoint file", as: "PPTX or PDF" },
  pps: { what: "an old PowerPoint file", as: "PPTX or PDF" },
  key: { what: "a Keynote presentation", as: "PowerPoint (PPTX) or PDF" },
  odp: { what: "an Impress presentation", as: "PPTX or PDF" },
  xls: { what: "a spreadsheet", as: "PDF" },
  xlsx: { what: "a spreadsheet", as: "PDF" },
  ods: { what: "a spreadsheet", as: "PDF" },
  numbers: { what: "a spreadsheet", as: "PDF" },
  epub: { what: "an e-book", as: "PDF" },
  djvu: { what: "a DjVu document", as: "PDF" },
  heic: { what: "a photo in Apple's own format", as: "JPEG or PDF" },
  heif: { what: "a photo in Apple's own format", as: "JPEG or PDF" },
  webp: { what: "a WebP picture", as: "JPEG or PNG" },
  tif: { what: "a TIFF picture", as: "PNG or PDF" },
  tiff: { what: "a TIFF picture", as: "PNG or PDF" },
  gif: { what: "a GIF picture", as: "PNG or PDF" },
  svg: { what: "an SVG drawing", as: "PNG or PDF" },
};

const KNOWN = new Set<string>(Object.values(ENDINGS).flat());

/** Why a file cannot be read, with the way out, for the student. */
export function unreadableText(filename: string): string {
  const saved = SAVED_AS[endingOf(filename)];
  if (saved) {
    return `We can't read “${filename}”, because it's ${saved.what}. Please save it as ${saved.as} and try again.`;
  }
  return (
    `We can't read “${filename}”. Please save it as PDF, Word (DOCX), ` +
    "PowerPoint (PPTX), web page, text or picture (JPEG, PNG) and try again."
  );
}

/** Whether its name, or what the browser takes it for, promises a file that is read. Its content decides. */
export function isTaken({ name, type }: { name: string; type: string }): boolean {
  return KNOWN.has(endingOf(name)) || type.startsWith("text/") || type === "application/pdf";
}

/** The name of a file without the ending that tells its kind. */
export function withoutEnding(filename: string): string {
  const ending = endingOf(filename);
  return KNOWN.has(ending) ? filename.slice(0, -ending.length - 1) : filename;
}

/** In small letters, without the dot; empty where there is none. */
function endingOf(filename: string): string {
  return /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
}
