import { createHash } from "node:crypto";

export type TextPiece = {
  text: string;
  /** Points from the left and from the top of the page; `y` is the baseline. */
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** 0 to 1 each. */
  color?: [number, number, number];
  /** 3 is invisible. */
  mode?: number;
  /** A rectangle [x, y, width, height] from the top left that clips the text. */
  clip?: [number, number, number, number];
};
export type Rectangle = {
  rectangle: [number, number, number, number];
  color: [number, number, number];
};
/** A place to click, unseen: `to` is an address, or a page of the same document counted from 1. */
export type Link = {
  link: [number, number, number, number];
  to: string | number;
};
export type PdfPage = (TextPiece | Rectangle)[];
type PdfPiece = PdfPage[number] | Link;

const WIDTH = 612;
const HEIGHT = 792;
const PADDING = Buffer.from(
  "28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A",
  "hex",
);

/** A small PDF of Helvetica text, one page per entry; `password` encrypts it (40 bit, the oldest standard handler). */
export function pdfOf(pages: PdfPiece[][], options: { password?: string } = {}): Uint8Array {
  const id = createHash("md5").update("test").digest();
  const lock = options.password === undefined ? null : lockOf(options.password, id);
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, index) => {
      const number = 6 + index * 2;
      const plain = Buffer.from(page.map(operatorsOf).join("\n"), "latin1");
      const stream = lock ? rc4(objectKey(lock.key, number), plain) : plain;
      return [
        [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${number} 0 R`,
          `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Annots [${page.map(annotationOf).join(" ")}] >>`,
        ].join(" "),
        `<< /Length ${stream.length} >>\nstream\n${stream.toString("latin1")}\nendstream`,
      ];
    }),
  ];
  if (lock) objects.push(lock.dictionary);
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const hex = id.toString("hex");
  const encrypt = lock ? ` /Encrypt ${objects.length} 0 R` : "";
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer =
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${hex}> ` +
    `<${hex}>]${encrypt} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(body + xref + trailer, "latin1"));
}

/** Lines of text from the top of the page down, 14 points apart. */
export function textPage(lines: string[], at: { x?: number; size?: number } = {}): PdfPage {
  const { x = 72, size = 11 } = at;
  return lines.map((text, index) => ({ text, x, y: 72 + index * 14, size }));
}

/** Its addresses are not encrypted: links are for documents without a password. */
function annotationOf(piece: PdfPiece): string {
  if (!("link" in piece)) return "";
  const [x, y, width, height] = piece.link;
  const box = [x, HEIGHT - y - height, x + width, HEIGHT - y].join(" ");
  const target =
    typeof piece.to === "number"
      ? `/Dest [${3 + piece.to * 2} 0 R /XYZ 0 ${HEIGHT} null]`
      : `/A << /S /URI /URI (${piece.to}) >>`;
  return `<< /Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] ${target} >>`;
}

function operatorsOf(piece: PdfPiece): string {
  if ("link" in piece) return "";
  if ("rectangle" in piece) {
    const [x, y, width, height] = piece.rectangle;
    return `q ${piece.color.join(" ")} rg ${x} ${HEIGHT - y - height} ${width} ${height} re f Q`;
  }
  const { text, x, y, size = 11, bold = false, color = [0, 0, 0], mode = 0, clip } = piece;
  const escaped = text.replace(/[\\()]/g, (letter) => `\\${letter}`);
  const clipped = clip
    ? `${clip[0]} ${HEIGHT - clip[1] - clip[3]} ${clip[2]} ${clip[3]} re W n `
    : "";
  return (
    `q ${clipped}${color.join(" ")} rg BT /F${bold ? 2 : 1} ${size} Tf ${mode} Tr 1 0 0 1 ${x} ` +
    `${HEIGHT - y} Tm (${escaped}) Tj ET Q`
  );
}

function lockOf(password: string, id: Buffer) {
  const padded = Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5);
  const user = rc4(key, PADDING);
  const dictionary =
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner.toString("hex")}> /U ` +
    `<${user.toString("hex")}> >>`;
  return { key, dictionary };
}

function objectKey(key: Buffer, number: number): Buffer {
  const tail = Buffer.from([number & 255, (number >> 8) & 255, 0, 0, 0]);
  return md5(Buffer.concat([key, tail])).subarray(0, key.length + 5);
}

function md5(bytes: Buffer): Buffer {
  return createHash("md5").update(bytes).digest();
}

/** Node no longer offers this cipher; the oldest PDF encryption is built on it. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [at(j), at(i)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
