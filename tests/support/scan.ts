import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import type { PdfPage } from "./pdf";

const load = createRequire(import.meta.url);
const FONTS = join(dirname(load.resolve("pdfjs-dist/package.json")), "standard_fonts");
const DOTS_PER_POINT = 150 / 72;
type Size = [width: number, height: number];
const LETTER: Size = [612, 792];

/**
 * Pages as a scanner makes them: a PDF that holds a grey picture of 150 dots to the inch for each, and no text.
 * A page given as a string is a page of text between them. The size is in points.
 */
export function scanOf(
  pages: (PdfPage | string)[],
  { upside_down = false, size = LETTER }: { upside_down?: boolean; size?: Size } = {},
): Uint8Array {
  const [page_width, page_height] = size;
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(" ");
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ...pages.flatMap((page, index) => {
      const number = 3 + index * 3;
      const is_typed = typeof page === "string";
      const content = is_typed
        ? `BT /Typed 11 Tf 14 TL 72 ${page_height - 72} Td ${page
            .split("\n")
            .map((line) => `(${line}) '`)
            .join(" ")} ET`
        : `q ${page_width} 0 0 ${page_height} 0 0 cm /Scan Do Q`;
      const resources = is_typed
        ? "/Font << /Typed << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
        : `/XObject << /Scan ${number + 2} 0 R >>`;
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page_width} ${page_height}] /Contents ` +
            `${number + 1} 0 R /Resources << ${resources} >> >>`,
        ),
        streamOf("", Buffer.from(content)),
        is_typed ? Buffer.from("null") : pictureOf(page, size, upside_down),
      ];
    }),
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  let length = 9;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\n` +
        `startxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** Drawing is optional, and the build checks types where it is missing: hence not an import. */
interface Drawing {
  createCanvas(
    width: number,
    height: number,
  ): { getContext(kind: "2d"): Omit<CanvasRenderingContext2D, "canvas"> };
  GlobalFonts: { registerFromPath(path: string, name: string): unknown };
}

function pictureOf(page: PdfPage, size: Size, upside_down: boolean): Buffer {
  const { createCanvas, GlobalFonts }: Drawing = load("@napi-rs/canvas");
  const [width, height] = [
    Math.round(size[0] * DOTS_PER_POINT),
    Math.round(size[1] * DOTS_PER_POINT),
  ];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  if (upside_down) {
    context.translate(width, height);
    context.rotate(Math.PI);
  }
  context.scale(DOTS_PER_POINT, DOTS_PER_POINT);
  for (const [weight, file] of [
    ["Regular", "LiberationSans-Regular.ttf"],
    ["Bold", "LiberationSans-Bold.ttf"],
  ]) {
    GlobalFonts.registerFromPath(join(FONTS, `${file}`), `Scan ${weight}`);
  }
  for (const piece of page) {
    if ("rectangle" in piece) {
      context.fillStyle = `rgb(${piece.color.map((part) => part * 255).join(" ")})`;
      context.fillRect(...piece.rectangle);
      continue;
    }
    context.fillStyle = "black";
    context.font = `${piece.size ?? 11}px "Scan ${piece.bold ? "Bold" : "Regular"}"`;
    context.fillText(piece.text, piece.x, piece.y);
  }
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
  return streamOf(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ` +
      `/BitsPerComponent 8 /Filter /FlateDecode`,
    deflateSync(grey),
  );
}

function streamOf(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
}
