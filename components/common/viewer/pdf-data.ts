// pdf.js asks for these by their names, and only where a document needs them. The build serves them from the project.
const FILES = {
  /** How East Asian fonts number their letters. */
  cMapUrl: import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
    eager: true,
    import: "default",
  }),
  /** The others are the system's. */
  standardFontDataUrl: {
    "/FoxitDingbats.pfb": new URL("pdfjs-dist/standard_fonts/FoxitDingbats.pfb", import.meta.url)
      .href,
    "/FoxitSymbol.pfb": new URL("pdfjs-dist/standard_fonts/FoxitSymbol.pfb", import.meta.url).href,
  },
  /** Decoders of scanned pictures. */
  wasmUrl: {
    "/jbig2.wasm": new URL("pdfjs-dist/wasm/jbig2.wasm", import.meta.url).href,
    "/openjpeg.wasm": new URL("pdfjs-dist/wasm/openjpeg.wasm", import.meta.url).href,
  },
} satisfies Record<string, Record<string, string>>;

interface Asked {
  kind: keyof typeof FILES;
  filename: string;
}

/** Where pdf.js gets its own files from. */
export class PdfData {
  async fetch({ kind, filename }: Asked): Promise<Uint8Array> {
    const url = Object.entries(FILES[kind]).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (!url) throw new Error(`pdf.js asks for an unknown file: ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
